import type { Seat } from './engine';

/** More seats than any game has. */
const MOST = 20;
/** By seat, the list of it alone: engines say so often that nothing new should be made for it. */
export const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MOST }, (_, seat) => [seat]);

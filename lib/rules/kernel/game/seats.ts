import type { Seat } from './engine';

/** As many as sit at one table: Magic Realm has sixteen characters, and no other game seats more. */
export const MOST_SEATS = 16;
/** By seat, the list of it alone: engines say so often that nothing new should be made for it. */
export const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS }, (_, seat) => [seat]);

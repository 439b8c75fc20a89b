import { spaceId } from './map-scene';

/** Territories as a finding points at them. */
export const ids = (places: readonly number[]): string[] => places.map(spaceId);

/** The same as people count them. */
export const numbers = (places: readonly number[]): string => places.map((at) => at + 1).join(', ');

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

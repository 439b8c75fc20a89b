import type { House } from './house';

/** Cards in a first hand: the agreed number, or eight less the number of players. (SS-013, SS-R75) */
export const handSizeOf = (house: House): number => house.handSize ?? 8 - house.players;

/** What a grimoire may total: the agreed sum, or three for each card. (SS-L09) */
export const levelTotalOf = (house: House): number => house.levelTotal ?? 3 * handSizeOf(house);

/** Copies of one card that the table's pile can hold. (SS-L03, SS-L06) */
export const copiesOf = (house: House): number => (house.pileMode === 'standard' ? 1 : house.maxCopies);

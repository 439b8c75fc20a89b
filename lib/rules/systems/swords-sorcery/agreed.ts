import type { Terms } from '../../kernel/agreement/agreement';
import type { SsEntry } from './catalogue/entry';
import type { House } from './house';

/** Cards in a first hand: the agreed number, or eight less the number of players. (SS-013, SS-R75) */
export const handSizeOf = (house: House): number => house.handSize ?? 8 - house.players;

/** What a grimoire may total: the agreed sum, or three for each card. (SS-L09) */
export const levelTotalOf = (house: House): number => house.levelTotal ?? 3 * handSizeOf(house);

/** Copies of a card that the table's pile can hold; a standard one has none of the table's own. (SS-L03, SS-L06, SS-L12, SS-R80) */
export const copiesOf = (
  id: string,
  house: House,
  { cards }: Pick<Terms<SsEntry, House>, 'cards'>,
): number => (house.pileMode === 'custom' ? house.maxCopies : cards.has(id) ? 0 : 1);

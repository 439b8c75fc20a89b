/**
 * A deck as two units see it. A card that counts for both is worth the same to both, and there are never cards for the
 * attacker alone beside such that count for both: sides are exchanged where it would be so.
 */
export interface SeenDeck {
  readonly size: number;
  /** Cards that count for neither. */
  readonly idle: number;
  /** By worth, from 1: cards for the attacker alone, for the defender alone, for both. */
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly both: readonly number[];
}

/**
 * What happens to a deck: each side draws so many cards, and level pairs may come in between. Pairs that cost a card from hand
 * are among those that each side draws; they come in one order, and level pairs anywhere between them (BM-R22).
 */
export interface Course {
  readonly mine: number;
  readonly theirs: number;
  /** Level pairs that come at least and at most, those apart that cost a card; Infinity: until the deck gives no more. */
  readonly pairs: readonly [least: number, most: number];
  /** Pairs that cost a card from hand. */
  readonly costly: number;
  /** Whether a pair that is worth nothing to either may be level, after the last costly one: both hands are empty then. */
  readonly idle: boolean;
}

export const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

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

/** What happens to a deck: each side draws so many cards, and level pairs may come in between. */
export interface Course {
  readonly mine: number;
  readonly theirs: number;
  /** Pairs that may come at most; Infinity: until the deck gives no more. */
  readonly pairs: number;
}

export const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

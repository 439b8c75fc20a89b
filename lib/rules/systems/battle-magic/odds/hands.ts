import { keptIn } from './counting';

/** Cards are worth 0 to 3 to a side: their strength, or nothing. */
export const WORTHS = 4;

/** Cards that one side draws, by what they are worth to it. */
export interface Hand {
  /** How many of each worth. */
  readonly of: readonly number[];
  readonly sum: number;
  /** In how many orders these worths may come. */
  readonly orders: number;
}

/** Every hand of so many cards. */
export function handsOf(draws: number): readonly Hand[] {
  const found: Hand[] = [];
  const of = new Array<number>(WORTHS).fill(0);
  const deal = (worth: number, open: number, sum: number, orders: number): void => {
    if (worth === 0) {
      found.push({ of: [open, ...of.slice(1)], sum, orders });
      return;
    }
    // Each step chooses which of the open draws the next card of this worth is.
    let ways = orders;
    for (let n = 0; n <= open; n++) {
      of[worth] = n;
      deal(worth - 1, open - n, sum + n * worth, ways);
      ways = (ways * (open - n)) / (n + 1);
    }
  };
  deal(WORTHS - 1, draws, 0, 1);
  return found;
}

/** What both sides draw before level pairs begin, and how often that counts. */
export interface Draw {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  ways: number;
}

/**
 * Draws, sorted by how many cards each side draws that are worth nothing to it, then by those worth 1: what they have in common
 * is counted once for all of them.
 */
export class Draws {
  readonly #draws = new Map<number, Map<number, Draw[]>>();

  add(mine: readonly number[], theirs: readonly number[], ways: number): void {
    const groups = keptIn(this.#draws, keyOf(mine, theirs, 0), () => new Map<number, Draw[]>());
    const group = keptIn(groups, keyOf(mine, theirs, 1), (): Draw[] => []);
    const known = group.find((one) => keyOf(one.mine, one.theirs, 2) === keyOf(mine, theirs, 2));
    if (known) known.ways += ways;
    else group.push({ mine, theirs, ways });
  }

  /** By worth 0, then by worth 1. */
  sorted(): readonly (readonly (readonly Draw[])[])[] {
    return [...this.#draws.values()].map((groups) => [...groups.values()]);
  }
}

const DIGIT = 64;
const keyOf = (mine: readonly number[], theirs: readonly number[], worth: number): number =>
  mine[worth]! * DIGIT + theirs[worth]!;

/** These cards and one of this worth. */
export const withOne = (of: readonly number[], worth: number): readonly number[] =>
  of.map((n, i) => (i === worth ? n + 1 : n));

import type { Counted } from './tally';
import { seatAt } from './wish';

/** Differences of games played twice by one seed: sums and sums of squares, in whole numbers. */
export interface Pairs {
  /** Pairs of which both games ended. */
  pairs: number;
  /** By seat of the wish, in sixtieths of a victory: so a victory shared by up to six is whole. */
  wins: [sum: number, squares: number][];
  draws: [sum: number, squares: number];
  length: [sum: number, squares: number];
}
/** What a victory counts. */
export const VICTORY = 60;

/** Nothing played yet. */
export const emptyPairs = (players: number): Pairs => ({
  pairs: 0,
  wins: Array.from({ length: players }, () => [0, 0]),
  draws: [0, 0],
  length: [0, 0],
});

const add = (sums: [number, number], difference: number): void => {
  sums[0] += difference;
  sums[1] += difference * difference;
};

/** Counts one pair: what the second game has more than the first. */
export function addPair(pairs: Pairs, one: Counted, two: Counted, rotate: boolean): void {
  const [a, b] = [one.outcome, two.outcome];
  if (!a || !b) return;
  const players = pairs.wins.length;
  pairs.pairs++;
  for (let place = 0; place < players; place++) {
    const worth = (winners: readonly number[]) =>
      winners.includes(place) ? Math.round(VICTORY / winners.length) : 0;
    add(pairs.wins[seatAt(place, one.game, players, rotate)]!, worth(b.winners) - worth(a.winners));
  }
  add(pairs.draws, Number(b.winners.length === 0) - Number(a.winners.length === 0));
  add(pairs.length, two.length - one.length);
}

/** Adds a part to the whole, in place. */
export function addPairs(whole: Pairs, part: Pairs): void {
  const plus = (a: [number, number], b: readonly [number, number]): void => {
    a[0] += b[0];
    a[1] += b[1];
  };
  whole.pairs += part.pairs;
  part.wins.forEach((sums, seat) => plus(whole.wins[seat]!, sums));
  plus(whole.draws, part.draws);
  plus(whole.length, part.length);
}

import { copiesByStrength } from '../catalogue/cards';

/** Chances of sums 0 to 15 of some cards from a fresh deck, by number of cards and of types that count. */
const sums = new Map<number, readonly number[]>();
const MOST = 16;
const TYPES = 4;

function sumsOf(draws: number, types: number): readonly number[] {
  const key = draws * 3 + types;
  let found = sums.get(key);
  if (!found) sums.set(key, (found = reckoned(draws, types)));
  return found;
}

/** Without replacement, card by card: classes are the strengths of the types that count, and all the rest. */
function reckoned(draws: number, types: number): readonly number[] {
  const counts = [
    (TYPES - types) * (copiesByStrength[1] + copiesByStrength[2] + copiesByStrength[3]),
    types * copiesByStrength[1],
    types * copiesByStrength[2],
    types * copiesByStrength[3],
  ];
  const chances = new Array<number>(MOST).fill(0);
  const draw = (left: number, sum: number, chance: number): void => {
    if (left === 0) {
      chances[Math.min(sum, MOST - 1)]! += chance;
      return;
    }
    const all = counts[0]! + counts[1]! + counts[2]! + counts[3]!;
    for (let value = 0; value < 4; value++) {
      const n = counts[value]!;
      if (n === 0) continue;
      counts[value] = n - 1;
      draw(left - 1, sum + value, (chance * n) / all);
      counts[value] = n;
    }
  };
  draw(draws, 0, 1);
  return chances;
}

/** One side of a fight, as far as a quick look takes it in. */
export interface Side {
  readonly draws: number;
  /** How many of Sword and Magic count. */
  readonly types: number;
  /** Strength of the card it would substitute, 0: none. */
  readonly holds: number;
}

const known = new Map<number, number>();

/**
 * The attacker's chance to end with the higher total, both sides taken for independent: within a percent or two of the exact
 * one (see odds/), and a thousand times faster.
 * @param net bonuses of the attacker less those of the defender
 */
export function roughWin(a: Side, b: Side, net: number): number {
  const key =
    (((((a.draws * 3 + a.types) * 4 + a.holds) * 16 + b.draws) * 3 + b.types) * 4 + b.holds) * 32 + net + 16;
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = reckon(a, b, net)));
  return found;
}

function reckon(a: Side, b: Side, net: number): number {
  const [mine, yours] = [sumsOf(a.draws, a.types), sumsOf(b.draws, b.types)];
  let [win, tie] = [0, 0];
  for (let x = 0; x < MOST; x++)
    for (let y = 0; y < MOST; y++) {
      const margin = (x || a.holds) + net - (y || b.holds);
      const chance = mine[x]! * yours[y]!;
      if (margin > 0) win += chance;
      else if (margin === 0) tie += chance;
    }
  // A tie is broken card by card.
  const [one, other] = [sumsOf(1, a.types), sumsOf(1, b.types)];
  let [more, less] = [0, 0];
  for (let x = 0; x < 4; x++)
    for (let y = 0; y < 4; y++) {
      if (x > y) more += one[x]! * other[y]!;
      else if (x < y) less += one[x]! * other[y]!;
    }
  return win + tie * (more + less === 0 ? 0.5 : more / (more + less));
}

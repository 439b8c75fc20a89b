import type { WeaponChange } from '../catalogue/effects';

/** Ways to roll each conflict value, out of `rolls`. Whole numbers: exact up to twenty dice. */
export interface Spread {
  /** Ways by value. */
  readonly ways: Float64Array;
  readonly rolls: number;
}

/** A roll of one side in a conflict. */
export interface Pool {
  readonly dice: number;
  /** The weapon at work, if any (SS-R23). */
  readonly weapon?: WeaponChange;
  /** The Gauntlet, or what else is simply added. */
  readonly plus?: number;
  /** SS-R04: word for word, a six counts 0 with the Morning Star and low dice stay. */
  readonly literalStar?: boolean;
}

const SIDES = 6;

/** What a face counts: as it is, or as the Morning Star has it (SS-161, SS-R04). */
export function faceWorth(face: number, weapon: WeaponChange | undefined, literalStar = false): number {
  if (weapon?.by !== 'faces') return face;
  if (literalStar) return face === weapon.from ? weapon.high : face > weapon.from ? weapon.low : face;
  return face >= weapon.from ? weapon.high : weapon.low;
}

/** The value of a roll as it fell: best as tens and second best as ones, with the weapon. (SS-072, SS-R30) */
export function valueOf(faces: readonly number[], { weapon, plus = 0, literalStar = false }: Pool): number {
  let [best, second, sixes, seen, pair] = [0, 0, 0, 0, false];
  for (const face of faces) {
    const worth = faceWorth(face, weapon, literalStar);
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
    if (face === SIDES) sixes++;
    if (seen & (1 << face)) pair = true;
    seen |= 1 << face;
  }
  const value = best * 10 + second + plus;
  switch (weapon?.by) {
    case 'bonus':
      return value + weapon.plus;
    case 'sixes':
      return value + weapon.plusEach * sixes;
    case 'pair':
      return pair ? value + weapon.plus : value;
    default:
      return value;
  }
}

/** Ways in which `n` dice all stay at `worth` or below. */
const upTo = (faces: number, n: number): number => faces ** n;

/** Orders in which `n` dice show different faces out of so many. */
function different(faces: number, n: number): number {
  let ways = 1;
  for (let i = 0; i < n; i++) ways *= Math.max(0, faces - i);
  return ways;
}

function ways(n: number, k: number): number {
  let out = 1;
  for (let i = 1; i <= k; i++) out = (out * (n - i + 1)) / i;
  return out;
}

/** Largest value that a roll can come to: two of the best face, and what weapons add. */
const mostValue = ({ dice, weapon, plus = 0 }: Pool): number =>
  plus +
  (weapon?.by === 'faces' ? 11 * Math.max(6, weapon.high) : 66) +
  (weapon?.by === 'sixes' ? weapon.plusEach * dice : weapon && weapon.by !== 'faces' ? weapon.plus : 0);

/** Ways by value of a pool of any size, counted by the two best dice: never roll by roll. (SS-069 to SS-072) */
export function spreadOf(pool: Pool): Spread {
  const { dice, weapon, plus = 0, literalStar = false } = pool;
  const out = new Float64Array(mostValue(pool) + 1);
  // Faces by what they count, and how many count no more.
  const faces = new Float64Array(10);
  for (let face = 1; face <= SIDES; face++) faces[faceWorth(face, weapon, literalStar)]!++;
  const below = new Float64Array(10);
  for (let worth = 0, sum = 0; worth < 10; worth++) below[worth] = sum += faces[worth]!;
  const bonus = plus + (weapon?.by === 'bonus' ? weapon.plus : 0);

  for (let best = 0; best < 10; best++) {
    const mine = faces[best]!;
    if (mine === 0) continue;
    const under = best === 0 ? 0 : below[best - 1]!;
    // Two or more dice show the best face.
    const single = dice * mine * upTo(under, dice - 1);
    const twice = upTo(below[best]!, dice) - upTo(under, dice) - single;
    if (twice > 0) {
      const value = 11 * best + bonus;
      if (weapon?.by === 'sixes' && best === SIDES)
        for (let k = 2; k <= dice; k++)
          out[value + k * weapon.plusEach]! += ways(dice, k) * upTo(SIDES - 1, dice - k);
      else out[value + (weapon?.by === 'pair' ? weapon.plus : 0)]! += twice;
    }
    if (dice === 1) {
      out[10 * best + bonus + (weapon?.by === 'sixes' && best === SIDES ? weapon.plusEach : 0)]! += mine;
      continue;
    }
    for (let second = 0; second < best; second++) {
      if (faces[second] === 0) continue;
      const lower = second === 0 ? 0 : below[second - 1]!;
      const count = dice * mine * (upTo(below[second]!, dice - 1) - upTo(lower, dice - 1));
      const value = 10 * best + second + bonus;
      if (weapon?.by === 'sixes' && best === SIDES) out[value + weapon.plusEach]! += count;
      else if (weapon?.by === 'pair') {
        const plain = dice * (dice - 1) * different(second - 1, dice - 2);
        out[value]! += plain;
        out[value + weapon.plus]! += count - plain;
      } else out[value]! += count;
    }
  }
  return { ways: out, rolls: SIDES ** dice };
}

/** Ways to roll more than a value. */
export function waysOver(spread: Spread, value: number): number {
  let sum = 0;
  for (let at = value + 1; at < spread.ways.length; at++) sum += spread.ways[at]!;
  return sum;
}

/** Pairs of rolls in which the first is higher, and in which both are equal, out of the product of their rolls. */
export function compare(a: Spread, b: Spread): { readonly higher: number; readonly equal: number } {
  let [higher, equal, under] = [0, 0, 0];
  for (let value = 0; value < a.ways.length; value++) {
    const mine = a.ways[value]!;
    const theirs = value < b.ways.length ? b.ways[value]! : 0;
    higher += mine * under;
    equal += mine * theirs;
    under += theirs;
  }
  return { higher, equal };
}

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

/** Whole powers by multiplying: exact, and quicker than the general one. */
function power(base: number, exponent: number): number {
  let out = 1;
  for (let i = 0; i < exponent; i++) out *= base;
  return out;
}

/** Ways by value of a pool of any size, counted by the two best dice: never roll by roll. (SS-069 to SS-072) */
export function spreadOf(pool: Pool): Spread {
  const { dice, weapon, plus = 0, literalStar = false } = pool;
  const out = new Float64Array(mostValue(pool) + 1);
  // By what a face counts: how many faces do, and ways in which all dice, or all but one, count no more.
  const faces = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let face = 1; face <= SIDES; face++) faces[faceWorth(face, weapon, literalStar)]!++;
  const all = faces.slice();
  const rest = faces.slice();
  for (let worth = 0, sum = 0; worth < 10; worth++) {
    sum += faces[worth]!;
    rest[worth] = power(sum, dice - 1);
    all[worth] = rest[worth]! * sum;
  }
  const sixes = weapon?.by === 'sixes' ? weapon.plusEach : 0;
  const pair = weapon?.by === 'pair' ? weapon.plus : 0;
  const bonus = plus + (weapon?.by === 'bonus' ? weapon.plus : 0);

  for (let best = 0; best < 10; best++) {
    const single = dice * faces[best]!;
    if (single === 0) continue;
    const forSix = best === SIDES ? sixes : 0;
    const under = best === 0 ? 0 : all[best - 1]!;
    const underRest = best === 0 ? (dice === 1 ? 1 : 0) : rest[best - 1]!;
    const twice = all[best]! - under - single * underRest;
    if (twice > 0) {
      const value = 11 * best + bonus;
      if (forSix > 0)
        for (let k = 2; k <= dice; k++)
          out[value + k * forSix]! += ways(dice, k) * power(SIDES - 1, dice - k);
      else out[value + pair]! += twice;
    }
    const value = 10 * best + bonus + forSix;
    if (dice === 1) out[value]! += faces[best]!;
    else
      for (let second = 0; second < best; second++) {
        if (faces[second] === 0) continue;
        const count = single * (rest[second]! - (second === 0 ? 0 : rest[second - 1]!));
        const plain = pair > 0 ? dice * (dice - 1) * different(second - 1, dice - 2) : count;
        out[value + second]! += plain;
        if (plain < count) out[value + second + pair]! += count - plain;
      }
  }
  return { ways: out, rolls: power(SIDES, dice) };
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

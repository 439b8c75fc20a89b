import { fraction, type Fraction } from '../../kernel/odds';

const SIDES = 6;

/** The value of a roll: the best die as tens, the second best as ones. (SS-072) */
export function conflictValue(faces: readonly number[]): number {
  const [best = 0, second = 0] = [...faces].sort((a, b) => b - a);
  return best * 10 + second;
}

const known = new Map<number, ReadonlyMap<number, Fraction>>();

/** How likely each conflict value is with so many dice, without cards; counted over every roll. (SS-069 to SS-072) */
export function conflictChances(dice: number): ReadonlyMap<number, Fraction> {
  const before = known.get(dice);
  if (before) return before;
  const counts = new Map<number, bigint>();
  const faces = Array.from({ length: dice }, () => 1);
  const rolls = SIDES ** dice;
  for (let roll = 0; roll < rolls; roll++) {
    for (let at = 0, rest = roll; at < dice; at++, rest = Math.floor(rest / SIDES))
      faces[at] = (rest % SIDES) + 1;
    const value = conflictValue(faces);
    counts.set(value, (counts.get(value) ?? 0n) + 1n);
  }
  const chances = new Map(
    [...counts].sort(([a], [b]) => a - b).map(([value, n]) => [value, fraction(n, BigInt(rolls))] as const),
  );
  known.set(dice, chances);
  return chances;
}

/** The chance that the initiator wins without cards; a tie is the initiator’s. (SS-074, SS-075) */
export function winChance(initiator: number, defender: number): Fraction {
  let [top, bottom] = [0n, 1n];
  for (const [mine, a] of conflictChances(initiator))
    for (const [yours, b] of conflictChances(defender)) {
      if (mine < yours) continue;
      top = top * a.bottom * b.bottom + a.top * b.top * bottom;
      bottom = bottom * a.bottom * b.bottom;
      ({ top, bottom } = fraction(top, bottom));
    }
  return fraction(top, bottom);
}

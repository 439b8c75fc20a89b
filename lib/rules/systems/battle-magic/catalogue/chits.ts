import { unitClasses, type UnitClass } from './vocabulary';

/** Counters that stand on the map before the first chit is drawn: a castle, an army and a ship (BM-083, BM-085, BM-086). */
const placedInSetup: readonly UnitClass[] = ['castle', 'army', 'ship'];

/**
 * The chance of each class to be the chit of setup (BM-088): what is left in the cup, 41 of 44 counters, after the three
 * placements. Units of the players' own design count among `all` only.
 */
export function setupChitChances(
  countOf: (unit: UnitClass) => number,
  all: number,
): readonly (readonly [unit: UnitClass, chance: number])[] {
  const inCup = (unit: UnitClass) => Math.max(0, countOf(unit) - (placedInSetup.includes(unit) ? 1 : 0));
  const placed = placedInSetup.filter((unit) => countOf(unit) > 0).length;
  const cup = all - placed;
  return cup <= 0
    ? []
    : unitClasses.filter((unit) => inCup(unit) > 0).map((unit) => [unit, inCup(unit) / cup] as const);
}

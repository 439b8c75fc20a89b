import type { Dice } from '../../../kernel/game/dice';
import type { BmEntry } from '../catalogue/entry';
import { entries as catalogue } from '../catalogue/index';
import type { UnitClass } from '../catalogue/vocabulary';
import type { BmTerms } from '../contract';
import type { House } from '../house';
import { groupClasses, groups } from '../legality/bounds';
import { isPermitted } from '../permitted';

/** Classes that setup cannot do without. */
export const needed: ReadonlySet<UnitClass> = new Set(['castle', 'army', 'ship']);

/** By class the entry that stands for it: the plain class, or a named counter where only that is permitted. */
export type Usable = ReadonlyMap<UnitClass, BmEntry>;

export const usableClasses = (terms: BmTerms, empire = 'custom'): Usable => {
  const usable = new Map<UnitClass, BmEntry>();
  for (const entry of catalogue) {
    const unit = entry.stats?.unit;
    if (unit === undefined || unit === 'own' || usable.has(unit)) continue;
    if (isPermitted(entry, empire, terms)) usable.set(unit, entry);
  }
  if (!usable.has('hero') && !usable.has('wizard')) usable.delete('artifact');
  return usable;
};

/** A custom empire in the making: counts by class, and what the bounds leave. */
export interface Pool {
  readonly counts: Map<UnitClass, number>;
  /** How many more the group of a class takes. */
  readonly room: (unit: UnitClass) => number;
  /** How many of a class can go: setup keeps one, the group its least. */
  readonly spare: (unit: UnitClass) => number;
  readonly size: () => number;
  readonly gold: () => number;
}

const groupOf = (unit: UnitClass) => groups.find((g) => groupClasses[g].includes(unit))!;

export const newPool = (house: House, usable: Usable): Pool => {
  const counts = new Map<UnitClass, number>([...usable.keys()].map((unit) => [unit, 0]));
  const ofGroup = (unit: UnitClass) =>
    groupClasses[groupOf(unit)].reduce((sum, u) => sum + (counts.get(u) ?? 0), 0);
  return {
    counts,
    room: (unit) => house.classBounds[groupOf(unit)][1] - ofGroup(unit),
    spare: (unit) =>
      (counts.get(unit) ?? 0) === 0 || (needed.has(unit) && counts.get(unit) === 1)
        ? 0
        : ofGroup(unit) - house.classBounds[groupOf(unit)][0],
    size: () => [...counts.values()].reduce((a, b) => a + b, 0),
    gold: () => [...counts].reduce((sum, [unit, n]) => sum + n * goldOf(usable, unit), 0),
  };
};

export const goldOf = (usable: Usable, unit: UnitClass): number => usable.get(unit)!.stats!.gold;
export const change = (pool: Pool, unit: UnitClass, by: number) =>
  pool.counts.set(unit, (pool.counts.get(unit) ?? 0) + by);

/** The least of each group, and what setup needs. */
export const floor = (
  pool: Pool,
  house: House,
  usable: Usable,
  choose: (units: readonly UnitClass[]) => UnitClass,
) => {
  for (const group of groups) {
    const units = groupClasses[group].filter((u) => usable.has(u));
    if (units.length === 0) continue;
    for (let i = 0; i < house.classBounds[group][0]; i++) change(pool, choose(units), 1);
  }
  for (const unit of needed) if (usable.has(unit) && pool.counts.get(unit) === 0) change(pool, unit, 1);
};

/** Fills up to the size of a set: within the bounds while there is room, beyond them if there is none. */
export const fillUp = (pool: Pool, size: number, choose: (units: readonly UnitClass[]) => UnitClass) => {
  const units = [...pool.counts.keys()];
  if (units.length === 0) return;
  while (pool.size() < size) {
    const roomy = units.filter((u) => pool.room(u) > 0);
    change(pool, choose(roomy.length > 0 ? roomy : units), 1);
  }
  while (pool.size() > size) {
    const gone = units.filter((u) => pool.counts.get(u)! > (needed.has(u) ? 1 : 0));
    if (gone.length === 0) return;
    change(pool, choose(gone), -1);
  }
};

/** Exchanges dear counters for cheaper ones until the cap is kept, within the bounds. */
export function thriftily(dice: Dice, pool: Pool, usable: Usable, cap: number): void {
  const units = [...pool.counts.keys()];
  while (pool.gold() > cap) {
    const swaps = units.flatMap((from) =>
      pool.spare(from) <= 0 && pool.room(from) >= 0
        ? sameGroup(pool, units, from, usable)
        : units
            .filter(
              (to) => goldOf(usable, to) < goldOf(usable, from) && pool.room(to) > 0 && pool.spare(from) > 0,
            )
            .map((to) => [from, to] as const),
    );
    if (swaps.length === 0) return;
    const [from, to] = dice.pick(swaps);
    change(pool, from, -1);
    change(pool, to, 1);
  }
}

/** Within a group the bounds do not mind: a Giant for a dragon. */
const sameGroup = (pool: Pool, units: readonly UnitClass[], from: UnitClass, usable: Usable) =>
  pool.counts.get(from)! === 0
    ? []
    : units
        .filter((to) => groupOf(to) === groupOf(from) && goldOf(usable, to) < goldOf(usable, from))
        .map((to) => [from, to] as const);

import type { Dice } from '../../../kernel/dice';
import type { ListEntry } from '../../../kernel/list';
import { entries as catalogue } from '../catalogue/index';
import { empireRowById } from '../catalogue/empires';
import { empireIds, unitClasses, type UnitClass } from '../catalogue/vocabulary';
import type { BmEntry } from '../catalogue/entry';
import type { BmLine, BmList, BmTerms } from '../contract';
import type { House } from '../house';
import { checks } from '../legality/index';
import { groupClasses, groups } from '../legality/bounds';
import { entriesOfEmpire } from '../legality/repairs';
import { colours, type EmpireOptions } from '../options';
import { isPermitted } from '../permitted';

interface Drawn {
  readonly entries: readonly ListEntry[];
  readonly options: EmpireOptions;
}

const byId: ReadonlyMap<string, BmEntry> = new Map(catalogue.map((e) => [e.id, e]));
const needed: ReadonlySet<UnitClass> = new Set(['castle', 'army', 'ship']);
const tries = 12;

/** A legal empire under this agreement: one of the printed sets, or 44 counters within the limits of a custom one. */
export function randomEmpire(dice: Dice, house: House, terms: BmTerms): Drawn | undefined {
  if (house.empireMode === 'official') {
    for (const empire of agreedFirst(dice, house, terms)) {
      const drawn = {
        entries: entriesOfEmpire(empireRowById.get(empire)!),
        options: optionsOf(dice, empire),
      };
      if (isLegal(drawn, house, terms)) return drawn;
    }
    return undefined;
  }
  const usable = usableClasses(terms);
  for (let i = 0; i <= tries; i++) {
    // The last attempt buys the cheapest counters: under a hard cap only they may be left.
    const entries = i < tries ? drawCustom(dice, house, terms, usable) : drawCheapest(house, usable);
    const drawn = { entries, options: optionsOf(dice, 'custom' as const) };
    if (isLegal(drawn, house, terms)) return drawn;
  }
  return undefined;
}

const optionsOf = (dice: Dice, empire: EmpireOptions['empire']): EmpireOptions => ({
  form: 'empire',
  empire,
  colour: dice.pick(colours),
  names: {},
});

/** The empires that were agreed come first, if the table agreed on some; then the others. */
const agreedFirst = (dice: Dice, house: House, terms: BmTerms) => {
  const agreed = new Set<string>(terms.changed.includes('empires') ? house.empires : []);
  const all = dice.shuffle(empireIds);
  return [...all.filter((id) => agreed.has(id)), ...all.filter((id) => !agreed.has(id))];
};

/** By class the entry that stands for it: the plain class, or a named counter where only that is permitted. */
type Usable = ReadonlyMap<UnitClass, BmEntry>;

const usableClasses = (terms: BmTerms): Usable => {
  const usable = new Map<UnitClass, BmEntry>();
  for (const entry of catalogue) {
    const unit = entry.stats?.unit;
    if (unit === undefined || unit === 'own' || usable.has(unit)) continue;
    if (isPermitted(entry, 'custom', terms)) usable.set(unit, entry);
  }
  if (!usable.has('hero') && !usable.has('wizard')) usable.delete('artifact');
  return usable;
};

interface Pool {
  readonly counts: Map<UnitClass, number>;
  /** Least and most of each class; those of a group are checked together. */
  readonly room: (unit: UnitClass) => number;
  readonly spare: (unit: UnitClass) => number;
  readonly size: () => number;
  readonly gold: () => number;
}

const groupOf = (unit: UnitClass) => groups.find((g) => groupClasses[g].includes(unit))!;

const newPool = (house: House, usable: Usable): Pool => {
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

const goldOf = (usable: Usable, unit: UnitClass): number => usable.get(unit)!.stats!.gold;
const change = (pool: Pool, unit: UnitClass, by: number) =>
  pool.counts.set(unit, (pool.counts.get(unit) ?? 0) + by);

/** The least of each group, and what setup needs. */
const floor = (
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
const fillUp = (pool: Pool, size: number, choose: (units: readonly UnitClass[]) => UnitClass) => {
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

function drawCustom(dice: Dice, house: House, terms: BmTerms, usable: Usable): ListEntry[] {
  const own = [...terms.cards.values()].filter((e) => isPermitted(e, 'custom', terms));
  const guests = own.length > 0 && dice.below(2) === 0 ? dice.shuffle(own).slice(0, 1 + dice.below(4)) : [];
  const guestEntries = guests.map((e) => ({ entry: e.id, count: dice.roll(3) }));
  const guestCount = guestEntries.reduce((sum, e) => sum + e.count, 0);
  const guestGold = guests.reduce((sum, e, i) => sum + e.stats!.gold * guestEntries[i]!.count, 0);
  const pool = newPool(house, usable);
  floor(pool, house, usable, (units) => dice.pick(units));
  fillUp(pool, house.setSize - guestCount, (units) => dice.pick(units));
  if (house.goldValueCap !== null) thriftily(dice, pool, usable, house.goldValueCap - guestGold);
  return [...asEntries(pool, usable), ...guestEntries];
}

/** Exchanges dear counters for cheaper ones until the cap is kept, within the bounds. */
function thriftily(dice: Dice, pool: Pool, usable: Usable, cap: number): void {
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

function drawCheapest(house: House, usable: Usable): ListEntry[] {
  const cheapest = (units: readonly UnitClass[]) =>
    units.reduce((a, b) => (goldOf(usable, b) < goldOf(usable, a) ? b : a));
  const pool = newPool(house, usable);
  floor(pool, house, usable, cheapest);
  fillUp(pool, house.setSize, cheapest);
  // Without binding bounds the set may leave them for the sake of the cap.
  if (house.goldValueCap !== null && !house.strictBounds) {
    const target = cheapest([...usable.keys()].filter((u) => u !== 'artifact'));
    for (const unit of unitClasses)
      while (
        pool.gold() > house.goldValueCap &&
        (pool.counts.get(unit) ?? 0) > (needed.has(unit) ? 1 : 0) &&
        goldOf(usable, unit) > goldOf(usable, target) &&
        unit !== 'wizard'
      ) {
        change(pool, unit, -1);
        change(pool, target, 1);
      }
  }
  return asEntries(pool, usable);
}

const asEntries = (pool: Pool, usable: Usable): ListEntry[] =>
  unitClasses
    .filter((unit) => (pool.counts.get(unit) ?? 0) > 0)
    .map((unit) => ({ entry: usable.get(unit)!.id, count: pool.counts.get(unit)! }));

/** The checks themselves have the last word. */
function isLegal(drawn: Drawn, house: House, terms: BmTerms): boolean {
  const lines: BmLine[] = [];
  drawn.entries.forEach((e, at) => {
    const entry = terms.cards.get(e.entry) ?? byId.get(e.entry);
    if (entry) lines.push({ at, entry, count: e.count, with: [] });
  });
  const list: BmList = {
    list: {
      format: 'muster-list/1',
      system: 'battle-magic',
      name: 'Random',
      entries: [...drawn.entries],
      options: {},
    },
    form: 'empire',
    lines,
    unknown: [],
    options: drawn.options,
  };
  return checks.every(
    (check) =>
      (check.forms && !check.forms.includes('empire')) ||
      check.find(list, house, terms).every((found) => (found.severity ?? check.severity) !== 'error'),
  );
}

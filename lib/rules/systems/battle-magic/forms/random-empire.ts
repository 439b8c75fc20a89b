import type { Dice } from '../../../kernel/game/dice';
import type { ListEntry } from '../../../kernel/list/list';
import { entries as catalogue } from '../catalogue/index';
import { empireRowById } from '../catalogue/empires';
import { empireIds, unitClasses } from '../catalogue/vocabulary';
import type { BmEntry } from '../catalogue/entry';
import type { BmLine, BmList, BmTerms } from '../contract';
import type { House } from '../house';
import { checks } from '../legality/index';
import { entriesOfEmpire } from '../legality/repairs';
import type { EmpireOptions } from '../options';
import { colours } from '../colours';
import { isPermitted } from '../permitted';
import { leastSet } from './least';
import { fillUp, floor, newPool, thriftily, usableClasses, type Pool, type Usable } from './pool';

interface Drawn {
  readonly entries: readonly ListEntry[];
  readonly options: EmpireOptions;
}

const byId: ReadonlyMap<string, BmEntry> = new Map(catalogue.map((e) => [e.id, e]));
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
    // The last attempt is the cheapest set: where it is not legal, none is.
    const entries = i < tries ? drawCustom(dice, house, terms, usable) : leastEntries(house, terms);
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

const leastEntries = (house: House, terms: BmTerms): ListEntry[] =>
  [...(leastSet(house, terms)?.counts ?? [])].map(([entry, count]) => ({ entry, count }));

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

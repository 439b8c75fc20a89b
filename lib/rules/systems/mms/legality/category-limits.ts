import type { Finding, Mend } from '../../../kernel/verdict/legality';
import { levelOf, type Army, type ArmyCheck } from '../army';
import { categories, type Category } from '../catalogue/card';
import { kinds } from '../catalogue/kinds';
import { onlyTimes, setCount } from '../edits';
import type { CategoryLimit, MmsHouse } from '../house';
import { addMissing, chosenAnew, dearer } from './meet-limits';
import { NONE } from './none';

interface Totals {
  readonly uses: number;
  readonly levels: number;
  readonly entries: readonly number[];
}

/** Uses and levels of one category, carried cards included. */
export const totalsOf = (army: Army, category: Category, house: MmsHouse): Totals => {
  let uses = 0;
  let levels = 0;
  const entries: number[] = [];
  for (const line of army.lines) {
    const before = uses;
    for (const card of [line.entry, ...line.with])
      if (card.kind === category) {
        uses += line.count;
        levels += line.count * (levelOf(card, house) ?? 0);
      }
    if (uses > before) entries.push(line.at);
  }
  return { uses, levels, entries };
};

const bounds = ['minUses', 'maxUses', 'minLevels', 'maxLevels'] as const satisfies (keyof CategoryLimit)[];

/** Least and most uses or levels of a category, where the table agreed on them. */
export const categoryLimits: ArmyCheck = {
  code: 'MMS-L07',
  title: 'Limits by category',
  stage: 'list',
  severity: 'error',
  rules: ['MMS-003', 'MMS-029'],
  because: 'categoryLimits',
  find(army, house) {
    let found: Finding[] | undefined;
    for (const category of categories) {
      const limit = house.categoryLimits[category];
      if (!limit) continue;
      const totals = totalsOf(army, category, house);
      for (const bound of bounds) {
        const agreed = limit[bound];
        if (agreed === undefined) continue;
        const counts = bound === 'minUses' || bound === 'maxUses' ? 'uses' : 'levels';
        const low = bound === 'minUses' || bound === 'minLevels';
        if (low ? totals[counts] < agreed : totals[counts] > agreed)
          (found ??= []).push({
            facts: {
              category,
              name: kinds.find((kind) => kind.id === category)?.plural ?? category,
              counts,
              bound: low ? 'least' : 'most',
              limit: agreed,
              found: totals[counts],
            },
            entries: totals.entries,
          });
      }
    }
    return found ?? NONE;
  },
  mend(army, { facts }, house, terms) {
    const { entries } = army.list;
    const category = facts['category'] as Category;
    const missing = Number(facts['limit']) - Number(facts['found']);
    const each = (card: { readonly cost: number }): number => (facts['counts'] === 'uses' ? 1 : card.cost);
    if (facts['bound'] === 'least')
      return [
        ...addMissing(army, category, (card) => Math.ceil(missing / each(card)), house, terms),
        ...(facts['counts'] === 'levels' ? dearer(army, category, missing, house, terms) : []),
        ...chosenAnew(army, category, house, terms),
      ];
    const mends: Mend[] = [];
    for (const line of army.lines) {
      if (line.entry.kind !== facts['category']) continue;
      const one = facts['counts'] === 'uses' ? 1 : (levelOf(line.entry, house) ?? 0);
      const fewer = one > 0 ? Math.ceil(-missing / one) : line.count;
      if (fewer < line.count)
        mends.push({
          label: onlyTimes(line.entry.name, line.count - fewer),
          entries: setCount(entries, line.at, line.count - fewer),
        });
    }
    return [...mends, ...chosenAnew(army, category, house, terms)];
  },
};

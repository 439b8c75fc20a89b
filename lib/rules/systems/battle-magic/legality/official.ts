import type { Finding } from '../../../kernel/verdict/legality';
import { empireRowById } from '../catalogue/empires';
import { unitClasses, type EmpireId, type UnitClass } from '../catalogue/vocabulary';
import type { BmCheck } from '../contract';
import { countOf, empireOf, linesOf, musterOf, nameOn } from '../muster';
import { add, becomeOfficial, nearestEmpires, rename, take } from './repairs';

/** BM-L04: while empires are official, counts and names are those of the printed set that the list names. */
export const officialSet: BmCheck = {
  code: 'BM-L04',
  title: 'An official empire is one of the five printed sets',
  severity: 'error',
  stage: 'list',
  forms: ['empire'],
  rules: ['BM-031', 'BM-176', 'BM-177', 'BM-194', 'BM-208', 'BM-225', 'BM-R42'],
  because: 'empireMode',
  find(list, house) {
    if (house.empireMode !== 'official') return [];
    const empire = empireOf(list);
    const wanted = wantedBy.get(empire ?? '');
    if (!wanted) return [{ facts: { problem: 'custom' } }];
    const found: Finding[] = [];
    for (let i = 0; i < unitClasses.length; i++) {
      const unit = unitClasses[i]!;
      const have = countOf(list, unit);
      const want = wanted.counts[i]!;
      if (have !== want)
        found.push({
          facts: { problem: 'count', empire: empire!, unit, have, want },
          entries: linesOf(list, unit),
        });
    }
    for (const line of list.lines) {
      const unit = line.entry.stats?.unit;
      if (unit === undefined || unit === 'own') continue;
      const official = wanted.names[unit];
      if (official === undefined) continue;
      const name = nameOn(list, line);
      if (name !== official)
        found.push({ facts: { problem: 'name', empire: empire!, unit, name, official }, entries: [line.at] });
    }
    for (const line of musterOf(list).own)
      found.push({ facts: { problem: 'own', empire: empire!, name: line.entry.name }, entries: [line.at] });
    return found;
  },
  mend(list, finding) {
    const nearest = nearestEmpires(list);
    const { problem, unit, have, want } = finding.facts;
    const single =
      problem !== 'count'
        ? []
        : Number(have) < Number(want)
          ? [add(list, unit as UnitClass, Number(want) - Number(have))]
          : [take(list, unit as UnitClass, Number(have) - Number(want))];
    const here = empireOf(list) as EmpireId | 'custom';
    return [
      ...single,
      ...nearest.slice(0, 1).map((id) => rename(list, id)),
      ...(here === 'custom' ? nearest : [...new Set([here, ...nearest])]).map((id) =>
        becomeOfficial(list, id),
      ),
    ];
  },
};

interface Wanted {
  readonly counts: readonly number[];
  readonly names: Readonly<Partial<Record<UnitClass, string>>>;
}

/** By empire: counts in the order of the classes, and names. */
const wantedBy: ReadonlyMap<string, Wanted> = new Map(
  [...empireRowById].map(([id, row]) => [
    id,
    {
      counts: unitClasses.map((unit) => row.counters.find((c) => c.unit === unit)?.count ?? 0),
      names: Object.fromEntries(row.counters.map((c) => [c.unit, c.name])),
    },
  ]),
);

import type { Finding, Mend } from '../../../kernel/verdict/legality';
import { unitClasses, type UnitClass } from '../catalogue/vocabulary';
import type { BmCheck, BmList } from '../contract';
import type { ClassBounds, House } from '../house';
import { countOf, linesOf, musterOf } from '../muster';
import { nearestLegal } from './nearest';
import { commonest, swap } from './repairs';

export type Group = keyof ClassBounds;

/** Classes that are bounded together. */
export const groupClasses: Readonly<Record<Group, readonly UnitClass[]>> = {
  army: ['army'],
  ship: ['ship'],
  castle: ['castle'],
  wizard: ['wizard'],
  siege: ['ballista', 'crystal-tower'],
  heavy: ['dragon', 'juggernaught', 'giant'],
  hero: ['hero'],
  artifact: ['artifact'],
};
export const groups = Object.keys(groupClasses) as readonly Group[];

export function countOfGroup(list: BmList, group: Group): number {
  let sum = 0;
  for (const unit of groupClasses[group]) sum += countOf(list, unit);
  return sum;
}

/** BM-L06: a custom empire stays within the span of the printed sets; a warning unless the bounds are binding. */
export const classBounds: BmCheck = {
  code: 'BM-L06',
  title: 'Classes within the span of the printed sets',
  severity: 'warning',
  stage: 'list',
  forms: ['empire'],
  rules: ['BM-032', 'BM-176'],
  because: 'classBounds',
  find(list, house) {
    if (house.empireMode !== 'custom') return [];
    const found: Finding[] = [];
    for (const group of groups) {
      const have = countOfGroup(list, group);
      const [least, most] = house.classBounds[group];
      if (have >= least && have <= most) continue;
      found.push({
        facts: { group, have, least, most },
        entries: linesOf(list, ...groupClasses[group]),
        ...(house.strictBounds ? { severity: 'error' as const } : {}),
      });
    }
    return found;
  },
  mend(list, finding, house, terms) {
    const group = finding.facts['group'] as Group;
    const have = Number(finding.facts['have']);
    const [least, most] = house.classBounds[group];
    return [
      ...(have < least ? fill(list, house, group, least - have) : thin(list, house, group, have - most)),
      ...(house.strictBounds ? nearestLegal(list, house, terms) : []),
    ];
  },
};

/** Counters from the groups that can spare them best. */
const fill = (list: BmList, house: House, group: Group, n: number): Mend[] =>
  groups
    .filter((g) => g !== group && countOfGroup(list, g) - n >= house.classBounds[g][0])
    .sort(
      (a, b) =>
        countOfGroup(list, b) - house.classBounds[b][0] - (countOfGroup(list, a) - house.classBounds[a][0]),
    )
    .flatMap((g) =>
      groupClasses[g]
        .filter((u) => countOf(list, u) >= n)
        .map((from) => swap(list, from, groupClasses[group][0]!, n)),
    );

const thin = (list: BmList, house: House, group: Group, n: number): Mend[] =>
  groups
    .filter((g) => g !== group && countOfGroup(list, g) + n <= house.classBounds[g][1])
    .flatMap((g) =>
      groupClasses[group]
        .filter((u) => countOf(list, u) >= n)
        .map((from) => swap(list, from, groupClasses[g][0]!, n)),
    );

const fewCastles = 3;
const manyOfOne = 12;

/** BM-L09: too few castles are hard to recover from; more of one class than any printed set has makes a dull cup. */
export const lopsided: BmCheck = {
  code: 'BM-L09',
  title: 'Enough castles, and not too many of one class',
  severity: 'warning',
  stage: 'list',
  forms: ['empire'],
  rules: ['BM-002', 'BM-152', 'BM-195'],
  find(list) {
    const found: Finding[] = [];
    const castles = countOf(list, 'castle');
    if (castles < fewCastles)
      found.push({
        facts: { problem: 'castles', castles, least: fewCastles },
        entries: linesOf(list, 'castle'),
      });
    for (const unit of unitClasses) {
      const have = countOf(list, unit);
      if (have > manyOfOne)
        found.push({ facts: { problem: 'many', unit, have, most: manyOfOne }, entries: linesOf(list, unit) });
    }
    // One unit may stand in several lines of a list.
    const { own } = musterOf(list);
    for (const id of new Set(own.map((line) => line.entry.id))) {
      const lines = own.filter((line) => line.entry.id === id);
      const have = lines.reduce((sum, { count }) => sum + count, 0);
      if (have > manyOfOne)
        found.push({
          facts: { problem: 'many', unit: lines[0]!.entry.name, have, most: manyOfOne },
          entries: lines.map(({ at }) => at),
        });
    }
    return found;
  },
  mend(list, finding) {
    if (finding.facts['problem'] === 'castles') {
      const n = fewCastles - Number(finding.facts['castles']);
      return commonest(list)
        .filter((u) => u !== 'castle' && countOf(list, u) > n)
        .map((from) => swap(list, from, 'castle', n));
    }
    const unit = unitClasses.find((u) => u === finding.facts['unit']);
    const n = Number(finding.facts['have']) - manyOfOne;
    return unit ? unitClasses.filter((to) => to !== unit).map((to) => swap(list, unit, to, n)) : [];
  },
};

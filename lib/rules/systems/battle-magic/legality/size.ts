import type { Finding } from '../../../kernel/verdict/legality';
import { empireRowById } from '../catalogue/empires';
import type { UnitClass } from '../catalogue/vocabulary';
import type { BmCheck } from '../contract';
import { countOf, empireOf, musterOf } from '../muster';
import { nearestLegal } from './nearest';
import { add, commonest, swap, take } from './repairs';

/** BM-L02: a set has 44 counters, or as many as were agreed. */
export const setSize: BmCheck = {
  code: 'BM-L02',
  title: 'A set has 44 counters',
  severity: 'error',
  stage: 'list',
  forms: ['empire'],
  rules: ['BM-031', 'BM-176'],
  because: 'setSize',
  find(list, house) {
    const { counters } = musterOf(list);
    return counters === house.setSize ? [] : [{ facts: { counters, size: house.setSize } }];
  },
  mend(list, _finding, house, terms) {
    const over = musterOf(list).counters - house.setSize;
    const classes = commonest(list);
    if (over < 0) {
      // What the named empire still lacks comes first, then what the list has most of.
      const row = empireRowById.get(empireOf(list) ?? '');
      const lacking = (row?.counters ?? []).filter((c) => countOf(list, c.unit) < c.count).map((c) => c.unit);
      return [
        ...[...new Set<UnitClass>([...lacking, ...classes, 'army'])].map((unit) => add(list, unit, -over)),
        ...nearestLegal(list, house, terms),
      ];
    }
    return [
      ...classes.filter((unit) => countOf(list, unit) > over).map((unit) => take(list, unit, over)),
      ...nearestLegal(list, house, terms),
    ];
  },
};

const needed = ['castle', 'army', 'ship'] as const;

/** BM-L03: setup places a castle, an army and a ship (BM-083, BM-085, BM-086). */
export const setupUnits: BmCheck = {
  code: 'BM-L03',
  title: 'Setup needs a castle, an army and a ship',
  severity: 'error',
  stage: 'list',
  forms: ['empire'],
  rules: ['BM-083', 'BM-085', 'BM-086'],
  find(list) {
    const found: Finding[] = [];
    for (const unit of needed) if (countOf(list, unit) === 0) found.push({ facts: { unit } });
    return found;
  },
  mend(list, finding, house, terms) {
    const unit = finding.facts['unit'] as UnitClass;
    return [
      add(list, unit, 1),
      ...commonest(list)
        .slice(0, 4)
        .map((from) => swap(list, from, unit, 1)),
      ...nearestLegal(list, house, terms),
    ];
  },
};

import type { Mend } from '../../../kernel/verdict/legality';
import { classById } from '../catalogue/classes';
import { unitClasses, type UnitClass } from '../catalogue/vocabulary';
import type { BmCheck } from '../contract';
import { countOf, musterOf } from '../muster';
import { nearestLegal } from './nearest';
import { swap } from './repairs';

const goldOf = Object.fromEntries(unitClasses.map((u) => [u, classById.get(u)!.stats!.gold])) as Record<
  UnitClass,
  number
>;

/** BM-L05: a custom empire is worth at most what was agreed, if anything was. */
export const goldValue: BmCheck = {
  code: 'BM-L05',
  title: 'Gold value within the agreed limit',
  severity: 'error',
  stage: 'list',
  forms: ['empire'],
  rules: ['BM-038', 'BM-045', 'BM-051', 'BM-057', 'BM-062', 'BM-069', 'BM-076', 'BM-081'],
  because: 'goldValueCap',
  find(list, house) {
    if (house.empireMode !== 'custom' || house.goldValueCap === null) return [];
    const { gold } = musterOf(list);
    return gold <= house.goldValueCap
      ? []
      : [{ facts: { value: gold, cap: house.goldValueCap, over: gold - house.goldValueCap } }];
  },
  mend(list, finding, house, terms) {
    const over = Number(finding.facts['over']);
    const swaps: { readonly n: number; readonly lost: number; readonly mend: Mend }[] = [];
    for (const from of unitClasses)
      for (const to of unitClasses) {
        const saves = goldOf[from] - goldOf[to];
        if (saves <= 0) continue;
        const n = Math.ceil(over / saves);
        if (n <= countOf(list, from)) swaps.push({ n, lost: n * saves, mend: swap(list, from, to, n) });
      }
    // Fewest counters changed first, then the least value given away.
    const single = swaps
      .sort((a, b) => a.n - b.n || a.lost - b.lost)
      .slice(0, 8)
      .map((s) => s.mend);
    return [...single, ...nearestLegal(list, house, terms)];
  },
};

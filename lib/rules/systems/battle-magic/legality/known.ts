import type { Finding } from '../../../kernel/verdict/legality';
import type { BmCheck } from '../contract';
import { empireOf } from '../muster';
import { isAllowed, isBanned, isUnit } from '../permitted';
import { nearestLegal } from './nearest';

/**
 * BM-L01: every entry is a known class or counter, or a unit that the agreement defines, and the agreement permits it. Counts
 * are whole numbers of at least 1 by the format of a list.
 */
export const known: BmCheck = {
  code: 'BM-L01',
  title: 'Every counter is known and permitted',
  severity: 'error',
  stage: 'list',
  rules: ['BM-029', 'BM-031', 'BM-032'],
  find(list, _house, terms) {
    const found: Finding[] = [];
    for (const { at, id } of list.unknown) found.push({ facts: { problem: 'unknown', id }, entries: [at] });
    const empire = empireOf(list);
    const wholeEmpire = empire !== undefined && terms.banned.has(empire);
    if (wholeEmpire) found.push({ facts: { problem: 'empire', empire }, because: 'banned' });
    for (const { at, entry, with: parts } of list.lines) {
      if (list.form === 'deck' ? entry.kind !== 'card' : !isUnit(entry))
        found.push({ facts: { problem: 'misplaced', name: entry.name, form: list.form }, entries: [at] });
      else if (!wholeEmpire && isBanned(entry, empire, terms))
        found.push({ facts: { problem: 'banned', name: entry.name }, entries: [at], because: 'banned' });
      else if (!isAllowed(entry, empire, terms))
        found.push({ facts: { problem: 'notAllowed', name: entry.name }, entries: [at], because: 'allowed' });
      if (parts.length > 0) found.push({ facts: { problem: 'carries', name: entry.name }, entries: [at] });
    }
    return found;
  },
  mend(list, finding, house, terms) {
    if (finding.facts['problem'] === 'carries')
      return [
        {
          label: 'Let it stand alone',
          entries: list.list.entries.map((e, at) => {
            if (!finding.entries?.includes(at)) return e;
            const { with: _, ...alone } = e;
            return alone;
          }),
        },
      ];
    return nearestLegal(list, house, terms);
  },
};

import type { Finding } from '../../../kernel/legality';
import { copyLimit, tallyOf } from './count';
import { addCards, limitCopies } from './mends';
import type { MmCheck } from './types';

/**
 * No card more often than agreed. A base deck is held to one of each by MM-L05; a row of permanents cannot hold more
 * copies than its deck. (MM-049, MM-304)
 */
export const copies: MmCheck = {
  code: 'MM-L03',
  stage: 'deck',
  forms: ['deck', 'permanents'],
  title: 'No more copies of a card than agreed',
  severity: 'error',
  rules: ['MM-049', 'MM-304', 'MM-R40'],
  because: 'maxCopies',
  find({ form, lines }, house) {
    if (form === 'deck' && house.deckVariant === 'base') return [];
    const most = copyLimit(house);
    const out: Finding[] = [];
    for (const { entry, count, at } of tallyOf(lines).values())
      if (entry.kind === 'ally' && count > most)
        out.push({
          facts: { card: entry.name, count, most },
          entries: at,
          ...(most < house.maxCopies ? { because: 'house.deckVariant' } : {}),
        });
    return out;
  },
  mend: (list, { entries = [], facts }, house, terms) => {
    const kept = limitCopies(list, entries, copyLimit(house));
    const fewer = { label: 'Keep only as many as agreed', entries: kept };
    if (list.form !== 'permanents') return [fewer];
    // A row of the right length stays so: other cards come instead.
    const others = addCards(list, Number(facts['count']) - copyLimit(house), house, terms, kept);
    return [fewer, ...others.map(({ label, ...rest }) => ({ label: `${label} instead`, ...rest }))];
  },
};

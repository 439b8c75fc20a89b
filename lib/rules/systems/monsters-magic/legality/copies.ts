import type { Finding } from '../../../kernel/verdict/legality';
import { copyLimit, tallyOf } from './count';
import { exchange, limitCopies } from './mends';
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
  mend: (list, { entries = [] }, house, terms) => [
    { label: 'Keep only as many as agreed', entries: limitCopies(list, entries, copyLimit(house)) },
    // Where the number of cards is agreed too, others take their place.
    ...exchange(list, entries, copyLimit(house), house, terms),
  ],
};

import type { Finding } from '../../../kernel/verdict/legality';
import { isBanned } from './count';
import { exchange, swapCard } from './mends';
import type { MmCheck } from './types';

/** No card that the agreement bans. In a base deck a ban leaves no legal deck: it needs a custom one. (MM-304) */
export const banned: MmCheck = {
  code: 'MM-L04',
  stage: 'deck',
  forms: ['deck', 'permanents'],
  title: 'No banned card',
  severity: 'error',
  rules: ['MM-304'],
  find({ form, lines }, house, terms) {
    if (terms.banned.size === 0 && terms.allowed === undefined) return [];
    const out: Finding[] = [];
    for (const { entry, at } of lines)
      if (isBanned(entry.id, terms))
        out.push({
          facts: { card: entry.name, needsCustomDeck: form === 'deck' && house.deckVariant === 'base' },
          entries: [at],
          because: terms.banned.has(entry.id) ? 'banned' : 'allowed',
        });
    return out;
  },
  mend: (list, { entries = [] }, house, terms) => [
    ...entries.flatMap((at) => swapCard(list, at, house, terms)),
    ...exchange(list, entries, 0, house, terms),
  ],
};

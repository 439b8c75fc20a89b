import type { Finding } from '../../../kernel/verdict/legality';
import { faultsOf } from './custom-card-faults';
import { customIn } from './custom-lines';
import type { MmCheck } from './types';

/** A custom card is named, unlike all others, does something, and within sensible values. (MM-304) */
export const customCardSound: MmCheck = {
  code: 'MM-L08',
  stage: 'deck',
  forms: ['deck', 'permanents'],
  title: 'Custom cards are well made',
  severity: 'error',
  rules: ['MM-304'],
  find({ lines }, _house, terms) {
    if (terms.cards.size === 0) return [];
    const out: Finding[] = [];
    for (const [card, entries] of customIn(lines, terms)) {
      for (const facts of faultsOf(card, terms)) out.push({ facts, entries });
      const original = card.alters;
      if (original === undefined) continue;
      const beside = lines.filter((line) => line.entry.id === original);
      if (beside.some((line) => line.entry.name.toLowerCase() === card.name.toLowerCase()))
        out.push({
          facts: { what: 'beside', card: card.name },
          entries: [...entries, ...beside.map((l) => l.at)],
        });
    }
    return out;
  },
};

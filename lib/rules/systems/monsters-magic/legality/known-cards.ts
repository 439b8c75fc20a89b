import type { Finding } from '../../../kernel/verdict/legality';
import { cardCount } from './count';
import { exchange } from './mends';
import type { MmCheck } from './types';

/** A deck and a row of permanents hold Ally cards that the table knows; a setup sheet holds none. (MM-049, MM-304) */
export const knownCards: MmCheck = {
  code: 'MM-L02',
  stage: 'deck',
  title: 'Every entry is a card of this table',
  severity: 'error',
  rules: ['MM-049', 'MM-304'],
  find({ form, lines, unknown }) {
    const out: Finding[] = [];
    for (const { id, at } of unknown) out.push({ facts: { what: 'unknown', id }, entries: [at] });
    for (const { entry, at, with: parts } of lines) {
      if (form === 'setup') out.push({ facts: { what: 'sheet', entry: entry.name }, entries: [at] });
      else if (entry.kind !== 'ally') out.push({ facts: { what: 'kind', entry: entry.name }, entries: [at] });
      if (parts.length > 0) out.push({ facts: { what: 'carries', entry: entry.name }, entries: [at] });
    }
    return out;
  },
  // A row that is not too long gets a card in its place; elsewhere it just goes.
  mend: (list, { facts, entries = [] }, house, terms) =>
    list.form === 'permanents' && facts['what'] === 'kind' && cardCount(list.lines) <= house.permanentsCount
      ? exchange(list, entries, 0, house, terms)
      : [],
};

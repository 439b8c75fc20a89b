import type { Back, Tone } from '../../kernel/catalogue/face';
import { empireRows } from './catalogue/empires';
import type { BmEntry } from './catalogue/entry';
import type { EmpireId } from './catalogue/vocabulary';

const toneOfEmpire: Readonly<Record<EmpireId, Tone>> = {
  human: 'sky',
  dwarf: 'ember',
  orc: 'moss',
  elf: 'violet',
  undead: 'slate',
};

type CommonBack = Extract<Back, { readonly kind: 'common' }>;

/** The mark of an empire, by which the counters of one cup are told from those of another, and from nothing else (BM-P02). */
export function markOf(empire: EmpireId | undefined): CommonBack {
  const row = empireRows.find(({ id }) => id === empire);
  return row
    ? { kind: 'common', tone: toneOfEmpire[row.id], icon: row.icon, words: row.name.replace(/ empire$/, '') }
    : { kind: 'common', tone: 'rose', icon: 'castle', words: 'Own empire' };
}

/** One back for the common deck (BM-P01), one for each empire. Sheets and discs of territories lie open: nothing is behind them. */
export function back(entry: BmEntry): Back | undefined {
  switch (entry.kind) {
    case 'card':
      return { kind: 'common', tone: 'sand', icon: 'castle', words: 'Battle Magic' };
    case 'class':
    case 'counter':
      return markOf(entry.empire);
    case 'empire':
    case 'special':
    case 'terrain':
      return undefined;
  }
}

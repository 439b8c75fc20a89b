import { lines, type Provenance } from '../../../kernel/catalogue/provenance';
import type { Rule } from '../../../kernel/catalogue/rulebook';

/** One row of the ledger: number, source lines, sentence. */
export type Row = readonly [number: number, source: string, text: string, provenance?: Provenance];

/** `[33, '51', '…']` in chapter `army` as a rule `BM-033`. */
export const chapterRules = (chapter: string, rows: readonly Row[]): readonly Rule[] =>
  rows.map(([number, source, text, provenance = 'printed']) => ({
    id: `BM-${String(number).padStart(3, '0')}`,
    chapter,
    text,
    source: lines(source),
    provenance,
  }));

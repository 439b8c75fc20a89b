import { lines, type Provenance } from '../../../kernel/catalogue/provenance';
import type { Rule } from '../../../kernel/catalogue/rulebook';

/** One row: ID, source lines, text. */
export type Row = readonly [id: string, at: string, text: string];

/** Rows of a chapter as rules. */
export const chapterOf = (
  chapter: string,
  rows: readonly Row[],
  provenance: Provenance = 'printed',
): readonly Rule[] => rows.map(([id, at, text]) => ({ id, chapter, text, source: lines(at), provenance }));

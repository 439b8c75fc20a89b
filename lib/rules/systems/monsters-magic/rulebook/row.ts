import { lines, type Provenance } from '../../../kernel/catalogue/provenance';
import type { Rule, Ruling } from '../../../kernel/catalogue/rulebook';

/** A rule as the chapter files write it: ledger ID, lines of the source, text, and where it comes from if not printed. */
export type Row = readonly [id: `MM-${number}`, at: string, text: string, from?: Provenance];

/** Rows of one chapter as rules. */
export const chapterOf = (chapter: string, rows: readonly Row[]): readonly Rule[] =>
  rows.map(([id, at, text, provenance = 'printed']) => ({
    id,
    chapter,
    text,
    source: lines(at),
    provenance,
  }));

/** A ruling as its file writes it. */
export interface RulingRow {
  readonly id: `MM-R${number}`;
  readonly at: string;
  readonly topic: string;
  readonly readings?: readonly string[];
  readonly ruling: string;
  readonly variations?: readonly string[];
}

export const rulingOf = ({ at, readings = [], variations = [], ...rest }: RulingRow): Ruling => ({
  ...rest,
  readings,
  variations,
  source: lines(at),
});

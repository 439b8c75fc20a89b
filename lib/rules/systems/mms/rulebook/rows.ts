import { lines } from '../../../kernel/catalogue/provenance';
import type { Rule, Ruling } from '../../../kernel/catalogue/rulebook';

/** Number of the ledger row, lines of the source, and what it says in our words. */
export type Row = readonly [number: string, at: string, text: string];

/** Printed rules of one chapter. */
export const chapterRules = (chapter: string, rows: readonly Row[]): readonly Rule[] =>
  rows.map(([number, at, text]) => ({
    id: `MMS-${number}`,
    chapter,
    text,
    source: lines(at),
    provenance: 'printed',
  }));

/** Number, lines it concerns, topic, possible readings, our answer, and the variations that choose otherwise. */
export type RulingRow = readonly [
  number: string,
  at: string,
  topic: string,
  readings: readonly string[],
  ruling: string,
  variations?: readonly string[],
];

export const makeRulings = (rows: readonly RulingRow[]): readonly Ruling[] =>
  rows.map(([number, at, topic, readings, ruling, variations = []]) => ({
    id: `MMS-${number}`,
    topic,
    readings,
    ruling,
    variations,
    source: lines(at),
  }));

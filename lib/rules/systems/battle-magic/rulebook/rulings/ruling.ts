import { lines } from '../../../../kernel/catalogue/provenance';
import type { Ruling } from '../../../../kernel/catalogue/rulebook';

/** One gap of the printed rules: number, topic, source lines, readings, our answer, variations that choose otherwise. */
export interface RulingRow {
  readonly n: number;
  readonly topic: string;
  /** Lines of the source that leave it open; `''` where no line speaks of it. */
  readonly source: string;
  readonly readings: readonly string[];
  readonly ruling: string;
  readonly variations?: readonly string[];
}

export const asRulings = (rows: readonly RulingRow[]): readonly Ruling[] =>
  rows.map(({ n, topic, source, readings, ruling, variations = [] }) => ({
    id: `BM-R${String(n).padStart(2, '0')}`,
    topic,
    readings,
    ruling,
    variations,
    source: lines(source),
  }));

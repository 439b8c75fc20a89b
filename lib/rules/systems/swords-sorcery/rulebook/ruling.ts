import { lines } from '../../../kernel/catalogue/provenance';
import type { Ruling } from '../../../kernel/catalogue/rulebook';

export interface RulingRow {
  readonly id: string;
  readonly topic: string;
  /** Lines of the seed that leave the gap. */
  readonly at: string;
  readonly readings: readonly string[];
  readonly ruling: string;
  readonly variations?: readonly string[];
}

export const rulings = (rows: readonly RulingRow[]): readonly Ruling[] =>
  rows.map(({ at, variations, ...row }) => ({ ...row, source: lines(at), variations: variations ?? [] }));

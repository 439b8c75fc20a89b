import { lines } from '../../../kernel/catalogue/provenance';
import type { Rule } from '../../../kernel/catalogue/rulebook';

/** Rules that the source itself states, with its lines. */
export const printed = (
  chapter: string,
  rows: readonly (readonly [id: string, source: string, text: string])[],
): readonly Rule[] =>
  rows.map(([id, source, text]) => ({ id, chapter, text, source: lines(source), provenance: 'printed' }));

/** Rules of the public full rules, to which the source refers in line 27. */
export const full = (
  chapter: string,
  rows: readonly (readonly [id: string, text: string])[],
): readonly Rule[] =>
  rows.map(([id, text]) => ({ id, chapter, text, source: lines('27'), provenance: 'facts' }));

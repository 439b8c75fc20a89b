import type { EntryTable, IndiciumValue } from '../../../kernel/entry';
import type { LineRange, Provenance } from '../../../kernel/provenance';
import type { Effect } from './effects';
import { sayAll } from './words';

interface Given {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly indicia: Readonly<Record<string, IndiciumValue>>;
  readonly tags: readonly string[];
  readonly effects: readonly Effect[];
  readonly rules: readonly string[];
  readonly source: readonly LineRange[];
  readonly copies: number;
  /** Absent: what the effects say. */
  readonly text?: string;
  readonly tables?: readonly EntryTable[];
  /** Fields that the seed itself states; all others come from the public full rules. */
  readonly printed?: readonly string[];
}

/** The fields that all entries share, with text made from the effects and the provenance of each field. */
export const common = (given: Given) => {
  const { id, name, icon, indicia, tags, effects, rules, source, copies } = given;
  const provenance: Record<string, Provenance> = {};
  const fields = ['name', 'kind', 'text', 'copies', ...Object.keys(indicia)];
  if (effects.length > 0) fields.push('effects');
  for (const field of fields) provenance[field] = given.printed?.includes(field) ? 'printed' : 'facts';
  return {
    id,
    name,
    indicia,
    tags,
    text: given.text ?? sayAll(effects).join(' '),
    effects,
    ...(given.tables ? { tables: given.tables } : {}),
    icon,
    copies,
    provenance,
    source,
    rules,
  } as const;
};

import type { EntryTable, IndiciumValue } from '../../../kernel/catalogue/entry';
import { tagsWithPowers } from '../../../kernel/catalogue/tag-powers';
import { lines, type LineRange, type Provenance } from '../../../kernel/catalogue/provenance';
import { whenAsked } from '../../../kernel/catalogue/when-asked';
import type { Effect } from './effects';
import { powersOf } from './powers';
import { sayAll } from './words';

interface Given {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly indicia: Readonly<Record<string, IndiciumValue>>;
  readonly tags: readonly string[];
  readonly effects: readonly Effect[];
  readonly rules: readonly string[];
  /** Lines of the seed, as the ledger writes them. */
  readonly source: string;
  readonly copies: number;
  /** Absent: what the effects say. */
  readonly text?: () => string;
  readonly tables?: () => readonly EntryTable[];
  /** Fields that the seed itself states; all others come from the public full rules. */
  readonly printed?: readonly string[];
  /** Fields that we made, for want of any source. */
  readonly ours?: readonly string[];
}

/** The fields that all entries share. */
interface Common extends Omit<Given, 'source' | 'text' | 'tables' | 'printed' | 'ours'> {
  readonly text: string;
  readonly tables?: readonly EntryTable[];
  readonly provenance: Readonly<Record<string, Provenance>>;
  readonly source: readonly LineRange[];
}

function provenanceOf({ indicia, effects, printed, ours }: Given): Readonly<Record<string, Provenance>> {
  const fields = ['name', 'kind', 'text', 'copies', ...Object.keys(indicia)];
  if (effects.length > 0) fields.push('effects');
  const from = (field: string): Provenance =>
    printed?.includes(field) ? 'printed' : ours?.includes(field) ? 'house' : 'facts';
  return Object.fromEntries(fields.map((field) => [field, from(field)]));
}

/**
 * An entry: the fields of its kind and those that all entries share. Its words, tables and sources are made when they are
 * asked for: the game has hundreds of entries, and a page shows few of them at a time.
 */
export function entryOf<D extends object>(given: Given, own: D): D & Common {
  const { id, name, icon, indicia, effects, rules, copies } = given;
  const text = whenAsked(() => given.text?.() ?? sayAll(effects).join(' '));
  const tags = whenAsked(() => tagsWithPowers(given.tags, effects, powersOf));
  const tables = whenAsked(() => given.tables?.());
  const provenance = whenAsked(() => provenanceOf(given));
  const source = whenAsked(() => lines(given.source));
  const made = {
    ...own,
    id,
    name,
    indicia,
    get tags() {
      return tags();
    },
    get text() {
      return text();
    },
    effects,
    get tables() {
      return tables();
    },
    icon,
    copies,
    get provenance() {
      return provenance();
    },
    get source() {
      return source();
    },
    rules,
  };
  return made as typeof made & { readonly tables: readonly EntryTable[] };
}

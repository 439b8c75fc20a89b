import { isSameValue } from '../canonical-value';
import type { Entry } from './entry';
import { termId } from './glossary';
import type { Provenance } from './provenance';
import type { Rulebook } from './rulebook';
import type { AnySystem } from '../system';
import { variationsOf } from '../agreement/variations';

/** The data of a system in one version: what whoever edits it writes. */
export interface CatalogueData {
  readonly system: Pick<
    AnySystem,
    'entries' | 'kinds' | 'indicia' | 'checks' | 'matchChecks' | 'presets' | 'house'
  >;
  readonly book: Rulebook;
}

/** What a catalogue is made of. */
export const parts = [
  'entry',
  'rule',
  'ruling',
  'check',
  'variation',
  'preset',
  'kind',
  'indicium',
  'chapter',
  'term',
] as const;
export type Part = (typeof parts)[number];

/** A value that is another one than before; absent on the side that has none. */
export interface FieldChange {
  readonly field: string;
  readonly was?: unknown;
  readonly is?: unknown;
  /** Where it came from, and where it comes from; of entries alone. */
  readonly provenanceWas?: Provenance;
  readonly provenance?: Provenance;
}

/** One row of a catalogue that was added, removed or changed, field by field. */
export interface RowChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly part: Part;
  readonly id: string;
  readonly name: string;
  /** Its name before, where that was another. */
  readonly nameWas?: string;
  readonly fields: readonly FieldChange[];
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly value: object;
}

const rowsOf: { readonly [P in Part]: (data: CatalogueData) => readonly Row[] } = {
  entry: ({ system }) => system.entries.map((value) => ({ id: value.id, name: value.name, value })),
  rule: ({ book }) => book.rules.map((value) => ({ id: value.id, name: '', value })),
  ruling: ({ book }) => book.rulings.map((value) => ({ id: value.id, name: value.topic, value })),
  check: ({ system }) =>
    [...system.checks, ...system.matchChecks].map((value) => ({
      id: value.code,
      name: value.title,
      // At which fields of a form it is shown is no matter of the rules.
      value: { ...value, judges: undefined },
    })),
  variation: ({ system }) =>
    variationsOf(system).map((value) => ({ id: value.key, name: value.title ?? '', value })),
  preset: ({ system }) => system.presets.map((value) => ({ id: value.id, name: value.name, value })),
  kind: ({ system }) => system.kinds.map((value) => ({ id: value.id, name: value.name, value })),
  indicium: ({ system }) => system.indicia.map((value) => ({ id: value.key, name: value.name, value })),
  chapter: ({ book }) => book.chapters.map((value) => ({ id: value.id, name: value.title, value })),
  term: ({ book }) => book.vocabulary.map((value) => ({ id: termId(value), name: value.term, value })),
};

type Fields = Readonly<Record<string, unknown>>;

/** Fields by their names; those of code have no value that could be compared. */
const fieldsOf = (value: object): Fields =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined && typeof v !== 'function'));

function compare(from: Fields, to: Fields): readonly FieldChange[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((field) => !isSameValue(from[field], to[field]))
    .map((field) => ({
      field,
      ...(field in from ? { was: from[field] } : {}),
      ...(field in to ? { is: to[field] } : {}),
    }));
}

/** Entries say of each field where it comes from, and show some of their own fields once more as indicia. */
function compareEntries(from: Partial<Entry>, to: Partial<Entry>): readonly FieldChange[] {
  const [a, b] = [split(from), split(to)];
  const shown = compare(a.shown, b.shown);
  const own = compare(a.own, b.own).filter(({ field }) => !shown.some((s) => s.field === field));
  const values = [...own, ...shown];
  const elsewhere = compare(a.provenance, b.provenance)
    .filter(({ field }) => !values.some((v) => v.field === field))
    .map(({ field }): FieldChange => ({ field, ...valueIn(a, 'was', field), ...valueIn(b, 'is', field) }));
  return [...values, ...elsewhere].map((change) => {
    const [provenanceWas, provenance] = [a.provenance[change.field], b.provenance[change.field]];
    return {
      ...change,
      ...(provenanceWas === undefined ? {} : { provenanceWas }),
      ...(provenance === undefined ? {} : { provenance }),
    };
  });
}

interface SplitEntry {
  readonly own: Fields;
  readonly shown: Fields;
  readonly provenance: Readonly<Record<string, Provenance>>;
}

const split = ({ indicia = {}, provenance = {}, ...own }: Partial<Entry>): SplitEntry => ({
  own: fieldsOf(own),
  shown: indicia,
  provenance,
});

const valueIn = ({ own, shown }: SplitEntry, side: 'was' | 'is', field: string): Partial<FieldChange> => {
  const value = shown[field] ?? own[field];
  return value === undefined ? {} : { [side]: value };
};

const byId = (rows: readonly Row[]): ReadonlyMap<string, Row> => new Map(rows.map((row) => [row.id, row]));

/** What changed from one version of a system's data to another, row by row and field by field; empty where nothing did. */
export function diffCatalogues(from: CatalogueData, to: CatalogueData): readonly RowChange[] {
  return parts.flatMap((part) => {
    const [before, after] = [byId(rowsOf[part](from)), byId(rowsOf[part](to))];
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((id): RowChange[] => {
      const [was, is] = [before.get(id), after.get(id)];
      const [a, b] = [was?.value ?? {}, is?.value ?? {}];
      const fields = part === 'entry' ? compareEntries(a, b) : compare(fieldsOf(a), fieldsOf(b));
      if (fields.length === 0) return [];
      const name = (is ?? was)!.name;
      return [
        {
          kind: !was ? 'added' : !is ? 'removed' : 'changed',
          part,
          id,
          name,
          ...(was && was.name !== name ? { nameWas: was.name } : {}),
          fields,
        },
      ];
    });
  });
}

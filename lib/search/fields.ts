import type { Entry, IndiciumValue, Reference } from '@/lib/rules/reference';
import { foldWords } from './fold';
import { nearest } from './slips';

/** What search reads of a system. */
export type Catalogue = Pick<Reference, 'slug' | 'name' | 'unit' | 'kinds' | 'indicia' | 'entries'>;

/** Something of an entry, or of another thing that is searched, that can be compared, sorted and counted. */
export interface Field<T = Entry> {
  /** The name that `writeSyntax` and links use. */
  readonly name: string;
  readonly label: string;
  /** `number` where some entry has a number there; `flag` where all are yes or no. */
  readonly type: 'number' | 'text' | 'flag';
  /** Does it stand in the facets, and as what? */
  readonly facet: boolean;
  read(thing: T): IndiciumValue | undefined;
  /** Further names of a value: an id of a kind may be typed by its name. */
  readonly aliases?: ReadonlyMap<string, readonly string[]>;
}

export interface Fields<T = Entry> {
  readonly all: readonly Field<T>[];
  /** The field of that name, key, letter or unit; undefined where there is none. */
  find(name: string): Field<T> | undefined;
  /** The field whose name is nearly that; undefined where none comes near. */
  near?(name: string): Field<T> | undefined;
}

const typeOf = (values: readonly IndiciumValue[]): Field['type'] =>
  values.some((v) => typeof v === 'number')
    ? 'number'
    : values.length > 0 && values.every((v) => typeof v === 'boolean')
      ? 'flag'
      : 'text';

const plain = (name: string): string => foldWords(name).replaceAll(' ', '');

const made = new WeakMap<readonly Entry[], Fields>();

/** What can be asked of the entries of a system; made once. */
export function fieldsOf(system: Catalogue): Fields {
  const known = made.get(system.entries);
  if (known) return known;
  const names = new Map<string, Field>();
  const all: Field[] = [];
  const add = (field: Field, ...also: readonly (string | undefined)[]): void => {
    all.push(field);
    for (const name of [field.name, ...also])
      if (name !== undefined && !names.has(plain(name))) names.set(plain(name), field);
  };

  add({
    name: 'kind',
    label: 'Kind',
    type: 'text',
    facet: true,
    read: (e) => e.kind,
    aliases: new Map(system.kinds.map((k) => [k.id, [k.id, k.name, k.plural].map(foldWords)])),
  });
  add({ name: 'name', label: 'Name', type: 'text', facet: false, read: (e) => e.name });
  add({ name: 'text', label: 'Text', type: 'text', facet: false, read: (e) => e.text });
  add({ name: 'tag', label: 'Tag', type: 'text', facet: true, read: (e) => e.tags }, 'tags');
  add({ name: 'id', label: 'Id', type: 'text', facet: false, read: (e) => e.id });
  add({ name: 'rule', label: 'Rule', type: 'text', facet: false, read: (e) => e.rules }, 'rules');
  const copies: Field = {
    name: 'copies',
    label: 'Copies',
    type: 'number',
    facet: true,
    read: (e) => e.copies,
  };
  add(copies);

  const keys = new Set(system.indicia.map((i) => plain(i.key)));
  const cost: Field = {
    name: 'cost',
    label: system.unit.one,
    type: 'number',
    facet: true,
    read: (e) => e.cost,
  };
  const units = [system.unit.one, system.unit.many].filter((name) => !keys.has(plain(name)));
  add(cost, ...units);

  const indicia = system.indicia.map((indicium): Field => {
    const values = system.entries.flatMap((e) => e.indicia[indicium.key] ?? []);
    return {
      name: indicium.key,
      label: indicium.name,
      type: typeOf(values),
      facet: true,
      read: (e) => e.indicia[indicium.key],
    };
  });
  // Keys first, then names, then letters: what is longer is meant more surely.
  for (const field of indicia) add(field);
  for (const [i, { name }] of system.indicia.entries())
    if (!names.has(plain(name))) names.set(plain(name), indicia[i]!);
  for (const [i, { letter }] of system.indicia.entries())
    if (letter !== undefined && !names.has(plain(letter))) names.set(plain(letter), indicia[i]!);

  const fields: Fields = {
    all,
    find: (name) => names.get(plain(name)),
    near(name) {
      const meant = nearest(plain(name), [...names.keys()]);
      return meant === undefined ? undefined : names.get(meant);
    },
  };
  made.set(system.entries, fields);
  return fields;
}

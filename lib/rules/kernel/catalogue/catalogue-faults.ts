import type { Part } from './diff-catalogues';
import type { Entry } from './entry';
import { provenances } from './provenance';
import type { Rulebook } from './rulebook';
import type { AnySystem } from '../system';

/** What is wrong with a row of a catalogue. */
export interface CatalogueFault {
  readonly part: Part;
  readonly id: string;
  readonly says: string;
}

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** JSON knows it, and gives it back as it was. */
const isPlain = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  Number.isFinite(value) ||
  (typeof value === 'object' &&
    (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
    Object.values(value).every(isPlain));

/** Every ID that may be cited: rules, rulings, checks, and the row of each entry that has one. */
export const citable = (
  { checks, matchChecks, entries }: Pick<AnySystem, 'checks' | 'matchChecks' | 'entries'>,
  { rules, rulings }: Pick<Rulebook, 'rules' | 'rulings'>,
): ReadonlySet<string> =>
  new Set([
    ...[...rules, ...rulings].map(({ id }) => id),
    ...[...checks, ...matchChecks].map(({ code }) => code),
    ...entries.flatMap((entry) => entry.rules.slice(0, 1)),
  ]);

function* faultsOfEntry(system: AnySystem, entry: Entry): Generator<string> {
  const { id, kind, text, icon, rules, source, indicia, provenance } = entry;
  if (!ID.test(id)) yield 'Its id is not of lower-case letters, digits and single hyphens.';
  if (!system.kinds.some((k) => k.id === kind)) yield `The kind “${kind}” is not declared.`;
  if (text === '') yield 'It has no text.';
  if (!ID.test(icon)) yield `“${icon}” is no picture.`;
  if (rules.length === 0) yield 'It cites no rule.';
  if (source.length === 0 || source.some(([from, to]) => !(from > 0 && from <= to)))
    yield 'It names no lines of the source, or lines that cannot be.';
  for (const key of Object.keys(indicia))
    if (!system.indicia.some((i) => i.key === key)) yield `The indicium “${key}” is not declared.`;
  const fields = new Set(['name', 'kind', 'text', ...Object.keys(indicia)]);
  for (const field of ['cost', 'copies'] as const) if (entry[field] !== undefined) fields.add(field);
  if (entry.effects.length > 0) fields.add('effects');
  for (const field of fields)
    if (!Object.hasOwn(provenance, field)) yield `It does not say where “${field}” comes from.`;
  for (const [field, from] of Object.entries(provenance)) {
    if (!fields.has(field)) yield `It says where “${field}” comes from, and has none.`;
    if (!provenances.includes(from)) yield `“${field}” comes from “${from}”, which is no provenance.`;
  }
  if (!isPlain(entry)) yield 'It is not plain JSON.';
  const face = system.face(entry);
  if (!system.sizes.some((size) => size.id === face.size))
    yield `Its face is of the size “${face.size}”, which is not declared.`;
  if (face.title === '') yield 'Its face has no title.';
  if (!isPlain(face)) yield 'Its face is not plain JSON.';
}

/** What every catalogue promises, whatever the game, and this one does not keep; empty where it is sound. */
export function catalogueFaults(system: AnySystem, book: Rulebook): readonly CatalogueFault[] {
  const known = citable(system, book);
  const found: CatalogueFault[] = [];
  const add = (part: Part, id: string, faults: Iterable<string>): void => {
    for (const says of faults) found.push({ part, id, says });
  };
  const uncitable = (rules: readonly string[]): readonly string[] =>
    rules.filter((id) => !known.has(id)).map((id) => `It cites ${id}, which there is not.`);
  const seen = new Set<string>();
  for (const entry of system.entries) {
    if (seen.has(entry.id)) add('entry', entry.id, ['Another entry has the same id.']);
    seen.add(entry.id);
    add('entry', entry.id, faultsOfEntry(system, entry));
    add('entry', entry.id, uncitable(entry.rules));
  }
  for (const { id } of system.kinds)
    if (!system.entries.some(({ kind }) => kind === id)) add('kind', id, ['No entry is of that kind.']);
  for (const { key, rules } of system.indicia) {
    if (!system.entries.some(({ indicia }) => key in indicia)) add('indicium', key, ['No entry has it.']);
    add('indicium', key, uncitable(rules));
  }
  for (const { code, rules } of [...system.checks, ...system.matchChecks])
    add('check', code, uncitable(rules));
  return found;
}

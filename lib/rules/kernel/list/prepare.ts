import type { Agreement, OwnCard, Terms } from '../agreement/agreement';
import type { Entry } from '../catalogue/entry';
import { isOut } from './modules';
import type { Line, List, ParsedList, UnknownRef } from './list';
import { readBy, refusals } from '../refusals';
import { catalogueOf } from '../catalogue/reference';
import { ok, refuse, type Refusal, type Result } from '../result';
import type { AnyRules, AnySystem, ListForm } from '../system';

/** The default agreement: the system's own defaults and nothing banned. */
export const defaultAgreement = (
  system: Pick<AnyRules, 'slug'>,
  house: Readonly<Record<string, unknown>> = {},
): Agreement => ({
  format: 'muster-agreement/1',
  system: system.slug,
  name: Object.keys(house).length === 0 ? 'The rules as printed' : 'House rules',
  house: house as Agreement['house'],
  banned: [],
  allowed: null,
  cards: [],
});

/** Reads an agreement by its system's own schemas. Refuses unknown variations, values out of range and broken cards. */
export function prepareTerms(system: AnySystem, agreement: Agreement): Result<AnyTerms> {
  const problems: Refusal[] = [];
  if (agreement.system !== system.slug)
    problems.push({
      path: ['system'],
      code: 'wrong_system',
      message: `This agreement is for ${agreement.system}.`,
    });
  const house = system.house.safeParse(agreement.house);
  if (!house.success) problems.push(...refusals(house.error, ['house']));
  const known = catalogueOf(system);
  for (const field of ['banned', 'allowed'] as const)
    agreement[field]?.forEach((id, i) => {
      if (!known.has(id) && !id.startsWith('own:'))
        problems.push({
          path: [field, i],
          code: 'unknown_entry',
          message: `${system.name} has no entry “${id}”.`,
        });
    });
  const cards = new Map<string, Entry>();
  agreement.cards.forEach((card, i) => {
    const read = readOwnCard(system, card);
    if (!read.ok) problems.push(...read.problems.map((p) => ({ ...p, path: ['cards', i, ...p.path] })));
    else if (cards.has(read.value.id))
      problems.push({
        path: ['cards', i, 'id'],
        code: 'duplicate',
        message: `Two cards have the id “${read.value.id}”.`,
      });
    else cards.set(read.value.id, read.value);
  });
  if (problems.length > 0 || !house.success) return refuse(...problems);
  const defaults = system.house.parse({});
  return ok({
    name: agreement.name,
    house: house.data,
    banned: new Set(agreement.banned),
    allowed: agreement.allowed ? new Set(agreement.allowed) : undefined,
    cards,
    changed: Object.keys(house.data).filter(
      (key) => JSON.stringify(house.data[key]) !== JSON.stringify(defaults[key]),
    ),
  });
}

/** A custom card as an entry of the catalogue, marked `house` throughout. */
export function readOwnCard(system: AnySystem, card: OwnCard): Result<Entry> {
  if (!system.own)
    return refuse({ path: ['id'], code: 'no_own_cards', message: `${system.name} knows no custom cards.` });
  const read = readBy(system.own.schema, card);
  return read.ok ? ok(system.own.toEntry(read.value)) : read;
}

/** Reads the options by the system's schema, and resolves what stands in the list. */
export function parseList(system: AnySystem, list: List, terms: AnyTerms): Result<AnyList> {
  if (list.system !== system.slug)
    return refuse({
      path: ['system'],
      code: 'wrong_system',
      message: `This list is for ${list.system}, not ${system.slug}.`,
    });
  const options = system.options.safeParse({ form: system.forms[0]?.id, ...list.options });
  return options.success
    ? ok(resolveList(system, list, options.data, terms))
    : refuse(...refusals(options.error, ['options']));
}

/**
 * A list whose options have been read: resolves ids and leaves out what is switched out. Ids that nobody knows are kept apart
 * for the checks.
 */
export function resolveList(system: AnyRules, list: List, options: AnyOptions, terms: AnyTerms): AnyList {
  const known = catalogueOf(system);
  const find = (id: string): Entry | undefined => terms.cards.get(id) ?? known.get(id);
  const lines: Line[] = [];
  const unknown: UnknownRef[] = [];
  list.entries.forEach((item, at) => {
    if (isOut(list, item)) return;
    const entry = find(item.entry);
    const parts: Entry[] = [];
    for (const id of item.with ?? []) {
      const part = find(id);
      if (part) parts.push(part);
      else unknown.push({ at, id });
    }
    if (!entry) unknown.push({ at, id: item.entry });
    else
      lines.push({
        at,
        entry,
        count: item.count,
        with: parts,
        ...(item.designation === undefined ? {} : { designation: item.designation }),
        ...(item.module === undefined ? {} : { module: item.module }),
      });
  });
  return { list, form: options.form, lines, unknown, options };
}

/** Does the agreement leave everything as the system has it? */
export const saysNothing = ({ house, banned, allowed, cards }: Agreement): boolean =>
  Object.keys(house).length === 0 && banned.length === 0 && allowed === null && cards.length === 0;

/** The terms of an agreement that says nothing, from the system's defaults; they need no schema any more. */
export const plainTerms = (name: string, defaults: AnyTerms['house']): AnyTerms => ({
  name,
  house: defaults,
  banned: new Set(),
  allowed: undefined,
  cards: new Map(),
  changed: [],
});

/** Catalogue ids in a list that do not exist; custom ids are the agreement's matter and not among them. */
export const unknownEntries = (system: AnyRules, list: List): readonly Refusal[] =>
  list.entries.flatMap((item, i) =>
    [item.entry, ...(item.with ?? [])].flatMap((id, j) =>
      id.startsWith('own:') || catalogueOf(system).has(id)
        ? []
        : [
            {
              path: j === 0 ? ['entries', i, 'entry'] : ['entries', i, 'with', j - 1],
              code: 'unknown_entry',
              message: `${system.name} has no entry “${id}”.`,
            },
          ],
    ),
  );

export type AnyOptions = Parameters<AnyRules['forms'][number]['budget']>[0]['options'];
/** The sealed types that shared code works with. */
export type AnyTerms = Terms<Entry, Readonly<Record<string, unknown>>>;
export type AnyList = ParsedList<Entry, AnyOptions>;
export type AnyForm = ListForm<Entry, Readonly<Record<string, unknown>>, AnyOptions>;

/** The form of list that the options name. @throws when the system has no such form: `parseList` has refused it before. */
export function formOf<S extends AnyRules>(system: S, list: { readonly form: string }): S['forms'][number] {
  const form = system.forms.find((f) => f.id === list.form);
  if (!form) throw new Error(`${system.slug} has no form ${list.form}`);
  return form;
}

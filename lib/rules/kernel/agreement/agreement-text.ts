import type { Agreement } from './agreement';
import { fold } from '../list/text-words';
import { catalogueOf } from '../catalogue/reference';
import { settle } from './settle';
import type { AnySystem } from '../system';
import { variationsOf, type VariationSchema } from './variations';

/** The lines of an agreement that are no house variations. */
export const SET_WORDS = { banned: 'Banned', allowed: 'Only', card: 'Card' } as const;

/** What stands between the title of a variation and a field within it. */
export const INSIDE = ' / ';

const labels = new WeakMap<AnySystem, ReadonlyMap<string, string>>();

/** What each variation is called in a text: its title, or its key where another has the same title. */
export function labelsOf(system: AnySystem): ReadonlyMap<string, string> {
  let made = labels.get(system);
  if (!made) {
    const all = variationsOf(system);
    const uses = new Map<string, number>();
    for (const v of all) uses.set(fold(v.title ?? v.key), (uses.get(fold(v.title ?? v.key)) ?? 0) + 1);
    const taken = new Set<string>(Object.values(SET_WORDS).map(fold));
    const label = (v: VariationSchema): string => {
      const title = v.title ?? v.key;
      return uses.get(fold(title)) === 1 && !taken.has(fold(title)) && !/[:/]/.test(title) ? title : v.key;
    };
    labels.set(system, (made = new Map(all.map((v) => [v.key, label(v)]))));
  }
  return made;
}

/** Words that an enum knows stand as they are; any other text in quotation marks, so that it is not taken for one. */
const writeValue = (value: unknown, known: ReadonlySet<unknown>): string => {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return known.has(value) ? value : JSON.stringify(value);
  if (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((v) => typeof v === 'string' && !/[;"]/.test(v))
  )
    return value.join('; ');
  return Array.isArray(value) && value.length === 0 ? 'none' : JSON.stringify(value);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const writeLines = (label: string, value: unknown, known: ReadonlySet<unknown>): readonly string[] => {
  if (!isObject(value)) return [`${label}: ${writeValue(value, known)}`];
  const inner = Object.entries(value).filter(([, v]) => v !== undefined);
  return inner.length === 0
    ? [`${label}: {}`]
    : inner.flatMap(([key, v]) => writeLines(`${label}${INSIDE}${key}`, v, known));
};

/** An agreement as text for a chat: a line for each thing that it changes. `readAgreementText` reads it back. */
export function writeAgreementText(system: AnySystem, given: Agreement): string {
  const agreement = settle(system, given);
  const known = catalogueOf(system);
  const uses = new Map<string, number>();
  for (const e of known.values()) uses.set(fold(e.name), (uses.get(fold(e.name)) ?? 0) + 1);
  const name = (id: string): string => {
    const entry = known.get(id);
    return entry && uses.get(fold(entry.name)) === 1 && !/[;#]/.test(entry.name) ? entry.name : `#${id}`;
  };
  const label = labelsOf(system);
  const house = variationsOf(system).flatMap((v) =>
    v.key in agreement.house
      ? writeLines(label.get(v.key) ?? v.key, agreement.house[v.key], new Set(v.enum ?? []))
      : [],
  );
  const set = (word: string, ids: readonly string[] | null): readonly string[] =>
    ids === null || (ids.length === 0 && word === SET_WORDS.banned)
      ? []
      : [`${word}: ${ids.length === 0 ? 'none' : ids.map(name).join('; ')}`];
  return (
    [
      `# ${agreement.name}`,
      `${system.name} [${system.slug}]`,
      ...house,
      ...set(SET_WORDS.banned, agreement.banned),
      ...set(SET_WORDS.allowed, agreement.allowed),
      ...agreement.cards.map((card) => `${SET_WORDS.card}: ${JSON.stringify(card)}`),
    ].join('\n') + '\n'
  );
}

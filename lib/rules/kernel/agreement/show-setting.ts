import type { Entry } from '../catalogue/entry';
import { inWords } from '../own/own-fields';

/** Whoever has entries: they are called by their names. */
interface Named {
  readonly entries: readonly Pick<Entry, 'id' | 'name'>[];
}

const names = new WeakMap<Named['entries'], ReadonlyMap<string, string>>();

function namesOf({ entries }: Named): ReadonlyMap<string, string> {
  let known = names.get(entries);
  if (!known) names.set(entries, (known = new Map(entries.map(({ id, name }) => [id, name]))));
  return known;
}

/** The value of a house variation as people read it: `yes`, `none`, `300`, `terrain: most uses 3`, `The Crossed Keys`. */
export function showSetting(value: unknown, system: Named): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string')
    return namesOf(system).get(value) ?? (value === '' ? 'none' : inWords(value).toLowerCase());
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    return value
      .map((one) => showSetting(one, system))
      .join(value.every((v) => typeof v === 'number') ? '–' : ', ');
  }
  const parts = Object.entries(value as object).filter(([, v]) => v !== undefined);
  if (parts.length === 0) return 'none';
  return parts
    .map(([key, v]) => {
      const inner = showSetting(v, system);
      return `${inWords(key).toLowerCase()} ${typeof v === 'object' && v !== null && !Array.isArray(v) ? `(${inner})` : inner}`;
    })
    .join(', ');
}

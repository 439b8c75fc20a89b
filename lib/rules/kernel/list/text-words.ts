import type { z } from 'zod';

type Json = z.core.util.JSONType;

/** No line that names an entry is longer: what is, is not looked at closely. */
export const MOST_LETTERS = 500;

/** Lower case, no marks, letters and digits only: names compare equal however they were typed. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const key = (name: string): string => (/^[\w-]+$/.test(name) ? name : JSON.stringify(name));

/** Keys as a path, which `readPath` reads: `a."b c".d`. */
export const writePath = (keys: readonly string[]): string => keys.map(key).join('.');

/** Nested options as `path = JSON`, one line a leaf; arrays and empty objects are leaves. */
export function flatten(
  value: Readonly<Record<string, Json>>,
  path: readonly string[] = [],
): readonly (readonly [string, string])[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = [...path, name];
    const isBranch =
      typeof inner === 'object' && inner !== null && !Array.isArray(inner) && Object.keys(inner).length > 0;
    return isBranch ? flatten(inner, here) : [[writePath(here), JSON.stringify(inner)] as const];
  });
}

/** `a."b c".d` as its keys; undefined where it is no path. */
export function readPath(text: string): readonly string[] | undefined {
  const keys: string[] = [];
  let rest = text.trim();
  for (;;) {
    const found = /^([\w-]+|"(?:[^"\\]|\\.)*")(\.|$)/.exec(rest);
    if (!found) return undefined;
    const [whole, name, more] = found;
    try {
      keys.push(name!.startsWith('"') ? (JSON.parse(name!) as string) : name!);
    } catch {
      return undefined;
    }
    if (more === '') return keys;
    rest = rest.slice(whole.length);
  }
}

/** Puts a value at a path, making objects on the way. Paths never reach a prototype. */
export function place(into: Record<string, Json>, path: readonly string[], value: Json): void {
  let at = into;
  for (const name of path.slice(0, -1)) {
    const next = Object.hasOwn(at, name) ? at[name] : undefined;
    if (typeof next === 'object' && next !== null && !Array.isArray(next)) at = next as Record<string, Json>;
    else {
      const made: Record<string, Json> = {};
      Object.defineProperty(at, name, { value: made, enumerable: true, writable: true, configurable: true });
      at = made;
    }
  }
  Object.defineProperty(at, path.at(-1)!, { value, enumerable: true, writable: true, configurable: true });
}

/** Splits at a separator that stands outside double quotes and outside brackets. */
export function splitOutside(text: string, separator: string): readonly string[] {
  const out: string[] = [];
  let depth = 0;
  let quoted = false;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '\\') i++;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '[' || c === '{') depth++;
    else if (c === ']' || c === '}') depth--;
    else if (depth <= 0 && text.startsWith(separator, i)) {
      out.push(text.slice(from, i));
      from = i + separator.length;
      i = from - 1;
    }
  }
  return [...out, text.slice(from)];
}

/** Steps of typing (insert, drop, change, swap neighbours) between two words, no more than `limit + 1`. */
export function typingDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(old[j]! + 1, row[j - 1]! + 1, old[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, older[j - 2]! + 1);
      row.push(best);
    }
    older = old;
    old = row;
  }
  return Math.min(old[b.length]!, limit + 1);
}

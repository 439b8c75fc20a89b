import type { z } from 'zod';
import { unquoted } from './text-words';

type Json = z.core.util.JSONType;

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
    const plain = name!.startsWith('"') ? unquoted(name!) : name!;
    if (plain === undefined) return undefined;
    keys.push(plain);
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

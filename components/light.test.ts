import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);

/** Pages that are read on phones, often without a good network: what they load at once must stay small. */
const readingPages = [
  'app/page.tsx',
  'app/search/page.tsx',
  'app/systems/[system]/page.tsx',
  'app/systems/[system]/compare/page.tsx',
  'app/systems/[system]/entries/[id]/page.tsx',
  'app/systems/[system]/rules/page.tsx',
  'app/systems/[system]/rules/rulings/page.tsx',
  'app/l/[shareId]/page.tsx',
  'app/lists/page.tsx',
  'app/lists/new/page.tsx',
  'app/layout.tsx',
  'app/systems/[system]/layout.tsx',
];
/** Packages of every page; all others are loaded by `import()` when they are first wanted. */
const light = /^(react|react-dom|next|lucide-react)(\/|$)/;

/** Imports of values; `import()` is not among them, for it is what keeps a page light. */
const IMPORT = /^(?:import|export)\s(?!type\b)([^'=;]*?)from '([^']+)';|^import '([^']+)';/gm;
const onlyTypes = /^\{\s*(type [^,}]+,?\s*)+\}\s*$/;

const fileOf = (to: string): string | undefined =>
  [`${to}.ts`, `${to}.tsx`, path.join(to, 'index.ts')].find((file) => existsSync(path.join(root, file)));
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const isClient = (file: string): boolean => textOf(file).startsWith("'use client'");

function importsOf(file: string): {
  readonly files: readonly string[];
  readonly packages: readonly string[];
} {
  const files: string[] = [];
  const packages: string[] = [];
  for (const [, names, named, bare] of textOf(file).matchAll(IMPORT)) {
    const to = (named ?? bare)!;
    if ((names !== undefined && onlyTypes.test(names)) || to.endsWith('.css')) continue;
    const near = to.startsWith('@/')
      ? fileOf(to.slice(2))
      : to.startsWith('.')
        ? fileOf(path.join(path.dirname(file), to))
        : undefined;
    if (near) files.push(near);
    else packages.push(to);
  }
  return { files, packages };
}

/** The client components where a page of the server hands over to the browser. */
function doorsOf(page: string): ReadonlySet<string> {
  const doors = new Set<string>();
  const seen = new Set([page]);
  for (const file of seen)
    if (isClient(file)) doors.add(file);
    else for (const next of importsOf(file).files) seen.add(next);
  return doors;
}

/** Heavy packages that come with a page at once, each with the way that leads there. */
function heavyOf(page: string): readonly string[] {
  const from = new Map<string, string | undefined>([...doorsOf(page)].map((door) => [door, undefined]));
  const wayTo = (file: string | undefined): string =>
    file === undefined ? page : `${file} < ${wayTo(from.get(file))}`;
  const heavy: string[] = [];
  for (const file of from.keys()) {
    const { files, packages } = importsOf(file);
    for (const name of packages) if (!light.test(name)) heavy.push(`${name} < ${wayTo(file)}`);
    for (const next of files) if (!from.has(next)) from.set(next, file);
  }
  return heavy;
}

describe('reading pages bring no schemas, dialogs or other heavy things at once', () => {
  test.each(readingPages)('%s', (page) => {
    expect(heavyOf(page)).toEqual([]);
  });
});

test('the walk finds what the card designer brings', () => {
  expect(heavyOf('app/cards/new/page.tsx').join()).toContain('zod <');
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);

/** Who may reach whom: a room, and the rooms and packages open to it. The longest matching room speaks. */
const walls: readonly (readonly [room: string, mayReach: readonly RegExp[]])[] = [
  ['lib/rules/kernel', [/^lib\/rules\/kernel/, /^zod$/]],
  ['lib/rules/systems', [/^lib\/rules\/kernel/, /^zod$/]],
  ['lib/rules', [/^lib\/rules/, /^zod$/]],
  // Triangles and cells of maps: the one library of geometry in the rules.
  ['lib/rules/systems/battle-magic/boards', [/^lib\/rules\/kernel/, /^(zod|d3-delaunay)$/]],
  ['lib/search', [/^lib\/(search|rules)/]],
  ['lib/seal', [/^lib\/(seal|rules)/, /^@noble\/hashes/]],
  ['lib/pack', [/^lib\/(pack|print|rules)/]],
  ['lib/sim', [/^lib\/(sim|rules)/]],
  ['lib/print', [/^lib\/(print|rules)/, /^(pdfkit|zod|@iconify-json\/game-icons|node:)/]],
  [
    'lib/db',
    [
      /^lib\/(db|rules|seal|env|bounds|print\/runs)/,
      /^prisma\//,
      /^(@prisma|better-sqlite3|pg|server-only|node:|zod)/,
    ],
  ],
  ['lib/jobs', [/^lib\/(jobs|sim|rules|print|db|env)/, /^(server-only|node:)/]],
  ['lib/auth', [/^lib\/(auth|db|env)/, /^(next|@node-rs\/argon2|server-only|node:|zod)/]],
  ['lib/api/contract', [/^lib\/(api\/contract|rules|bounds|print\/job)/, /^zod$/]],
  ['lib/api', [/^lib\/(api|auth|rules|search|env|bounds|print|seal)/, /^(zod|next|node:|server-only)/]],
  ['lib/env', [/^(zod|node:)/]],
  ['lib/bounds', []],
  [
    'components',
    [
      /^components/,
      /^lib\/(rules|print|pack|search|seal|sim|api)/,
      /^(?!(node:|lib\/|@prisma|pg$|better-sqlite3))/,
    ],
  ],
];

const files = (dir: string): string[] =>
  readdirSync(path.join(root, dir), { withFileTypes: true }).flatMap((f) =>
    f.isDirectory()
      ? files(path.join(dir, f.name))
      : /\.tsx?$/.test(f.name) && !/\.test\.tsx?$/.test(f.name)
        ? [path.join(dir, f.name)]
        : [],
  );

/** `import … from '…'`, over several lines too, `import '…'`, `export … from '…'` and `import('…')`. */
const IMPORT = /^(?:import|export)\s[^'=]*?from '([^']+)';|^import '([^']+)';|\bimport\('([^']+)'\)/gm;

const imports = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)]
    .map(([, from, bare, lazy]) => (from ?? bare ?? lazy)!)
    .map((to) => (to.startsWith('.') ? path.join(path.dirname(file), to) : to.replace(/^@\//, '')));

test('every import respects the walls', () => {
  const through: string[] = [];
  for (const file of [...files('lib'), ...files('components')]) {
    if (file.startsWith('lib/rules/conformance') || file.includes('/testing')) continue;
    const wall = walls.filter(([room]) => file.startsWith(room)).sort((a, b) => b[0].length - a[0].length)[0];
    expect(wall, `${file} stands in no room`).toBeDefined();
    const system = /^lib\/rules\/systems\/[^/]+/.exec(file)?.[0];
    for (const to of imports(file))
      if (!(system && to.startsWith(system)) && !wall![1].some((open) => open.test(to)))
        through.push(`${file} imports ${to}`);
  }
  expect(through).toEqual([]);
});

test('what comes later comes by the one way that outlives a missing network', () => {
  const past = [...files('app'), ...files('components')].filter((file) =>
    imports(file).some((to) => to === 'next/dynamic'),
  );
  expect(past).toEqual([]);
});

test('every folder of a system has its line in the registry', async () => {
  const { systemSlugs } = await import('./rules/registry');
  expect([...systemSlugs].sort()).toEqual(readdirSync(path.join(root, 'lib/rules/systems')).sort());
});

import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogueOf, loadReference, loadSystem, systemSlugs } from './index';

const here = import.meta.dirname;

/** `import … from '…'` and `export … from '…'` of values, `import '…'` and `import('…')`. */
const IMPORT =
  /^(?:import|export)\s(?!type\b)([^'=;]*?)from '([^']+)';|^import '([^']+)';|\bimport\('([^']+)'\)/gm;
const onlyTypes = /^\{\s*(type [^,}]+,?\s*)+\}\s*$/;

const fileOf = (to: string): string | undefined =>
  [`${to}.ts`, path.join(to, 'index.ts')].find((file) => existsSync(file));

/** The packages that a file brings with it, each with the way that leads there. */
function packagesOf(start: string): readonly string[] {
  const found: string[] = [];
  const from = new Map<string, string | undefined>([[start, undefined]]);
  const wayTo = (file: string | undefined): string =>
    file === undefined ? '' : `${path.relative(here, file)} < ${wayTo(from.get(file))}`;
  for (const file of from.keys())
    for (const [, names, named, bare, lazy] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const to = (named ?? bare ?? lazy)!;
      if (names !== undefined && onlyTypes.test(names)) continue;
      const next = to.startsWith('.') ? fileOf(path.join(path.dirname(file), to)) : undefined;
      if (!next) found.push(`${to} < ${wayTo(file)}`);
      else if (!from.has(next)) from.set(next, file);
    }
  return found;
}

describe.each(systemSlugs)('%s', (slug) => {
  test('its reference, faces and rulebook bring no package, above all no zod', () => {
    expect(packagesOf(path.join(here, 'systems', slug, 'reference.ts'))).toEqual([]);
  });

  test('the rules that judge its lists bring no package', () => {
    expect(packagesOf(path.join(here, 'systems', slug, 'rules.ts'))).toEqual([]);
  });

  test('reference and system are one game', async () => {
    const [reference, system] = await Promise.all([loadReference(slug), loadSystem(slug)]);
    // The system's face also marks custom cards, which a reference does not know.
    const { face, ...rest } = reference;
    expect(system).toMatchObject(rest);
    for (const entry of reference.entries) expect(system.face(entry)).toEqual(face(entry));
    // One catalogue: what is made once for its entries serves both.
    expect(catalogueOf(system)).toBe(catalogueOf(reference));
  });
});

test('the walk finds zod where it is', () => {
  expect(packagesOf(path.join(here, 'systems', 'mms', 'index.ts')).join()).toContain('zod <');
});

test('the door for readers knows no more than kernel files without packages', () => {
  const found = packagesOf(path.join(here, 'kernel', 'catalogue', 'reference.ts'));
  expect(found).toEqual([]);
  const door = readFileSync(path.join(here, 'reference.ts'), 'utf8');
  for (const [, to] of door.matchAll(/^export (?!type)[^']*from '(\.\/kernel\/[^']+)';/gm))
    expect(packagesOf(path.join(here, `${to}.ts`)), to).toEqual([]);
});

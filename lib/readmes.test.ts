import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);

const filesBelow = (dir: string): readonly string[] =>
  readdirSync(path.join(root, dir), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file))
    .map((file) => path.parse(file).name);

/** What each map has to name, as it names it. */
const maps: readonly (readonly [readme: string, named: readonly string[]])[] = [
  ['lib/rules/kernel', filesBelow('lib/rules/kernel').map((name) => `\`${name}\``)],
  ['e2e', filesBelow('e2e').map((name) => `\`${name}.ts\``)],
  [
    'components',
    readdirSync(path.join(root, 'components'), { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map(({ name }) => `\`${name}/\``),
  ],
];

test.each(maps)('the map of %s leaves nothing out', (readme, named) => {
  const text = readFileSync(path.join(root, readme, 'README.md'), 'utf8');
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !text.includes(name))).toEqual([]);
});

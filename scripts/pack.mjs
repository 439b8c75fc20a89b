// The scripts of the one-file lists: one for each game, with its rules, and the fonts as a style sheet that holds them.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const systems = path.join(root, 'lib/rules/systems');

/** One game alone: the registry, which knows all of them, is left out. */
const onlyOne = (slug) => ({
  name: 'only-one',
  resolveId: (id) => (id === 'pack' ? '\0pack' : /^\.\/registry$/.test(id) ? '\0no-registry' : undefined),
  load: (id) =>
    id === '\0no-registry'
      ? 'export {};'
      : id === '\0pack'
        ? `import { startPack } from ${JSON.stringify(path.join(root, 'lib/pack/start.ts'))};
           import * as folder from ${JSON.stringify(path.join(systems, slug, 'index.ts'))};
           void startPack(Object.values(folder).find((one) => one && one.slug === ${JSON.stringify(slug)}));`
        : undefined,
});

async function buildPack(slug) {
  const { output } = await build({
    cwd: root,
    input: 'pack',
    plugins: [onlyOne(slug)],
    resolve: { alias: { '@': root } },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
    write: false,
    output: { format: 'iife', minify: true, codeSplitting: false },
  });
  return output[0].code;
}

const faces = [
  ['Muster Body', 400, 'body'],
  ['Muster Body', 700, 'strong'],
  ['Muster Display', 700, 'display'],
];

const fontSheet = () =>
  faces
    .map(([family, weight, file]) => {
      const bytes = readFileSync(path.join(root, `assets/fonts/${file}.woff`)).toString('base64');
      return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff;base64,${bytes}) format('woff')}`;
    })
    .join('');

/** Writes `pack/` into a folder that is served. */
async function buildPacks(out) {
  const dir = path.join(out, 'pack');
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'fonts.css'), fontSheet());
  for (const slug of readdirSync(systems).filter((name) => statSync(path.join(systems, name)).isDirectory()))
    writeFileSync(path.join(dir, `${slug}.js`), await buildPack(slug));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildPacks(path.resolve(process.argv[2] ?? '.next/standalone/public'));

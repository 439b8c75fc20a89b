// TypeScript of the house as a module for plain Node: bundled once, since transformed in flight it would run slower.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { root } from './steps.mjs';

/** Bundles a file below `scripts` and gives the path of what came of it. */
export async function bundled(file) {
  const { output } = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@': root } },
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      rolldownOptions: {
        input: { main: path.join(root, 'scripts', file) },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  const folder = path.join(root, 'node_modules/.muster/bundled', path.basename(file, '.ts'));
  // File by file and each at once: two may bundle the same, and one may run it already. What is imported comes first.
  for (const { fileName, code, source } of output.toReversed())
    put(path.join(folder, fileName), code ?? source);
  return path.join(folder, 'main.mjs');
}

function put(file, content) {
  const beside = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(beside, content);
  renameSync(beside, file);
}

// TypeScript of the house as a module for plain Node: bundled once, since transformed in flight it would run slower.
import path from 'node:path';
import { build } from 'vite';
import { root } from './steps.mjs';

/** Bundles a file below `scripts` and gives the path of what came of it. */
export async function bundled(file) {
  const out = path.join(root, 'node_modules/.muster/bundled', path.basename(file, '.ts'));
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: { '@': root } },
    build: {
      ssr: true,
      outDir: out,
      target: 'node20',
      rolldownOptions: {
        input: { main: path.join(root, 'scripts', file) },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return path.join(out, 'main.mjs');
}

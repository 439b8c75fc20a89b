// Figures of the library and of the built server, one a line: `bench <name> <value> <unit>`. Words as arguments choose parts:
// `npm run bench -- library`, `npm run bench -- engines [SYSTEM…]`, and likewise `server`, `weight` and `typing`.
import path from 'node:path';
import { build } from 'vite';
import { root, run } from './steps.mjs';

const parts = ['library', 'engines', 'server', 'weight', 'typing'];
const asked = parts.filter((part) => process.argv.includes(part));
const rest = process.argv.slice(2).filter((word) => !parts.includes(word));
const out = path.join(root, 'node_modules/.muster/bench');

// Bundled and run by plain Node: transformed in flight, the code would be slower than the one that people run.
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: { '@': root } },
  // The steps know where the house stands by where they stand themselves, so they stay outside of the bundle.
  plugins: [
    {
      name: 'steps',
      enforce: 'pre',
      resolveId: (id) =>
        id.endsWith('/steps.mjs')
          ? { id: new URL('steps.mjs', import.meta.url).href, external: 'absolute' }
          : undefined,
    },
  ],
  ssr: { noExternal: ['@iconify-json/game-icons'] },
  build: {
    ssr: true,
    outDir: out,
    target: 'node20',
    rolldownOptions: {
      input: {
        ...Object.fromEntries(parts.map((part) => [part, path.join(root, `scripts/bench/${part}.ts`)])),
        // What the threads of the server run.
        thread: path.join(root, 'lib/jobs/thread.ts'),
      },
      // Constants stay constants, as in what the app is built of: engines read them faster than variables.
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', topLevelVar: false },
    },
  },
});

for (const part of asked.length > 0 ? asked : parts)
  await run(process.execPath, ['--expose-gc', path.join(out, `${part}.mjs`), ...rest], {
    NODE_ENV: 'production',
  });

// TypeScript as a module for plain Node, wherever it lies: it knows no folder of its own, so that it may be bundled itself.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/** Bundles a file below `root` into a folder and gives the path of what came of it. */
export async function bundle({ root, input, folder }) {
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
        input: { main: input },
        // Constants stay constants, which engines read faster than variables.
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', topLevelVar: false },
      },
    },
  });
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

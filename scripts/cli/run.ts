import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { filesBelow } from './files-below';
import { muster } from './muster';

/** Where the command was typed: npm itself goes to the root of the package. */
const here = process.env.INIT_CWD ?? process.cwd();

process.exitCode = await muster(process.argv.slice(2), {
  read: (file) => (file === '-' ? text(process.stdin) : readFile(path.resolve(here, file), 'utf8')),
  filesIn: async (folder) =>
    (await filesBelow(path.resolve(here, folder)))?.map((file) => path.join(folder, file)),
  root: process.cwd(),
  lines: () => createInterface({ input: process.stdin }),
  say: (said) => process.stdout.write(`${said}\n`),
  note: (said) => process.stderr.write(`${said}\n`),
});

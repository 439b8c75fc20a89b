// The rules at the command line, without the site: `npm run muster -- help`. Bundled anew only where a source has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf, root, stamps } from './steps.mjs';

const bundle = path.join(stamps, 'bundled/run/main.mjs');
const stamp = path.join(stamps, 'bundled/run/stamp');
const hash = hashOf('lib', 'components', 'scripts/cli', 'scripts/bundle.mjs', 'package-lock.json');
if (!existsSync(bundle) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  const { bundled } = await import('./bundled.mjs');
  await bundled('cli/run.ts');
  writeFileSync(stamp, hash);
}
// As npm does: it runs at home, and knows where it was typed.
process.env.INIT_CWD ??= process.cwd();
process.chdir(root);
await import(pathToFileURL(bundle));

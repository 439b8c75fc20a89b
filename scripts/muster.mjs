// The rules at the command line, without the site: `npm run muster -- help`. Bundled anew only where a source has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf, stamps } from './steps.mjs';

const bundle = path.join(stamps, 'bundled/run/main.mjs');
const stamp = path.join(stamps, 'bundled/run/stamp');
const hash = hashOf('lib', 'components', 'scripts/cli', 'package-lock.json');
if (!existsSync(bundle) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  const { bundled } = await import('./bundled.mjs');
  await bundled('cli/run.ts');
  writeFileSync(stamp, hash);
}
await import(pathToFileURL(bundle));

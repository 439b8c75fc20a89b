// Which rules and cards of each game that can be played are exercised, and by what: `npm run coverage:rules [-- SYSTEM…] [--games N] [--all]`.
// Ends with 1 where one is not.
import { bundled } from './bundled.mjs';
import { run } from './steps.mjs';

try {
  await run(process.execPath, [await bundled('prove/coverage.ts'), ...process.argv.slice(2)]);
} catch {
  process.exit(1);
}

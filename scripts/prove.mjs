// Random games, each held to every promise of an engine: `node scripts/prove.mjs SYSTEM PLAYERS [SEED…]`. With seeds it plays those,
// without any ten thousand under the rules as printed, every other one with samples of lists, and five hundred under each of twenty
// random agreements. `--games N`, `--agreements N`, `--each N`, `--every N` (promises are asked at every n-th decision) and
// `--steady N` (each n-th game is played by the steady bot for the most part) change the numbers.
import { bundled } from './bundled.mjs';
import { run } from './steps.mjs';

try {
  await run(process.execPath, [await bundled('prove/main.ts'), ...process.argv.slice(2)]);
} catch {
  process.exit(1);
}

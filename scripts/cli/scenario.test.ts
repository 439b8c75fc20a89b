import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundled } from '../bundled.mjs';

const systems = path.resolve('lib/rules/systems');
const files = readdirSync(systems, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.jsonl'))
  .map((file) => path.join(systems, file));

test('our engine, asked as a program of somebody else, plays every scenario; a program that errs is caught', async () => {
  const muster = await bundled('cli/run.ts');
  const type = (...args: readonly string[]) =>
    spawnSync(process.execPath, [muster, 'scenario', ...args], { encoding: 'utf8' });
  const ours = `"${process.execPath}" "${muster}" engine`;

  const good = type(...files, '--engine', ours);
  expect(good.stdout).toMatch(/^\d+ scenarios, 0 failed\n$/);
  expect(good.status).toBe(0);

  // One that loses count of the dice, one that says nothing sensible, and one that is not there.
  for (const [engine, why] of [
    [`${ours} | sed -u 's/"totals":\\[8,/"totals":[7,/g'`, '"totals":[8,9]'],
    ['while read line; do echo "{}"; done', 'the engine answered {}'],
    ['true', 'the engine has ended'],
  ] as const) {
    const bad = type(
      files.find((file) => file.includes('monsters-magic'))!,
      '--engine',
      engine,
    );
    expect(bad.stdout).toContain(why);
    expect(bad.status).toBe(1);
  }
}, 120_000);

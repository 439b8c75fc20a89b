// npm test: everything that must hold, on a fresh clone too. Ends with “N passed, N failed”.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { build, compile, generate, install, root, run } from './steps.mjs';

const node = process.execPath;
const results = path.join(root, 'test-results');
let passed = 0;
let failed = 0;
let skipped = 0;

/** A tool that only says yes or no counts as one test. */
async function gate(name, command, args) {
  console.log(`\nmuster: ${name}`);
  try {
    await run(command, args);
    passed++;
  } catch (error) {
    failed++;
    console.error(`muster: ${name} failed: ${error.message}`);
  }
}

async function suite(name, args, env, read) {
  console.log(`\nmuster: ${name}`);
  let ended = true;
  try {
    await run(node, args, env);
  } catch {
    ended = false;
  }
  try {
    const counts = read();
    passed += counts.passed;
    failed += counts.failed;
    skipped += counts.skipped;
    if (!ended && counts.failed === 0) failed++;
  } catch (error) {
    failed++;
    console.error(`muster: ${name} left no report: ${error.message}`);
  }
}

const report = (name) => JSON.parse(readFileSync(path.join(results, name), 'utf8'));

/** What reads the types of the routes. */
async function checkTypes() {
  await generate();
  await run(node, ['node_modules/next/dist/bin/next', 'typegen']);
  await Promise.all([
    // The native compiler judges the same in a third of the time; Next needs the other one, which can be asked from within.
    gate('types', node, ['node_modules/typescript-native/bin/tsc', '--noEmit']),
    gate('lint', node, ['node_modules/oxlint/bin/oxlint']),
  ]);
}

const checkFormat = () =>
  gate('format', node, ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']);

try {
  await install();
  // Each keeps but one core busy for most of its time. A build throws away the types of the routes and makes them again, and so
  // it waits until they are read.
  const compiled = compile();
  const types = checkTypes();
  await Promise.all([ensureBrowser(), compiled, types.then(() => build(compiled)), types.then(checkFormat)]);
} catch (error) {
  console.error(`muster: ${error.message}\n0 passed, 1 failed`);
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const migrations = gate('migrations', node, ['scripts/migration.mjs', '--check']);
await suite(
  'unit, database and contract tests',
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/vitest.json',
  ],
  {},
  () => {
    const { numPassedTests, numFailedTests, numPendingTests } = report('vitest.json');
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  },
);
await migrations;
await suite(
  'browser tests',
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: 'test-results/playwright.json' },
  () => {
    const { expected, unexpected, flaky, skipped: none } = report('playwright.json').stats;
    return { passed: expected + flaky, failed: unexpected, skipped: none };
  },
);

console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);

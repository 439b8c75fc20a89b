// The steps between a fresh clone and a served app. Each is skipped when what it depends on is as it was the last time.
// Only Node's own modules here: nothing else is installed yet when this runs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hintFramework } from './compile-hints.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** Where what was made is kept, and what it was made of. */
export const stamps = path.join(root, 'node_modules/.muster');

/** Every file below the given paths, without what is generated. */
function* files(...paths) {
  for (const name of paths) {
    const full = path.join(root, name);
    if (!existsSync(full)) continue;
    if (statSync(full).isFile()) yield full;
    else
      for (const inner of readdirSync(full).sort())
        if (!['node_modules', 'generated', '.next'].includes(inner) && !/\.test\.tsx?$/.test(inner))
          yield* files(path.join(name, inner));
  }
}

/** Tells whether anything below the given paths has changed. */
export const hashOf = (...paths) => {
  const hash = createHash('sha256').update(process.version);
  for (const file of files(...paths)) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
};

/** Runs a command with its output shown; rejects when it fails. It does not outlive us. */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CHECKPOINT_DISABLE: '1', ...env },
      shell: process.platform === 'win32',
    });
    const kill = () => child.kill();
    process.once('exit', kill);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', kill);
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}`));
    });
  });
}

async function step(name, inputs, done, work) {
  const file = path.join(stamps, name);
  const hash = hashOf(...inputs);
  if (done() && existsSync(file) && readFileSync(file, 'utf8') === hash) return;
  const began = Date.now();
  console.log(`muster: ${name} …`);
  await work();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(file, hash);
  console.log(`muster: ${name} done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Installs exactly what the lock-file names, development packages too. What must be compiled is not yet: see `compile`. */
export const install = () =>
  step(
    'install',
    ['package.json', 'package-lock.json'],
    () => existsSync(path.join(root, 'node_modules/next/package.json')),
    () => run(npm, ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']),
  );

/** What is compiled of SQLite. */
const binding = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';

/** SQLite, fetched or compiled: most of a minute or two goes into one long file, so that other steps may run beside it. */
export const compile = () =>
  step(
    'compile SQLite',
    ['package-lock.json'],
    () => existsSync(path.join(root, binding)),
    () => run(npm, ['rebuild', 'better-sqlite3'], { JOBS: String(availableParallelism()) }),
  );

/** The two Prisma clients. */
export const generate = () =>
  step(
    'generate',
    ['prisma/schema.prisma', 'scripts/generate.mjs', 'package-lock.json'],
    () => existsSync(path.join(root, 'prisma/generated/sqlite')),
    () => run(process.execPath, ['scripts/generate.mjs']),
  );

const sources = [
  'app',
  'components',
  'lib',
  'prisma',
  'public',
  'assets',
  'next.config.js',
  'postcss.config.mjs',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'proxy.ts',
  'package-lock.json',
  'tsconfig.json',
  'scripts/steps.mjs',
  'scripts/compile-hints.mjs',
  'scripts/worker.mjs',
  'scripts/parcel.mjs',
  'scripts/pack.mjs',
];
const standalone = path.join(root, '.next/standalone');
export const server = path.join(standalone, 'server.js');

/**
 * The production build, with its static files and SQLite beside the server. No page is made ahead out of a database, so that it
 * may begin before SQLite is there.
 * @param {Promise<void>} [compiled] ends when it is; whoever waits for a build waits for it
 */
export const build = (compiled = compile()) =>
  step(
    'build',
    sources,
    () => existsSync(server),
    async () => {
      rmSync(standalone, { recursive: true, force: true });
      await run(process.execPath, ['node_modules/next/dist/bin/next', 'build']);
      cpSync(path.join(root, '.next/static'), path.join(standalone, '.next/static'), { recursive: true });
      hintFramework(standalone);
      if (existsSync(path.join(root, 'public')))
        cpSync(path.join(root, 'public'), path.join(standalone, 'public'), { recursive: true });
      const served = path.join(standalone, 'public');
      await run(process.execPath, ['scripts/pack.mjs', served]);
      await run(process.execPath, ['scripts/worker.mjs', served]);
      await compiled;
      cpSync(path.join(root, binding), path.join(standalone, binding));
    },
  );

/** What the built server needs to know, whatever the shell around it says. */
export const serverEnv = ({ port, host = '127.0.0.1', dataDir = path.join(root, 'data') }) => ({
  NODE_ENV: 'production',
  PORT: String(port),
  HOSTNAME: host,
  AUTH_TRUST_HOST: '1',
  DATA_DIR: dataDir,
  DATABASE_URL: process.env.DATABASE_URL ?? `file:${path.join(dataDir, 'muster.db')}`,
});

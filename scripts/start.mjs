// npm start: from a fresh clone to a served app.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { build, compile, generate, install, root, server, serverEnv } from './steps.mjs';

const port = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`muster: PORT must be a number from 1 to 65535, not “${process.env.PORT}”.`);
  process.exit(1);
}
const host = process.env.HOST ?? '127.0.0.1';
const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, 'data'));

/** What a signal does: until something is served it ends the step at work, and this with it. */
let stop = () => process.exit(1);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop());
// npm hands SIGTERM to the shell that it runs this in, and that shell ends without a word to us.
const shell = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === shell || stop(), 250).unref();

try {
  await install();
  const compiled = compile();
  await Promise.all([compiled, generate().then(() => build(compiled))]);
} catch (error) {
  console.error(`muster: ${error.message}`);
  process.exit(1);
}

mkdirSync(dataDir, { recursive: true, mode: 0o700 });
const child = spawn(process.execPath, [server], {
  cwd: path.dirname(server),
  stdio: 'inherit',
  env: { ...process.env, ...serverEnv({ port, host, dataDir }) },
});
console.log(`muster: serving http://${host === '0.0.0.0' ? 'localhost' : host}:${port} (Ctrl-C stops it)`);

stop = () => child.kill();
child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 0)));

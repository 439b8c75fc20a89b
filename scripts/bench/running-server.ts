import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { server, serverEnv } from '../steps.mjs';
import { ask } from './http';

export interface Running {
  readonly port: number;
  /** From the start of the process to its first answer. */
  readonly startMs: number;
  /** Milliseconds of one core that it has used since its start; by the clock where the system does not say. */
  usedMs(): number;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Linux counts in hundredths of a second: user and system time are the 14th and 15th field, and the name before them may hold blanks. */
function processorMsOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return undefined;
  }
}

/** Starts the built server with its data in a folder of its own. */
export async function startServer(dataDir: string): Promise<Running> {
  const port = await freePort();
  const from = performance.now();
  const child = spawn(process.execPath, [server], {
    cwd: path.dirname(server),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...serverEnv({ port, dataDir }),
      DATABASE_URL: `file:${path.join(dataDir, 'muster.db')}`,
      RATE_LIMIT: '1000000',
      LOG_LEVEL: 'error',
    } as NodeJS.ProcessEnv,
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const agent = new Agent();
  for (;;) {
    if (child.exitCode !== null || performance.now() - from > 60_000)
      throw new Error('the server did not start');
    const answer = await ask(agent, port, { path: '/api/v1/health/live' }).catch(() => undefined);
    if (answer?.status === 200) break;
    await wait(5);
  }
  return {
    port,
    startMs: performance.now() - from,
    usedMs: () => processorMsOf(child.pid!) ?? performance.now() - from,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

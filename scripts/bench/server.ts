import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { server } from '../steps.mjs';
import { load, type Ask } from './http';
import { twelve } from './army';
import { median, print } from './measure';
import { startServer, type Running } from './running-server';

const roundMs = 500;
const rounds = 9;
const warmUpMs = 2500;

const asks = {
  bare: { path: '/api/v1/health/live' },
  entry: { path: '/api/v1/systems/mms/entries/krag' },
  validate: { path: '/api/v1/validate', body: JSON.stringify({ list: twelve, repairs: false }) },
} satisfies Readonly<Record<string, Ask>>;

/** Rounds take turns, so that a busy minute of the machine is shared by all. */
async function benchRequests({ port, usedMs }: Running): Promise<void> {
  const order = Object.entries(asks);
  const rates = new Map<string, number[]>();
  const waits = new Map<string, number[]>();
  for (const [, wanted] of order) await load(port, wanted, warmUpMs);
  for (let round = 0; round < rounds; round++)
    for (const [name, wanted] of round % 2 === 0 ? order : order.toReversed()) {
      const from = usedMs();
      const waited = await load(port, wanted, roundMs);
      rates.set(name, [...(rates.get(name) ?? []), waited.length / ((usedMs() - from) / 1000)]);
      waits.set(name, [...(waits.get(name) ?? []), ...waited]);
    }
  const bare = rates.get('bare')!;
  for (const [name] of order) {
    const figures = rates.get(name)!;
    print(`server.${name}`, median(figures), 'requests/core-s');
    if (name !== 'bare')
      print(`server.${name}.share-of-bare`, median(figures.map((n, i) => n / bare[i]!)), 'of-1');
    print(`server.${name}.p50`, median(waits.get(name)!), 'ms');
  }
}

if (!existsSync(server))
  console.log('The server is not built: its figures are left out. `npm start` builds it.');
else {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-bench-'));
  let running: Running | undefined;
  try {
    running = await startServer(dataDir);
    print('server.start.new-data', running.startMs / 1000, 's');
    const starts: number[] = [];
    const used: number[] = [];
    for (let i = 0; i < 3; i++) {
      await running.stop();
      running = await startServer(dataDir);
      starts.push(running.startMs / 1000);
      used.push(running.usedMs() / 1000);
    }
    print('server.start', median(starts), 's');
    print('server.start.of-one-core', median(used), 's');
    await benchRequests(running);
  } finally {
    await running?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Verdict as SaidVerdict } from '@/lib/api/contract/shapes/verdict';
import { judgePack } from '@/lib/pack';
import {
  defaultAgreement,
  judge,
  judgeList,
  loadRules,
  loadSystems,
  parseList,
  prepareTerms,
  resolveList,
  sentence,
  type Agreement,
  type AnySystem,
  type List,
  type Result,
  type SystemSlug,
  type Verdict,
} from '@/lib/rules';
import { codeUnder } from '@/lib/seal';
import { ask, openWorld, type World } from '@/lib/testing/api/world';
import { bundled } from '../bundled.mjs';
import type { ToJudge } from './judging-thread';
import { muster } from './muster';

const systems = await loadSystems();
const samples = systems.flatMap((s) => s.samples.map((sample) => [s.slug, sample.id, s, sample] as const));
const agreementOf = (system: AnySystem, house: Readonly<Record<string, unknown>>): Agreement => ({
  ...defaultAgreement(system, house),
  name: 'Of the sample',
});

let world: World;
let thread: Worker;
const files = mkdtempSync(path.join(tmpdir(), 'muster-'));
beforeAll(async () => {
  world = await openWorld();
  thread = new Worker(await bundled('cli/judging-thread.ts'));
}, 120_000);
afterAll(async () => {
  await world?.close();
  await thread?.terminate();
  rmSync(files, { recursive: true });
});

const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

/** As the builder judges: what its page loads first knows no schemas. */
async function onPage(system: AnySystem, list: List, agreement: Agreement): Promise<Verdict> {
  const terms = valueOf(prepareTerms(system, agreement));
  const { options } = valueOf(parseList(system, list, terms));
  const rules = await loadRules(system.slug as SystemSlug);
  return judge(rules, resolveList(rules, list, options, terms), terms);
}

async function inThread(asked: ToJudge): Promise<Verdict> {
  thread.postMessage(asked);
  const [answer] = (await once(thread, 'message')) as [Result<Verdict>];
  return valueOf(answer);
}

async function byApi(list: List, agreement: Agreement): Promise<SaidVerdict> {
  const got = await ask(world, 'POST', '/api/v1/validate', { body: { list, agreements: [agreement] } });
  expect(got.status, got.text.slice(0, 500)).toBe(200);
  return (got.json as { verdicts: [SaidVerdict] }).verdicts[0];
}

const given = { list: path.join(files, 'list.json'), agreement: path.join(files, 'agreement.json') };
const typed = ['validate', given.list, '--agreement', given.agreement, '--json'];

function write(list: List, agreement: Agreement): void {
  writeFileSync(given.list, JSON.stringify(list));
  writeFileSync(given.agreement, JSON.stringify(agreement));
}

async function byCommand(list: List, agreement: Agreement) {
  const said: string[] = [];
  const texts = { [given.list]: list, [given.agreement]: agreement };
  const code = await muster(typed, {
    read: (file) => Promise.resolve(JSON.stringify(texts[file])),
    filesIn: () => Promise.resolve(undefined),
    root: '',
    lines: () => {
      throw new Error('nobody asks for lines');
    },
    say: (text) => said.push(text),
    note: (text) => said.push(text),
  });
  return { code, said: said.join('\n') };
}

/** What the API says of a verdict of the rules, its repairs aside. */
const worded = (system: AnySystem, verdict: Verdict, agreement: Agreement) => ({
  ...verdict,
  agreementCode: codeUnder(system, agreement),
  violations: verdict.violations.map(({ because, lists: _, ...v }) => ({
    ...v,
    message: sentence(system, v),
    because: because ?? null,
  })),
});

describe('page, file, API, worker and command line give the same verdict', () => {
  test.each(samples)('%s: %s', async (_slug, _id, system, { list, house, legal }) => {
    const agreement = agreementOf(system, house);
    const here = valueOf(judgeList(system, list, agreement));
    expect(here.legal).toBe(legal);
    expect(await onPage(system, list, agreement)).toEqual(here);
    expect(valueOf(judgePack(system, list, agreement)).verdict).toEqual(here);
    expect(await inThread({ slug: system.slug as SystemSlug, list, agreement })).toEqual(here);

    const there = await byApi(list, agreement);
    const unrepaired = { ...there, violations: there.violations.map(({ repairs: _, ...v }) => v) };
    expect(unrepaired).toEqual(worded(system, here, agreement));
    for (const mended of there.violations.flatMap((v) => v.repairs))
      valueOf(judgeList(system, mended.list, agreement));

    const { code, said } = await byCommand(list, agreement);
    expect(said).toBe(JSON.stringify({ verdicts: [there] }));
    expect(code).toBe(legal ? 0 : 1);
  });

  test.each(systems)('$slug: typed in a shell', async (system) => {
    const { list, house } = system.samples.find(({ legal }) => !legal)!;
    const agreement = agreementOf(system, house);
    write(list, agreement);
    const ended = spawnSync(process.execPath, ['scripts/muster.mjs', ...typed], { encoding: 'utf8' });
    expect(ended.stderr).toBe('');
    expect(JSON.parse(ended.stdout)).toEqual({ verdicts: [await byApi(list, agreement)] });
    expect(ended.status).toBe(1);
  });
});

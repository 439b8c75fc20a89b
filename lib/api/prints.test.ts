import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AT_ONCE } from '@/lib/print';
import { loadSystem } from '@/lib/rules';
import { untilOver } from '@/lib/testing/api/jobs';
import { setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld, type Got } from '@/lib/testing/api/world';
import type { PrintingJob } from './contract/shapes/print';
import type { z } from 'zod';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

const post = (
  what: object,
  more: { options?: object; headers?: Record<string, string>; as?: Stage['ann'] },
) =>
  ask(stage.world, 'POST', '/api/v1/print', {
    body: { what, ...(more.options ? { options: more.options } : {}) },
    headers: more.headers ?? {},
    ...(more.as ? { as: more.as } : {}),
  });
const job = ({ json }: Got) => json as z.output<typeof PrintingJob>;
const later = { Prefer: 'respond-async' };
const all = { kind: 'catalogue', system: 'mms' };

test(`more than ${AT_ONCE} cards are a job, whose file has every page`, async () => {
  const system = await loadSystem('mms');
  const cards = system.entries.reduce((sum, e) => sum + (e.copies ?? 1), 0);
  const copies = Math.ceil((AT_ONCE + 1) / cards);
  const begun = await post(all, { options: { copies }, as: stage.ann });
  expect(begun.status).toBe(202);
  expect(job(begun)).toMatchObject({ state: 'running', cards: cards * copies, file: null });
  const path = begun.headers.get('location')!;
  const early = await ask(stage.world, 'GET', `${path}/file`, { as: stage.ann });
  expect([early.status, (early.json as { code: string }).code]).toEqual([409, 'not_ready']);
  expect(await untilOver(stage.world, path, stage.ann)).toBe('done');
  const done = job(await ask(stage.world, 'GET', path, { as: stage.ann }));
  expect(done.pages).toBe(done.of);
  const file = await stage.world.fetch(done.file!, {
    method: 'GET',
    headers: new Headers({ Authorization: `Bearer ${stage.ann.token}` }),
  });
  expect(file.headers.get('content-type')).toBe('application/pdf');
  const pdf = await getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0 }).promise;
  expect(pdf.numPages).toBe(done.of);
  expect(pdf.numPages).toBe(Math.ceil((cards * copies) / 9));
  const bobs = await ask(stage.world, 'GET', `${path}/file`, { as: stage.bob });
  expect(bobs.status).toBe(404);
}, 60_000);

test(`up to ${AT_ONCE} cards are answered at once`, async () => {
  const { status, headers } = await post(all, {});
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

test('a job that is cancelled is gone, and makes room for the next', async () => {
  const bob = stage.bob;
  const simulation = { system: 'swords-sorcery', seats: [{ bot: 'random' }, { bot: 'random' }], games: 2 };
  const simulate = (as: Stage['ann'], seed: string) =>
    ask(stage.world, 'POST', '/api/v1/simulations', { as, body: { ...simulation, seed } });
  // The rules of the game are loaded by the first who asks: bob's answer must not wait for that until his prints are done.
  expect((await simulate(stage.ann, 'first')).status).toBe(200);
  // Long enough to be under way until they are cancelled.
  const begin = () => post({ kind: 'catalogue', system: 'magic-realm' }, { options: { copies: 9 }, as: bob });
  const begun = [await begin(), await begin(), await begin()];
  expect(begun.map((got) => got.status)).toEqual([202, 202, 202]);
  // One queue: prints and simulations are counted together.
  for (const refused of [await begin(), await simulate(bob, 'x')]) {
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('10');
  }
  for (const got of begun) {
    const path = got.headers.get('location')!;
    expect((await ask(stage.world, 'DELETE', path, { as: stage.ann })).status).toBe(404);
    expect((await ask(stage.world, 'DELETE', path, { as: bob })).status).toBe(204);
    expect((await ask(stage.world, 'GET', path, { as: bob })).status).toBe(404);
  }
  const again = await post(all, { headers: later, as: bob });
  expect(again.status).toBe(202);
  expect(await untilOver(stage.world, again.headers.get('location')!, bob)).toBe('done');
});

test('a list of another system among several is named by its place', async () => {
  const other = (await loadSystem('battle-magic')).samples[0]!.list;
  const { status, json } = await post({ kind: 'lists', lists: [{ list: stage.list }, { list: other }] }, {});
  expect(status).toBe(400);
  expect((json as { errors: { path: unknown[] }[] }).errors[0]!.path.slice(0, 4)).toEqual([
    'what',
    'lists',
    1,
    'list',
  ]);
});

test('a list’s sheet and rules, and a board, are answered like cards; an unknown board is refused', async () => {
  const { list } = (await loadSystem('mms')).samples[0]!;
  const sheet = await post({ kind: 'list', list }, { options: { parts: ['sheet', 'rules', 'pieces'] } });
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const board = { kind: 'board', system: 'mms', board: 'half' };
  expect((await post(board, {})).status).toBe(200);
  const plan = await post({ kind: 'list', list }, { options: { parts: ['plan'] } });
  expect([plan.status, plan.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const unknown = await post({ ...board, board: 'moon' }, {});
  expect([unknown.status, JSON.stringify(unknown.json)]).toEqual([
    400,
    expect.stringContaining('unknown_board'),
  ]);
});

test('a list is printed in a colour that its system names, and in no other', async () => {
  const { colours } = (await ask(stage.world, 'GET', '/api/v1/systems/mms')).json as { colours: string[] };
  expect(colours).toEqual(['red', 'blue', 'green', 'violet', 'gold', 'rose']);
  const { list } = (await loadSystem('mms')).samples[0]!;
  const printed = (colour: string) =>
    post({ kind: 'list', list, colour }, { options: { parts: ['pieces'] } });
  expect((await printed('violet')).status).toBe(200);
  const refused = await printed('pink');
  expect([refused.status, JSON.stringify(refused.json)]).toEqual([
    400,
    expect.stringContaining('unknown_colour'),
  ]);
  const two = await post(
    {
      kind: 'lists',
      lists: [
        { list, colour: 'red' },
        { list, colour: 'red' },
      ],
    },
    { options: { parts: ['pieces'] } },
  );
  expect([two.status, JSON.stringify(two.json)]).toEqual([400, expect.stringContaining('same_colour')]);
});

test('a system names all that it prints as a board, and prints it', async () => {
  type Told = { printables: { id: string; kind: string }[]; listPlan: boolean; matchSheet: boolean };
  const told = async (slug: string) =>
    (await ask(stage.world, 'GET', `/api/v1/systems/${slug}`)).json as Told;
  const { printables, listPlan } = await told('mms');
  expect(printables.map(({ id, kind }) => [id, kind])).toEqual([
    ['mat', 'board'],
    ['half', 'board'],
    ['tracks', 'board'],
    ['reference-sheet', 'aid'],
    ['agreement-sheet', 'aid'],
    ['layout-plan', 'aid'],
    ['number-wheel', 'aid'],
  ]);
  expect(listPlan).toBe(true);
  for (const { id } of printables) {
    const made = await post({ kind: 'board', system: 'mms', board: id }, {});
    expect([made.status, made.headers.get('content-type')], id).toEqual([200, 'application/pdf']);
  }
  for (const slug of ['swords-sorcery', 'monsters-magic', 'battle-magic'])
    expect(await told(slug)).toMatchObject({ listPlan: false, matchSheet: true });
});

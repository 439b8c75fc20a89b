import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemSlugs } from '@/lib/rules';
import { loadPlayable, loadSituations } from '@/lib/rules/playing';
import { setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld, type Got } from '@/lib/testing/api/world';
import type { Simulation, SimulationJob } from './contract/shapes/simulation';
import type { z } from 'zod';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

/** Its games are short. */
const slug = 'swords-sorcery';
const batch = { system: slug, seats: [{ bot: 'random' }, { bot: 'random' }], games: 20, seed: 'api' };
const run = (body: object, headers = {}, as?: Stage['ann']): Promise<Got> =>
  ask(stage.world, 'POST', '/api/v1/simulations', {
    body: { ...batch, ...body },
    headers,
    ...(as ? { as } : {}),
  });
const job = ({ json }: Got) => json as z.output<typeof SimulationJob>;
/** What it came to: at once, or at the end of its events where the machine was slow. */
async function resultOf(got: Got, as?: Stage['ann']): Promise<z.output<typeof Simulation>> {
  expect([200, 202]).toContain(got.status);
  if (got.status === 200) return got.json as z.output<typeof Simulation>;
  const path = `${got.headers.get('location')}/events`;
  const { text } = await ask(stage.world, 'GET', path, as ? { as } : {});
  const last = [...text.matchAll(/^event: done\ndata: (.*)$/gm)].at(-1);
  return (JSON.parse(last![1]!) as z.output<typeof SimulationJob>).result!;
}
const later = { Prefer: 'respond-async' };
const codeAt = ({ json }: Got) => {
  const { errors } = json as { errors: { code: string; path: (string | number)[] }[] };
  return [errors[0]!.code, errors[0]!.path.join('.')];
};

describe('odds', () => {
  const odds = (situation: object, system: string = slug) =>
    ask(stage.world, 'POST', '/api/v1/odds', { body: { system, situation } });

  test.each(systemSlugs)(
    'of every kind answer their example by fractions that sum to one: %s',
    async (one) => {
      for (const { kind, example } of await loadSituations(one)) {
        const { status, json } = await odds({ kind, ...(example as object) }, one);
        expect(status).toBe(200);
        const { outcomes } = json as {
          outcomes: { numerator: string; denominator: string; probability: number }[];
        };
        // Over one bottom common to all of them.
        const bottom = outcomes.reduce((product, o) => product * BigInt(o.denominator), 1n);
        const sum = outcomes.reduce(
          (all, o) => all + (BigInt(o.numerator) * bottom) / BigInt(o.denominator),
          0n,
        );
        expect(sum, kind).toBe(bottom);
        for (const o of outcomes)
          expect(o.probability).toBeCloseTo(Number(BigInt(o.numerator)) / Number(BigInt(o.denominator)), 12);
      }
    },
  );

  test('refuse what nobody knows where it stands', async () => {
    const [first] = await loadSituations(slug);
    const asked = { kind: first!.kind, ...(first!.example as object) };
    expect(codeAt(await odds({ ...asked, kind: 'none' }))).toEqual(['unknown_kind', 'situation.kind']);
    expect(codeAt(await odds({ ...asked, colour: 'red' }))).toEqual(['unknown_field', 'situation.colour']);
    expect(codeAt(await odds(asked, 'chess'))).toEqual(['unknown_system', 'system']);
  });

  test('about an entry are told with it, and answered as they are told', async () => {
    const { json } = await ask(stage.world, 'GET', '/api/v1/systems/mms/entries/krag');
    const told = (json as { odds: { kind: string; attacker?: string }[] }).odds;
    expect(told.map(({ kind }) => kind)).toEqual(['attack', 'duel']);
    for (const situation of told) expect((await odds(situation, 'mms')).status).toBe(200);
  });

  test('are announced with their schemas by the system', async () => {
    const { json } = await ask(stage.world, 'GET', `/api/v1/systems/${slug}`);
    const { situations, play, coverage } = json as {
      situations: { kind: string; schema: { type: string } }[];
      play: { seats: object };
      coverage: object;
    };
    const playable = await loadPlayable(slug)!;
    expect(situations.map(({ kind }) => kind)).toEqual((await loadSituations(slug)).map(({ kind }) => kind));
    for (const { schema } of situations) expect(schema.type).toBe('object');
    expect(play.seats).toEqual(playable.seats);
    expect(coverage).toEqual({ engine: true });
  });
});

/** A list of two characters, of whom one is agreed. */
const two = {
  format: 'muster-list/1',
  system: 'magic-realm',
  name: 'Two',
  entries: [
    { entry: 'elf', count: 1 },
    { entry: 'dwarf', count: 1 },
  ],
  options: { form: 'party' },
};

describe('simulations', () => {
  test('the same request gives the same answer, at once or as a job', async () => {
    const { gamesPerSecond: _, ...result } = await resultOf(await run({ rotate: true }));
    const begun = await run({ rotate: true }, later);
    expect(begun.status).toBe(202);
    const events = await ask(stage.world, 'GET', `${begun.headers.get('location')}/events`);
    const said = [...events.text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data]) => ({
      event,
      data: JSON.parse(data!) as z.output<typeof SimulationJob>,
    }));
    const last = said.at(-1)!;
    expect(last.event).toBe('done');
    expect(last.data).toMatchObject({ state: 'done', games: 20, asked: 20 });
    expect(last.data.result).toMatchObject(result);
    expect(result.wins).toHaveLength(2);
  });

  test('a large batch goes on as a job, says how far it is, and can be cancelled', async () => {
    const begun = await run({ games: 100_000 });
    expect(begun.status).toBe(202);
    const path = begun.headers.get('location')!;
    expect(job(begun).state).toBe('running');
    let now = job(begun);
    while (now.games === 0) {
      await new Promise((resolve) => setImmediate(resolve));
      now = job(await ask(stage.world, 'GET', path));
    }
    expect(now.games).toBeGreaterThan(0);
    expect(now.games).toBeLessThan(100_000);
    expect(now.result!.ended).toBeUndefined();
    const watching = ask(stage.world, 'GET', `${path}/events`);
    expect((await ask(stage.world, 'DELETE', path)).status).toBe(204);
    expect((await watching).text).toContain('event: gone');
    expect((await ask(stage.world, 'GET', path)).status).toBe(404);
    expect((await ask(stage.world, 'DELETE', path)).status).toBe(404);
  });

  test('one caller has few at a time, and others are not kept waiting', async () => {
    const begun = await Promise.all([1, 2, 3].map(() => run({ games: 100_000 }, later, stage.ann)));
    expect(begun.map(({ status }) => status)).toEqual([202, 202, 202]);
    const fourth = await run({}, {}, stage.ann);
    expect(fourth.status).toBe(429);
    expect(fourth.headers.get('retry-after')).toBe('10');
    expect((await resultOf(await run({ games: 50 }, {}, stage.bob), stage.bob)).ended).toBe('done');
    for (const { headers } of begun) {
      const path = headers.get('location')!;
      expect((await ask(stage.world, 'GET', path)).status).toBe(404);
      expect((await ask(stage.world, 'DELETE', path, { as: stage.ann })).status).toBe(204);
    }
    expect((await resultOf(await run({}, {}, stage.ann), stage.ann)).games).toBe(20);
  });

  test('two sides are compared by pairs', async () => {
    const { against } = await resultOf(
      await run({ against: { seats: [{ bot: 'steady' }, { bot: 'random' }] }, games: 60 }),
    );
    expect(against!.comparison.pairs).toBe(60);
    expect(against!.comparison.wins[0]!.low).toBeGreaterThan(0);
  });

  test.each([
    ['a bot that is none', { seats: [{ bot: 'clever' }] }, 'seats.0.bot'],
    [
      'more seats than the game has',
      { seats: Array.from({ length: 9 }, () => ({ bot: 'random' })) },
      'seats',
    ],
    ['a board that is not there', { board: { named: 'no-such-board' } }, 'board.named'],
    ['an agreement that is not there', { agreement: 'nobodys' }, 'agreement'],
    ['too many games', { games: 1_000_000 }, 'games'],
    ['a way of the other side', { against: { board: { way: 'none' } } }, 'against.board.way'],
    [
      'a list that needs more seats than were agreed',
      { system: 'magic-realm', seats: [{ bot: 'random' }, { bot: 'random', list: two }] },
      'seats.1.list',
    ],
    [
      'the same on the other side',
      {
        system: 'magic-realm',
        seats: [{ bot: 'random' }, { bot: 'random' }],
        against: { seats: [{ bot: 'random', list: two }, { bot: 'random' }] },
      },
      'against.seats.0.list',
    ],
  ])('%s is refused where it stands', async (_, body, path) => {
    const got = await run(body);
    expect(got.status).toBe(400);
    expect(codeAt(got)[1]).toBe(path);
  });
});

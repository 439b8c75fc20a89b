import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultAgreement, loadSystem, systemSlugs, type List } from '@/lib/rules';
import { isPlayable } from '@/lib/rules/playing';
import { answerOf, openTrial, runTrial, type TrialWish } from '@/lib/sim';
import { simulateAll } from '@/lib/sim/simulate';
import { untilOver } from '@/lib/testing/api/jobs';
import { setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld, type Got } from '@/lib/testing/api/world';
import type { Trial, TrialJob } from './contract/shapes/trial';
import type { z } from 'zod';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

const system = await loadSystem('swords-sorcery');
const sample = system.samples.find(({ list }) => list.name === 'Four warriors and their wizard')!;
const agreement = { ...defaultAgreement(system, sample.house), name: '24 points' };
const asked = { list: sample.list, agreement, bot: 'steady', games: 20, seed: 'api' } as const;
const worth = { measure: 'worth', ...asked } as const;
const suggestions = { measure: 'suggestions', ...asked, instead: 1 } as const;

const run = (body: object, headers = {}, as?: Stage['ann']): Promise<Got> =>
  ask(stage.world, 'POST', '/api/v1/trials', { body, headers, ...(as ? { as } : {}) });
const later = { Prefer: 'respond-async' };
const job = ({ json }: Got) => json as z.output<typeof TrialJob>;
const problem = ({ json }: Got) => {
  const { errors } = json as { errors: { code: string; path: (string | number)[]; message: string }[] };
  return { ...errors[0]!, at: errors[0]!.path.join('.') };
};
/** What it came to: at once, or as a job where the machine was slow. */
async function resultOf(got: Got): Promise<z.output<typeof Trial>> {
  expect([200, 202]).toContain(got.status);
  if (got.status === 200) return got.json as z.output<typeof Trial>;
  const path = got.headers.get('location')!;
  expect(await untilOver(stage.world, path)).toBe('done');
  return job(await ask(stage.world, 'GET', path)).result!;
}

/** What the page measures, on this thread. */
async function measured(wish: TrialWish) {
  const trial = await openTrial(wish);
  if (!trial.ok) throw new Error(JSON.stringify(trial.problems));
  const play = (match: Parameters<typeof simulateAll>[0]) => Promise.resolve(simulateAll(match));
  return answerOf(await runTrial(trial.value, { play }, () => undefined));
}

describe('a trial', () => {
  test.each([
    ['of what each entry is worth', worth],
    ['of what would help', suggestions],
  ])('%s says what the page says, and by which catalogue and agreement', async (_, wish) => {
    const result = await resultOf(await run(wish));
    expect(result).toEqual({
      ...(await measured(wish)),
      system: 'swords-sorcery',
      catalogueVersion: system.version,
      agreement: '24 points',
      agreementCode: expect.stringMatching(/./) as string,
    });
    expect(result).toMatchObject({ unit: 'point', ended: 'done', seed: 'api', games: 20 });
    expect(result.measured.length).toBeGreaterThan(0);
    for (const { effect } of result.measured) expect(effect.pairs).toBe(20);
  });

  test('says of each entry how it was changed, or why it was not measured', async () => {
    const result = await resultOf(await run(worth));
    if (result.measure !== 'worth') throw new Error(result.measure);
    const warrior = result.measured.find(({ entry }) => entry === 'warrior')!;
    expect(warrior).toMatchObject({ uses: 4, price: 4, effect: { perPrice: expect.any(Number) as number } });
    expect(asked.list.entries[warrior.at]!.entry).toBe('warrior');
    expect(result.unmeasured.map(({ entry, why }) => [entry, why])).toEqual([
      ['wizard', expect.stringMatching(/wizard/i)],
    ]);
  });

  test('as a job is the same, with its progress, and is forgotten when it is cancelled', async () => {
    const result = await resultOf(await run(worth));
    const begun = await run(worth, later);
    expect(begun.status).toBe(202);
    const path = begun.headers.get('location')!;
    const events = await ask(stage.world, 'GET', `${path}/events`);
    const said = [...events.text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, data]) => ({
      event,
      data: JSON.parse(data!) as z.output<typeof TrialJob>,
    }));
    expect(said.at(-1)).toMatchObject({ event: 'done', data: { state: 'done', result } });
    const { games, asked: all } = said.at(-1)!.data;
    expect([games, all]).toEqual([result.comparisons * 20, result.comparisons * 20]);
    expect((await ask(stage.world, 'DELETE', path)).status).toBe(204);
    expect((await ask(stage.world, 'GET', path)).status).toBe(404);
  });

  test('goes on while it is long, and ends with whoever cancels it', async () => {
    const begun = await run({ ...worth, bot: 'steady', games: 20_000 }, later, stage.ann);
    const path = begun.headers.get('location')!;
    const watching = ask(stage.world, 'GET', `${path}/events`, { as: stage.ann });
    // What is not his is not there.
    for (const method of ['GET', 'DELETE'] as const)
      expect((await ask(stage.world, method, path, { as: stage.bob })).status).toBe(404);
    expect((await ask(stage.world, 'GET', `${path}/events`, { as: stage.bob })).status).toBe(404);
    expect((await ask(stage.world, 'DELETE', path, { as: stage.ann })).status).toBe(204);
    expect((await watching).text).toContain('event: gone');
  });

  test('counts with the simulations of its caller', async () => {
    const seats = [{ bot: 'random' }, { bot: 'random' }];
    const batch = { system: 'swords-sorcery', seats, games: 100_000, seed: 'x' };
    const simulation = await ask(stage.world, 'POST', '/api/v1/simulations', {
      body: batch,
      headers: later,
      as: stage.ann,
    });
    const long = { ...worth, bot: 'steady', games: 20_000 };
    const begun = [simulation, await run(long, later, stage.ann), await run(long, later, stage.ann)];
    expect(begun.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect((await run(worth, {}, stage.ann)).status).toBe(429);
    for (const { headers } of begun)
      await ask(stage.world, 'DELETE', headers.get('location')!, { as: stage.ann });
    expect((await resultOf(await run(worth))).ended).toBe('done');
  });

  const empire = (counts: Readonly<Record<string, number>>): List => ({
    format: 'muster-list/1',
    system: 'battle-magic',
    name: 'x',
    entries: Object.entries(counts).map(([entry, count]) => ({ entry, count })),
    options: { form: 'empire', empire: 'custom' },
  });
  const other = systemSlugs.find((slug) => !isPlayable(slug));
  test.each([
    ['a measure that is none', { ...worth, measure: 'looks' }, 'measure', /./],
    ['a field of the other measure', { ...worth, instead: 0 }, 'instead', /./],
    ['too many games', { ...worth, games: 20_001 }, 'games', /./],
    [
      'an entry that nobody knows',
      { ...worth, list: empire({ nobody: 1 }) },
      'list.entries.0.entry',
      /nobody/,
    ],
    ['an agreement that is not there', { ...worth, agreement: 'nobodys' }, 'agreement', /no such agreement/],
    [
      'a variation that the game has not',
      { ...worth, agreement: { ...agreement, house: { colour: 'red' } } },
      'agreement.house.colour',
      /./,
    ],
    [
      'a list that the engine refuses',
      { ...worth, list: empire({ army: 3 }), agreement: undefined },
      'list',
      /castle/i,
    ],
    ['a line that is not there', { ...suggestions, instead: 9 }, 'instead', /no such line/],
    [
      'a list that nothing may come into',
      { ...suggestions, instead: undefined },
      'list',
      /^Nothing more may come into this list\./,
    ],
    ...(other
      ? [
          [
            'a game that no engine plays',
            { ...worth, agreement: undefined, list: { ...asked.list, system: other, entries: [] } },
            'list.system',
            /cannot be played here yet/,
          ] as const,
        ]
      : []),
  ] as const)('%s is refused where it stands', async (_, body, at, why) => {
    const got = await run(body);
    expect(got.status, got.text).toBe(400);
    expect(problem(got)).toMatchObject({ at, message: expect.stringMatching(why) as string });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reckonedBy } from '@/lib/api/reckoned-by';
import { defaultAgreement, loadSystem, type Agreement, type List } from '@/lib/rules';
import {
  answerOf,
  Crew,
  openAudit,
  openSuggestions,
  runAudit,
  runSuggestions,
  type Play,
  type Players,
} from '@/lib/sim';
import { localHand } from '@/lib/sim/local-hand';
import { untilOver } from '@/lib/testing/api/jobs';
import { ask, openWorld, type World } from '@/lib/testing/api/world';
import { muster } from './muster';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 120_000);
afterAll(() => world?.close());

const system = await loadSystem('swords-sorcery');
const sampleOf = (id: string): { readonly list: List; readonly agreement: Agreement } => {
  const { list, house } = system.samples.find((one) => one.id === id)!;
  return { list, agreement: { ...defaultAgreement(system, house), name: 'Of the sample' } };
};
const by = { bot: 'steady', seed: 'same' } as const;

/** As the page does it: several workers, who end in any order. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const hire = localHand({ breathe, now: () => performance.now() });
const crew = new Crew(3, hire, hire, () => performance.now());
const play: Play = (match, { onProgress }) => crew.run(match, { onProgress });
const players: Players = { play };
const nobody = (): void => undefined;

async function byApi(body: object): Promise<unknown> {
  const got = await ask(world, 'POST', '/api/v1/trials', { body });
  if (got.status === 200) return got.json;
  expect(got.status, got.text).toBe(202);
  const path = got.headers.get('location')!;
  expect(await untilOver(world, path)).toBe('done');
  return ((await ask(world, 'GET', path)).json as { result: unknown }).result;
}

async function byCommand(line: string, files: Readonly<Record<string, object>>): Promise<unknown> {
  const said: string[] = [];
  const code = await muster(`${line} --agreement ours --bot ${by.bot} --seed ${by.seed} --json`.split(' '), {
    read: (file) => Promise.resolve(JSON.stringify(files[file])),
    filesIn: () => Promise.resolve(undefined),
    root: '',
    lines: () => {
      throw new Error('nobody asks for lines');
    },
    say: (text) => said.push(text),
    note: nobody,
  });
  expect(code).toBe(0);
  return JSON.parse(said.join('\n'));
}

describe('page, API and command line measure the same', () => {
  test('what each entry is worth, over more than one block of games', async () => {
    const { list, agreement } = sampleOf('warriors');
    const wish = { ...by, list, agreement, games: 52, precision: 0.2 };
    const audit = await openAudit(wish);
    if (!audit.ok) throw new Error(JSON.stringify(audit.problems));
    const here = answerOf(await runAudit(audit.value, players, nobody));
    expect(here).toMatchObject({ precision: 0.2, ended: 'done' });
    expect(here.measured.map(({ effect }) => effect.pairs)).toEqual([52, 52]);

    const there = await byApi({ measure: 'worth', ...wish });
    expect(there).toEqual({ ...reckonedBy(system, agreement), ...here });
    expect(await byCommand('worth list --games 52 --precision 0.2', { list, ours: agreement })).toEqual(
      there,
    );
  });

  test('what would help in place of an entry, by a first round and a last', async () => {
    const { list, agreement } = sampleOf('quick-grimoire');
    const wish = { ...by, list, agreement, games: 3, instead: 0 };
    const suggestions = await openSuggestions(wish);
    if (!suggestions.ok) throw new Error(JSON.stringify(suggestions.problems));
    const here = answerOf(await runSuggestions(suggestions.value, players, nobody));
    expect(here).toMatchObject({ first: { seed: 'same/first', games: 3 }, ended: 'done' });
    expect(here.measured.length).toBeGreaterThan(1);

    const there = await byApi({ measure: 'suggestions', ...wish });
    expect(there).toEqual({ ...reckonedBy(system, agreement), ...here });
    const { entry } = list.entries[0]!;
    expect(await byCommand(`suggest list --games 3 --instead ${entry}`, { list, ours: agreement })).toEqual(
      there,
    );
  });
});

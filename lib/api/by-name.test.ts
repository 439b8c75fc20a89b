import { afterAll, beforeAll, expect, test } from 'vitest';
import { save, savedOf, setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld } from '@/lib/testing/api/world';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

/** What is found by the words of its name, and how another of the kind is made. */
const kinds = [
  ['agreements', () => save.agreement(stage), (name: string) => ({ ...stage.agreement, name })],
  ['boards', () => save.board(stage), (name: string) => ({ ...stage.board, name })],
  [
    'cards',
    () => save.card(stage),
    (name: string) => ({ ...stage.card, card: { ...stage.card.card, name } }),
  ],
] as const;

test.each(kinds)('%s are asked for by words of their names, within a game', async (kind, other, named) => {
  const path = `/api/v1/${kind}`;
  const get = async (query: string) => {
    const { json } = await ask(stage.world, 'GET', `${path}?${query}`, { as: stage.ann });
    return (json as { data: readonly { id: string; system: string }[] }).data;
  };
  await other();
  const { id } = savedOf(
    await ask(stage.world, 'POST', path, { as: stage.ann, body: named('Zwölf Éclairs') }),
  );
  await other();
  const found = await get('q=eclair%20zwolf');
  expect(found).toMatchObject([{ id }]);
  const { system } = found[0]!;
  expect(await get(`q=eclair&system=${system}`)).toHaveLength(1);
  expect(await get(`q=eclair&system=${system === 'magic-realm' ? 'mms' : 'magic-realm'}`)).toEqual([]);
  expect((await ask(stage.world, 'GET', `${path}?q=${'x'.repeat(201)}`, { as: stage.ann })).status).toBe(400);
});

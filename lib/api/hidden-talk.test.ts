import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_SEATS } from '@/lib/rules';
import { watch } from '@/lib/testing/api/events';
import { beginGame, codeOf } from '@/lib/testing/api/game';
import { ask, openWorld, type Person, type World } from '@/lib/testing/api/world';
import type { GameMessage } from './contract/shapes/game';

let world: World;
let bob: Person;
let mod: Person;
beforeAll(async () => {
  world = await openWorld();
  bob = await world.person('talk-bob');
  mod = await world.moderator();
}, 120_000);
afterAll(() => world?.close());

type Game = Awaited<ReturnType<typeof beginGame>>;

/** A game at which Ann and Bob have said one thing each. */
async function talk() {
  const game = await beginGame(world, [
    { player: 'person', name: 'Ann' },
    { player: 'person', name: 'Bob' },
  ]);
  for (const [seat, text] of [
    [0, 'Good luck'],
    [1, 'You fool'],
  ] as const)
    await ask(world, 'POST', `${game.path}/messages`, { headers: game.keyOf(seat), body: { seat, text } });
  return { game, rude: (await said(game))[0]!.id };
}

/** What is said there, newest first: as a seat reads it, or whoever looks on. */
async function said(game: Game, seat?: number): Promise<readonly GameMessage[]> {
  const got = await ask(
    world,
    'GET',
    `${game.path}/messages${seat === undefined ? '' : `?seat=${seat}`}`,
    seat === undefined ? {} : { headers: game.keyOf(seat) },
  );
  expect(got.status).toBe(200);
  return (got.json as { data: GameMessage[] }).data;
}

const report = (thing: string, as: Person | 'nobody' = bob, body: object = { reason: 'abuse' }) =>
  ask(world, 'PUT', `/api/v1/moderation/reports/message/${thing}`, {
    ...(as === 'nobody' ? {} : { as }),
    body,
  });
const act = (action: string, thing: string, as = mod) =>
  ask(world, 'POST', '/api/v1/moderation/acts', {
    as,
    by: 'session',
    body: { kind: 'message', thing, action, because: `To ${action} it.` },
  });
const caseOf = (thing: string) => ask(world, 'GET', `/api/v1/moderation/cases/message/${thing}`, { as: mod });

test('who sees the game reports a line; a moderator hides it for all but its seat, and shows it again', async () => {
  const { game, rude } = await talk();
  const before = await said(game);
  expect(await report(rude)).toMatchObject({
    status: 200,
    json: { kind: 'message', thing: rude, reason: 'abuse', state: 'open' },
  });
  expect((await caseOf(rude)).json).toMatchObject({
    words: ['You fool'],
    title: null,
    author: 'Bob',
    page: `/play/${game.id}`,
    open: 1,
    hidden: null,
  });
  expect((await act('hide', rude)).status).toBe(201);
  const veiled = { id: rude, n: 2, seat: 1, name: null, text: '', isHidden: true, hidden: null };
  for (const seat of [undefined, 0]) {
    const data = await said(game, seat);
    expect(data[0]).toMatchObject(veiled);
    expect(data[1]).toEqual(before[1]);
  }
  expect((await said(game, 1))[0]).toMatchObject({
    name: 'Bob',
    text: 'You fool',
    isHidden: true,
    hidden: { action: 'hide', because: 'To hide it.' },
  });
  expect((await ask(world, 'GET', '/api/v1/moderation/acts?limit=1', { as: mod })).json).toMatchObject({
    data: [{ action: 'hide', kind: 'message', thing: rude, page: `/play/${game.id}`, by: { you: true } }],
  });
  expect((await caseOf(rude)).json).toMatchObject({ open: 0, hidden: { because: 'To hide it.' } });
  expect((await report(rude)).status).toBe(404);
  expect((await act('show', rude)).status).toBe(201);
  expect(await said(game)).toEqual(before);
  expect((await game.watch()).moderated).toBe(2);
});

test('the stream of the game tells of it at once, and has no word of what was said', async () => {
  const { game, rude } = await talk();
  const events = await watch(world, `${game.path}/events`);
  expect(await events.next()).toMatchObject({ data: { said: 2, moderated: 0 } });
  await act('hide', rude);
  const told = await events.next();
  expect(told).toMatchObject({ data: { said: 2, moderated: 1 } });
  expect(JSON.stringify(told)).not.toContain('You fool');
  await act('show', rude);
  expect(await events.next()).toMatchObject({ data: { moderated: 2 } });
  events.stop();
});

test('nobody reads as a seat whose key he has not', async () => {
  const { game, rude } = await talk();
  await act('hide', rude);
  const other = await talk();
  for (const headers of [{}, { 'Muster-Seat': '' }, game.keyOf(0), other.game.keyOf(1)])
    expect(codeOf(await ask(world, 'GET', `${game.path}/messages?seat=1`, { headers }))).toEqual([
      404,
      'not_found',
    ]);
  for (const seat of ['-1', String(MOST_SEATS), '0.5', 'x'])
    expect(
      (await ask(world, 'GET', `${game.path}/messages?seat=${seat}`, { headers: game.keyOf(1) })).status,
      seat,
    ).toBe(400);
});

test('no message is reported or hidden that is none, nor by whoever may not', async () => {
  const { game, rude } = await talk();
  for (const thing of [`${game.id}-3`, `${game.id}-0`, `${game.id}-02`, game.id, 'nowhere-1']) {
    expect((await report(thing)).status, thing).toBe(404);
    expect((await act('hide', thing)).status, thing).toBe(404);
  }
  expect((await report(rude, 'nobody')).status).toBe(401);
  for (const body of [{}, { reason: 'dull' }, { reason: 'other' }, { reason: 'spam', seat: 0 }])
    expect((await report(rude, bob, body)).status).toBe(400);
  expect((await act('hide', rude, bob)).status).toBe(404);
  expect((await act('show', rude)).status).toBe(409);
  expect((await said(game))[0]).toMatchObject({ text: 'You fool', isHidden: false });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { save, setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld, type Got } from '@/lib/testing/api/world';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

const agreement = (more: object) => ({
  format: 'muster-agreement/1',
  system: 'mms',
  name: 'Ours',
  ...more,
});
const post = (path: string, body: unknown): Promise<Got> =>
  ask(stage.world, 'POST', `/api/v1/${path}`, { as: stage.ann, body });

test('an agreement is answered with its contradictions and its code; defaults written out change neither', async () => {
  const idle = { groupMax: 6 };
  const [plain, wordy] = await Promise.all([
    post('agreements', agreement({ house: idle })),
    post(
      'agreements',
      agreement({ name: 'Theirs', house: { ...idle, levelTotal: 300, groupMarkers: false } }),
    ),
  ]);
  const [a, b] = [plain.json, wordy.json] as { code: string; agreement: { house: object } }[];
  expect(b!.code).toBe(a!.code);
  expect(b!.agreement.house).toEqual(idle);
  expect(plain.json).toMatchObject({
    contradictions: [
      {
        id: 'MMS-C06',
        sort: 'idle',
        winner: 1,
        lines: [
          { path: 'house.groupMax', title: 'Largest group', value: '6' },
          { path: 'house.groupMarkers', title: 'Groups on one square', value: 'no' },
        ],
      },
    ],
  });
  const checked = await post('agreements/check', agreement({ house: idle }));
  expect(checked.json).toMatchObject({ code: a!.code, forms: [{ form: 'army', found: true }] });
  const verdicts = await post('validate', {
    list: stage.list,
    agreements: [agreement({ house: { ...idle, levelTotal: 300 } })],
  });
  expect(verdicts.json).toMatchObject({ verdicts: [{ agreementCode: a!.code }] });
});

test('the text of an agreement is read back to the same code', async () => {
  const house = { levelTotal: 450, onePerSlot: true };
  const checked = (await post('agreements/check', agreement({ house }))).json as {
    code: string;
    text: string;
  };
  const read = await post('agreements/read', { system: 'mms', text: checked.text });
  const again = await post('agreements/check', (read.json as { agreement: object }).agreement);
  expect(again.json).toMatchObject({ code: checked.code });
});

test('a picture that is not there is refused, in a card and in an agreement', async () => {
  const { system, card } = stage.card;
  const own = { ...card, icon: 'no-such-picture' };
  expect(await post('cards', { system, card: own })).toMatchObject({
    status: 400,
    json: { errors: [{ path: ['card', 'icon'], code: 'unknown_picture' }] },
  });
  expect(await post('agreements', { ...agreement({ cards: [own] }), system })).toMatchObject({
    status: 400,
    json: { errors: [{ path: ['cards', 0, 'icon'], code: 'unknown_picture' }] },
  });
});

test('what a change does to a list under the agreement: the old verdict beside the new one', async () => {
  const saved = await save.agreement(stage);
  await post('lists', { ...stage.list, agreement: saved.id });
  const changed = await ask(stage.world, 'PUT', `/api/v1/agreements/${saved.id}`, {
    as: stage.ann,
    headers: { 'If-Match': saved.etag },
    body: { ...stage.agreement, house: { levelTotal: 10 } },
  });
  expect(changed.status).toBe(200);
  const effects = await ask(stage.world, 'GET', `/api/v1/agreements/${saved.id}/effects?from=1&to=2`, {
    as: stage.ann,
  });
  expect(effects.json).toMatchObject({
    lists: [{ name: stage.list.name, before: { legal: true }, after: { legal: false } }],
  });
  expect((effects.json as { lists: { added: string[] }[] }).lists[0]!.added[0]).toContain('MMS-L01');
  const diff = await ask(stage.world, 'GET', `/api/v1/agreements/${saved.id}/diff?from=1&to=2`, {
    as: stage.ann,
  });
  expect((diff.json as { changes: { text: string }[] }).changes.map((c) => c.text)).toContain(
    'Level total: 300 became 10.',
  );
});

test('a new password ends the session, and the old one no longer fits', async () => {
  const person = await stage.world.person(`pass-${crypto.randomUUID()}`);
  const change = (current: string, cookie: string) =>
    ask(stage.world, 'PUT', '/api/v1/account/password', {
      as: { ...person, cookie },
      by: 'session',
      body: { current, next: 'a longer march' },
    });
  expect(await change('not this one', person.cookie)).toMatchObject({
    status: 400,
    json: { errors: [{ path: ['current'], code: 'wrong_password' }] },
  });
  expect((await change(person.password, person.cookie)).status).toBe(204);
  expect((await change('a longer march', person.cookie)).status).toBe(401);
});

test('published, an agreement is found by everybody, with numbers and no names', async () => {
  const { id, shareId } = await save.agreement({
    ...stage,
    agreement: agreement({ name: 'Zither league', house: { levelTotal: 555 } }),
  });
  const find = () => ask(stage.world, 'GET', '/api/v1/agreements/public?q=zither%20555');
  const read = (as?: typeof stage.bob) =>
    ask(stage.world, 'GET', `/api/v1/agreements/${as === stage.ann ? id : shareId}`, as ? { as } : {});
  expect((await find()).json).toEqual({ data: [], nextCursor: null });
  // Before that its owner alone is told who plays with it.
  expect((await read(stage.ann)).json).toMatchObject({ publishedAt: null, use: { lists: 0 } });
  expect((await read(stage.bob)).json).toMatchObject({ publishedAt: null, use: null });

  const put = (as: typeof stage.bob, published: boolean) =>
    ask(stage.world, 'PUT', `/api/v1/agreements/${id}/publication`, { as, body: { published } });
  expect((await put(stage.bob, true)).status).toBe(404);
  expect((await put(stage.ann, true)).json).toMatchObject({ mine: true, version: 1 });
  await ask(stage.world, 'POST', '/api/v1/lists', {
    as: stage.bob,
    body: { ...stage.list, system: 'mms', agreement: shareId },
  });
  await ask(stage.world, 'POST', '/api/v1/tables', {
    as: stage.bob,
    body: { system: 'mms', name: 'Friday', agreement: shareId, seats: 2 },
  });
  const got = await find();
  expect(got.json).toMatchObject({
    data: [
      {
        shareId,
        name: 'Zither league',
        changes: ['Level total: 300 became 555.'],
        use: { lists: 1, tables: 1, forks: 0 },
      },
    ],
  });
  expect(got.text).not.toContain(id);
  expect((await read()).json).toMatchObject({ mine: false, use: { lists: 1, tables: 1, forks: 0 } });
  await put(stage.ann, false);
  expect((await find()).json).toEqual({ data: [], nextCursor: null });
});

test('an agreement stays with its game: the lists of others stand under it', async () => {
  const { world, ann, bob, list } = stage;
  const { id, shareId, etag } = await save.agreement(stage);
  const body = { ...list, agreement: shareId };
  const theirs = await ask(world, 'POST', '/api/v1/lists', { as: bob, body });
  const moved = await ask(world, 'PUT', `/api/v1/agreements/${id}`, {
    as: ann,
    headers: { 'If-Match': etag },
    body: agreement({ system: 'magic-realm' }),
  });
  expect(moved.status, moved.text).toBe(409);
  expect(moved.json).toMatchObject({
    code: 'other_game',
    errors: [{ path: ['system'], code: 'wrong_system' }],
  });
  const read = await ask(world, 'GET', theirs.headers.get('location')!, { as: bob });
  expect(read.json).toMatchObject({ agreement: shareId, verdict: { agreement: 'Ours' } });
});

describe('a fork that is changed at once', () => {
  const forkOf = async (body: object, key = crypto.randomUUID()) => {
    const { shareId } = await save.agreement(stage);
    const send = () =>
      ask(stage.world, 'POST', `/api/v1/agreements/${shareId}/forks`, {
        as: stage.bob,
        body,
        headers: { 'Idempotency-Key': key },
      });
    return { shareId, send };
  };

  test('is the original as version 1 and what was sent as version 2, made once', async () => {
    const { shareId, send } = await forkOf({
      agreement: agreement({ name: 'Bob’s', house: { levelTotal: 444 } }),
    });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(first.json).toMatchObject({
      version: 2,
      forkOf: shareId,
      agreement: { name: 'Bob’s', house: { levelTotal: 444 } },
    });
    const { id } = first.json as { id: string };
    const read = (path: string) =>
      ask(stage.world, 'GET', `/api/v1/agreements/${id}/${path}`, { as: stage.bob });
    expect((await read('versions')).json).toMatchObject({
      data: [
        { version: 2, name: 'Bob’s' },
        { version: 1, name: 'Bob’s' },
      ],
    });
    expect((await read('versions/1')).json).toHaveProperty('agreement.house', {});
    const put = await ask(stage.world, 'PUT', `/api/v1/agreements/${id}`, {
      as: stage.bob,
      headers: { 'If-Match': first.headers.get('etag')! },
      body: agreement({ name: 'Bob’s' }),
    });
    expect(put.json).toMatchObject({ version: 3 });
  });

  test('that does not hold is refused with its place, and nothing is made', async () => {
    const forks = async () =>
      (
        (await ask(stage.world, 'GET', '/api/v1/agreements?limit=100', { as: stage.bob })).json as {
          data: unknown[];
        }
      ).data.length;
    const before = await forks();
    const other = await (await forkOf({ agreement: agreement({ system: 'magic-realm' }) })).send();
    expect(other.json).toMatchObject({ code: 'other_game', errors: [{ path: ['agreement', 'system'] }] });
    const wrong = await (await forkOf({ agreement: agreement({ house: { levelTotal: 'many' } }) })).send();
    expect(wrong.json).toMatchObject({ errors: [{ path: ['agreement', 'house', 'levelTotal'] }] });
    expect(await forks()).toBe(before);
  });
});

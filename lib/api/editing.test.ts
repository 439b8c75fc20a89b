import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { watch } from '@/lib/testing/api/events';
import { save, setStage, type Saved, type Stage } from '@/lib/testing/api/stage';
import { invited } from '@/lib/testing/api/cases/lists';
import { db } from '@/lib/db/client';
import { ask, openWorld, type Got, type Person } from '@/lib/testing/api/world';
import type { Method } from './contract';

let stage: Stage;
let cleo: Person;
beforeAll(async () => {
  stage = await setStage(await openWorld());
  cleo = await stage.world.person('cleo');
  // The first list loads the rules and the routes; that is nobody's test.
  await shared();
}, 240_000);
afterAll(() => stage?.world.close());

interface Shown {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly mine: boolean;
  readonly role: string | null;
  readonly shelf: unknown;
}

const call = (as: Person, method: Method, path: string, body?: unknown, etag?: string): Promise<Got> =>
  ask(stage.world, method, `/api/v1/lists/${path}`, {
    as,
    ...(body === undefined ? {} : { body }),
    headers: etag === undefined ? {} : { 'If-Match': etag },
  });

const named = (name: string) => ({ ...stage.list, name });

/** A list of Ann's on which Bob works. */
async function shared(role: 'edit' | 'suggest' = 'edit'): Promise<Saved & { readonly invitation: string }> {
  const made = await save.list(stage);
  const invitation = await invited(stage, made.id, role);
  const { json } = await ask(stage.world, 'POST', invitation, { as: stage.bob });
  expect(json).toEqual({ id: made.id, role });
  return { ...made, invitation };
}

describe('several editors of one list', () => {
  test('who comes by the link saves versions in his own name; nobody else sees any of it', async () => {
    const { id, etag } = await shared();
    const read = (await call(stage.bob, 'GET', id)).json as Shown;
    expect(read).toMatchObject({ mine: false, role: 'edit', shelf: null });
    const put = await call(stage.bob, 'PUT', id, named('By Bob'), etag);
    expect(put.status, put.text).toBe(200);
    expect(((await call(stage.ann, 'GET', id)).json as Shown).name).toBe('By Bob');

    // Ann saves upon what she saw: she is told, with what stands there, and nothing is lost.
    const late = await call(stage.ann, 'PUT', id, named('By Ann'), etag);
    expect(late.status).toBe(412);
    expect((late.json as { current: Shown }).current).toMatchObject({ name: 'By Bob', version: 2 });

    const versions = (await call(stage.ann, 'GET', `${id}/versions`)).json as {
      data: { version: number; by: { role: string; you: boolean } }[];
    };
    expect(versions.data.map(({ version, by }) => [version, by.role, by.you])).toEqual([
      [2, 'editor', false],
      [1, 'owner', true],
    ]);
    expect((await call(stage.bob, 'GET', `${id}/diff?from=1&to=2`)).status).toBe(200);
    for (const path of [id, `${id}/versions`, `${id}/versions/1`, `${id}/editors`, `${id}/suggestions`])
      expect((await call(cleo, 'GET', path)).status, path).toBe(404);
    expect((await call(cleo, 'PUT', id, named('By Cleo'), '"2"')).status).toBe(404);
  });

  test('what is the owner’s alone stays so', async () => {
    const { id, invitation } = await shared();
    for (const [method, path, body] of [
      ['DELETE', id, undefined],
      ['PUT', `${id}/shelf`, { folder: 'Mine' }],
      ['PUT', `${id}/comments`, { open: false }],
      ['PUT', `${id}/editors`, { invite: null }],
    ] as const)
      expect((await call(stage.bob, method, path, body, '"1"')).status, `${method} ${path}`).toBe(404);
    const seen = (await call(stage.bob, 'GET', `${id}/editors`)).json as {
      invite: unknown;
      you: string;
      editors: { id: string }[];
    };
    expect(seen).toMatchObject({ invite: null, you: 'edit' });
    const path = `${id}/editors/${seen.editors[0]!.id}`;
    expect((await call(stage.bob, 'PUT', path, { role: 'edit' })).status).toBe(404);
    expect((await ask(stage.world, 'POST', invitation, { as: stage.bob })).json).toMatchObject({
      role: 'edit',
    });
    expect((await ask(stage.world, 'POST', invitation, { as: stage.ann })).json).toMatchObject({
      role: 'owner',
    });
  });

  test('a link that is closed lets nobody in, and another is another link', async () => {
    const { id, invitation } = await shared();
    await call(stage.ann, 'PUT', `${id}/editors`, { invite: null });
    expect((await ask(stage.world, 'GET', invitation)).status).toBe(404);
    expect((await ask(stage.world, 'POST', invitation, { as: cleo })).status).toBe(404);
    expect((await call(stage.bob, 'GET', id)).status).toBe(200);
    const next = await invited(stage, id);
    expect(next).not.toBe(invitation);
    expect((await ask(stage.world, 'GET', next)).json).toMatchObject({ list: stage.list.name, role: 'edit' });
  });

  test('who is removed, or leaves, has no part in it any more', async () => {
    for (const who of [stage.ann, stage.bob]) {
      const { id } = await shared();
      const { editors } = (await call(stage.ann, 'GET', `${id}/editors`)).json as {
        editors: { id: string }[];
      };
      const mine = (await call(stage.bob, 'GET', 'shared')).json as { data: Shown[] };
      expect(mine.data.map((list) => list.id)).toContain(id);
      expect((await call(cleo, 'DELETE', `${id}/editors/${editors[0]!.id}`)).status).toBe(404);
      expect((await call(who, 'DELETE', `${id}/editors/${editors[0]!.id}`)).status).toBe(204);
      expect((await call(stage.bob, 'GET', id)).status).toBe(404);
      expect((await call(stage.bob, 'PUT', id, named('Once more'), '"1"')).status).toBe(404);
    }
  });
});

describe('the live events of a list', () => {
  const events = (as: Person, id: string, headers = {}) =>
    watch(stage.world, `/api/v1/lists/${id}/events`, { as, headers });

  test('tell its owner that somebody joined, each of the two what the other saved, and who is removed that it is over', async () => {
    // The server asks nobody: what is told here is told by whoever did it.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { id, etag } = await save.list(stage);
    const anns = await events(stage.ann, id);
    expect(await anns.next()).toMatchObject({ event: 'list', data: { version: 1 } });
    await ask(stage.world, 'POST', await invited(stage, id), { as: stage.bob });
    const joined = await anns.next();
    expect(joined?.data).toEqual({ version: 1 });

    const bobs = await events(stage.bob, id);
    // Both hear by one id, so that either may go on from there on another server.
    expect(await bobs.next()).toEqual(joined);
    await call(stage.bob, 'PUT', id, named('By Bob'), etag);
    // That there is a version, and nothing of what it holds.
    for (const one of [anns, bobs]) expect((await one.next())?.data).toEqual({ version: 2 });

    const { editors } = (await call(stage.ann, 'GET', `${id}/editors`)).json as { editors: { id: string }[] };
    await call(stage.ann, 'PUT', `${id}/editors/${editors[0]!.id}`, { role: 'suggest' });
    for (const one of [anns, bobs]) expect((await one.next())?.data).toEqual({ version: 2 });
    await call(stage.ann, 'DELETE', `${id}/editors/${editors[0]!.id}`);
    expect((await anns.next())?.data).toEqual({ version: 2 });
    expect(await bobs.next()).toMatchObject({ event: 'gone', data: {} });
    expect(await bobs.next()).toBeUndefined();

    await call(stage.ann, 'DELETE', id, undefined, '"2"');
    expect(await anns.next()).toMatchObject({ event: 'gone' });
  });

  test('say nothing again to who has it, and hear of what another server did', async () => {
    const { id } = await shared();
    const before = await events(stage.ann, id);
    const has = (await before.next())!.id!;
    before.stop();
    const again = await events(stage.ann, id, { 'Last-Event-ID': has });
    // Straight into the base, as by another server: nobody tells this one.
    await db().listEditor.updateMany({ where: { listId: id }, data: { role: 'suggest' } });
    const told = await again.next();
    expect(told?.data).toEqual({ version: 1 });
    expect(told?.id).not.toBe(has);
    again.stop();
  });

  test('are for those who work on it: others do not learn that it is there', async () => {
    const { id } = await shared();
    for (const address of [id, (await save.list(stage)).shareId])
      expect((await call(cleo, 'GET', `${address}/events`)).status).toBe(404);
  });
});

describe('suggestions', () => {
  const propose = async (id: string, name: string, base = 1): Promise<string> => {
    const made = await call(stage.bob, 'POST', `${id}/suggestions`, {
      base,
      list: named(name),
      note: 'Shorter.',
    });
    expect(made.status, made.text).toBe(201);
    expect(made.json).toMatchObject({ mine: true, state: 'open', note: 'Shorter.' });
    expect((made.json as { changes: { text: string }[] }).changes.map((c) => c.text).join()).toContain(name);
    return `${id}/suggestions/${(made.json as Shown).id}`;
  };

  test('a list stays with its game, whoever saves, suggests or accepts', async () => {
    const { id, etag } = await shared();
    const suggested = await propose(id, 'Rather so');
    const list = { ...named('Elsewhere'), system: stage.board.system };
    for (const [at, got] of [
      [['system'], await call(stage.ann, 'PUT', id, list, etag)],
      [['system'], await call(stage.bob, 'PUT', id, list, etag)],
      [['list', 'system'], await call(stage.bob, 'POST', `${id}/suggestions`, { base: 1, list })],
      [['list', 'system'], await call(stage.ann, 'PUT', suggested, { do: 'accept', version: 1, list })],
    ] as const)
      expect(got).toMatchObject({
        status: 409,
        json: {
          code: 'other_game',
          detail: expect.stringContaining(`for ${stage.system.name} and stays with it`) as string,
          errors: [{ path: at, code: 'wrong_system' }],
        },
      });
    expect((await call(stage.ann, 'GET', id)).json).toMatchObject({ version: 1 });
  });

  test('what is wrong with a list that is accepted is named where it was sent', async () => {
    const { id } = await shared();
    const list = { ...stage.list, entries: [{ entry: 'no-such-thing', count: 1 }] };
    const got = await call(stage.ann, 'PUT', await propose(id, 'Rather so'), {
      do: 'accept',
      version: 1,
      list,
    });
    expect(got.status).toBe(400);
    expect((got.json as { errors: { path: unknown[] }[] }).errors[0]!.path.slice(0, 3)).toEqual([
      'list',
      'entries',
      0,
    ]);
  });

  test('who may only suggest saves nothing; accepted, it is a version in his name', async () => {
    const { id, etag } = await shared('suggest');
    const put = await call(stage.bob, 'PUT', id, named('By Bob'), etag);
    expect([put.status, (put.json as { code: string }).code]).toEqual([403, 'suggest_only']);
    const path = await propose(id, 'Rather so');
    const accept = { do: 'accept', version: 1, list: named('Rather so') };
    expect((await call(stage.bob, 'PUT', path, accept)).status).toBe(404);
    expect((await call(stage.ann, 'PUT', path, accept)).json).toMatchObject({ state: 'accepted', became: 2 });
    expect((await call(stage.ann, 'GET', id)).json).toMatchObject({ name: 'Rather so', version: 2 });
    expect((await call(stage.bob, 'GET', `${id}/versions/2`)).json).toMatchObject({
      by: { role: 'editor', you: true },
    });
    expect((await call(stage.ann, 'PUT', path, { do: 'refuse' })).status).toBe(409);
  });

  test('one made from what has moved on is accepted only upon what stands now', async () => {
    const { id, etag } = await shared('suggest');
    const path = await propose(id, 'Rather so');
    await call(stage.ann, 'PUT', id, named('By Ann'), etag);
    const stale = await call(stage.ann, 'PUT', path, { do: 'accept', version: 1, list: named('Both') });
    expect([stale.status, (stale.json as { code: string }).code]).toEqual([409, 'moved_on']);
    expect((await call(stage.ann, 'GET', path)).json).toMatchObject({ state: 'open', became: null });
    expect(
      (await call(stage.ann, 'PUT', path, { do: 'accept', version: 2, list: named('Both') })).json,
    ).toMatchObject({ became: 3 });
  });

  test('say what they change by the names of the agreement’s own cards', async () => {
    const { system, card } = stage.card;
    const terms = { format: 'muster-agreement/1', system, name: 'With our card', house: {}, cards: [card] };
    const agreed = await ask(stage.world, 'POST', '/api/v1/agreements', { as: stage.ann, body: terms });
    const holding = (count: number) => ({
      format: 'muster-list/1',
      system,
      name: 'Ours',
      entries: [{ entry: card.id, count }],
    });
    const made = await ask(stage.world, 'POST', '/api/v1/lists', {
      as: stage.ann,
      body: { ...holding(1), agreement: (agreed.json as Shown).id },
    });
    const { id } = made.json as Shown;
    const suggested = await call(stage.ann, 'POST', `${id}/suggestions`, { base: 1, list: holding(2) });
    const [change] = (suggested.json as { changes: { text: string }[] }).changes;
    expect(change?.text).toContain(card.name);
  });

  test('refused or taken back it changes nothing', async () => {
    const { id } = await shared('suggest');
    expect((await call(stage.ann, 'PUT', await propose(id, 'A'), { do: 'refuse' })).json).toMatchObject({
      state: 'refused',
    });
    const path = await propose(id, 'B');
    expect((await call(stage.ann, 'DELETE', path)).status).toBe(404);
    expect((await call(stage.bob, 'DELETE', path)).status).toBe(204);
    expect(((await call(stage.ann, 'GET', `${id}/suggestions?open=true`)).json as { data: [] }).data).toEqual(
      [],
    );
    expect((await call(stage.ann, 'GET', id)).json).toMatchObject({ version: 1 });
    expect((await call(stage.bob, 'POST', `${id}/suggestions`, { base: 7, list: named('C') })).status).toBe(
      400,
    );
  });
});

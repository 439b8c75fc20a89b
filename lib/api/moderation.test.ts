import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { save, setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld, type Ask, type Person } from '@/lib/testing/api/world';
import type { Method } from './contract';

let stage: Stage;
let mod: Person;
beforeAll(async () => {
  stage = await setStage(await openWorld());
  mod = await stage.world.moderator();
}, 120_000);
afterAll(() => stage?.world.close());

const does = (method: Method, path: string, given: Ask) => ask(stage.world, method, `/api/v1${path}`, given);
const read = (path: string, as?: Person) => does('GET', path, as ? { as } : {});
const report = (as: Person, kind: string, thing: string, body: object = { reason: 'spam' }) =>
  does('PUT', `/moderation/reports/${kind}/${thing}`, { as, body });
const act = (action: string, kind: string, thing: string, as: Person = mod) =>
  does('POST', '/moderation/acts', { as, body: { kind, thing, action, because: `To ${action} it.` } });

interface Shown {
  readonly id: string;
  readonly shareId: string;
}

/** A list of Ann's with a name of its own, published with a write-up. */
async function publishedList(name: string, more: object = {}): Promise<Shown> {
  const made = await does('POST', '/lists', { as: stage.ann, body: { ...stage.list, name, ...more } });
  const { id, shareId } = made.json as Shown;
  const body = { published: true, writeUp: 'Hold the ford.' };
  await does('PUT', `/lists/${id}/publication`, { as: stage.ann, body });
  return { id, shareId };
}

const say = async (list: string, text: string, as = stage.bob) =>
  ((await does('POST', '/comments', { as, body: { list, text } })).json as Shown).id;

describe('a report', () => {
  test('is made, told anew, seen by its maker and by moderators, and taken back', async () => {
    const { shareId } = await publishedList('Reported rebec');
    expect(await report(stage.bob, 'list', shareId)).toMatchObject({
      status: 200,
      json: { kind: 'list', thing: shareId, reason: 'spam', words: '', state: 'open' },
    });
    await report(stage.bob, 'list', shareId, { reason: 'other', words: ' It lies. ' });
    const found = await read(`/moderation/cases/list/${shareId}`, mod);
    expect(found.json).toMatchObject({
      title: 'Reported rebec',
      page: `/l/${shareId}`,
      open: 1,
      hidden: null,
      reports: [{ reason: 'other', words: 'It lies.' }],
    });
    expect((found.json as { words: string[] }).words).toContain('Hold the ford.');
    expect((await read('/moderation/reports?limit=1', stage.bob)).json).toMatchObject({
      data: [{ thing: shareId, state: 'open' }],
    });
    expect((await read('/moderation/reports', stage.ann)).json).toEqual({ data: [], nextCursor: null });
    const path = `/moderation/reports/list/${shareId}`;
    expect((await does('DELETE', path, { as: stage.ann })).status).toBe(404);
    expect((await does('DELETE', path, { as: stage.bob })).status).toBe(204);
    expect((await does('DELETE', path, { as: stage.bob })).status).toBe(404);
    expect((await read(`/moderation/cases/list/${shareId}`, mod)).status).toBe(404);
  });

  test.each(['comment', 'list', 'agreement', 'board'])(
    'of one’s own %s, or of none, is refused',
    async (kind) => {
      const { shareId, id } = await publishedList('Own oud');
      const own = {
        comment: () => say(id, 'Mine.', stage.ann),
        list: () => Promise.resolve(shareId),
        agreement: async () => (await save.agreement(stage)).shareId,
        board: async () => (await save.board(stage)).shareId,
      }[kind]!;
      const thing = await own();
      expect(await report(stage.ann, kind, thing)).toMatchObject({ status: 403, json: { code: 'own_work' } });
      expect((await report(stage.bob, kind, thing)).status).toBe(200);
      expect(await report(stage.bob, kind, 'nowhere')).toMatchObject({
        status: 404,
        json: { code: 'not_found' },
      });
      // The id of a row is its owner’s.
      expect((await report(stage.bob, 'list', id)).status).toBe(404);
    },
  );

  test.each([
    [{}, 'reason'],
    [{ reason: 'dull' }, 'reason'],
    [{ reason: 'other' }, 'words'],
    [{ reason: 'other', words: '  ' }, 'words'],
    [{ reason: 'spam', words: 'x'.repeat(1001) }, 'words'],
    [{ reason: 'spam', words: 'bell\u0007' }, 'words'],
    [{ reason: 'spam', words: 'turned\u202eround' }, 'words'],
    [{ reason: 'spam', words: 7 }, 'words'],
  ])('%j is refused', async (body, path) => {
    const { shareId } = await save.list(stage);
    expect(await report(stage.bob, 'list', shareId, body)).toMatchObject({
      status: 400,
      json: { errors: [{ in: 'body', path: [path] }] },
    });
  });

  test('of a kind that is none is not there', async () => {
    const { shareId } = await save.list(stage);
    for (const kind of ['table', 'card', 'toString', '__proto__'])
      expect((await report(stage.bob, kind, shareId)).status, kind).toBe(404);
  });
});

describe('an act', () => {
  test.each([
    [{ action: 'delete' }, 'action'],
    [{ because: '' }, 'because'],
    [{ because: 'x'.repeat(1001) }, 'because'],
    [{ kind: 'table' }, 'kind'],
    [{ thing: '../x' }, 'thing'],
  ])('with %j is refused', async (wrong, path) => {
    const { shareId } = await save.list(stage);
    const body = { kind: 'list', thing: shareId, action: 'hide', because: 'It is spam.', ...wrong };
    expect(await does('POST', '/moderation/acts', { as: mod, body })).toMatchObject({
      status: 400,
      json: { errors: [{ in: 'body', path: [path] }] },
    });
  });

  test('is done once, and is logged with who did it', async () => {
    const { shareId } = await publishedList('Acted aulos');
    expect(await act('keep', 'list', shareId)).toMatchObject({ status: 409, json: { code: 'decided' } });
    expect(await act('show', 'list', shareId)).toMatchObject({ status: 409, json: { code: 'decided' } });
    expect((await act('hide', 'list', 'nowhere')).status).toBe(404);
    await report(stage.bob, 'list', shareId);
    const hidden = await act('hide', 'list', shareId);
    expect(hidden).toMatchObject({ status: 201, json: { action: 'hide', thing: shareId } });
    expect(await act('hide', 'list', shareId)).toMatchObject({ status: 409, json: { code: 'decided' } });
    expect((await act('show', 'list', shareId)).status).toBe(201);
    const log = await read('/moderation/acts?limit=1', mod);
    const rest = `limit=1&cursor=${(log.json as { nextCursor: string }).nextCursor}`;
    expect((await read(`/moderation/acts?${rest}`, mod)).json).toMatchObject({
      data: [{ action: 'hide', thing: shareId, because: 'To hide it.' }],
    });
    expect(log.json).toMatchObject({
      data: [
        { action: 'show', thing: shareId, title: 'Acted aulos', page: `/l/${shareId}`, by: { you: true } },
      ],
    });
    expect((await read('/moderation/reports', stage.bob)).json).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ thing: shareId, state: 'hidden' })]),
    });
  });

  test('needs a token that was made for it', async () => {
    const wish = { name: 'Sync', scopes: ['read', 'write'] };
    const { token } = (await does('POST', '/tokens', { as: mod, by: 'session', body: wish })).json as {
      token: string;
    };
    const headers = { Authorization: `Bearer ${token}` };
    for (const path of ['/moderation/cases', '/moderation/acts'])
      expect(await does('GET', path, { headers })).toMatchObject({
        status: 403,
        json: { code: 'insufficient_scope' },
      });
    expect((await does('GET', '/moderation/reports', { headers })).status).toBe(200);
  });

  test('tells others nothing: what is reported, hidden or not there answers alike', async () => {
    const { shareId } = await publishedList('Unknown udu');
    await report(stage.bob, 'list', shareId);
    const answers = [];
    for (const thing of [shareId, 'nowhere'])
      for (const asked of [
        does('GET', `/moderation/cases/list/${thing}`, { as: stage.ann, by: 'session' }),
        does('POST', '/moderation/acts', {
          as: stage.ann,
          by: 'session',
          body: { kind: 'list', thing, action: 'hide', because: 'Mine.' },
        }),
      ]) {
        const { status, json } = await asked;
        answers.push([status, (json as { detail: string }).detail]);
      }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]![0]).toBe(404);
  });
});

describe('what is hidden', () => {
  test('a list: no way of reading leads to it, but its owner’s', async () => {
    const { id, shareId } = await publishedList('Veiled viol');
    const invited = await does('PUT', `/lists/${id}/editors`, { as: stage.ann, body: { invite: 'edit' } });
    const { code } = (invited.json as { invite: { code: string } }).invite;
    const cleo = await stage.world.person('moderation-cleo');
    await does('POST', `/lists/invitations/${code}`, { as: cleo });
    const comment = await say(shareId, 'Fine.');
    const { openCopy } = (await read(`/lists/${id}/seal`, stage.ann)).json as { openCopy: string | null };
    const copy = await does('POST', `/lists/${shareId}/copies`, { as: stage.bob, body: { name: 'Copy' } });
    const copyId = (copy.json as Shown).id;
    const paths = [
      `/lists/${shareId}`,
      `/lists/${shareId}/seal`,
      `/lists/${shareId}/export?format=text`,
      `/lists/${shareId}/export?format=json`,
      `/lists/${shareId}/diff?from=1&to=1`,
      `/lists/compare?a=${shareId}&b=${copyId}`,
      `/comments?list=${shareId}`,
      `/lists/invitations/${code}`,
      ...(openCopy === null ? [] : [`/open-copies/${openCopy}`]),
    ];
    const workPaths = [
      `/lists/${id}`,
      `/lists/${id}/versions`,
      `/lists/${id}/versions/1`,
      `/lists/${id}/editors`,
    ];
    const statuses = async (as: Person | undefined, all: readonly string[]) =>
      Object.fromEntries(
        await Promise.all(all.map(async (path) => [path, (await read(path, as)).status] as const)),
      );
    const before = await statuses(stage.bob, paths);
    const [origin] = [await read(`/lists/${copyId}/ancestry`, stage.bob)];
    expect(origin.json).toMatchObject({ origin: { name: 'Veiled viol' } });
    expect((await act('hide', 'list', shareId)).status).toBe(201);

    for (const as of [stage.bob, cleo, mod, undefined])
      for (const [path, status] of Object.entries(await statuses(as, paths)))
        expect([404, ...(as || before[path] === 401 ? [] : [401])], path).toContain(status);
    expect(new Set(Object.values(await statuses(cleo, workPaths)))).toEqual(new Set([404]));
    expect(
      (await does('POST', `/lists/${shareId}/copies`, { as: stage.bob, body: { name: 'Copy' } })).status,
    ).toBe(404);
    expect((await does('PUT', `/lists/${shareId}/like`, { as: stage.bob })).status).toBe(404);
    expect(
      (await does('POST', '/comments', { as: stage.bob, body: { list: shareId, text: 'Hm.' } })).status,
    ).toBe(404);
    expect((await report(stage.bob, 'list', shareId)).status).toBe(404);
    expect((await read('/lists/public?q=veiled%20viol')).json).toMatchObject({ data: [] });
    expect((await read('/lists/shared', cleo)).text).not.toContain('Veiled viol');
    expect((await read(`/lists/${copyId}/ancestry`, stage.bob)).json).toMatchObject({ origin: null });

    expect((await read(`/lists/${id}`, stage.ann)).json).toMatchObject({
      name: 'Veiled viol',
      hidden: { action: 'hide', because: 'To hide it.' },
    });
    expect((await read('/moderation/mine', stage.ann)).json).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ thing: shareId, title: 'Veiled viol' })]),
    });
    expect((await read('/moderation/mine', stage.bob)).json).toMatchObject({ data: [] });

    await act('show', 'list', shareId);
    expect(await statuses(stage.bob, paths)).toEqual(before);
    expect((await read(`/lists/${shareId}`, stage.bob)).json).toMatchObject({ hidden: null });
    expect((await read(`/comments/${comment}`, stage.ann)).status).toBe(200);
  });

  test('an agreement: not by its link, not among the public ones, not beneath the lists of others', async () => {
    const made = await does('POST', '/agreements', {
      as: stage.ann,
      body: { ...stage.agreement, name: 'Veiled vows' },
    });
    const { id, shareId } = made.json as Shown;
    await does('PUT', `/agreements/${id}/publication`, { as: stage.ann, body: { published: true } });
    const under = await does('POST', '/lists', {
      as: stage.bob,
      body: { ...stage.list, name: 'Beneath', agreement: shareId },
    });
    const { id: beneath } = under.json as Shown;
    const mine = await publishedList('Beneath too', { agreement: id });
    expect((await read(`/lists/${beneath}`, stage.bob)).json).toMatchObject({ agreement: shareId });
    await act('hide', 'agreement', shareId);
    expect((await read(`/agreements/${shareId}`, stage.bob)).status).toBe(404);
    expect((await read(`/agreements/${shareId}`)).status).toBe(404);
    expect((await read('/agreements/public?q=veiled')).json).toMatchObject({ data: [] });
    expect((await does('POST', `/agreements/${shareId}/forks`, { as: stage.bob })).status).toBe(404);
    expect((await read(`/lists/${beneath}`, stage.bob)).json).toMatchObject({ agreement: null });
    expect((await read(`/lists/${mine.shareId}`)).text).not.toContain('Veiled vows');
    expect((await read(`/lists/${beneath}/versions/1`, stage.bob)).text).not.toContain('Veiled vows');
    expect((await read(`/account/export`, stage.bob)).text).not.toContain('Veiled vows');
    expect((await read(`/lists/${mine.shareId}/export?format=text`)).text).not.toContain('Veiled vows');
    const validated = { list: stage.list, agreements: [shareId] };
    expect((await does('POST', '/validate', { as: stage.bob, body: validated })).status).toBe(400);
    expect((await read(`/agreements/${id}`, stage.ann)).json).toMatchObject({
      agreement: { name: 'Veiled vows' },
      hidden: { because: 'To hide it.' },
    });
    expect((await read(`/lists/${mine.id}`, stage.ann)).json).toMatchObject({ agreement: id });
  });

  test('an agreement of a table: the table keeps its copy, and says that it is hidden', async () => {
    const { id, shareId } = await save.agreement(stage);
    const made = await does('POST', '/tables', {
      as: stage.bob,
      body: { system: stage.agreement.system, name: 'Set before', seats: 2, agreement: shareId },
    });
    const { inviteCode } = made.json as { inviteCode: string };
    const seen = async (as?: Person) => (await read(`/tables/${inviteCode}`, as)).json;
    const { name } = stage.agreement;
    expect(await seen()).toMatchObject({ agreement: { name } });
    expect(await seen()).not.toHaveProperty('agreementHidden');
    await act('hide', 'agreement', shareId);
    for (const as of [undefined, stage.bob, stage.ann]) {
      expect(await seen(as)).toMatchObject({ agreement: { name }, agreementHidden: true });
      expect(JSON.stringify(await seen(as))).not.toContain(id);
    }
    await act('show', 'agreement', shareId);
    expect(await seen()).not.toHaveProperty('agreementHidden');
  });

  test('a board: its owner alone opens it', async () => {
    const { id, shareId } = await save.board(stage);
    await act('hide', 'board', shareId);
    for (const as of [stage.bob, mod, undefined])
      expect((await read(`/boards/${shareId}`, as)).status).toBe(404);
    for (const own of [id, shareId])
      expect((await read(`/boards/${own}`, stage.ann)).json).toMatchObject({ hidden: { action: 'hide' } });
  });

  test('a comment: its place stays, and its author alone reads it', async () => {
    const { id, shareId } = await publishedList('Said sitar');
    const said = await say(shareId, 'You fool.');
    await report(stage.ann, 'comment', said, { reason: 'abuse' });
    expect((await read(`/moderation/cases/comment/${said}`, mod)).json).toMatchObject({
      words: ['You fool.'],
      title: null,
      page: `/l/${shareId}#said`,
    });
    await act('hide', 'comment', said);
    const hidden = { id: said, text: '', author: null, isHidden: true, hidden: null };
    for (const as of [stage.ann, mod, undefined])
      expect((await read(`/comments?list=${shareId}`, as)).json).toMatchObject({ data: [hidden] });
    expect((await read(`/comments/${said}`, stage.ann)).json).toMatchObject(hidden);
    expect((await read(`/comments?list=${shareId}`, stage.bob)).json).toMatchObject({
      data: [{ text: 'You fool.', isHidden: true, hidden: { because: 'To hide it.' } }],
    });
    expect((await read('/account/export', stage.ann)).text).not.toContain('You fool.');
    expect((await does('DELETE', `/comments/${said}`, { as: stage.ann })).status).toBe(204);
    expect((await read(`/lists/${id}`, stage.ann)).json).toMatchObject({ hidden: null });
  });
});

test('cases are paged by what was reported or hidden last', async () => {
  const made = [];
  for (const name of ['Page one', 'Page two', 'Page three']) made.push(await publishedList(name));
  for (const { shareId } of made) await report(stage.bob, 'list', shareId);
  const titles = async (state: string) => {
    const all: unknown[] = [];
    let next = '';
    for (let n = 0; n < 3; n++) {
      const page = (await read(`/moderation/cases?state=${state}&limit=1${next}`, mod)).json as {
        data: { title: string }[];
        nextCursor: string;
      };
      all.push(...page.data.map(({ title }) => title));
      next = `&cursor=${page.nextCursor}`;
    }
    return all;
  };
  expect(await titles('open')).toEqual(['Page three', 'Page two', 'Page one']);
  for (const { shareId } of made) await act('hide', 'list', shareId);
  expect(await titles('hidden')).toEqual(['Page three', 'Page two', 'Page one']);
  expect((await read('/moderation/cases?state=shut', mod)).status).toBe(400);
});

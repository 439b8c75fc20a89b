import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSystem, type List } from '@/lib/rules';
import { commit } from '@/lib/seal';
import { save, setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld, type Ask } from '@/lib/testing/api/world';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

async function json<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  given: Ask = { as: stage.ann },
) {
  const got = await ask(stage.world, method, path, given);
  expect(got.status, got.text).toBeLessThan(300);
  return got.json as T;
}

const mms = (name: string, entries: List['entries'], options = {}): List => ({
  format: 'muster-list/1',
  system: 'mms',
  name,
  entries,
  options,
});

const saveAs = (list: List, agreement?: string) =>
  json<{ id: string; shareId: string; version: number }>('POST', '/api/v1/lists', {
    as: stage.ann,
    body: { ...list, ...(agreement ? { agreement } : {}) },
  });

const namesOf = async (query: string, who: Ask = { as: stage.ann }) =>
  (await json<{ data: { name: string }[] }>('GET', `/api/v1/lists?${query}`, who)).data.map((l) => l.name);

describe('the shelf', () => {
  test('is searched by words, comparisons and verdicts, also under another agreement', async () => {
    const person = await stage.world.person(`shelf-${crypto.randomUUID()}`);
    const as = { as: person };
    const big = await json<{ id: string }>('POST', '/api/v1/agreements', {
      ...as,
      body: { format: 'muster-agreement/1', system: 'mms', name: 'Big battles', house: { levelTotal: 500 } },
    });
    const make = async (name: string, count: number, shelf: object) => {
      const { id } = await json<{ id: string }>('POST', '/api/v1/lists', {
        ...as,
        body: mms(name, [{ entry: 'krag', count }]),
      });
      await json('PUT', `/api/v1/lists/${id}/shelf`, { ...as, body: shelf });
    };
    await make('One', 1, { tags: ['campaign'], folder: 'League' });
    await make('Three', 3, { favourite: true });
    await make('Old', 1, { archived: true, tags: ['campaign'] });
    const found = (q: string) => namesOf(`q=${encodeURIComponent(q)}`, as);
    expect(await found('system:mms tag:campaign -archived budget<300 legal:yes')).toEqual(['One']);
    expect(await found('legal:no')).toEqual(['Three']);
    expect(await found('legal:"big battles" -legal:yes')).toEqual(['Three']);
    expect(await found(`legal:${big.id}`)).toEqual(['Old', 'Three', 'One']);
    expect(await found('krag')).toEqual(['Old', 'Three', 'One']);
    expect(await namesOf('tag=campaign&archived=false', as)).toEqual(['One']);
    expect(await namesOf('folder=League', as)).toEqual(['One']);
    expect(await namesOf('favourite=true', as)).toEqual(['Three']);
    const first = await json<{ data: { name: string }[]; nextCursor: string }>(
      'GET',
      '/api/v1/lists?q=krag&limit=2',
      as,
    );
    expect(first.data.map((l) => l.name)).toEqual(['Old', 'Three']);
    expect(await namesOf(`q=krag&limit=2&cursor=${first.nextCursor}`, as)).toEqual(['One']);

    const wrong = await ask(stage.world, 'GET', '/api/v1/lists?q=legal:nobody', as);
    expect(wrong.json).toMatchObject({
      status: 400,
      code: 'invalid_query',
      errors: [{ in: 'query', path: ['q'], code: 'unknown_agreement' }],
    });
    const unsaved = await ask(stage.world, 'POST', '/api/v1/searches', {
      ...as,
      body: { name: 'Bad', query: 'budget<many' },
    });
    expect(unsaved.json).toMatchObject({ code: 'invalid_query', errors: [{ path: ['query'] }] });
  });

  test('is shown to its owner only, and makes no version', async () => {
    const made = await save.list(stage);
    const shelf = { folder: 'Secret plans', tags: ['spy'], favourite: true, archived: false };
    expect(await json('PUT', `/api/v1/lists/${made.id}/shelf`, { as: stage.ann, body: shelf })).toEqual(
      shelf,
    );
    expect(await json('GET', `/api/v1/lists/${made.id}`)).toMatchObject({ shelf, version: 1 });
    const shared = await ask(stage.world, 'GET', `/api/v1/lists/${made.shareId}`);
    expect(shared.json).toMatchObject({ shelf: null, mine: false });
    expect(shared.text).not.toMatch(/Secret plans|spy/);
  });
});

describe('copies', () => {
  test('know what changed in their origin, and tell nobody its link', async () => {
    const origin = await saveAs(mms('Origin', [{ entry: 'krag', count: 1 }]));
    const copy = await json<{ id: string; shareId: string }>(
      'POST',
      `/api/v1/lists/${origin.shareId}/copies`,
      {
        as: stage.bob,
        body: {},
      },
    );
    await json('PUT', `/api/v1/lists/${origin.id}`, {
      as: stage.ann,
      headers: { 'If-Match': '"1"' },
      body: mms('Origin', [{ entry: 'krag', count: 2 }]),
    });
    const path = `/api/v1/lists/${copy.id}/ancestry`;
    expect(await json('GET', path, { as: stage.bob })).toMatchObject({
      origin: {
        shareId: origin.shareId,
        version: 2,
        copied: 1,
        then: { entries: [{ entry: 'krag', count: 1 }] },
        changes: [{ kind: 'changed' }],
      },
    });
    expect(await json('PUT', path, { as: stage.bob, body: { version: 2 } })).toMatchObject({
      origin: { copied: 2, changes: [] },
    });
    const shared = await ask(stage.world, 'GET', `/api/v1/lists/${copy.shareId}`);
    expect(shared.text).not.toContain(origin.shareId);
    const mine = await json('GET', `/api/v1/lists/${origin.id}/ancestry`);
    expect(mine).toEqual({ origin: null, copies: { own: [], others: 1 } });
    expect(JSON.stringify(mine)).not.toContain(copy.shareId);
    await json('DELETE', `/api/v1/lists/${copy.id}`, { as: stage.bob, headers: { 'If-Match': '"1"' } });
  });

  test('two lists are compared in words, with total and verdict', async () => {
    const [a, b] = [
      await saveAs(mms('One', [{ entry: 'krag', count: 1 }])),
      await saveAs(mms('Three', [{ entry: 'krag', count: 3 }])),
    ];
    const compared = await json<{ inVerdict: string[]; measures: { title: string; rows: unknown[] }[] }>(
      'GET',
      `/api/v1/lists/compare?a=${a.id}&b=${b.id}`,
    );
    expect(compared).toMatchObject({
      a: { name: 'One', verdict: { legal: true } },
      b: { name: 'Three', verdict: { legal: false, budget: { spent: 366 } } },
    });
    expect(compared.inVerdict.join(' ')).toMatch(
      /122 of 300 levels became 366 of 300 levels \(\+244 levels\)/,
    );
    expect(compared.measures.find(({ title }) => /level/i.test(title))?.rows.length).toBeGreaterThan(0);
    expect(compared.inVerdict.join(' ')).toMatch(/no longer legal\. New: .*MMS-L01/);
    const hidden = await ask(stage.world, 'GET', `/api/v1/lists/compare?a=${a.id}&b=${b.id}`, {
      as: stage.bob,
    });
    expect(hidden.status).toBe(404);
    const other = await save.list({
      ...stage,
      list: (await loadSystem('battle-magic')).samples.find((s) => s.legal)!.list,
    });
    const mixed = await ask(stage.world, 'GET', `/api/v1/lists/compare?a=${a.id}&b=${other.id}`, {
      as: stage.ann,
    });
    expect(mixed.json).toMatchObject({ status: 400, errors: [{ in: 'query', code: 'wrong_system' }] });
  });
});

describe('the opponent’s copy', () => {
  const secret = mms(
    'Ambush',
    [
      {
        entry: 'krag',
        count: 1,
        with: ['pendant-of-chance'],
        designation: 'Behind woods',
        note: 'Waits for the ford',
      },
    ],
    { form: 'army' },
  );

  test('shows nothing secret, and does not lead to the whole list', async () => {
    const { id, shareId } = await saveAs(secret);
    const seal = await json<{ openCopy: string; salt: string; commitment: string }>(
      'GET',
      `/api/v1/lists/${shareId}/seal`,
      {},
    );
    const open = await ask(stage.world, 'GET', `/api/v1/open-copies/${seal.openCopy}`);
    expect(open.status).toBe(200);
    expect(open.json).toMatchObject({
      list: { entries: [{ entry: 'krag', count: 1 }] },
      legal: true,
      agreed: { name: 'level', limit: 300 },
      leftOut: expect.arrayContaining(['what each card carries']),
      commitment: seal.commitment,
    });
    // What was spent would tell what the hidden pendant costs.
    for (const word of ['pendant', 'Behind woods', 'ford', '"spent"', shareId, seal.salt])
      expect(open.text).not.toContain(word);
    expect(seal.openCopy).not.toContain(shareId);
    // Neither the code nor the id in it opens the list itself.
    for (const key of [seal.openCopy, id])
      expect((await ask(stage.world, 'GET', `/api/v1/lists/${key}`, { as: stage.bob })).status).toBe(404);
  });

  test('is proved by its commitment when the whole list is shown', async () => {
    const { id } = await saveAs(secret);
    const seal = await json<{ salt: string; commitment: string }>('GET', `/api/v1/lists/${id}/seal`);
    const { list } = await json<{ list: List }>('GET', `/api/v1/lists/${id}`);
    expect(commit(list, seal.salt)).toBe(seal.commitment);
    expect(commit({ ...list, name: 'Another' }, seal.salt)).not.toBe(seal.commitment);
    await json('PUT', `/api/v1/lists/${id}`, {
      as: stage.ann,
      headers: { 'If-Match': '"1"' },
      body: { ...secret, entries: [] },
    });
    const later = await json<{ salt: string; commitment: string }>('GET', `/api/v1/lists/${id}/seal`);
    expect(later.commitment).not.toBe(seal.commitment);
    expect(later.salt).not.toBe(seal.salt);
  });

  test('a code that is forged, or of a game without secrets, opens nothing', async () => {
    const { id } = await saveAs(secret);
    const { openCopy } = await json<{ openCopy: string }>('GET', `/api/v1/lists/${id}/seal`);
    const last = openCopy.at(-1) === '0' ? '1' : '0';
    for (const code of [openCopy.slice(0, -1) + last, id, `${id}-${'0'.repeat(32)}`, 'x'])
      expect((await ask(stage.world, 'GET', `/api/v1/open-copies/${code}`)).status).toBe(404);
    const open = await save.list({
      ...stage,
      list: (await loadSystem('battle-magic')).samples.find((s) => s.legal)!.list,
    });
    expect(await json('GET', `/api/v1/lists/${open.id}/seal`)).toMatchObject({ openCopy: null });
  });
});

describe('comments', () => {
  const say = (as: Stage['ann'], body: object) =>
    ask(stage.world, 'POST', '/api/v1/comments', { as, body: { text: 'Hm.', ...body } });

  test('are written by whoever has the link, until the owner closes the list', async () => {
    const { id, shareId } = await save.list(stage);
    expect((await say(stage.bob, { list: id })).status).toBe(404);
    const bobs = await say(stage.bob, { list: shareId, text: '<b>Bold</b> & brave\nTwo lines' });
    expect(bobs.json).toMatchObject({ text: '<b>Bold</b> & brave\nTwo lines', mine: true, entry: null });
    expect(bobs.text).not.toContain('@');
    const read = await json<{ data: object[] }>('GET', `/api/v1/comments?list=${shareId}`, {});
    expect(read.data).toMatchObject([{ mine: false, removable: false }]);
    await json('PUT', `/api/v1/lists/${id}/comments`, { as: stage.ann, body: { open: false } });
    expect((await say(stage.bob, { list: shareId })).json).toMatchObject({
      status: 403,
      code: 'comments_closed',
    });
    expect((await say(stage.ann, { list: id })).status).toBe(201);
    const all = await json<{ data: { id: string }[] }>('GET', `/api/v1/comments?list=${id}`);
    for (const comment of all.data)
      expect(
        (await ask(stage.world, 'DELETE', `/api/v1/comments/${comment.id}`, { as: stage.ann })).status,
      ).toBe(204);
  });

  test('stand beside one entry of a list, or of a catalogue, that is there', async () => {
    const { shareId } = await saveAs(mms('Band', [{ entry: 'krag', count: 1 }]));
    expect((await say(stage.bob, { list: shareId, entry: 'krag' })).status).toBe(201);
    expect((await say(stage.bob, { list: shareId, entry: 'cleric' })).status).toBe(404);
    expect((await say(stage.bob, { system: 'mms', entry: 'nobody' })).status).toBe(404);
    expect((await say(stage.bob, { system: 'mms', entry: 'krag' })).status).toBe(201);
    for (const place of [{}, { system: 'mms' }, { entry: 'krag' }, { list: shareId, system: 'mms' }])
      expect((await say(stage.bob, place)).json).toMatchObject({ status: 400 });
    for (const text of ['', '   ', 'x'.repeat(2001), 'bell\u0007', 'turned\u202eround'])
      expect((await say(stage.bob, { list: shareId, text })).status).toBe(400);
  });
});

describe('published lists', () => {
  const find = (query: string) =>
    json<{ data: object[]; nextCursor: string | null }>('GET', `/api/v1/lists/public?${query}`, {});
  const put = (id: string, published: boolean, as = stage.ann) =>
    ask(stage.world, 'PUT', `/api/v1/lists/${id}/publication`, { as, body: { published } });

  test('everybody finds what its owner published, without his name, its ids or its origin', async () => {
    const { id, shareId } = await saveAs(
      mms('Zither band', [{ entry: 'krag', count: 1, with: ['pendant-of-chance'] }]),
    );
    const { id: copy } = await json<{ id: string }>('POST', `/api/v1/lists/${shareId}/copies`, {
      as: stage.bob,
      body: { name: 'Zither copy' },
    });
    expect(await find('q=zither')).toEqual({ data: [], nextCursor: null });
    expect((await put(id, true, stage.bob)).status).toBe(404);
    expect((await put(id, true)).json).toMatchObject({
      mine: true,
      version: 1,
      publishedAt: expect.any(String),
    });
    const shown = { shareId, name: 'Zither band', legal: true, size: 1, copies: 1, budget: { spent: 140 } };
    for (const query of [
      'q=zither%20krag',
      'q=zither&entry=pendant-of-chance',
      'q=zither&system=mms&sort=copied',
    ])
      expect((await find(query)).data, query).toMatchObject([shown]);
    expect((await find('q=zither&entry=woods')).data).toEqual([]);
    const { text } = await ask(stage.world, 'GET', '/api/v1/lists/public?q=zither', {});
    expect(text).not.toContain(id);
    await put(copy, true, stage.bob);
    // A published copy does not give the link of what it was copied from away.
    const both = await find('q=zither');
    expect(both.data.map((one) => Object.keys(one).includes('forkOf'))).toEqual([false, false]);
    await put(id, false);
    await put(copy, false, stage.bob);
    expect((await find('q=zither')).data).toEqual([]);
  });

  test.each([
    'sort=best',
    'likedByMe=perhaps',
    'entry=Not%20an%20id',
    'system=nowhere',
    'limit=0',
    `q=${'x'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    const { status, json: problem } = await ask(stage.world, 'GET', `/api/v1/lists/public?${query}`, {});
    expect([status, problem]).toMatchObject([400, { errors: [{ path: [query.split('=')[0]] }] }]);
  });
});

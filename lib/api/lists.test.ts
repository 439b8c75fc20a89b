import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSystems, type Agreement, type List } from '@/lib/rules';
import { agreementCode } from '@/lib/seal';
import { save, savedOf, setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld, type Ask } from '@/lib/testing/api/world';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

interface Shown {
  readonly id: string;
  readonly shareId: string;
  readonly version: number;
  readonly list: List;
  readonly agreement: string | null;
  readonly mine: boolean;
  readonly forkOf: string | null;
  readonly verdict: { readonly legal: boolean; readonly agreement: string };
}

const get = async <T = Shown>(path: string, given: Ask = { as: stage.ann }) => {
  const got = await ask(stage.world, 'GET', path, given);
  expect(got.status, got.text).toBe(200);
  return { ...got, json: got.json as T };
};

const put = (id: string, etag: string, body: unknown, given: Ask = { as: stage.ann }) =>
  ask(stage.world, 'PUT', `/api/v1/lists/${id}`, { ...given, body, headers: { 'If-Match': etag } });

const systems = await loadSystems();
const samples = systems.flatMap((s) => s.samples.map((sample) => [s.slug, sample.id, s, sample] as const));

describe('verdicts', () => {
  test('several agreements, inline and by id, each have their verdict', async () => {
    const { id, shareId } = await save.agreement(stage);
    const mine = await ask(stage.world, 'POST', '/api/v1/validate', {
      as: stage.ann,
      body: { list: stage.list, agreements: [id, stage.agreement, shareId], repairs: false },
    });
    expect((mine.json as { verdicts: { agreement: string }[] }).verdicts.map((v) => v.agreement)).toEqual([
      'Ours',
      'Ours',
      'Ours',
    ]);
    const none = await ask(stage.world, 'POST', '/api/v1/validate', { body: { list: stage.list } });
    expect((none.json as { verdicts: unknown[] }).verdicts).toHaveLength(1);
    const bobs = await ask(stage.world, 'POST', '/api/v1/validate', {
      as: stage.bob,
      body: { list: stage.list, agreements: [id] },
    });
    expect(bobs.status).toBe(400);
  });
});

describe('the life of a list', () => {
  test('saved, changed, compared, copied, deleted, restored', async () => {
    const made = await save.list(stage);
    const path = `/api/v1/lists/${made.id}`;
    const first = await get(path);
    expect(first.json).toMatchObject({ version: 1, mine: true, agreement: null, forkOf: null });
    expect(first.json.list).toEqual(stage.list);

    const shorter = { ...stage.list, name: 'Shorter', entries: stage.list.entries.slice(1) };
    const second = await put(made.id, made.etag, shorter);
    expect(second.json).toMatchObject({ version: 2, list: shorter });
    expect((await put(made.id, made.etag, stage.list)).status).toBe(412);
    expect((await get(path)).headers.get('etag')).toBe(second.headers.get('etag'));

    const history = await get<{ data: { version: number }[]; nextCursor: string | null }>(
      `${path}/versions?limit=1`,
    );
    expect(history.json.data.map((v) => v.version)).toEqual([2]);
    const older = await get<{ data: { version: number }[]; nextCursor: string | null }>(
      `${path}/versions?limit=1&cursor=${history.json.nextCursor}`,
    );
    expect(older.json).toMatchObject({ data: [{ version: 1 }], nextCursor: null });
    expect((await get<{ list: List }>(`${path}/versions/1`)).json.list).toEqual(stage.list);
    const diff = await get<{ changes: { text: string }[] }>(`${path}/diff?from=1&to=2`);
    expect(diff.json.changes.map((c) => c.text).join(' ')).toContain('Shorter');
    expect((await ask(stage.world, 'GET', `${path}/diff?from=1&to=9`, { as: stage.ann })).status).toBe(404);

    const shared = await get(`/api/v1/lists/${made.shareId}`, { as: 'nobody' });
    expect(shared.json).toMatchObject({ mine: false, version: 2 });
    expect(shared.headers.get('cache-control')).toBe('private, no-store');
    expect((await get(`/api/v1/lists/${made.shareId}`)).json.mine).toBe(true);
    for (const method of ['PUT', 'DELETE'] as const) {
      const got = await ask(stage.world, method, `/api/v1/lists/${made.shareId}`, {
        as: stage.bob,
        headers: { 'If-Match': '"2"' },
        ...(method === 'PUT' ? { body: stage.list } : {}),
      });
      expect(got.status).toBe(404);
    }

    const copy = await ask(stage.world, 'POST', `/api/v1/lists/${made.shareId}/copies`, { as: stage.bob });
    expect(copy.json).toMatchObject({ version: 1, forkOf: made.shareId, list: shorter, mine: true });

    const etag = second.headers.get('etag')!;
    expect(
      (await ask(stage.world, 'DELETE', path, { as: stage.ann, headers: { 'If-Match': etag } })).status,
    ).toBe(204);
    for (const gone of [path, `/api/v1/lists/${made.shareId}`, `${path}/versions`, `${path}/export`])
      expect((await ask(stage.world, 'GET', gone, { as: stage.ann })).status).toBe(404);
    const trash = await get<{ data: { id: string }[] }>('/api/v1/lists?deleted=true');
    expect(trash.json.data.map((l) => l.id)).toContain(made.id);
    expect((await ask(stage.world, 'POST', `${path}/restore`, { as: stage.bob })).status).toBe(404);
    expect((await ask(stage.world, 'POST', `${path}/restore`, { as: stage.ann })).json).toMatchObject({
      version: 2,
    });
    expect((await get(path)).json.list).toEqual(shorter);
  });

  test('an illegal list is saved, and its verdict says so', async () => {
    const broken = samples.find(
      ([, , , sample]) => !sample.legal && Object.keys(sample.house).length === 0,
    )![3].list;
    const made = await ask(stage.world, 'POST', '/api/v1/lists', { as: stage.ann, body: broken });
    expect(made.status, made.text).toBe(201);
    expect((made.json as Shown).verdict.legal).toBe(false);
  });

  test('it is judged under its agreement, which others read by share id', async () => {
    const agreement = await save.agreement(stage);
    const made = await ask(stage.world, 'POST', '/api/v1/lists', {
      as: stage.ann,
      body: { ...stage.list, agreement: agreement.id },
    });
    const { id, shareId } = made.json as Shown;
    expect(made.json).toMatchObject({ agreement: agreement.id, verdict: { agreement: 'Ours' } });
    const shown = await get(`/api/v1/lists/${shareId}`, { as: 'nobody' });
    expect(shown.json).toMatchObject({ agreement: agreement.shareId, verdict: { agreement: 'Ours' } });
    const without = await put(id, made.headers.get('etag')!, stage.list);
    expect(without.json).toMatchObject({ version: 2, agreement: null });
  });

  test('an agreement of another system is refused', async () => {
    const other = systems.find((s) => s.slug !== stage.system.slug);
    if (!other) throw new Error('there is but one system');
    const made = await ask(stage.world, 'POST', '/api/v1/agreements', {
      as: stage.ann,
      body: { ...stage.agreement, system: other.slug, house: {} },
    });
    const got = await ask(stage.world, 'POST', '/api/v1/lists', {
      as: stage.ann,
      body: { ...stage.list, agreement: (made.json as { id: string }).id },
    });
    expect(got.status).toBe(400);
    expect(got.text).toContain('wrong_system');
  });

  test('a collection is walked page by page, newest first, without gap or repetition', async () => {
    const person = await stage.world.person(`walker-${crypto.randomUUID()}`);
    const made: string[] = [];
    for (let i = 0; i < 5; i++) {
      const got = await ask(stage.world, 'POST', '/api/v1/lists', { as: person, body: stage.list });
      made.unshift((got.json as Shown).id);
    }
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const page = await get<{ data: Shown[]; nextCursor: string | null }>(`/api/v1/lists?limit=2${query}`, {
        as: person,
      });
      seen.push(...page.json.data.map((l) => l.id));
      cursor = page.json.nextCursor;
    }
    expect(seen).toEqual(made);
  });
});

describe('export and import', () => {
  test.each(
    systems.flatMap((s) =>
      s.samples
        .filter((x) => x.legal)
        .slice(0, 2)
        .map((x) => [s.slug, x.id, x.list] as const),
    ),
  )('%s: %s goes out in every form that can be read, and comes back equal', async (_slug, _id, list) => {
    const made = await ask(stage.world, 'POST', '/api/v1/lists', { as: stage.ann, body: list });
    expect(made.status, made.text).toBe(201);
    for (const format of ['text', 'short', 'markdown', 'forum', 'json']) {
      const file = await ask(stage.world, 'GET', `${made.headers.get('location')}/export?format=${format}`, {
        as: stage.ann,
      });
      const back = await ask(stage.world, 'POST', '/api/v1/lists/import', { body: { text: file.text } });
      expect(back.status, back.text).toBe(200);
      expect((back.json as { list: List }).list, format).toEqual((made.json as Shown).list);
    }
  });

  test.each(['text', 'json'])('the largest list goes out as %s, and comes back equal', async (format) => {
    const { world, ann, list } = stage;
    const entries = Array.from({ length: 400 }, () => ({
      entry: list.entries[0]!.entry,
      count: 1,
      note: 'é'.repeat(500),
    }));
    const made = await ask(world, 'POST', '/api/v1/lists', { as: ann, body: { ...list, entries } });
    expect(made.status, made.text.slice(0, 500)).toBe(201);
    const file = await ask(world, 'GET', `${made.headers.get('location')}/export?format=${format}`, {
      as: ann,
    });
    const back = await ask(world, 'POST', '/api/v1/lists/import', { body: { text: file.text } });
    expect(back.status, back.text.slice(0, 500)).toBe(200);
    expect((back.json as { list: List }).list).toEqual((made.json as Shown).list);
  });

  test.each(['text', 'short', 'markdown', 'forum', 'csv'])(
    'as %s it says the verdict, the agreement and its code',
    async (format) => {
      const { id: agreement } = await save.agreement(stage);
      const made = await ask(stage.world, 'POST', '/api/v1/lists', {
        as: stage.ann,
        body: { ...stage.list, agreement },
      });
      const file = await ask(stage.world, 'GET', `${made.headers.get('location')}/export?format=${format}`, {
        as: stage.ann,
      });
      const { agreement: agreed } = (await get<{ agreement: Agreement }>(`/api/v1/agreements/${agreement}`))
        .json;
      expect(file.text).toContain(`legal under “Ours” (${agreementCode(agreed)})`);
    },
  );

  test('people who are signed in save what they import, unless they only want to look', async () => {
    const body = { text: JSON.stringify(stage.list), name: 'Imported' };
    const saved = await ask(stage.world, 'POST', '/api/v1/lists/import', { as: stage.ann, body });
    expect(saved.status).toBe(201);
    expect((await get(saved.headers.get('location')!)).json.list.name).toBe('Imported');
    const looked = await ask(stage.world, 'POST', '/api/v1/lists/import', {
      as: stage.ann,
      body: { ...body, save: false },
    });
    expect(looked.status).toBe(200);
    expect(looked.json).toMatchObject({ saved: null });
    expect(
      (await ask(stage.world, 'POST', '/api/v1/lists/import', { body: { ...body, save: true } })).status,
    ).toBe(401);
  });

  test.each([
    ['nothing but noise', { text: '¯\\_(ツ)_/¯' }],
    ['JSON that is no list', { text: '{"a":1}' }],
    ['a list of no system', { text: '{"format":"muster-list/1","system":"chess","name":"x","entries":[]}' }],
  ])('%s is refused', async (_, body) => {
    const got = await ask(stage.world, 'POST', '/api/v1/lists/import', { body });
    expect(got.status, got.text).toBe(400);
    expect(got.json).toMatchObject({ code: 'unreadable_text' });
  });
});

test('every entry, rule and check of every system can be read', async () => {
  for (const system of systems) {
    const at = `/api/v1/systems/${system.slug}`;
    const file = await get<{ entries: unknown[]; checksum: string; version: string }>(`${at}/catalogue.json`);
    expect(file.json.entries).toEqual(JSON.parse(JSON.stringify(system.entries)));
    for (const { id } of system.entries)
      expect((await get<{ id: string }>(`${at}/entries/${id}`)).json.id).toBe(id);
    const found: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { json: { data: { id: string }[]; nextCursor: string | null } } = await get(
        `${at}/entries?limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      found.push(...page.json.data.map((e) => e.id));
      cursor = page.json.nextCursor;
    }
    expect(found).toEqual(system.entries.map((e) => e.id));
    for (const { code } of system.checks)
      expect((await get<{ row: { id: string } }>(`${at}/rules/${code}`)).json.row.id).toBe(code);
    // A rule may bear the ID of the check that holds lists to it: both are told.
    for (const { id, text, source } of (await system.rulebook()).rules) {
      const { row, rule = row } = (await get<{ row: object; rule?: object }>(`${at}/rules/${id}`)).json;
      expect(rule).toMatchObject({ type: 'rule', id, text, source });
    }
    const about = await get<{ house: { properties: Record<string, { default?: unknown }> } }>(at);
    const defaults = system.house.parse({}) as Record<string, unknown>;
    for (const [key, value] of Object.entries(defaults)) {
      // Null stands for a number that follows from other variations, as territories follow from the players.
      const said = about.json.house.properties[key]?.default;
      if (said !== null) expect(said, `${system.slug} ${key}`).toEqual(value);
    }
  }
});

test('a list names the agreement of another by what its owner may use, in its history too', async () => {
  const { ann, bob, world } = stage;
  const [own, theirs] = await Promise.all(
    [ann, bob].map(async (as) =>
      savedOf(await ask(world, 'POST', '/api/v1/agreements', { as, body: stage.agreement })),
    ),
  );
  const body = (agreement: string) => ({ ...stage.list, agreement });
  const { id } = savedOf(await ask(world, 'POST', '/api/v1/lists', { as: ann, body: body(theirs!.shareId) }));
  const path = `/api/v1/lists/${id}`;
  const put = (agreement: string, version: number) =>
    ask(world, 'PUT', path, {
      as: ann,
      body: body(agreement),
      headers: { 'If-Match': `"${version}"` },
    });
  expect((await put(own!.id, 1)).json).toMatchObject({ agreement: own!.id });
  const page = (await ask(world, 'GET', `${path}/versions`, { as: ann })).json as {
    data: readonly { agreement: string }[];
  };
  expect(page.data.map(({ agreement }) => agreement)).toEqual([own!.id, theirs!.shareId]);
  const first = (await ask(world, 'GET', `${path}/versions/1`, { as: ann })).json as { agreement: string };
  expect((await put(first.agreement, 2)).status).toBe(200);
});

test('a shelf is asked for what is legal under the oldest of very many agreements, by name, id and link', async () => {
  const { ann, world } = stage;
  const agree = async (name: string, levelTotal: number) =>
    savedOf(
      await ask(world, 'POST', '/api/v1/agreements', {
        as: ann,
        body: { ...stage.agreement, name, house: { levelTotal } },
      }),
    );
  const tight = await agree('The Tightest Pact', 10);
  for (let i = 0; i < 101; i++) await agree(`Later ${i}`, 900);
  const list = { ...stage.list, name: 'Asked under a pact' };
  await ask(world, 'POST', '/api/v1/lists', { as: ann, body: list });
  const found = async (clause: string): Promise<number> => {
    const q = encodeURIComponent(`"asked under a pact" ${clause}`);
    const got = await get<{ data: unknown[] }>(`/api/v1/lists?system=${list.system}&q=${q}`);
    expect(got.status, got.text).toBe(200);
    return got.json.data.length;
  };
  expect(await found('legal:"later 100"')).toBe(1);
  for (const named of ['"the tightest pact"', `"${tight.id}"`, tight.shareId])
    expect([await found(`legal:${named}`), await found(`-legal:${named}`)]).toEqual([0, 1]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld, type Got } from '@/lib/testing/api/world';
import { Problem } from './contract/shapes/problem';

/** What people and programs send that is no list, or a list with odd words in it. */

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

const item = () => ({ entry: stage.list.entries[0]!.entry, count: 1 });
const listWith = (more: object) => ({ ...stage.list, ...more });
const entriesWith = (more: object) => listWith({ entries: [{ ...item(), ...more }] });

const bad: readonly (readonly [
  what: string,
  body: () => object,
  code: string,
  path: readonly (string | number)[],
])[] = [
  ['an unknown system', () => listWith({ system: 'chess' }), 'unknown_system', ['system']],
  [
    'a system that is a property of objects',
    () => listWith({ system: 'constructor' }),
    'unknown_system',
    ['system'],
  ],
  ['another format', () => listWith({ format: 'muster-list/2' }), 'invalid_value', ['format']],
  [
    'an unknown entry',
    () => entriesWith({ entry: 'no-such-card' }),
    'unknown_entry',
    ['entries', 0, 'entry'],
  ],
  [
    'an entry that is a property of objects',
    () => entriesWith({ entry: 'constructor' }),
    'unknown_entry',
    ['entries', 0, 'entry'],
  ],
  [
    'an unknown attachment',
    () => entriesWith({ with: ['no-such-card'] }),
    'unknown_entry',
    ['entries', 0, 'with', 0],
  ],
  [
    'an id of strange letters',
    () => entriesWith({ entry: '../../etc/passwd' }),
    'invalid_format',
    ['entries', 0, 'entry'],
  ],
  ['a count of none', () => entriesWith({ count: 0 }), 'too_small', ['entries', 0, 'count']],
  ['a negative count', () => entriesWith({ count: -3 }), 'too_small', ['entries', 0, 'count']],
  ['a huge count', () => entriesWith({ count: 1e9 }), 'too_big', ['entries', 0, 'count']],
  ['a count beyond all numbers', () => entriesWith({ count: 1e300 }), 'too_big', ['entries', 0, 'count']],
  ['a fractional count', () => entriesWith({ count: 1.5 }), 'invalid_type', ['entries', 0, 'count']],
  ['a count in letters', () => entriesWith({ count: '1' }), 'invalid_type', ['entries', 0, 'count']],
  ['a count of nothing', () => entriesWith({ count: null }), 'invalid_type', ['entries', 0, 'count']],
  [
    'an unknown field deep inside',
    () => entriesWith({ colour: 'red' }),
    'unknown_field',
    ['entries', 0, 'colour'],
  ],
  [
    'ten thousand entries',
    () => listWith({ entries: Array.from({ length: 10_000 }, item) }),
    'too_big',
    ['entries'],
  ],
  ['entries that are no array', () => listWith({ entries: { 0: item() } }), 'invalid_type', ['entries']],
  ['an entry that is a word', () => listWith({ entries: ['krag'] }), 'invalid_type', ['entries', 0]],
  ['no name', () => listWith({ name: undefined }), 'invalid_type', ['name']],
  ['a name of blanks', () => listWith({ name: '   ' }), 'too_small', ['name']],
  ['a name without end', () => listWith({ name: 'x'.repeat(121) }), 'too_big', ['name']],
  ['a name of two lines', () => listWith({ name: 'one\ntwo' }), 'invalid_format', ['name']],
  [
    'a name that turns the reading round',
    () => listWith({ name: 'army \u202Efdp.exe' }),
    'invalid_format',
    ['name'],
  ],
  ['a name with a null character', () => listWith({ name: 'a\0b' }), 'null_character', ['name']],
  [
    'half of a sign deep inside',
    () => listWith({ entries: [item(), { ...item(), with: ['\ud800'] }] }),
    'half_surrogate',
    ['entries', 1, 'with', 0],
  ],
  [
    'a key that is half of a sign',
    () => listWith({ options: { deeper: { '\udfff': 1 } } }),
    'forbidden_key',
    ['options', 'deeper', '\ufffd'],
  ],
  ['options that are no object', () => listWith({ options: [] }), 'invalid_type', ['options']],
  [
    'a form that the system lacks',
    () => listWith({ options: { form: 'no-such-form' } }),
    '',
    ['options', 'form'],
  ],
];

const refusedWith = (got: Got, code: string, path: readonly (string | number)[]): void => {
  expect(got.status, got.text.slice(0, 500)).toBe(400);
  const { errors } = Problem.parse(got.json);
  expect(errors).toContainEqual(
    expect.objectContaining({ in: 'body', path, ...(code === '' ? {} : { code }) }),
  );
  expect(got.text.length).toBeLessThan(20_000);
};

describe('bad lists', () => {
  test.each(bad)('%s is refused everywhere, and nothing is saved', async (_, body, code, path) => {
    const { world, ann } = stage;
    const count = async () =>
      ((await ask(world, 'GET', '/api/v1/lists?limit=100', { as: ann })).json as { data: unknown[] }).data
        .length;
    const before = await count();
    refusedWith(await ask(world, 'POST', '/api/v1/lists', { as: ann, body: body() }), code, path);
    expect(await count()).toBe(before);
    refusedWith(await ask(world, 'POST', '/api/v1/validate', { body: { list: body() } }), code, [
      'list',
      ...path,
    ]);
    const saved = await ask(world, 'POST', '/api/v1/lists', { as: ann, body: stage.list });
    const place = saved.headers.get('location')!;
    const etag = saved.headers.get('etag')!;
    refusedWith(
      await ask(world, 'PUT', place, { as: ann, body: body(), headers: { 'If-Match': etag } }),
      code,
      path,
    );
    const after = await ask(world, 'GET', place, { as: ann });
    expect(after.headers.get('etag')).toBe(etag);
    await ask(world, 'DELETE', place, { as: ann, headers: { 'If-Match': etag } });
  });
});

describe('odd names', () => {
  test.each([
    ['script', '<script>alert(1)</script>'],
    ['quotes', `"'\`&amp;<b>`],
    ['Hebrew and Arabic', 'צבא الجيش'],
    ['emoji', '🐉🏳️‍🌈👨‍👩‍👧‍👦'],
    ['a formula', '=HYPERLINK("http://evil.test")'],
    ['marks', 'Ḧ̵̦́e̷͎̽'],
    ['SQL', `Robert'); DROP TABLE "List";--`],
  ])('%s comes back as it was, and as data', async (_, name) => {
    const { world, ann } = stage;
    const made = await ask(world, 'POST', '/api/v1/lists', { as: ann, body: listWith({ name }) });
    expect(made.status, made.text).toBe(201);
    const place = made.headers.get('location')!;
    const read = await ask(world, 'GET', place, { as: ann });
    expect((read.json as { list: { name: string } }).list.name).toBe(name);
    expect(read.headers.get('content-type')).toBe('application/json; charset=utf-8');
    for (const format of ['text', 'markdown', 'json', 'csv']) {
      const file = await ask(world, 'GET', `${place}/export?format=${format}`, { as: ann });
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).not.toMatch(/html/);
      expect(file.headers.get('content-disposition')).toMatch(
        /^attachment; filename="[\w. -]+"; filename\*=UTF-8''/,
      );
    }
  });

  test.each([
    ['nesting without end', `"options":{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'too_deep'],
    ['a prototype', '"options":{"__proto__":{"a":1}}', 'malformed_request'],
    ['half of a sign', String.raw`"options":{},"name":"\ud800"`, 'malformed_request'],
  ])('a list pasted as JSON holds no more than a body: %s', async (_, fields, code) => {
    const text = `{"format":"muster-list/1","system":"mms","name":"A","entries":[],${fields}}`;
    const got = await ask(stage.world, 'POST', '/api/v1/lists/import', { body: { text } });
    const problem = Problem.parse(got.json);
    expect([got.status, problem.code, problem.errors?.[0]?.path.slice(0, 1)]).toEqual([400, code, ['text']]);
  });

  test('half of a sign is not pasted as text either', async () => {
    const text = String.raw`Army [mms]: Krag as "\ud800"`;
    const got = await ask(stage.world, 'POST', '/api/v1/lists/import', { body: { text } });
    const problem = Problem.parse(got.json);
    expect([got.status, problem.code, problem.errors?.[0]?.path]).toEqual([
      400,
      'malformed_request',
      ['text'],
    ]);
  });

  test('a text that names nothing is refused where it stands', async () => {
    const body = { system: 'mms', text: 'Not one word of this' };
    refusedWith(await ask(stage.world, 'POST', '/api/v1/lists/import', { body }), 'nothing_understood', [
      'text',
    ]);
  });

  test('a cell that begins like a formula is made a text', async () => {
    const { world, ann } = stage;
    const note = '=1+1,"x"';
    const made = await ask(world, 'POST', '/api/v1/lists', { as: ann, body: entriesWith({ note }) });
    const csv = await ask(world, 'GET', `${made.headers.get('location')}/export?format=csv`, { as: ann });
    expect(csv.text).toContain(`"'=1+1,""x"""`);
  });

  test('a module that is switched out is kept, exported and no part of the verdict', async () => {
    const { world, ann } = stage;
    const entries = [{ ...item(), module: 'Reserve' }];
    const body = listWith({ entries, out: ['Reserve'] });
    const made = await ask(world, 'POST', '/api/v1/lists', { as: ann, body });
    expect(made.json).toMatchObject({
      list: { entries, out: ['Reserve'] },
      verdict: { budget: { spent: 0 } },
    });
    const csv = await ask(world, 'GET', `${made.headers.get('location')}/export?format=csv`, { as: ann });
    expect(csv.text.split('\r\n')[0]).toMatch(/,module,in play,spent$/);
    expect(csv.text.split('\r\n')[1]).toMatch(/,Reserve,no,$/);
  });
});

describe('bad agreements', () => {
  test.each([
    ['an unknown variation', { house: { noSuchThing: 1 } }, 'unknown_field', ['house', 'noSuchThing']],
    ['an unknown banned entry', { banned: ['no-such-card'] }, 'unknown_entry', ['banned', 0]],
    ['an unknown allowed entry', { allowed: ['no-such-card'] }, 'unknown_entry', ['allowed', 0]],
    [
      'a card that nobody can read',
      { cards: [{ id: 'own:x', name: 'X', kind: 'no-such-kind' }] },
      '',
      undefined,
    ],
    ['an unknown system', { system: 'chess' }, 'unknown_system', ['system']],
  ] as const)('%s is refused', async (_, more, code, path) => {
    const { world, ann, list, agreement } = stage;
    const body = { ...agreement, ...more };
    const got = await ask(world, 'POST', '/api/v1/agreements', { as: ann, body });
    if (path) refusedWith(got, code, path);
    else expect(got.status).toBe(400);
    const judged = await ask(world, 'POST', '/api/v1/validate', {
      body: { list, agreements: [agreement, body] },
    });
    if (path) refusedWith(judged, code, ['agreements', 1, ...path]);
    else expect(judged.status).toBe(400);
  });

  test('an agreement that is not there is named by its place', async () => {
    const { world, ann, list } = stage;
    refusedWith(
      await ask(world, 'POST', '/api/v1/validate', { body: { list, agreements: ['0000'] } }),
      'unknown_agreement',
      ['agreements', 0],
    );
    refusedWith(
      await ask(world, 'POST', '/api/v1/lists', { as: ann, body: { ...list, agreement: '0000' } }),
      'unknown_agreement',
      ['agreement'],
    );
  });
});

describe('searches', () => {
  test.each([
    ['q=colour:red', 'unknown_field', 'q'],
    ['q=level%3C', 'no_value', 'q'],
    ['q=%22open', 'open_quote', 'q'],
    ['kind=vehicle', 'unknown_value', 'kind'],
    ['kind=%22', 'unknown_value', 'kind'],
    ['kind=', 'unknown_value', 'kind'],
    ['sort=colour', 'unknown_sort', 'sort'],
    ['facets=perhaps', 'invalid_value', 'facets'],
  ])('%s is told what is wrong', async (query, code, field) => {
    const got = await ask(stage.world, 'GET', `/api/v1/systems/${stage.system.slug}/entries?${query}`);
    expect(got.status).toBe(400);
    const { errors } = Problem.parse(got.json);
    expect(errors?.[0]).toMatchObject({ in: 'query', code });
    expect(errors?.[0]?.path[0]).toBe(field);
  });
});

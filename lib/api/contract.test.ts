import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '@/lib/testing/api/cases';
import { setStage, type Case, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld, type Ask, type Got } from '@/lib/testing/api/world';
import { operations, scopeOf, type ContractShape, type Method } from './contract';
import { Problem } from './contract/shapes/problem';
import { MOST_BYTES } from './handle/body';
import { statusesOf } from './openapi';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

const caseOf = async (c: ContractShape): Promise<Case> => {
  const make = cases[c.id];
  if (!make) throw new Error(`lib/testing/api/cases.ts has no case for ${c.id}`);
  return make(stage);
};

const rights = (c: ContractShape, { as }: Pick<Case, 'as'> = {}): Pick<Ask, 'as' | 'by'> =>
  c.auth === 'none' ? {} : { as: as ?? stage.ann, by: c.auth === 'session' ? 'session' : 'token' };

const preconditions = ({ etag }: Case, c: ContractShape): Record<string, string> =>
  c.ifMatch && etag !== undefined ? { 'If-Match': etag } : {};

const send = (c: ContractShape, given: Case, more: Ask = {}): Promise<Got> =>
  ask(stage.world, c.method, given.path, {
    ...rights(c, given),
    ...(given.body === undefined ? {} : { body: given.body }),
    ...more,
    headers: { ...preconditions(given, c), ...given.headers, ...more.headers },
  });

/** A problem, whole and well told, of a status that the document announces. */
function expectProblem(got: Got, c: ContractShape | undefined, status: number, code?: string): Problem {
  expect(got.status, got.text).toBe(status);
  expect(got.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = Problem.parse(got.json);
  expect(problem.status).toBe(status);
  expect(problem.detail).toMatch(/^[\p{Lu}\d“].*\.$/su);
  if (code !== undefined) expect(problem.code).toBe(code);
  if (c && status !== 405) expect(statusesOf(c), `${c.id} announces ${status}`).toContain(status);
  return problem;
}

const withBody = operations.filter((c) => c.body);
const table = (list: readonly ContractShape[]) => list.map((c) => [`${c.method} ${c.path}`, c] as const);

describe('success', () => {
  test.each(table(operations))('%s', async (_, c) => {
    const got = await send(c, await caseOf(c));
    const end = [c.success, ...(c.also ?? [])].find((s) => s.status === got.status);
    expect(end, `${got.status} ${got.text.slice(0, 500)}`).toBeDefined();
    if (end!.schema) {
      end!.schema.parse(got.json);
      expect(got.headers.get('content-type')).toMatch(/^application\/json/);
    }
    if (got.status === 201) expect(got.headers.get('location')).toMatch(/^\/api\/v1\//);
    const caching = got.headers.get('cache-control');
    if (c.caching === 'catalogue') expect(caching).toMatch(/^public, max-age=\d{4,}/);
    else expect(caching).toContain('no-store');
    expect(got.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(table(operations.filter((c) => c.success.status === 201 && c.id !== 'importList')))(
    '%s names a place where it stands',
    async (_, c) => {
      const given = await caseOf(c);
      const made = await send(c, given);
      const read = await ask(stage.world, 'GET', made.headers.get('location')!, rights(c, given));
      expect(read.status).toBe(200);
      if (made.headers.has('etag')) expect(read.headers.get('etag')).toBe(made.headers.get('etag'));
    },
  );
});

describe('reading', () => {
  const reading = operations.filter((c) => c.method === 'GET');

  const tagged = reading.filter((c) => !c.success.types?.includes('text/event-stream'));

  test.each(table(tagged))('%s: 304 for who has it', async (_, c) => {
    const given = await caseOf(c);
    const first = await send(c, given);
    const etag = first.headers.get('etag');
    expect(etag).toMatch(/^"[\w.-]+"$/);
    // The account’s own file says when it was made, so it is a new one each time.
    if (c.id === 'exportAccount') return;
    const again = await send(c, given, { headers: { 'If-None-Match': `"other", W/${etag}` } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    expect((await send(c, given, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  test.each(table(reading))('%s: HEAD is GET without the body', async (_, c) => {
    const given = await caseOf(c);
    const got = await ask(stage.world, 'HEAD', given.path, {
      ...rights(c, given),
      headers: given.headers ?? {},
    });
    expect([got.status, got.text]).toEqual([200, '']);
  });
});

describe('methods', () => {
  const paths = [...new Set(operations.map((c) => c.path))];

  test.each(paths)('%s: OPTIONS says what there is, and the rest gets 405', async (path) => {
    const here = operations.filter((c) => c.path === path);
    const real = (await caseOf(here[0]!)).path.split('?')[0]!;
    const options = await ask(stage.world, 'OPTIONS', real);
    expect(options.status).toBe(204);
    const allow = options.headers.get('allow')!.split(', ');
    expect(allow).toEqual(expect.arrayContaining(here.map((c) => c.method)));
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies Method[]) {
      if (allow.includes(method)) continue;
      const got = await ask(stage.world, method, real, { as: stage.ann });
      expectProblem(got, undefined, 405, 'method_not_allowed');
      expect(got.headers.get('allow')).toBe(options.headers.get('allow'));
    }
  });

  test.each([
    '/api',
    '/api/v1',
    '/api/v1/nothing',
    '/api/v2/lists',
    '/api/v1/lists/x/y/z',
    '/api/v1/Systems',
  ])('%s is nobody’s: 404 by every method', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)
      expectProblem(await ask(stage.world, method, path), undefined, 404, 'not_found');
  });
});

describe('who may', () => {
  test.each(table(operations.filter((c) => c.auth === 'user' || c.auth === 'session')))(
    '%s: nobody is not let in',
    async (_, c) => {
      const got = await send(c, await caseOf(c), { as: 'nobody' });
      expectProblem(got, c, 401, 'not_signed_in');
      expect(got.headers.get('www-authenticate')).toMatch(/^Bearer/);
    },
  );

  test.each(table(operations.filter((c) => c.auth !== 'none')))('%s: a false token is told', async (_, c) => {
    const given = await caseOf(c);
    for (const token of ['muster_' + '0'.repeat(40), 'x', ''])
      expectProblem(
        await send(c, given, { as: 'nobody', headers: { Authorization: `Bearer ${token}` } }),
        c,
        401,
      );
  });

  test.each(table(operations.filter((c) => c.auth === 'session')))(
    '%s: a token will not do',
    async (_, c) => {
      expectProblem(await send(c, await caseOf(c), { by: 'token' }), c, 403, 'session_needed');
    },
  );

  test.each(table(operations.filter((c) => scopeOf(c) !== undefined && scopeOf(c) !== 'read')))(
    '%s: a token that only reads will not do',
    async (_, c) => {
      expectProblem(await send(c, await caseOf(c), { by: 'read-token' }), c, 403, 'insufficient_scope');
    },
  );

  test.each(table(operations.filter((c) => scopeOf(c) === 'moderate')))(
    '%s: is not there for who does not moderate',
    async (_, c) => {
      const given = await caseOf(c);
      expectProblem(await send(c, given, { as: stage.ann, by: 'session' }), c, 404, 'not_found');
      expectProblem(await send(c, given, { as: stage.ann }), c, 403, 'insufficient_scope');
    },
  );

  test.each(table(operations.filter((c) => c.auth !== 'none' && c.method !== 'GET')))(
    '%s: a cookie from another site will not do',
    async (_, c) => {
      const given = await caseOf(c);
      for (const headers of [
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
        { 'Sec-Fetch-Site': '', Origin: 'https://elsewhere.test' },
        { 'Sec-Fetch-Site': '', Origin: 'null' },
      ])
        expectProblem(await send(c, given, { by: 'session', headers }), c, 403, 'cross_origin');
    },
  );

  const others = operations.filter((c) => c.auth !== 'none' && /\{id\}/.test(c.path));

  // A like is of whom the list is not; `likes.test.ts` says who may not.
  const keptApart = others.filter((c) => !c.path.endsWith('/like'));

  test.each(table(keptApart))('%s: what is another’s is not there', async (_, c) => {
    const given = await caseOf(c);
    const got = await send(c, given, { as: stage.bob });
    expectProblem(got, c, 404, 'not_found');
  });

  test.each(table(others))('%s: an id that never was is not there', async (_, c) => {
    const given = await caseOf(c);
    const id = given.path.split('/')[4]!.split('?')[0]!;
    for (const wrong of ['0000000000000000000000', '..%2f..', '%00', 'a'.repeat(500), '%F0%9F%90%89'])
      expectProblem(await send(c, { ...given, path: given.path.replace(id, wrong) }), c, 404, 'not_found');
  });
});

describe('query', () => {
  test.each(table(operations))('%s: an unknown parameter is named', async (_, c) => {
    const given = await caseOf(c);
    const path = `${given.path}${given.path.includes('?') ? '&' : '?'}colour=red`;
    const { errors } = expectProblem(await send(c, { ...given, path }), c, 400, 'invalid_request');
    expect(errors).toEqual([
      expect.objectContaining({ in: 'query', path: ['colour'], code: 'unknown_field' }),
    ]);
  });

  test.each(table(operations.filter((c) => c.query)))(
    '%s: no database takes a null character',
    async (_, c) => {
      const given = await caseOf(c);
      const [path] = given.path.split('?');
      const got = await send(c, { ...given, path: `${path}?${Object.keys(c.query!.shape)[0]}=a%00` });
      expectProblem(got, c, 400, 'malformed_request');
    },
  );

  const paged = operations.filter((c) => c.query && 'cursor' in c.query.shape);

  test.each(table(paged))('%s: limits and cursors are held against their ranges', async (_, c) => {
    const given = await caseOf(c);
    const path = given.path.split('?')[0]!;
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=-1',
      'limit=1.5',
      'limit=many',
      'limit=',
      'limit=0x10',
      'limit=1e1',
      'limit=%201',
      'limit=1&limit=2',
    ])
      expectProblem(await send(c, { ...given, path: `${path}?${query}` }), c, 400, 'invalid_request');
    for (const cursor of ['!', 'bm9uc2Vuc2U', '../../etc', '%F0%9F%90%89'])
      expectProblem(await send(c, { ...given, path: `${path}?cursor=${cursor}` }), c, 400);
  });
});

describe('systems', () => {
  test.each(table(operations.filter((c) => c.path.includes('{system}'))))(
    '%s: an unknown one',
    async (_, c) => {
      const { path } = await caseOf(c);
      for (const slug of ['chess', 'toString', '__proto__', 'MMS', '%20'])
        expectProblem(await send(c, { path: path.replace(stage.system.slug, slug) }), c, 404, 'not_found');
    },
  );
});

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('bodies', () => {
  test.each(table(withBody))('%s: an unknown field is named', async (_, c) => {
    const given = await caseOf(c);
    const body = { ...(given.body as object), colour: 'red' };
    const { errors } = expectProblem(await send(c, { ...given, body }), c, 400);
    expect(errors).toContainEqual(
      expect.objectContaining({ in: 'body', path: ['colour'], code: 'unknown_field' }),
    );
  });

  const withNone = operations.filter((c) => !c.body && c.method !== 'GET');

  test.each(table(withNone))('%s: takes none, and none that says something', async (_, c) => {
    const given = await caseOf(c);
    const { errors } = expectProblem(await send(c, given, { body: { colour: 'red' } }), c, 400);
    expect(errors).toEqual([
      expect.objectContaining({ in: 'body', path: ['colour'], code: 'unknown_field' }),
    ]);
    expectProblem(
      await send(c, given, { raw: 'colour=red', headers: { 'Content-Type': 'text/plain' } }),
      c,
      415,
    );
    expect((await send(c, given, { body: {} })).status).toBeLessThan(300);
  });

  test.each(table(withBody))('%s: a field that stands twice is named', async (_, c) => {
    const { body, ...bare } = await caseOf(c);
    const raw = `{"colour":"red",${JSON.stringify({ ...(body as object), colour: 'blue' }).slice(1)}`;
    const { errors } = expectProblem(await send(c, bare, { raw }), c, 400, 'invalid_request');
    expect(errors).toEqual([expect.objectContaining({ in: 'body', path: ['colour'], code: 'duplicate' })]);
  });

  test.each(table(withBody))('%s: what is no JSON object', async (_, c) => {
    const given = await caseOf(c);
    const { body: _body, ...bare } = given;
    for (const [raw, code] of [
      ['{', 'malformed_json'],
      ['{"a":1,}', 'malformed_json'],
      ["{'a':1}", 'malformed_json'],
      ['NaN', 'malformed_json'],
      [new Uint8Array([0x7b, 0xff, 0x7d]), 'malformed_json'],
      ['[]', 'invalid_request'],
      ['null', 'invalid_request'],
      ['"text"', 'invalid_request'],
      ['17', 'invalid_request'],
      [nested(5_000), 'too_deep'],
      ['[1,'.repeat(100) + '1' + ']'.repeat(100), 'too_deep'],
      ['{"__proto__":{"admin":true}}', 'malformed_request'],
      ['{"name":"\\u0000"}', 'malformed_request'],
      ['{"name":"\\ud800"}', 'malformed_request'],
    ] as const)
      expectProblem(await send(c, bare, { raw }), c, 400, code);
  });

  test.each(table(withBody))('%s: only JSON, and not compressed', async (_, c) => {
    const given = await caseOf(c);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=latin1',
    ])
      expectProblem(
        await send(c, given, { headers: { 'Content-Type': type } }),
        c,
        415,
        'unsupported_media_type',
      );
    expectProblem(await send(c, given, { headers: { 'Content-Encoding': 'gzip' } }), c, 415);
  });

  test.each(table(withBody))('%s: no more than its bounds, said or unsaid', async (_, c) => {
    const { body: _body, ...bare } = await caseOf(c);
    const most = c.bounds?.bytes ?? MOST_BYTES;
    const large = `{"name":"${'x'.repeat(most)}"}`;
    expectProblem(await send(c, bare, { raw: large }), c, 413, 'body_too_large');
    const part = new TextEncoder().encode('x'.repeat(64 * 1024));
    let parts = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (++parts > 2_000) controller.close();
        else controller.enqueue(part);
      },
    });
    expectProblem(await send(c, bare, { raw: endless }), c, 413, 'body_too_large');
    // Over a network some more is on its way before the answer arrives.
    expect(parts).toBeLessThan(most / (64 * 1024) + (process.env.API_BASE_URL ? 984 : 24));
  });
});

describe('versions', () => {
  const versioned = operations.filter((c) => c.ifMatch);

  test.each(table(versioned))('%s: the version must be named', async (_, c) => {
    const { etag: _etag, ...given } = await caseOf(c);
    expectProblem(await send(c, given), c, 428, 'precondition_required');
    expectProblem(await send(c, given, { headers: { 'If-Match': '*' } }), c, 428);
  });

  test.each(table(versioned))('%s: a stale one changes nothing and shows what is there', async (_, c) => {
    const given = await caseOf(c);
    const before = await ask(stage.world, 'GET', given.path, rights(c));
    for (const etag of ['"7.abc"', '"nonsense"', '"0"', '"999999999"']) {
      const got = await send(c, { ...given, etag });
      const { current } = expectProblem(got, c, 412, 'stale');
      expect(current).toEqual(before.json);
      expect(got.headers.get('etag')).toBe(before.headers.get('etag'));
    }
    expect((await ask(stage.world, 'GET', given.path, rights(c))).json).toEqual(before.json);
  });
});

describe('retries', () => {
  const idempotent = operations.filter((c) => c.idempotent);

  test.each(table(idempotent))(
    '%s: the same key gives the same answer and makes nothing new',
    async (_, c) => {
      const given = await caseOf(c);
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const first = await send(c, given, { headers });
      const again = await send(c, given, { headers });
      expect(first.status).toBe(c.success.status);
      expect([again.status, again.json]).toEqual([first.status, first.json]);
      for (const name of ['location', 'etag', 'cache-control', 'vary'])
        expect(again.headers.get(name)).toBe(first.headers.get(name));
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      const { body, ...bare } = given;
      const other = await send(c, bare, { headers, raw: `${JSON.stringify(body)} ` });
      expectProblem(other, c, 422, 'key_reused');
      const bobs = await ask(stage.world, 'GET', '/api/v1/lists', { as: stage.bob });
      expect((bobs.json as { data: unknown[] }).data).toEqual([]);
    },
  );

  test('two at once make one', async () => {
    const c = operations.find((o) => o.id === 'createList')!;
    const given = await caseOf(c);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const got = await Promise.all(Array.from({ length: 6 }, () => send(c, given, { headers })));
    const made = new Set(got.filter((g) => g.status === 201).map((g) => (g.json as { id: string }).id));
    expect(made.size).toBe(1);
    for (const g of got) if (g.status !== 201) expectProblem(g, c, 409, 'key_in_use');
  });

  test.each(table(idempotent.slice(0, 1)))('%s: a key that is none', async (_, c) => {
    const given = await caseOf(c);
    for (const key of ['', 'a b', 'x'.repeat(201)])
      expectProblem(await send(c, given, { headers: { 'Idempotency-Key': key } }), c, 400);
  });
});

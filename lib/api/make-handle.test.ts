import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { contract } from './contract';
import { rateLimiter } from './handle/rate-limit';
import { countBy, makeHandle, type Caller, type House } from './make-handle';
import { Problem } from './problem';
import { nowhere, resource } from './resource';

const house = (more: Partial<House<Caller>> = {}): House<Caller> => ({
  currentUser: () => Promise.resolve(undefined),
  addressOf: () => '192.0.2.1',
  seatKeyOf: () => undefined,
  limiter: undefined,
  idempotency: {
    begin: () => Promise.resolve({ state: 'new' }),
    keep: () => Promise.resolve(),
    within: (_owner, _key, work) => work(),
    release: () => Promise.resolve(),
  },
  strict: true,
  report: (error) => {
    throw error;
  },
  ...more,
});

const greet = contract({
  id: 'greet',
  method: 'POST',
  path: '/api/v1/greetings/{name}',
  tag: 'test',
  auth: 'none',
  summary: 'Greets',
  params: z.strictObject({ name: z.string() }),
  body: z.strictObject({ word: z.string().default('Hello') }).default({ word: 'Hello' }),
  success: { status: 200, schema: z.strictObject({ text: z.string() }) },
});

const post = (body?: string, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  new Request('http://muster.test/api/v1/greetings/Ann', {
    method: 'POST',
    headers,
    ...(body === undefined ? {} : { body }),
  });
const context = { params: Promise.resolve({ name: 'Ann' }) };

describe('work is given what its contract promises', () => {
  const handler = makeHandle(house())(greet, ({ params, body }) => ({
    data: { text: `${body.word}, ${params.name}.` },
  }));

  test('a body', async () => {
    expect(await (await handler(post('{"word":"Good day"}'), context)).json()).toEqual({
      text: 'Good day, Ann.',
    });
  });

  test('its default, where there is none', async () => {
    expect(await (await handler(post(undefined, {}), context)).json()).toEqual({ text: 'Hello, Ann.' });
  });
});

describe('faults of ours', () => {
  test('an answer that does not fit its contract is one', async () => {
    const report = vi.fn();
    const wrong = makeHandle(house({ report }))(greet, () => ({
      data: { text: 'x', secret: 'y' } as { text: string },
    }));
    const got = await wrong(post(), context);
    expect(got.status).toBe(500);
    expect(await got.text()).not.toContain('secret');
    expect(report).toHaveBeenCalledOnce();
  });

  test('a throw is one, and the caller learns nothing of it', async () => {
    const report = vi.fn();
    const broken = makeHandle(house({ report }))(greet, () => {
      throw new Error('password=hunter2');
    });
    const got = await broken(post(), context);
    expect([got.status, got.headers.get('content-type')]).toEqual([
      500,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await got.text()).not.toContain('hunter2');
    expect(report).toHaveBeenCalledOnce();
  });
});

describe('limits', () => {
  test('each answer says what is left; then 429, until the window ends', async () => {
    let now = 0;
    const handler = makeHandle(house({ limiter: rateLimiter(2, () => now) }))(greet, () => ({
      data: { text: 'x' },
    }));
    const left: unknown[] = [];
    for (let i = 0; i < 5; i++) {
      const got = await handler(post(), context);
      left.push([got.status, got.headers.get('ratelimit-remaining')]);
      now += 10_000;
    }
    // Writing has twice the agreed number.
    expect(left).toEqual([
      [200, '3'],
      [200, '2'],
      [200, '1'],
      [200, '0'],
      [429, '0'],
    ]);
    const refused = await handler(post(), context);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(refused.headers.get('ratelimit-limit')).toBe('4');
    now = 60_000;
    expect((await handler(post(), context)).status).toBe(200);
  });

  test('what belongs to no contract is counted as well: other methods, questions for methods, paths of nobody', async () => {
    const counting = house({ limiter: rateLimiter(1, () => 0) });
    const handler = makeHandle(counting)(greet, () => ({ data: { text: 'x' } }));
    const { PUT, OPTIONS } = resource(handler);
    const got = [
      await PUT(post(), context),
      await OPTIONS(post(), context),
      await nowhere(countBy(counting)).GET(new Request('http://muster.test/api/none'), context),
    ];
    // Ten times the agreed number, as all that is answered from memory.
    expect(got.map(({ status, headers }) => [status, headers.get('ratelimit-remaining')])).toEqual([
      [405, '9'],
      [204, '8'],
      [404, '7'],
    ]);
    expect(got[1]!.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
    for (let i = 0; i < 7; i++) await OPTIONS(post(), context);
    const refused = await PUT(post(), context);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
  });

  test('callers are counted apart', async () => {
    const limiter = rateLimiter(1, () => 0)!;
    const as = (id: string) =>
      makeHandle(
        house({ limiter, currentUser: () => Promise.resolve({ id, via: 'token', scopes: ['write'] }) }),
      )({ ...greet, auth: 'user' }, () => ({ data: { text: 'x' } }));
    const statuses = [];
    for (const id of ['ann', 'ann', 'ann', 'bob']) statuses.push((await as(id)(post(), context)).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  test('a flood of callers does not fill the memory', () => {
    const limiter = rateLimiter(1, () => 0)!;
    const remaining = (caller: number) => limiter.take(`caller ${caller}`, 'write').remaining;
    const flood = Array.from({ length: 50_000 }, (_, caller) => remaining(caller));
    expect(new Set(flood)).toEqual(new Set([1]));
    // The first are forgotten, the last are not.
    expect(remaining(0)).toBe(1);
    expect(remaining(49_999)).toBe(0);
  });
});

describe('retries', () => {
  const once = contract({
    ...greet,
    id: 'once',
    auth: 'user',
    idempotent: true,
    success: { ...greet.success, status: 201 },
  });
  const signedIn = () => Promise.resolve({ id: 'ann', via: 'token', scopes: ['write'] } satisfies Caller);
  const keyed = () => post('{}', { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' });

  test.each([
    ['a refusal', () => new Problem('not_found', 'No.'), 404],
    [
      'a fault',
      () => {
        throw new Error('no');
      },
      500,
    ],
  ] as const)('%s gives the key back', async (_, work, status) => {
    const release = vi.fn(() => Promise.resolve());
    const keep = vi.fn(() => Promise.resolve());
    const idempotency = { ...house({}).idempotency, keep, release };
    const handler = makeHandle(house({ currentUser: signedIn, idempotency, report: () => undefined }))(
      once,
      work,
    );
    expect((await handler(keyed(), context)).status).toBe(status);
    expect(release).toHaveBeenCalledOnce();
    expect(keep).not.toHaveBeenCalled();
  });

  test('what was done before the request was cut off is told, and not done again', async () => {
    const work = vi.fn(() => ({ data: { text: 'x' } }));
    const begin = () => Promise.resolve({ state: 'lost', made: 'a-list' } as const);
    const idempotency = { ...house().idempotency, begin };
    const got = await makeHandle(house({ currentUser: signedIn, idempotency }))(once, work)(keyed(), context);
    expect(got.status).toBe(409);
    expect(await got.json()).toMatchObject({
      code: 'answer_lost',
      detail: expect.stringContaining('a-list') as string,
      current: { id: 'a-list' },
    });
    expect(work).not.toHaveBeenCalled();
  });

  test('what was done keeps the key, also where its answer could not be kept', async () => {
    const release = vi.fn(() => Promise.resolve());
    const keep = vi.fn(() => Promise.reject(new Error('the disk is full')));
    const idempotency = { ...house({}).idempotency, keep, release };
    const handler = makeHandle(house({ currentUser: signedIn, idempotency, report: () => undefined }))(
      once,
      () => ({ data: { text: 'x' } }),
    );
    expect((await handler(keyed(), context)).status).toBe(500);
    expect(keep).toHaveBeenCalledOnce();
    expect(release).not.toHaveBeenCalled();
  });
});

describe('large bodies', () => {
  const large = contract({ ...greet, id: 'large', bounds: { bytes: 2048, depth: 8 } });

  test('are looked into one after the other, and one that still comes holds nobody up', async () => {
    const atWork: string[] = [];
    let most = 0;
    const handler = makeHandle(house({ report: () => undefined }))(large, async ({ body: { word } }) => {
      most = Math.max(most, atWork.push(word));
      await new Promise((resolve) => setImmediate(resolve));
      atWork.pop();
      if (word === 'fault') throw new Error('no');
      return { data: { text: word } };
    });
    const slow = new Request('http://muster.test/api/v1/greetings/Ann', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) }),
      duplex: 'half',
    } as RequestInit);
    void handler(slow, context);
    const got = await Promise.all(
      ['one', 'fault', 'two'].map((word) => handler(post(JSON.stringify({ word })), context)),
    );
    expect(got.map(({ status }) => status)).toEqual([200, 500, 200]);
    expect(most).toBe(1);
  });
});

describe('cookies', () => {
  const work = makeHandle(
    house({ currentUser: () => Promise.resolve({ id: 'ann', via: 'session', scopes: ['read', 'write'] }) }),
  )({ ...greet, auth: 'user' }, () => ({ data: { text: 'x' } }));

  test.each([
    ['our own page', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['our own page in an old browser', { Origin: 'http://muster.test', Host: 'muster.test' }, 200],
    [
      'our own page behind a proxy',
      { Origin: 'https://muster.example', 'X-Forwarded-Host': 'muster.example' },
      200,
    ],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['another subdomain', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['a link in a mail', { 'Sec-Fetch-Site': 'none' }, 403],
    ['another site in an old browser', { Origin: 'https://elsewhere.test', Host: 'muster.test' }, 403],
    ['no word on where from', {}, 403],
  ])('%s', async (_, headers, status) => {
    const got = await work(post('{}', { 'Content-Type': 'application/json', ...headers }), context);
    expect(got.status).toBe(status);
  });
});

test('a path has one handler for a method', () => {
  const handler = makeHandle(house())(greet, () => ({ data: { text: 'x' } }));
  expect(() => resource(handler, handler)).toThrow('two handlers');
});

test('an operation that ends says so with each answer, refusals too', async () => {
  const ends = { said: '2027-01-01', on: '2027-08-01' };
  const handler = makeHandle(house())({ ...greet, ends }, () => ({ data: { text: 'Farewell.' } }));
  for (const body of ['{}', 'no JSON']) {
    const { headers } = await handler(post(body), context);
    expect(headers.get('deprecation')).toBe('@1798761600');
    expect(headers.get('sunset')).toBe('Sun, 01 Aug 2027 00:00:00 GMT');
    expect(headers.get('link')).toContain('rel="deprecation"');
  }
  const lasting = makeHandle(house())(greet, () => ({ data: { text: 'Hello.' } }));
  expect((await lasting(post('{}'), context)).headers.has('deprecation')).toBe(false);
});

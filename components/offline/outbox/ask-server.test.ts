import { afterEach, expect, test, vi } from 'vitest';
import type { Agreement } from '@/lib/rules';
import { askServer } from './ask-server';
import type { Step } from './waiting';

const list = { format: 'muster-list/1' as const, system: 'mms', name: 'one', entries: [], options: {} };
const create: Step = { kind: 'create', list, agreement: null, key: 'k' };
const replace: Step = { kind: 'replace', list, agreement: 'a', id: 'l1', version: 3 };
const stands = { id: 'l1', shareId: 's1', version: 4, list: { ...list, name: 'theirs' } };

const answering = (status: number, body: unknown): Response =>
  Response.json(body, {
    status,
    ...(status < 400 ? {} : { headers: { 'Content-Type': 'application/problem+json' } }),
  });

/** A server that answers in this order; undefined is no answer at all. */
function server(...answers: readonly (readonly [status: number, body: unknown] | undefined)[]) {
  const rest = [...answers];
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    asked.push(init);
    const answer = rest.shift();
    return answer ? Promise.resolve(answering(...answer)) : Promise.reject(new TypeError('no network'));
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

const problem = (code: string, more = {}) => ({ title: 'No', detail: 'Not so.', code, ...more });

test.each([
  ['no network', undefined],
  ['a broken server', [500, problem('internal')]],
  ['a gateway without a house', [502, problem('bad_gateway')]],
  ['too many requests', [429, problem('rate_limited')]],
  ['our own first request, not ended yet', [409, problem('key_in_use')]],
] as const)('%s decides nothing', async (_name, answer) => {
  server(answer);
  expect(await askServer(create)).toEqual({ kind: 'none' });
});

test('what was made before, and not told, is found by its id', async () => {
  const lost = problem('answer_lost', { current: { id: 'l1' } });
  server([409, lost], [200, stands]);
  expect(await askServer(create)).toEqual({
    kind: 'saved',
    saved: { id: 'l1', shareId: 's1', version: 4 },
  });
  server([200, { data: [] }], [409, lost]);

  expect(await askServer({ kind: 'agreement', agreement, key: 'k' })).toEqual({ kind: 'made', id: 'l1' });
});

test('an ended session waits for its person', async () => {
  server([401, problem('unauthorized')]);
  expect(await askServer(create)).toMatchObject({
    kind: 'none',
    message: expect.stringContaining('Sign in'),
  });
});

test('what stands between us and the server decides nothing', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('<h1>Log in to this hotel</h1>', { status: 403 })),
  );
  expect(await askServer(create)).toEqual({ kind: 'none' });
});

test('what is refused says why, by the field where one is at fault', async () => {
  server([400, problem('invalid_request', { errors: [{ message: 'A name is needed.' }] })]);
  expect(await askServer(create)).toEqual({ kind: 'refused', message: 'A name is needed.' });
  const detail = 'One account keeps at most 5,000 lists.';
  server([409, problem('too_many_lists', { detail })]);
  expect(await askServer(create)).toEqual({ kind: 'refused', message: detail });
  server([404, problem('not_found')]);
  expect(await askServer(replace)).toMatchObject({ kind: 'refused', gone: true });
});

test('a new list goes with its key, a version with the one that it replaces', async () => {
  const asked = server([201, stands], [200, stands]);
  expect(await askServer(create)).toEqual({ kind: 'saved', saved: { id: 'l1', shareId: 's1', version: 4 } });
  await askServer(replace);
  expect(asked.map((init) => init.headers)).toMatchObject([
    { 'Idempotency-Key': 'k' },
    { 'If-Match': '"3"' },
  ]);
});

test('a stale version brings what stands there; unread, nothing is decided', async () => {
  server([412, problem('stale')], [200, stands]);
  expect(await askServer(replace)).toEqual({
    kind: 'stale',
    theirs: { saved: { id: 'l1', shareId: 's1', version: 4 }, list: stands.list },
  });
  server([412, problem('stale')], undefined);
  expect(await askServer(replace)).toEqual({ kind: 'none' });
});

const agreement = { format: 'muster-agreement/1', system: 'mms', name: 'ours' } as Agreement;
const agree: Step = { kind: 'agreement', agreement, key: 'k' };
const named = (id: string, name = 'ours') => ({ id, name });
const mine = { code: 'KRAG-MORE' };
const other = { code: 'KRAG-LESS' };

test('the same agreement is used again; another of its name is left alone', async () => {
  const asked = server(
    [200, { data: [named('a1'), named('a2', 'ours no more'), named('a3')] }],
    [200, mine],
    [200, other],
    [200, mine],
  );
  expect(await askServer(agree)).toEqual({ kind: 'made', id: 'a3' });
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET', 'GET']);
  server([200, { data: [named('a1')] }], [200, mine], [200, other], [201, { id: 'a4' }]);
  expect(await askServer(agree)).toEqual({ kind: 'made', id: 'a4' });
});

test('where nobody says what there is, no agreement is made', async () => {
  for (const answers of [
    [undefined],
    [
      [200, { data: [named('a1')] }],
      [503, problem('busy')],
    ],
  ] as const) {
    const asked = server(...answers);
    expect(await askServer(agree)).toEqual({ kind: 'none' });
    expect(asked).toHaveLength(answers.length);
  }
});

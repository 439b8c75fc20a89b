import { afterEach, expect, test, vi } from 'vitest';
import { ask, sayProblem } from './client';

const answering = (body: string, init: ResponseInit) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));

afterEach(() => vi.unstubAllGlobals());

const refusalOf = async () => {
  const answer = await ask('GET /api/v1/lists/{id}', { params: { id: 'x' } });
  if (answer.ok) throw new Error('It was not refused.');
  return answer;
};

test('a refusal says its first fault, else what it is about', async () => {
  const problem = { detail: 'At name: Too long.', errors: [{ message: 'Too long.' }] };
  answering(JSON.stringify(problem), {
    status: 422,
    headers: { 'Content-Type': 'application/problem+json; charset=utf-8' },
  });
  expect(sayProblem((await refusalOf()).problem)).toBe('Too long.');
  expect(sayProblem({ detail: 'It is gone.' })).toBe('It is gone.');
});

test('what stands before the server and answers for it is no problem document, and is said so', async () => {
  answering('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } });
  const { status, problem } = await refusalOf();
  expect([status, problem.code]).toEqual([502, 'foreign']);
  expect(sayProblem(problem)).toContain('502');
});

test('a server that cannot be reached is an answer too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect((await refusalOf()).problem.code).toBe('unreachable');
});

test('where the server cannot be reached, only who wrote something is told that it is still there', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const id = { params: { id: 'x' } };
  const said = await Promise.all([
    ask('GET /api/v1/lists/{id}', id),
    ask('DELETE /api/v1/agreements/{id}', { ...id, ifMatch: '"1"' }),
    ask('POST /api/v1/tables/{id}/restore', id),
    ask('PUT /api/v1/lists/{id}/publication', { ...id, body: { published: true } }),
    ask('POST /api/v1/searches', { body: { name: 'Dragons', page: 'lists', query: '' } as never }),
    ask('PUT /api/v1/cards/{id}', { ...id, body: {} as never, ifMatch: '"1"' }),
    ask('POST /api/v1/games/{id}/messages', { ...id, body: {} as never }),
  ]);
  const again = 'The server cannot be reached. Try again in a moment.';
  const kept = 'The server cannot be reached. Your changes are still here.';
  expect(said.map((one) => !one.ok && sayProblem(one.problem))).toEqual([
    ...Array.from({ length: 4 }, () => again),
    ...Array.from({ length: 3 }, () => kept),
  ]);
});

test('an answer that is cut off on its way is none', async () => {
  answering('{"data":[', { status: 200, headers: { 'Content-Type': 'application/json' } });
  expect((await refusalOf()).problem.code).toBe('unreachable');
});

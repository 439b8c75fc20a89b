import { expect, test } from 'vitest';
import { Problem } from './contract/shapes/problem';
import type { Route } from './resource';
import { signInDoor } from './sign-in-door';

/** A door behind which somebody repeats what reached him. */
const door = signInDoor(
  async (request) =>
    new Response(`${request.headers.get('content-type') ?? ''} ${await request.text()}`, {
      status: request.method === 'HEAD' ? 400 : 299,
    }),
  () => ['github'],
);

const knock = (method: keyof Route, path: string, init: RequestInit = {}): Promise<Response> => {
  const request = new Request(`http://muster.test/api/auth${path}`, { method, ...init });
  const parts = new URL(request.url).pathname.split('/').slice(3);
  return door[method](request, { params: Promise.resolve({ nextauth: parts }) });
};

test.each([
  ['GET', '/csrf'],
  ['GET', '/providers'],
  ['GET', '/session'],
  ['HEAD', '/session'],
  ['GET', '/signin?callbackUrl=%2Flists'],
  ['GET', '/error?error=OAuthCallback'],
  ['GET', '/callback/github?code=x&state=y'],
  ['POST', '/callback/credentials'],
  ['POST', '/signin/github'],
  ['POST', '/signout'],
  ['GET', '/signout?csrf=true'],
] as const)('%s %s is next-auth’s', async (method, path) => {
  expect((await knock(method, path)).status).toBe(299);
});

const expectProblem = async (got: Response, status: number): Promise<void> => {
  expect(got.status).toBe(status);
  expect(got.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(Problem.parse(await got.json()).status).toBe(status);
};

test.each([
  ['GET', '/nothing'],
  ['GET', '/verify-request'],
  ['POST', '/_log'],
  ['GET', '/session/x'],
  ['POST', '/callback/nobody'],
  ['POST', '/signin/credentials'],
  ['GET', '/callback/google'],
  ['GET', '/callback/github/x'],
] as const)('%s %s is nobody’s', async (method, path) => {
  await expectProblem(await knock(method, path), 404);
});

test.each([
  ['PUT', '/session', 'GET, HEAD, OPTIONS'],
  ['POST', '/session', 'GET, HEAD, OPTIONS'],
  ['PUT', '/signout', 'GET, POST, HEAD, OPTIONS'],
  ['GET', '/callback/credentials', 'POST, OPTIONS'],
  ['POST', '/callback/github', 'GET, HEAD, OPTIONS'],
] as const)('%s %s is not allowed', async (method, path, allow) => {
  const got = await knock(method, path);
  expect(got.headers.get('allow')).toBe(allow);
  await expectProblem(got, 405);
});

test.each([
  '/error?error=a%0D%0ASet-Cookie:x',
  '/signin?callbackUrl=/a%0A',
  '/signin?callbackUrl=lists',
  '/signin?callbackUrl=http://[',
  '/signin?callbackUrl=javascript:alert(1)',
])('%s would break the answer', async (path) => {
  await expectProblem(await knock('GET', path), 400);
});

test('a form arrives as it was sent, whatever it says it is', async () => {
  const body = 'email=a%40b.example&callbackUrl=http%3A%2F%2Fmuster.test%2Flists';
  const got = await knock('POST', '/callback/credentials', {
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  expect(await got.text()).toBe(`application/x-www-form-urlencoded ${body}`);
  await expectProblem(await knock('POST', '/callback/credentials', { body: 'callbackUrl=%00' }), 400);
});

test('a body without end is not read to its end', async () => {
  await expectProblem(await knock('POST', '/callback/credentials', { body: 'x'.repeat(16 * 1024 + 1) }), 413);
});

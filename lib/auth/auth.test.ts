import NextAuth from 'next-auth';
import type { NextApiRequest, NextApiResponse } from 'next';
import { expect, test, vi } from 'vitest';
import type { PrismaClient } from '@/prisma/generated/sqlite/client';
import { limits } from '../db/attempts';
import { db, useClient } from '../db/client';
import { onBothBases } from '../db/testing/bases';
import { createToken } from '../db/tokens';
import { deleteUser, endSessions, findUserByEmail, type User } from '../db/users';
import { currentUser } from './current-user';
import { authOptions } from './options';
import { register } from './register';
import { changePassword, signInWithPassword } from './sign-in';
import { granted } from '@/lib/db/testing/samples';

const password = 'correct horse';
const address = '192.0.2.1';

let people = 0;
async function somebody(): Promise<User> {
  const email = `somebody-${++people}@example.org`;
  expect(await register({ email, password, name: 'Some Body' }, `198.51.100.${people}`)).toEqual({
    ok: true,
  });
  return (await findUserByEmail(email))!;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly location: string | undefined;
}

/** A browser before next-auth: keeps cookies, and sends them along. */
function browser() {
  const cookies: Record<string, string> = {};
  const ask = async (
    method: 'GET' | 'POST',
    action: string[],
    body?: Record<string, string>,
  ): Promise<Answer> => {
    let status = 200;
    let answer: unknown;
    const headers: Record<string, string | readonly string[]> = {};
    const keep = (set: readonly string[]) => {
      for (const cookie of set) {
        const [pair = '', ...rest] = cookie.split(';');
        const [name = '', value = ''] = pair.split('=');
        if (value === '' || rest.some((part) => part.trim() === 'Max-Age=0')) delete cookies[name];
        else cookies[name] = decodeURIComponent(value);
      }
    };
    const response = {
      status: (code: number) => ((status = code), response),
      setHeader: (name: string, value: string | readonly string[]) => {
        headers[name.toLowerCase()] = value;
        return response;
      },
      getHeader: (name: string) => headers[name.toLowerCase()],
      json: (value: unknown) => void (answer = value),
      send: (value: unknown) => void (answer = value),
      end: () => undefined,
    };
    const request = {
      method,
      query: { nextauth: action },
      body: body ?? {},
      cookies: { ...cookies },
      headers: { host: 'localhost:3000', 'x-forwarded-for': address },
    };
    await NextAuth(
      request as unknown as NextApiRequest,
      response as unknown as NextApiResponse,
      await authOptions(),
    );
    const set = headers['set-cookie'];
    keep(typeof set === 'string' ? [set] : (set ?? []));
    return { status, body: answer, location: headers['location'] as string | undefined };
  };
  const signIn = async (email: string, secret: string): Promise<Answer> => {
    const { csrfToken } = (await ask('GET', ['csrf'])).body as { csrfToken: string };
    return ask('POST', ['callback', 'credentials'], { email, password: secret, csrfToken, json: 'true' });
  };
  const request = () =>
    new Request('http://localhost:3000/', {
      headers: {
        cookie: Object.entries(cookies)
          .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
          .join('; '),
      },
    });
  return { ask, signIn, request, cookies };
}

onBothBases(() => {
  test('register, sign in, and be known by the session', async () => {
    const user = await somebody();
    const her = browser();
    expect(await currentUser(her.request())).toBeUndefined();
    expect(await her.signIn(user.email.toUpperCase(), password)).toMatchObject({ status: 200 });
    expect(await currentUser(her.request())).toEqual({
      id: user.id,
      via: 'session',
      scopes: ['read', 'write', 'moderate'],
    });
    expect((await her.ask('GET', ['session'])).body).toMatchObject({
      user: { name: 'Some Body', email: user.email },
    });
    expect(JSON.stringify(her.cookies)).not.toContain(user.email);
  });

  test('a wrong password, an unknown address and a form from elsewhere get no session', async () => {
    const user = await somebody();
    const him = browser();
    const wrong = await him.signIn(user.email, 'wrong password');
    const unknown = await him.signIn('nobody@example.org', 'wrong password');
    expect(wrong).toMatchObject({ status: 401 });
    expect(unknown).toEqual(wrong);
    const forged = await him.ask('POST', ['callback', 'credentials'], {
      email: user.email,
      password,
      csrfToken: 'guessed',
      json: 'true',
    });
    expect(JSON.stringify(forged)).toContain('csrf');
    expect(await currentUser(him.request())).toBeUndefined();
  });

  test('an address that no database can hold is a wrong one', async () => {
    const got = await browser().signIn('no\0body@example.org', password);
    expect(got).toEqual(await browser().signIn('nobody@example.org', 'wrong password'));
  });

  test('a fault of ours is told to the log, not to whoever wants to sign in', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const base = db();
    const failed = () => Promise.reject(new Error('the inside of a database'));
    useClient({ signInAttempt: { createMany: failed } } as unknown as PrismaClient);
    const got = await browser()
      .signIn('nobody@example.org', password)
      .finally(() => useClient(base));
    expect(got.status).toBe(401);
    expect((got.body as { url: string }).url).toMatch(/error=SignInFailed$/);
    expect(log).toHaveBeenCalledExactlyOnceWith('muster: sign-in: SIGN_IN_FAILED: the inside of a database');
    log.mockRestore();
  });

  test('too many failures are told apart from a wrong password, for unknown addresses too', async () => {
    for (const email of [(await somebody()).email, 'unknown@example.org']) {
      const tried = { email, password: 'wrong password', address: '203.0.113.5' };
      for (let i = 0; i < limits.email.max; i++)
        expect(await signInWithPassword(tried)).toEqual({ ok: false, reason: 'wrong' });
      expect(await signInWithPassword({ ...tried, password })).toMatchObject({
        ok: false,
        reason: 'limited',
      });
      const { body } = await browser().signIn(email, password);
      expect((body as { url: string }).url).toContain('error=TooManyAttempts');
    }
  });

  test('registering says no word on whether the address has an account, and leaves that one alone', async () => {
    const user = await somebody();
    const again = await register(
      { email: ` ${user.email.toUpperCase()} `, password: 'another one' },
      address,
    );
    expect(again).toEqual({ ok: true });
    expect(await findUserByEmail(user.email)).toEqual(user);
    expect(await signInWithPassword({ email: user.email, password: 'another one', address })).toMatchObject({
      ok: false,
    });
    expect(await signInWithPassword({ email: user.email, password, address })).toMatchObject({ ok: true });
  });

  test.each([
    ['no address', { email: 'nobody', password }, 'email'],
    ['too short a password', { email: 'a@example.org', password: 'short' }, 'password'],
    ['too long a password', { email: 'a@example.org', password: 'x'.repeat(201) }, 'password'],
    ['a name of two lines', { email: 'a@example.org', password, name: 'A\nB' }, 'name'],
    ['a name that turns around', { email: 'a@example.org', password, name: 'A\u202eB' }, 'name'],
  ])('%s is refused', async (_, form, field) => {
    const answer = await register(form, address);
    expect(answer).toMatchObject({ ok: false, reason: 'unfit', problems: [{ path: [field] }] });
  });

  test('a new password ends every session, and only who knows the old one can set it', async () => {
    const user = await somebody();
    const her = browser();
    await her.signIn(user.email, password);
    const change = { current: password, next: 'battery staple', address };
    expect(await changePassword(user.id, { ...change, current: 'wrong password' })).toEqual({
      ok: false,
      reason: 'wrong',
    });
    expect(await changePassword(user.id, { ...change, next: 'short' })).toEqual({
      ok: false,
      reason: 'unfit',
    });
    expect(await currentUser(her.request())).toMatchObject({ id: user.id });
    expect(await changePassword(user.id, change)).toEqual({ ok: true });
    expect(await currentUser(her.request())).toBeUndefined();
    expect((await her.ask('GET', ['session'])).body).toEqual({});
    expect(her.cookies).not.toHaveProperty('next-auth.session-token');
    await her.signIn(user.email, 'battery staple');
    expect(await currentUser(her.request())).toMatchObject({ id: user.id });
  });

  test('a session ends with “sign out everywhere” and with the account', async () => {
    const user = await somebody();
    const her = browser();
    await her.signIn(user.email, password);
    await endSessions(user.id);
    expect(await currentUser(her.request())).toBeUndefined();
    await her.signIn(user.email, password);
    expect(await currentUser(her.request())).toBeDefined();
    await deleteUser(user.id);
    expect(await currentUser(her.request())).toBeUndefined();
  });

  test('a program is known by its token, with the scopes it was given', async () => {
    const user = await somebody();
    const { token, secret } = await granted(
      createToken(user.id, {
        name: 'Bot',
        scopes: ['read'],
        expiresAt: new Date(Date.now() + 60_000),
      }),
    );
    const by = (authorization: string, cookie = '') =>
      currentUser(new Request('http://localhost/', { headers: { authorization, cookie } }));
    expect(token.scopes).toEqual(['read']);
    expect(await by(`Bearer ${secret}`)).toEqual({ id: user.id, via: 'token', scopes: ['read'] });
    expect(await by(`bearer  ${secret}`)).toMatchObject({ id: user.id });
    const her = browser();
    await her.signIn(user.email, password);
    const cookie = her.request().headers.get('cookie')!;
    for (const wrong of [
      '',
      'Bearer',
      `Basic ${secret}`,
      `Bearer ${secret}x`,
      'Bearer muster_x',
      `Bearer ${'a'.repeat(9000)}`,
    ])
      expect(await by(wrong, cookie)).toBeUndefined();
  });

  test.each(['garbage', 'a.b.c.d.e', '%', 'x'.repeat(5000), ''])(
    'a cookie of %j is nobody',
    async (value) => {
      const request = new Request('http://localhost/', {
        headers: { cookie: `next-auth.session-token=${value}` },
      });
      expect(await currentUser(request)).toBeUndefined();
    },
  );
});

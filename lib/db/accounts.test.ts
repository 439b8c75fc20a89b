import { expect, test } from 'vitest';
import * as agreements from './agreements/agreements';
import { admitRegistration, admitSignIn, limits, signInSucceeded } from './attempts';
import { createBoard } from './boards';
import { createCard } from './cards';
import { MOST_KEPT } from '../bounds';
import { db } from './client';
import { exportUser } from './export-user';
import { forget, recall, remember, underKey } from './idempotency';
import { newId, newShareId } from './ids';
import { toJson } from './json';
import * as lists from './lists/lists';
import { writeMany } from './portions';
import { findOrMakeSetting } from './settings';
import { sweep } from './sweep';
import { onBothBases } from './testing/bases';
import { agreement, board, card, days, granted, list, somebody } from './testing/samples';
import * as tokens from './tokens';
import * as users from './users';

const context = { catalogueVersion: '2026.11' };
const later = (ms: number, from = new Date()): Date => new Date(from.getTime() + ms);
const answer = { status: 201, headers: { location: '/api/v1/lists/x' }, body: '{"a":null}' };

onBothBases(() => {
  test('an address has one account, however it is typed', async () => {
    const made = await users.createUser({ email: ' Zoë@Example.org', name: 'Zoë', passwordHash: 'h' });
    expect(made).toMatchObject({ email: 'Zoë@Example.org', name: 'Zoë', sessionVersion: 1 });
    expect(await users.createUser({ email: 'zoë@example.ORG ', passwordHash: 'other' })).toBe('taken');
    expect(await users.findUserByEmail('ZOË@example.org')).toEqual(made);
    expect(await users.findUserByEmail('zoe@example.org')).toBeUndefined();
  });

  test('of ten who register an address at once one gets it', async () => {
    const wish = { email: 'race@example.org', passwordHash: 'h' };
    const made = await Promise.all(Array.from({ length: 10 }, () => users.createUser(wish)));
    expect(made.filter((user) => user !== 'taken')).toHaveLength(1);
  });

  test('a new password ends the sessions made before', async () => {
    const ann = await somebody();
    const { passwordHash } = (await users.findUser(ann))!;
    // Of four who prove the same one at once, one sets another.
    const set = await Promise.all([1, 2, 3, 4].map(() => users.setPassword(ann, passwordHash, 'new')));
    expect(set.filter(Boolean)).toHaveLength(1);
    expect(await users.findUser(ann)).toMatchObject({ passwordHash: 'new', sessionVersion: 2 });
    await users.endSessions(ann);
    expect(await users.findUser(ann)).toMatchObject({ sessionVersion: 3 });
  });

  test('somebody from elsewhere gets one account, and never one that has a password', async () => {
    const wish = { provider: 'github', providerAccountId: '7', email: 'gil@example.org', name: 'Gil' };
    const both = await Promise.all([users.findOrCreateLinkedUser(wish), users.findOrCreateLinkedUser(wish)]);
    expect(both[0]).toEqual(both[1]);
    expect(both[0]).not.toHaveProperty('passwordHash');
    expect(await users.findOrCreateLinkedUser({ ...wish, email: 'new@example.org' })).toEqual(both[0]);
    await users.createUser({ email: 'pat@example.org', passwordHash: 'h' });
    expect(
      await users.findOrCreateLinkedUser({ ...wish, providerAccountId: '8', email: 'Pat@example.org' }),
    ).toBe('taken');
  });

  test('deleting an account deletes what it made, and nothing of anybody else’s', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const hers = await granted(agreements.createAgreement(ann, agreement('Hers')));
    const list1 = await granted(lists.createList(ann, list('Hers'), { ...context, agreementId: hers.id }));
    await lists.updateList(ann, list1.id, 1, list('Hers'), context);
    await createCard(ann, 'mms', card('Hers'));
    await createBoard(ann, board('Hers'));
    const { secret } = await granted(
      tokens.createToken(ann, { name: 't', scopes: ['read'], expiresAt: days(1) }),
    );
    await recall(ann, 'k', 'h');
    const his = await granted(lists.createList(bob, list('His'), { ...context, agreementId: hers.id }));

    expect(await users.deleteUser(ann)).toBe(true);
    expect(await users.deleteUser(ann)).toBe(false);
    const where = { where: { ownerId: ann } };
    expect(
      await Promise.all([
        db().list.count(where),
        db().listVersion.count({ where: { listId: list1.id } }),
        db().agreement.count(where),
        db().agreementVersion.count({ where: { agreementId: hers.id } }),
        db().ownCard.count(where),
        db().board.count(where),
        db().apiToken.count(where),
        db().idempotency.count(where),
      ]),
    ).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(await tokens.findToken(secret)).toBeUndefined();
    expect(await lists.findSharedList(list1.shareId, undefined)).toBeUndefined();
    expect(await lists.findList(bob, his.id)).toMatchObject({ list: list('His') });
  });

  test('the export holds everything of one person, and no secret', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    await lists.createList(bob, list('Not hers'), context);
    const saved = await granted(lists.createList(ann, list('One'), context));
    await lists.updateList(ann, saved.id, 1, list('Two'), context);
    await lists.deleteList(ann, saved.id, 2);
    await agreements.createAgreement(ann, agreement('Rules'));
    await createCard(ann, 'mms', card('Sir X'));
    await createBoard(ann, board('Ground'));
    const { secret } = await granted(
      tokens.createToken(ann, { name: 'Bot', scopes: ['read'], expiresAt: days(1) }),
    );
    const all = await exportUser(ann);
    expect(all).toMatchObject({
      format: 'muster-export/1',
      account: { id: ann, name: 'Ann' },
      tokens: [{ name: 'Bot' }],
      lists: [
        {
          id: saved.id,
          versions: [
            { n: 1, list: list('One') },
            { n: 2, list: list('Two') },
          ],
        },
      ],
      agreements: [{ versions: [{ n: 1, agreement: agreement('Rules') }] }],
      cards: [{ system: 'mms', card: card('Sir X') }],
      boards: [{ version: 1, board: board('Ground') }],
    });
    const text = JSON.stringify(all);
    expect(JSON.parse(text)).toEqual(all);
    expect(text).not.toMatch(/hash|Not hers/i);
    expect(text).not.toContain(secret);
    expect(await exportUser((await somebody()).slice(1) as typeof ann)).toBeUndefined();
  });

  test('the export holds all of an account that has more than one question can name', async () => {
    const ann = await somebody('Ann');
    const { createdAt } = await granted(
      lists.createList(ann, list('First'), { catalogueVersion: '2026.11' }),
    );
    const made = { ownerId: ann, system: 'mms', createdAt, updatedAt: createdAt };
    const ids = Array.from({ length: 1000 }, () => newId());
    const [body, name] = [toJson(list('Other')), 'Other'];
    await writeMany(ids, (some) =>
      db().list.createMany({
        data: some.map((id) => ({ ...made, id, shareId: newShareId(), name, body, catalogueVersion: '1' })),
      }),
    );
    await writeMany(ids, (some) =>
      db().listVersion.createMany({
        data: some.map((listId) => ({ listId, n: 1, name, body, catalogueVersion: '1', createdAt })),
      }),
    );
    const all = (await exportUser(ann)) as { lists: { versions: { n: number }[] }[] };
    expect(all.lists).toHaveLength(1001);
    expect(all.lists.every(({ versions }) => versions[0]?.n === 1)).toBe(true);
  });

  test('a token opens what it was made for until it expires or is revoked', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const wish = { name: 'Bot', scopes: ['read', 'write'], expiresAt: days(10) } as const;
    const { token, secret } = await granted(tokens.createToken(ann, wish));
    expect(secret).toMatch(/^muster_[0-9a-z]{40}$/);
    expect(secret.startsWith(token.prefix)).toBe(true);
    expect(await tokens.findToken(secret)).toEqual({ id: token.id, userId: ann, scopes: ['read', 'write'] });
    expect(await tokens.findToken(`${secret.slice(0, -1)}!`)).toBeUndefined();
    expect(await tokens.findToken(secret, days(11))).toBeUndefined();
    const rows = await db().apiToken.findMany({ where: { ownerId: ann } });
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(await tokens.listTokens(ann)).toMatchObject([{ id: token.id, lastUsedAt: expect.any(String) }]);
    expect(await tokens.listTokens(bob)).toEqual([]);
    expect(await tokens.revokeToken(bob, token.id)).toBe(false);
    expect(await tokens.revokeToken(ann, token.id)).toBe(true);
    expect(await tokens.revokeToken(ann, token.id)).toBe(false);
    expect(await tokens.findToken(secret)).toBeUndefined();
    const reader = await granted(tokens.createToken(ann, { ...wish, scopes: ['read'] }));
    expect((await tokens.findToken(reader.secret))?.scopes).toEqual(['read']);
    expect(await tokens.revokeTokens(ann)).toBe(1);
    await sweep(days(31));
    expect(await db().apiToken.count({ where: { ownerId: ann } })).toBe(0);
  });

  test('whoever has too many tokens makes no other before one is revoked, and sees them all', async () => {
    const ann = await somebody('Ann');
    const wish = { name: 'Bot', scopes: ['read'], expiresAt: days(1) } as const;
    const first = (await granted(tokens.createToken(ann, wish))).token;
    await db().apiToken.createMany({
      data: Array.from({ length: MOST_KEPT.tokens - 1 }, (_, i) => ({
        id: newId(),
        ownerId: ann,
        name: 'Old',
        prefix: 'muster_',
        hash: `${ann} ${i}`,
        scopes: 'read',
        expiresAt: days(-1),
      })),
    });
    expect(await tokens.createToken(ann, wish)).toBe('too_many');
    expect(await tokens.createToken(await somebody('Bob'), wish)).not.toBe('too_many');
    expect((await tokens.listTokens(ann)).at(-1)).toMatchObject({ id: first.id });
    await tokens.revokeToken(ann, first.id);
    expect(await tokens.createToken(ann, wish)).not.toBe('too_many');
  });

  test('a repeated request gets the first answer, another one with its key is refused', async () => {
    const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
    const together = await Promise.all(Array.from({ length: 5 }, () => recall(ann, 'key', 'hash')));
    expect(together.map((r) => r.state).sort()).toEqual(['busy', 'busy', 'busy', 'busy', 'new']);
    await remember(ann, 'key', answer);
    expect(await recall(ann, 'key', 'hash')).toEqual({ state: 'done', answer });
    expect(await recall(ann, 'key', 'another')).toEqual({ state: 'other' });
    expect(await recall(bob, 'key', 'hash')).toEqual({ state: 'new' });
    expect(await recall(ann, 'key', 'another', days(2))).toEqual({ state: 'new' });
  });

  test('a request that failed or was cut off gives its key back', async () => {
    const ann = await somebody();
    await recall(ann, 'failed', 'hash');
    await forget(ann, 'failed');
    expect(await recall(ann, 'failed', 'hash')).toEqual({ state: 'new' });
    await recall(ann, 'cut', 'hash');
    expect(await recall(ann, 'cut', 'hash', later(61_000))).toEqual({ state: 'new' });
    await remember(ann, 'failed', answer);
    await forget(ann, 'failed');
    expect(await recall(ann, 'failed', 'hash')).toEqual({ state: 'done', answer });
  });

  test('what a request made before it was cut off is not made again by its key', async () => {
    const ann = await somebody();
    await recall(ann, 'k', 'hash');
    const { id } = await underKey(ann, 'k', () => granted(lists.createList(ann, list('Once'), context)));
    // Here it is cut off: nobody keeps an answer. A fault after the work gives no key back either.
    expect(await recall(ann, 'k', 'hash')).toEqual({ state: 'busy' });
    await forget(ann, 'k');
    expect(await recall(ann, 'k', 'hash', later(61_000))).toEqual({ state: 'lost', made: id });
    expect(await recall(ann, 'k', 'another', later(61_000))).toEqual({ state: 'other' });
    expect(await recall(ann, 'k', 'hash', later(25 * 60 * 60_000))).toEqual({ state: 'new' });
  });

  test('failed sign-ins of one e-mail are limited, wherever they come from', async () => {
    const now = new Date();
    const attempt = (i: number) => ({ address: `10.0.0.${i}`, email: 'target@example.org' });
    for (let i = 0; i < limits.email.max; i++)
      expect(await admitSignIn(attempt(i), later(i * 1000, now))).toMatchObject({ ok: true });
    const at = later(60_000, now);
    expect(await admitSignIn(attempt(99), at)).toEqual({ ok: false, retryAfterSeconds: 14 * 60 });
    // Asking again does not prolong the wait.
    expect(await admitSignIn(attempt(99), at)).toEqual({ ok: false, retryAfterSeconds: 14 * 60 });
    expect(await admitSignIn({ address: '10.0.0.1', email: 'other@example.org' }, at)).toMatchObject({
      ok: true,
    });
    expect(await admitSignIn(attempt(99), later(limits.email.windowMs, now))).toMatchObject({ ok: true });
  });

  test('failed sign-ins from one address are limited, whatever the e-mail', async () => {
    const tries = await Promise.all(
      Array.from({ length: limits.address.max + 10 }, (_, i) =>
        admitSignIn({ address: '192.0.2.7', email: `guess-${i}@example.org` }),
      ),
    );
    // Counted before they are made: no more than the limit slip in, even all at once.
    expect(tries.filter((t) => t.ok).length).toBeLessThanOrEqual(limits.address.max);
    expect(await admitSignIn({ address: '192.0.2.8', email: 'a@example.org' })).toMatchObject({ ok: true });
  });

  test('a right password forgets the failures', async () => {
    const attempt = { address: '192.0.2.99', email: 'clumsy@example.org' };
    for (let i = 0; i < 3 * limits.email.max; i++) {
      const admission = await admitSignIn(attempt);
      expect(admission.ok).toBe(true);
      if (admission.ok && i % 5 === 4) await signInSucceeded(attempt, admission.ids);
    }
  });

  test('accounts made from one address are limited', async () => {
    for (let i = 0; i < limits.register.max; i++)
      expect(await admitRegistration('198.51.100.1')).toMatchObject({ ok: true });
    expect(await admitRegistration('198.51.100.1')).toMatchObject({ ok: false });
    expect(await admitRegistration('198.51.100.2')).toMatchObject({ ok: true });
    await sweep(days(1));
    expect(await db().signInAttempt.count()).toBe(0);
  });

  test('a setting is made once, whoever asks first', async () => {
    let made = 0;
    const ask = () => findOrMakeSetting('secret', () => `value ${++made}`);
    const values = await Promise.all([ask(), ask(), ask()]);
    expect(new Set([...values, await ask()]).size).toBe(1);
  });
});

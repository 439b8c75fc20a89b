import { describe, expect, test } from 'vitest';
import { commit } from '@/lib/seal';
import { db } from '../client';
import { exportUser } from '../export-user';
import { decideOnList, hostChecks } from './table-checks';
import { handIn, wantReveal } from './table-lists';
import { acceptAgreement, leaveSeat, takeSeat } from './table-seats';
import { editTable } from './table-edit';
import { copyTable, findTable, makeTable, type SeenTable } from './tables';
import { onBothBases } from '../testing/bases';
import { agreement, days, granted, list, somebody } from '../testing/samples';

const salt = 'a'.repeat(32);
const verdictOn = (name: string) => ({ legal: !name.startsWith('Illegal') });
const brought = (name: string, agreementCode: string) => ({
  list: list(name),
  salt,
  catalogueVersion: '2026.11',
  check: { agreementCode, verdict: verdictOn(name) },
});
const sealOf = (name: string) => commit(list(name), salt);
const reasonOf = (change: { readonly ok: boolean; readonly reason?: string }) => change.reason;

/** A host who plays not, and two guests who have accepted. */
async function league() {
  const host = await somebody('Orla');
  const table = await granted(
    makeTable(host, {
      name: 'League',
      agreement: agreement('Ours'),
      seats: ['', ''],
      sealed: true,
      checkedByHost: true,
    }),
  );
  const { inviteCode: code, agreementCode } = table;
  const guests = [];
  for (const [i, name] of ['Gil', 'Eve'].entries()) {
    const taken = await takeSeat({}, code, { name });
    if (!taken.ok) throw new Error(taken.reason);
    const guest = { key: taken.value.key! };
    await acceptAgreement(guest, code, i + 1, agreementCode);
    guests.push(guest);
  }
  const [gil, eve] = guests as [{ key: string }, { key: string }];
  const bring = (who: { key: string }, n: number, name: string) =>
    handIn(who, code, n, brought(name, agreementCode));
  const decide = (n: number, name: string, accept: boolean, word = '') =>
    decideOnList({ user: host }, code, n, { commitment: sealOf(name), accept, word });
  const seen = async (visitor = {}): Promise<SeenTable> => (await findTable(visitor, code))!;
  return { host, asHost: { user: host }, id: table.id, code, agreementCode, gil, eve, bring, decide, seen };
}

onBothBases(() => {
  describe('a checked table', () => {
    test('tells its host the verdict on each list, and nobody else', async () => {
      const { asHost, code, gil, bring } = await league();
      await bring(gil, 1, 'Illegal secret');
      const found = await hostChecks(asHost, code);
      expect(found).toMatchObject({
        ok: true,
        checks: [{ n: 1, name: 'Gil', commitment: sealOf('Illegal secret'), verdict: { legal: false } }],
      });
      expect(JSON.stringify(found)).not.toMatch(/secret|krag|cleric|a{32}/);
      for (const visitor of [{}, gil, { user: await somebody() }])
        expect(await hostChecks(visitor, code)).toEqual({ ok: false, reason: 'missing' });
    });

    test('keeps what the host decided between him and the seat', async () => {
      const { asHost, code, gil, eve, bring, decide, seen } = await league();
      await bring(gil, 1, 'Illegal');
      expect(await decide(1, 'Illegal', false, 'Over by 12')).toMatchObject({ ok: true });
      for (const visitor of [asHost, gil])
        expect((await seen(visitor)).seats[0]!.decision).toMatchObject({
          accepted: false,
          word: 'Over by 12',
        });
      for (const visitor of [eve, {}]) expect((await seen(visitor)).seats[0]).not.toHaveProperty('decision');
      expect(
        reasonOf(await decideOnList(gil, code, 1, { commitment: sealOf('Illegal'), accept: true, word: '' })),
      ).toBe('missing');
    });

    test('waits for a decision on each list that is handed in anew', async () => {
      const { gil, bring, decide, seen } = await league();
      await bring(gil, 1, 'Illegal');
      await decide(1, 'Illegal', false);
      await bring(gil, 1, 'Mended');
      expect((await seen(gil)).seats[0]).not.toHaveProperty('decision');
      // The host looked at the list before it was replaced.
      expect(reasonOf(await decide(1, 'Illegal', true))).toBe('replaced');
      expect(reasonOf(await decide(2, 'Illegal', true))).toBe('replaced');
      expect(reasonOf(await decide(3, 'Illegal', true))).toBe('missing');
      await decide(1, 'Mended', true);
      // The very same again is no other list.
      await bring(gil, 1, 'Mended');
      expect((await seen(gil)).seats[0]!.decision).toMatchObject({ accepted: true });
    });

    test('opens once all lists are accepted, not when they are only in', async () => {
      const { asHost, code, gil, eve, bring, decide, seen } = await league();
      await bring(gil, 1, 'One');
      await bring(eve, 2, 'Illegal');
      expect(reasonOf(await wantReveal(asHost, code, true))).toBe('not_ready');
      await decide(1, 'One', true);
      await decide(2, 'Illegal', false);
      expect(reasonOf(await wantReveal(asHost, code, true))).toBe('not_ready');
      await bring(eve, 2, 'Two');
      await decide(2, 'Two', true);
      expect((await seen()).revealedAt).toBeUndefined();
      expect(await wantReveal(asHost, code, true)).toMatchObject({ ok: true, value: true });
      expect(reasonOf(await decide(2, 'Two', false))).toBe('revealed');
    });

    test('opens with the last acceptance where everybody who sits wanted it', async () => {
      const { code, gil, eve, bring, decide, seen } = await league();
      await bring(gil, 1, 'One');
      await bring(eve, 2, 'Two');
      for (const who of [gil, eve]) await wantReveal(who, code, true);
      await decide(1, 'One', true);
      expect((await seen()).revealedAt).toBeUndefined();
      await decide(2, 'Two', true);
      expect((await seen()).revealedAt).toBeDefined();
    });

    test('has no seat for its host, and no checks for one who got to a seat', async () => {
      const { host, asHost, code, eve, gil, bring } = await league();
      await bring(gil, 1, 'One');
      await leaveSeat(asHost, code, 2);
      expect(reasonOf(await takeSeat(asHost, code, { name: 'Orla' }))).toBe('host_checks');
      const both = { user: host, key: gil.key };
      expect(reasonOf(await hostChecks(both, code))).toBe('host_checks');
      const wish = { commitment: sealOf('One'), accept: true, word: '' };
      expect(reasonOf(await decideOnList(both, code, 1, wish))).toBe('host_checks');
      // The key of a seat that was left is worth nothing.
      expect(await hostChecks({ user: host, key: eve.key }, code)).toMatchObject({ ok: true });
    });

    test('judges a list anew for the agreement that its seat accepts, and only under that one', async () => {
      const { asHost, host, code, id, agreementCode, gil, bring, decide, seen } = await league();
      await bring(gil, 1, 'One');
      await decide(1, 'One', true);
      const { version } = await seen();
      await editTable(host, id, version, { agreement: { ...agreement('Ours'), banned: [] } });
      const now = (await seen()).agreementCode;
      expect(reasonOf(await decide(1, 'One', true))).toBe('judged_before');
      const judgeUnder = (under: string) => () => ({ agreementCode: under, verdict: { legal: false } });
      expect(reasonOf(await acceptAgreement(gil, code, 1, now, judgeUnder(agreementCode)))).toBe(
        'agreement_changed',
      );
      expect(await acceptAgreement(gil, code, 1, now, judgeUnder(now))).toMatchObject({ ok: true });
      const found = await hostChecks(asHost, code);
      expect(found).toMatchObject({ checks: [{ agreementCode: now, verdict: { legal: false } }] });
      expect((await seen(gil)).seats[0]).not.toHaveProperty('decision');
      expect(reasonOf(await handIn(gil, code, 1, brought('Late', agreementCode)))).toBe('agreement_changed');
    });

    test('leaves nothing of a check behind when its seat is left', async () => {
      const { code, gil, bring, decide } = await league();
      await bring(gil, 1, 'One');
      await decide(1, 'One', true);
      await leaveSeat(gil, code, 1);
      const row = await db().seat.findFirst({ where: { n: 1, table: { inviteCode: code } } });
      expect(row).toMatchObject({ check: null, decision: null });
    });

    test('stays checked when its host makes it again; who played there has no checks', async () => {
      const { host, id } = await league();
      expect(await copyTable(host, id)).toMatchObject({ table: { checkedByHost: true } });
      const { inviteCode } = await granted(
        makeTable(host, {
          name: 'League',
          agreement: agreement('Ours'),
          seats: [''],
          sealed: true,
          checkedByHost: true,
        }),
      );
      const bob = await somebody('Bob');
      await takeSeat({ user: bob }, inviteCode, { name: 'Bob' });
      expect(await copyTable(bob, inviteCode)).toMatchObject({ table: { checkedByHost: false, seat: 1 } });
      expect((await exportUser(host))!.tables).toMatchObject([
        { checkedByHost: true },
        { checkedByHost: true },
        { checkedByHost: true },
      ]);
    });
  });

  test('a table that was made without checks has none, and keeps no verdict', async () => {
    const ann = await somebody();
    const { inviteCode: code, agreementCode } = await granted(
      makeTable(ann, {
        name: 'Friday',
        agreement: agreement('Ours'),
        seats: [''],
        sealed: true,
      }),
    );
    const taken = await takeSeat({}, code, { name: 'Gil' });
    const gil = { key: taken.ok ? taken.value.key! : '' };
    await acceptAgreement(gil, code, 1, agreementCode);
    await handIn(gil, code, 1, brought('One', agreementCode));
    expect(await hostChecks({ user: ann }, code)).toEqual({ ok: false, reason: 'not_checked' });
    const wish = { commitment: sealOf('One'), accept: true, word: '' };
    expect(reasonOf(await decideOnList({ user: ann }, code, 1, wish))).toBe('not_checked');
    const row = await db().seat.findFirst({ where: { n: 1, table: { inviteCode: code } } });
    expect(row!.check).toBeNull();
  });

  describe('a lock', () => {
    const noon = new Date('2026-11-22T12:00:00.000Z');
    const minutes = (n: number) => new Date(noon.getTime() + n * 60_000);

    /** Ann at her own table, which locks at noon. */
    async function locked(locksAt: Date | null = noon) {
      const ann = await somebody();
      const visitor = { user: ann };
      const {
        inviteCode: code,
        id,
        agreementCode,
      } = await granted(
        makeTable(ann, {
          name: 'Friday',
          agreement: agreement('Ours'),
          seats: ['', ''],
          sitAs: 'Ann',
          sealed: true,
          locksAt: locksAt ?? undefined,
        }),
      );
      await acceptAgreement(visitor, code, 1, agreementCode);
      const bring = (name: string, at: Date) => handIn(visitor, code, 1, brought(name, agreementCode), at);
      const seen = async () => (await findTable({}, code))!;
      const move = async (to: Date | null, at: Date) =>
        editTable(ann, id, (await seen()).version, { locksAt: to }, at);
      return { ann, visitor, code, id, bring, seen, move };
    }

    test.each([
      [-1, undefined],
      [0, 'locked'],
      [1, 'locked'],
    ])('takes lists until its moment: %i minutes from it', async (after, reason) => {
      const { bring, seen } = await locked();
      expect(reasonOf(await bring('One', minutes(after)))).toBe(reason);
      expect((await seen()).seats[0]!.commitment).toBe(reason ? undefined : sealOf('One'));
    });

    test('lets no list be replaced, and lets everybody know of it beforehand', async () => {
      const { bring, seen } = await locked();
      await bring('One', minutes(-5));
      expect(reasonOf(await bring('Two', minutes(5)))).toBe('locked');
      expect(await seen()).toMatchObject({
        locksAt: noon.toISOString(),
        locks: [],
        seats: [{ commitment: sealOf('One'), earlier: [] }, {}],
      });
    });

    test('is moved and lifted by the host, and the table tells when', async () => {
      const { bring, move, seen } = await locked();
      await move(minutes(60), minutes(10));
      expect(reasonOf(await bring('One', minutes(50)))).toBeUndefined();
      expect(reasonOf(await bring('Two', minutes(70)))).toBe('locked');
      await move(null, minutes(80));
      expect(reasonOf(await bring('Two', minutes(90)))).toBeUndefined();
      const after = await seen();
      expect(after.locksAt).toBeUndefined();
      expect(after.locks).toEqual([
        { at: minutes(10).toISOString(), from: noon.toISOString(), to: minutes(60).toISOString() },
        { at: minutes(80).toISOString(), from: minutes(60).toISOString(), to: null },
      ]);
    });

    test('at a moment that is past locks at once, so that no list that is in came too late', async () => {
      const { bring, move, seen } = await locked(null);
      await bring('One', minutes(0));
      await move(minutes(-60), minutes(5));
      expect((await seen()).locksAt).toBe(minutes(5).toISOString());
      // Again, while it is locked: the moment stays.
      await move(minutes(6), minutes(7));
      expect(await seen()).toMatchObject({ locksAt: minutes(5).toISOString(), locks: [{}] });
    });

    test('is the host’s alone to move, and stands once the lists are open', async () => {
      const { id, code, visitor, ann, bring, seen, move } = await locked();
      const { version } = await seen();
      expect(reasonOf(await editTable(await somebody(), id, version, { locksAt: null }))).toBe('missing');
      await bring('One', minutes(-1));
      await editTable(ann, id, (await seen()).version, { seats: 1 });
      await wantReveal(visitor, code, true);
      expect(await move(null, minutes(1))).toMatchObject({ reason: 'refused', why: 'revealed' });
    });

    test('goes with the table’s export, and not to the same table again', async () => {
      const { ann, code } = await locked(days(1));
      expect((await exportUser(ann))!.tables).toMatchObject([{ locksAt: expect.any(String) as string }]);
      const again = await copyTable(ann, code);
      expect(again.ok && again.table.locksAt).toBeUndefined();
    });
  });
});

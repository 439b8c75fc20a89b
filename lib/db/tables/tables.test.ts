import { describe, expect, test } from 'vitest';
import { commit } from '@/lib/seal';
import { db } from '../client';
import { exportUser } from '../export-user';
import type { UserId } from '../ids';
import { sweep } from '../sweep';
import { deleteUser } from '../users';
import type { TableChange } from './table-change';
import { editTable } from './table-edit';
import { handIn, openLists, wantReveal } from './table-lists';
import { acceptAgreement, changeCompanion, leaveSeat, renewKey, takeSeat } from './table-seats';
import * as tables from './tables';
import type { SeenTable, Visitor } from './tables';
import { onBothBases } from '../testing/bases';
import { agreement, days, granted, list, somebody } from '../testing/samples';

const salt = (letter: string): string => letter.repeat(32);
const brought = (name: string, letter = 'a') => ({
  list: list(name),
  salt: salt(letter),
  catalogueVersion: '2026.11',
});

const make = async (owner: UserId, more: Partial<tables.TableWish> = {}): Promise<SeenTable> =>
  await granted(
    tables.makeTable(owner, {
      name: 'Friday',
      agreement: agreement('Ours'),
      seats: ['', '', ''],
      sitAs: 'Ann',
      sealed: true,
      ...more,
    }),
  );

const valueOf = <T>(change: TableChange<T>): T => {
  if (!change.ok) throw new Error(change.reason);
  return change.value;
};
const reasonOf = (change: { readonly ok: boolean; readonly reason?: string }): string | undefined =>
  change.reason;

/** A host, somebody with an account and a guest, seated in this order, who have accepted. */
async function threeAtTable(more: Partial<tables.TableWish> = {}) {
  const [host, user] = [await somebody('Ann'), await somebody('Bob')];
  const { inviteCode: code } = await make(host, more);
  valueOf(await takeSeat({ user }, code, { name: 'Bob' }));
  const { key } = valueOf(await takeSeat({}, code, { name: 'Gil' }));
  const people: readonly [Visitor, Visitor, Visitor] = [{ user: host }, { user }, { key: key! }];
  const table = (await tables.findTable(people[0], code))!;
  for (const [i, who] of people.entries())
    valueOf(await acceptAgreement(who, code, i + 1, table.agreementCode));
  return { code, people, host, user, key: key!, id: table.id };
}
const allIn = async ({ code, people }: Awaited<ReturnType<typeof threeAtTable>>) => {
  for (const [i, who] of people.entries()) valueOf(await handIn(who, code, i + 1, brought(`List ${i + 1}`)));
};
const isRevealed = async (code: string) => (await tables.findTable({}, code))!.revealedAt !== undefined;

onBothBases(() => {
  describe('a table', () => {
    test('is found by its host by id and by anybody by its invite code', async () => {
      const [ann, bob] = [await somebody('Ann'), await somebody('Bob')];
      const made = await make(ann, { seats: ['', 'Bob', ''] });
      expect(made).toMatchObject({ host: true, seat: 1, version: 1, system: 'mms', sealed: true });
      expect(made.seats.map((s) => [s.n, s.name, s.taken])).toEqual([
        [1, 'Ann', true],
        [2, 'Bob', false],
        [3, '', false],
      ]);
      expect(await tables.findTable({ user: ann }, made.id)).toEqual(made);
      expect(await tables.findTable({ user: bob }, made.id)).toBeUndefined();
      const seen = (await tables.findTable({ user: bob }, made.inviteCode))!;
      expect(seen).toMatchObject({ host: false, id: made.inviteCode });
      expect(JSON.stringify(seen)).not.toContain(made.id);
      expect(await tables.findTable({}, made.inviteCode)).toEqual(seen);
    });

    test('is listed for its host and for who sits at it, and for the keys of guests', async () => {
      const { code, host, user, key } = await threeAtTable();
      for (const who of [host, user])
        expect((await tables.listTables(who)).data.map((t) => t.inviteCode)).toEqual([code]);
      expect((await tables.listTables(await somebody())).data).toEqual([]);
      expect((await tables.tablesOfKeys(['nothing', key])).map((t) => [t.inviteCode, t.seat])).toEqual([
        [code, 3],
      ]);
    });

    test('is changed only from the version that was seen, and a new agreement voids what was accepted', async () => {
      const { code, host, id, people } = await threeAtTable();
      const before = (await tables.findTable(people[0], id))!;
      expect(await editTable(host, id, 1, { name: 'Late' })).toEqual({
        ok: false,
        reason: 'stale',
        current: before,
      });
      const same = await editTable(host, id, before.version, { agreement: agreement('New name') });
      expect(same).toMatchObject({ ok: true, saved: { agreementCode: before.agreementCode } });
      const other = await editTable(host, id, before.version + 1, {
        agreement: { ...agreement('Ours'), banned: [] },
      });
      expect(other).toMatchObject({ ok: true, saved: { seats: [1, 2, 3].map(() => ({ accepted: false })) } });
      expect(reasonOf(await handIn(people[1], code, 2, brought('Too early')))).toBe('not_accepted');
      expect(reasonOf(await acceptAgreement(people[1], code, 2, before.agreementCode))).toBe(
        'agreement_changed',
      );
      expect(reasonOf(await editTable(await somebody(), id, before.version + 2, {}))).toBe('missing');
    });

    test('gains and loses open seats, never those of people', async () => {
      const { host, id } = await threeAtTable();
      const { version } = (await tables.findTable({ user: host }, id))!;
      const more = await editTable(host, id, version, { seats: 5 });
      expect(more).toMatchObject({ ok: true, saved: { seats: [1, 2, 3, 4, 5].map((n) => ({ n })) } });
      expect(await editTable(host, id, version + 1, { seats: 2 })).toMatchObject({
        reason: 'refused',
      });
      expect(await editTable(host, id, version + 1, { seats: 3 })).toMatchObject({
        ok: true,
        saved: { version: version + 2, seats: [1, 2, 3].map((n) => ({ n, taken: true })) },
      });
    });

    test('can be brought back for 30 days, and is not there meanwhile', async () => {
      const ann = await somebody();
      const { id, inviteCode, version } = await make(ann);
      expect(await tables.deleteTable(ann, id, version + 1)).toMatchObject({ reason: 'stale' });
      expect(await tables.deleteTable(await somebody(), id, version)).toEqual({
        ok: false,
        reason: 'missing',
      });
      expect(await tables.deleteTable(ann, id, version)).toMatchObject({ ok: true });
      expect(await tables.deleteTable(ann, id, version)).toEqual({ ok: false, reason: 'missing' });
      expect(await tables.findTable({}, inviteCode)).toBeUndefined();
      expect(await tables.tableVersion(inviteCode)).toBeUndefined();
      expect((await tables.listDeletedTables(ann)).data.map((t) => t.id)).toEqual([id]);
      expect(await granted(tables.restoreTable(await somebody(), id))).toBeUndefined();
      expect(await granted(tables.restoreTable(ann, id))).toMatchObject({ id, inviteCode });
      await tables.deleteTable(ann, id, version, days(-31));
      expect(await granted(tables.restoreTable(ann, id))).toBeUndefined();
      await sweep();
      expect(await db().seat.count({ where: { tableId: id } })).toBe(0);
    });

    test('is made again with its agreement and its names by who was there, and by nobody else', async () => {
      const { code, user, host } = await threeAtTable();
      const again = await tables.copyTable(user, code);
      expect(again).toMatchObject({ ok: true, table: { host: true, seat: 1, name: 'Friday' } });
      const { seats } = again.ok ? again.table : { seats: [] };
      expect(seats.map((s) => [s.name, s.taken])).toEqual([
        ['Bob', true],
        ['Ann', false],
        ['Gil', false],
      ]);
      expect(await tables.copyTable(host, code, 'Saturday')).toMatchObject({ table: { name: 'Saturday' } });
      expect(reasonOf(await tables.copyTable(await somebody(), code))).toBe('missing');
    });
  });

  describe('a seat', () => {
    test('of a guest is held by a key that is not kept', async () => {
      const { code, key, people } = await threeAtTable();
      const rows = await db().seat.findMany({ where: { n: 3, table: { inviteCode: code } } });
      expect(JSON.stringify(rows)).not.toContain(key);
      expect((await tables.findTable(people[2], code))!.seat).toBe(3);
      expect((await tables.findTable({ key: 'another' }, code))!.seat).toBeUndefined();
      const moved = valueOf(await renewKey(people[2], code, 3));
      expect((await tables.findTable({ key: moved }, code))!.seat).toBe(3);
      expect((await tables.findTable({ key }, code))!.seat).toBeUndefined();
      expect(reasonOf(await renewKey(people[0], code, 1))).toBe('missing');
    });

    test('kept for a name is the first choice of who comes by that name', async () => {
      const { inviteCode } = await make(await somebody(), { seats: ['', 'Cleo', 'Bob', ''] });
      expect(valueOf(await takeSeat({}, inviteCode, { name: ' bob ' })).n).toBe(3);
      expect(valueOf(await takeSeat({}, inviteCode, { name: 'Dora' })).n).toBe(4);
      expect(reasonOf(await takeSeat({}, inviteCode, { name: 'Eve', n: 3 }))).toBe('no_free_seat');
      expect(valueOf(await takeSeat({}, inviteCode, { name: 'Eve', n: 2 })).n).toBe(2);
      expect(reasonOf(await takeSeat({}, inviteCode, { name: 'Fay' }))).toBe('no_free_seat');
    });

    test('is one for each person, and for one of many who come at once', async () => {
      const ann = await somebody();
      const { inviteCode } = await make(ann, { seats: ['', ''] });
      expect(reasonOf(await takeSeat({ user: ann }, inviteCode, { name: 'Ann' }))).toBe('seated');
      const came = await Promise.all(['B', 'C', 'D', 'E'].map((name) => takeSeat({}, inviteCode, { name })));
      expect(came.filter((c) => c.ok)).toHaveLength(1);
      expect(new Set(came.map(reasonOf))).toEqual(new Set([undefined, 'no_free_seat']));
    });

    test('is nobody else’s to act from', async () => {
      const { code, people } = await threeAtTable();
      const { agreementCode } = (await tables.findTable({}, code))!;
      for (const [who, n] of [
        [people[0], 2],
        [people[1], 3],
        [people[2], 1],
        [{}, 1],
        [{ user: await somebody() }, 2],
      ] as const) {
        expect(reasonOf(await acceptAgreement(who, code, n, agreementCode))).toBe('missing');
        expect(reasonOf(await handIn(who, code, n, brought('Theirs')))).toBe('missing');
      }
      expect(reasonOf(await leaveSeat(people[1], code, 3))).toBe('missing');
      expect(reasonOf(await wantReveal({}, code, true))).toBe('missing');
      expect(reasonOf(await changeCompanion({}, code, () => ({})))).toBe('missing');
    });

    test('that is left takes everything with it; the host may ask somebody to leave', async () => {
      const { code, people } = await threeAtTable();
      valueOf(await handIn(people[1], code, 2, brought('Secret')));
      valueOf(await leaveSeat(people[1], code, 2));
      valueOf(await leaveSeat(people[0], code, 3));
      const rows = await db().seat.findMany({ where: { n: { in: [2, 3] }, table: { inviteCode: code } } });
      for (const row of rows)
        expect(row).toMatchObject({
          list: null,
          salt: null,
          commitment: null,
          keyHash: null,
          userId: null,
          name: '',
        });
      expect(reasonOf(await leaveSeat(people[0], code, 3))).toBe('missing');
    });

    test('of an account that is deleted is open again, and its table learns of it', async () => {
      const at = await threeAtTable();
      await allIn(at);
      const before = (await tables.findTable({}, at.code))!;
      expect(await deleteUser(at.user)).toBe(true);
      const after = (await tables.findTable({}, at.code))!;
      expect(after.version).toBeGreaterThan(before.version);
      expect(after.seats.map((s) => [s.n, s.name, s.taken, s.commitment !== undefined])).toEqual([
        [1, 'Ann', true, true],
        [2, '', false, false],
        [3, 'Gil', true, true],
      ]);
      expect(after.seats[1]!.earlier).toMatchObject([{ commitment: before.seats[1]!.commitment }]);
    });
  });

  describe('lists', () => {
    test('are read by their owners alone until they are open, then by all, and fit their commitments', async () => {
      const all = await threeAtTable();
      const { code, people } = all;
      const stranger = { user: await somebody() };
      for (const [i, who] of people.entries()) {
        valueOf(await handIn(who, code, i + 1, brought(`List ${i + 1}`, String(i))));
        for (const [j, reader] of [...people, stranger, {}, { key: 'x' }].entries()) {
          const { table, lists } = (await openLists(reader, code))!;
          expect(lists.map((l) => l.n)).toEqual(j <= i ? [j + 1] : []);
          expect(JSON.stringify(table)).not.toMatch(/List \d|(\d)\1{31}/);
        }
      }
      valueOf(await wantReveal(people[0], code, true));
      for (const reader of [...people, stranger, {}]) {
        const { table, lists } = (await openLists(reader, code))!;
        expect(lists.map((l) => l.list)).toEqual([1, 2, 3].map((n) => list(`List ${n}`)));
        for (const l of lists) {
          expect(commit(l.list, l.salt)).toBe(l.commitment);
          expect(table.seats[l.n - 1]!.commitment).toBe(l.commitment);
        }
      }
    });

    test('are replaced until they are open, and stand then', async () => {
      const all = await threeAtTable();
      const { code, people } = all;
      await allIn(all);
      const first = (await tables.findTable({}, code))!.seats[1]!;
      valueOf(await handIn(people[1], code, 2, brought('Better', 'b')));
      const second = (await tables.findTable({}, code))!.seats[1]!;
      expect(second.commitment).not.toBe(first.commitment);
      valueOf(await wantReveal(people[0], code, true));
      for (const change of [
        await handIn(people[1], code, 2, brought('Too late')),
        await leaveSeat(people[1], code, 2),
        await takeSeat({}, code, { name: 'Late' }),
      ])
        expect(reasonOf(change)).toBe('revealed');
      expect((await openLists({}, code))!.lists[1]).toMatchObject({ list: list('Better') });
    });

    test('of an account that is deleted go with it, also where they are open; those of others stay', async () => {
      const at = await threeAtTable();
      await allIn(at);
      valueOf(await wantReveal(at.people[0], at.code, true));
      expect(await isRevealed(at.code)).toBe(true);
      await deleteUser(at.user);
      const read = (await openLists(at.people[2], at.code))!.lists;
      expect(read.map((one) => one.n)).toEqual([1, 3]);
      expect((await tables.findTable({}, at.code))!.seats).toHaveLength(3);
    });

    test('of an open table lie open from the start', async () => {
      const { code, people } = await threeAtTable({ sealed: false });
      valueOf(await handIn(people[2], code, 3, brought('For all')));
      expect((await openLists({}, code))!.lists.map((l) => l.list.name)).toEqual(['For all']);
      valueOf(await handIn(people[2], code, 3, brought('Changed')));
    });
  });

  describe('lists open', () => {
    type Step = 'host' | 'user' | 'guest' | 'in' | 'host in' | 'user not';
    test.each<readonly [string, readonly Step[], boolean]>([
      ['not because all are in', ['in'], false],
      ['when all are in and the host presses', ['in', 'host'], true],
      ['not for a player alone', ['in', 'user', 'guest'], false],
      ['by themselves when all are in and all want it', ['in', 'user', 'guest', 'host'], true],
      ['as soon as the last list is in when all want it', ['host', 'user', 'guest', 'in'], true],
      [
        'before all are in only when the host and all seats agree',
        ['host in', 'host', 'user', 'guest'],
        true,
      ],
      ['not before all are in for the host alone', ['host in', 'host', 'user'], false],
      ['not when somebody took it back', ['host in', 'user', 'user not', 'guest', 'host'], false],
      ['never when there is nothing to see', ['host', 'user', 'guest'], false],
      ['not by the first list when all had agreed before', ['host', 'user', 'guest', 'host in'], false],
    ])('%s', async (_, steps, open) => {
      const all = await threeAtTable();
      const { code, people } = all;
      for (const step of steps) {
        if (step === 'in') await allIn(all);
        else if (step === 'host in') valueOf(await handIn(people[0], code, 1, brought('First')));
        else {
          const who = step.startsWith('user') ? people[1] : step === 'host' ? people[0] : people[2];
          valueOf(await wantReveal(who, code, !step.endsWith('not')));
        }
      }
      expect(await isRevealed(code)).toBe(open);
    });

    test('a host without a seat presses when all are in, and is told when it is too early', async () => {
      const host = await somebody();
      const { inviteCode: code, agreementCode } = await granted(
        tables.makeTable(host, {
          name: 'League',
          agreement: agreement('Ours'),
          seats: [''],
          sealed: true,
        }),
      );
      const { key } = valueOf(await takeSeat({}, code, { name: 'Gil' }));
      valueOf(await acceptAgreement({ key: key! }, code, 1, agreementCode));
      expect(reasonOf(await wantReveal({ user: host }, code, true))).toBe('not_ready');
      valueOf(await handIn({ key: key! }, code, 1, brought('In')));
      expect(valueOf(await wantReveal({ user: host }, code, true))).toBe(true);
    });

    test('a list under an agreement that was changed since does not count as in', async () => {
      const all = await threeAtTable();
      await allIn(all);
      const { version } = (await tables.findTable({}, all.code))!;
      await editTable(all.host, all.id, version, { agreement: { ...agreement('Ours'), banned: [] } });
      valueOf(await wantReveal(all.people[0], all.code, true));
      expect(await isRevealed(all.code)).toBe(false);
    });
  });

  describe('at the same moment', () => {
    test('all hand in, and the last of them opens what all wanted open', async () => {
      for (let round = 0; round < 8; round++) {
        const { code, people } = await threeAtTable();
        for (const who of people) valueOf(await wantReveal(who, code, true));
        await Promise.all(people.map((who, i) => handIn(who, code, i + 1, brought(`List ${i + 1}`))));
        const { table, lists } = (await openLists({}, code))!;
        expect(table.revealedAt).toBeDefined();
        expect(lists.map((l) => l.list.name)).toEqual(['List 1', 'List 2', 'List 3']);
        for (const l of lists) expect(commit(l.list, l.salt)).toBe(l.commitment);
      }
    });

    test('one presses and one replaces: what was answered is what is shown', async () => {
      for (let round = 0; round < 8; round++) {
        const all = await threeAtTable();
        const { code, people } = all;
        await allIn(all);
        const [pressed, replaced] = await Promise.all([
          wantReveal(people[0], code, true),
          handIn(people[1], code, 2, brought('Other')),
        ]);
        expect(pressed).toMatchObject({ ok: true, value: true });
        const shown = (await openLists({}, code))!.lists[1]!;
        expect(shown.list.name).toBe(replaced.ok ? 'Other' : 'List 2');
        expect(commit(shown.list, shown.salt)).toBe(shown.commitment);
        if (!replaced.ok) expect(replaced.reason).toBe('revealed');
      }
    });

    test('many changes raise the version once each', async () => {
      const { code, people } = await threeAtTable();
      const { version } = (await tables.findTable({}, code))!;
      await Promise.all(
        Array.from({ length: 12 }, () =>
          changeCompanion(people[2], code, (state) => ({
            n: ((state as { n?: number } | null)?.n ?? 0) + 1,
          })),
        ),
      );
      const after = (await tables.findTable({}, code))!;
      expect([after.version - version, after.companion]).toEqual([12, { n: 12 }]);
      expect(reasonOf(await changeCompanion(people[2], code, () => undefined))).toBe('not_ready');
      expect((await tables.findTable({}, code))!.version).toBe(after.version);
    });
  });

  test('the export of an account holds its tables and its own lists, and nobody else’s', async () => {
    const all = await threeAtTable();
    await allIn(all);
    const text = JSON.stringify(await exportUser(all.user));
    expect(text).toContain('List 2');
    expect(text).not.toMatch(/List [13]/);
    const hosts = (await exportUser(all.host))!;
    expect(hosts.tables).toMatchObject([{ id: all.id, inviteCode: all.code }]);
    expect(JSON.stringify(hosts)).not.toMatch(/List [23]/);
  });
});

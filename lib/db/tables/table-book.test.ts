import { expect, test } from 'vitest';
import { commit } from '@/lib/seal';
import { db } from '../client';
import { handIn } from './table-lists';
import { acceptAgreement, changeCompanion, leaveSeat, takeSeat } from './table-seats';
import { findTable, makeTable } from './tables';
import { onBothBases } from '../testing/bases';
import { agreement, granted, list, somebody } from '../testing/samples';

const brought = (name: string, letter: string) => ({
  list: list(name),
  salt: letter.repeat(32),
  catalogueVersion: '2026.11',
});
const sealOf = (name: string, letter: string) => commit(list(name), letter.repeat(32));

async function seated() {
  const user = await somebody('Ann');
  const wish = { name: 'Friday', agreement: agreement('Ours'), seats: ['', ''], sitAs: 'Ann', sealed: true };
  const { inviteCode: code, agreementCode } = await granted(makeTable(user, wish));
  await acceptAgreement({ user }, code, 1, agreementCode);
  const seats = async () => (await findTable({}, code))!.seats;
  return { user, code, seats };
}

onBothBases(() => {
  test('a list that gives way leaves its commitment and its time in sight, and not itself', async () => {
    const { user, code, seats } = await seated();
    await handIn({ user }, code, 1, brought('First secret', 'a'));
    const submittedAt = (await seats())[0]!.submittedAt!;
    expect((await seats())[0]!.earlier).toEqual([]);
    await handIn({ user }, code, 1, brought('Second secret', 'b'));
    // The very same again is no other list.
    await handIn({ user }, code, 1, brought('Second secret', 'b'));
    const [seat, other] = await seats();
    expect(seat).toMatchObject({
      commitment: sealOf('Second secret', 'b'),
      earlier: [{ name: 'Ann', commitment: sealOf('First secret', 'a'), submittedAt }],
    });
    expect(other!.earlier).toEqual([]);
    expect(JSON.stringify(await findTable({}, code))).not.toContain('secret');
  });

  test('who gets up takes his list with him, and the seat still tells that it was in', async () => {
    const { user, code, seats } = await seated();
    await handIn({ user }, code, 1, brought('One', 'a'));
    await leaveSeat({ user }, code, 1);
    await takeSeat({}, code, { name: 'Gil', n: 1 });
    expect((await seats())[0]).toMatchObject({
      name: 'Gil',
      earlier: [{ name: 'Ann', commitment: sealOf('One', 'a') }],
    });
  });

  test('the game and what was sealed earlier do not touch each other', async () => {
    const { user, code, seats } = await seated();
    const game = async () => (await findTable({}, code))!.companion;
    await handIn({ user }, code, 1, brought('One', 'a'));
    await changeCompanion({ user }, code, () => ({ round: 1 }));
    await handIn({ user }, code, 1, brought('Two', 'b'));
    expect(await game()).toEqual({ round: 1 });
    await changeCompanion({ user }, code, (kept) => ({ ...(kept as object), turn: 2 }));
    expect(await game()).toEqual({ round: 1, turn: 2 });
    expect((await seats())[0]!.earlier).toHaveLength(1);
  });

  test('a game that was kept before there was a book is still read', async () => {
    const { code, user } = await seated();
    await db().table.updateMany({ where: { inviteCode: code }, data: { companion: { round: 7 } } });
    expect((await findTable({}, code))!.companion).toEqual({ round: 7 });
    await handIn({ user }, code, 1, brought('One', 'a'));
    await handIn({ user }, code, 1, brought('Two', 'b'));
    expect((await findTable({}, code))!.companion).toEqual({ round: 7 });
  });
});

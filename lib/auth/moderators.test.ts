import { beforeAll, expect, test } from 'vitest';
import { asUserId, type UserId } from '../db/ids';
import { onBothBases } from '../db/testing/bases';
import { createUser, deleteUser } from '../db/users';
import { hasModerators, isModerator } from './moderators';

beforeAll(() => {
  process.env.MODERATORS = 'Ann@Example.org, mo@example.org';
});

const account = async (email: string): Promise<UserId> => {
  const user = await createUser({ email, passwordHash: 'none' });
  if (user === 'taken') throw new Error(`there is ${email} already`);
  return user.id;
};

onBothBases(() => {
  test('the accounts that are named moderate, however their addresses are written, and no others', async () => {
    expect(hasModerators()).toBe(true);
    const ann = await account(' ann@EXAMPLE.org');
    expect(await isModerator(ann)).toBe(true);
    expect(await isModerator(await account('mo@example.org'))).toBe(true);
    for (const other of ['ann@example.org.uk', 'xann@example.org', 'bob@example.org'])
      expect(await isModerator(await account(other)), other).toBe(false);
    expect(await isModerator(asUserId(''))).toBe(false);
    await deleteUser(ann);
    expect(await isModerator(ann)).toBe(false);
  });
});

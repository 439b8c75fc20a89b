import { expect, test } from 'vitest';
import { db } from './client';
import { newId } from './ids';
import { onBothBases } from './testing/bases';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
class Regret extends Error {}

const row = (key: string) => ({ key, value: 'x', createdAt: new Date() });

/** 40 % single writes, 30 % transactions that commit, 30 % that roll back after a few milliseconds; reads in between. */
async function operation(kind: number, acknowledged: string[], undone: string[]): Promise<void> {
  const id = newId();
  if (kind < 4) {
    await db().setting.create({ data: row(id) });
    acknowledged.push(id);
    // Read at once by the other connection: what was acknowledged can be seen.
    expect(await db().setting.findUnique({ where: { key: id }, select: { key: true } })).toEqual({ key: id });
    return;
  }
  const work = db().$transaction(async (tx) => {
    await tx.setting.create({ data: row(`${id}-1`) });
    await pause(kind % 3);
    await tx.setting.create({ data: row(`${id}-2`) });
    if (kind >= 7) throw new Regret();
  });
  if (kind < 7) {
    await work;
    acknowledged.push(`${id}-1`, `${id}-2`);
  } else {
    await expect(work).rejects.toThrow(Regret);
    undone.push(`${id}-1`, `${id}-2`);
  }
}

onBothBases(() => {
  test('32 in flight: every acknowledged write is there, and nothing that was rolled back', async () => {
    const acknowledged: string[] = [];
    const undone: string[] = [];
    let left = 960;
    const worker = async () => {
      while (left-- > 0) await operation(left % 10, acknowledged, undone);
    };
    await Promise.all(Array.from({ length: 32 }, worker));
    const found = new Set((await db().setting.findMany({ select: { key: true } })).map(({ key }) => key));
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    expect(undone.filter((id) => found.has(id))).toEqual([]);
    expect(found.size).toBe(acknowledged.length);
    expect(acknowledged.length).toBe(384 + 2 * 288);
  });

  test('a transaction that waits for the outside gives up, and the next one goes on', async () => {
    const stuck = db().$transaction(
      async (tx) => {
        await tx.setting.create({ data: row('stuck') });
        await pause(300);
        await tx.setting.create({ data: row('stuck-too') });
      },
      { timeout: 50 },
    );
    await expect(stuck).rejects.toThrow();
    await db().setting.create({ data: row('after') });
    const keys = await db().setting.findMany({ where: { key: { in: ['stuck', 'stuck-too', 'after'] } } });
    expect(keys.map(({ key }) => key)).toEqual(['after']);
  });
});

import { expect, test } from 'vitest';
import { Desk, type HireThinker, type Thinker } from './desk';
import type { Asked } from './thinker';

type Told = Parameters<HireThinker>[0];

/** Threads that a test brings to life, lets answer and lets die. */
function hiring() {
  const hired: { readonly told: Told; readonly asked: Asked[] }[] = [];
  const hire: HireThinker = (told): Thinker => {
    const asked: Asked[] = [];
    hired.push({ told, asked });
    return { ask: (question) => asked.push(question), dismiss: () => undefined };
  };
  return { hired, desk: new Desk(hire) };
}

const question = { slug: 'mms', level: 'sharp', view: {}, seat: 0, choices: [], seed: 's' } as const;

test('a thread that dies over a thought leaves it unanswered, and the next question has another thread', async () => {
  const { hired, desk } = hiring();
  const first = desk.ask('ann', question);
  hired[0]!.told.here();
  hired[0]!.told.lost();
  expect([await first, desk.isWithout]).toEqual([undefined, false]);
  const second = desk.ask('ann', question);
  expect(hired).toHaveLength(2);
  hired[1]!.told.thought({ n: hired[1]!.asked[0]!.n, nth: 3 });
  expect(await second).toBe(3);
});

test('where none comes to life no other is tried', async () => {
  const { hired, desk } = hiring();
  const first = desk.ask('ann', question);
  hired[0]!.told.lost();
  expect([await first, desk.isWithout]).toEqual([undefined, true]);
  expect(await desk.ask('ann', question)).toBeUndefined();
  expect(hired).toHaveLength(1);
});

test('where none can be hired no other is tried', async () => {
  let tried = 0;
  const desk = new Desk(() => {
    tried++;
    throw new Error('no threads here');
  });
  expect([await desk.ask('ann', question), desk.isWithout]).toEqual([undefined, true]);
  await desk.ask('ann', question);
  expect(tried).toBe(1);
});

test('one caller has two questions waiting at the most, and others are heard beside him', async () => {
  const { hired, desk } = hiring();
  const waiting = [desk.ask('ann', question), desk.ask('ann', question)];
  expect(await desk.ask('ann', question)).toBeUndefined();
  const bobs = desk.ask('bob', question);
  for (const [i, { n }] of hired[0]!.asked.entries()) hired[0]!.told.thought({ n, nth: i });
  expect(await Promise.all([...waiting, bobs])).toEqual([0, 1, 2]);
});

test('whoever asks is answered once one of his questions is', async () => {
  const { hired, desk } = hiring();
  const first = desk.ask('ann', question);
  void desk.ask('ann', question);
  hired[0]!.told.thought({ n: hired[0]!.asked[0]!.n, nth: 0 });
  await first;
  void desk.ask('ann', question);
  expect(hired[0]!.asked).toHaveLength(3);
});

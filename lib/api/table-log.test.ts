import { afterAll, beforeAll, expect, test } from 'vitest';
import { setStage, type Stage } from '@/lib/testing/api/stage';
import { ask, openWorld } from '@/lib/testing/api/world';
import { LATEST_MARKS, type TableNow } from './contract/shapes/table';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage(await openWorld());
}, 120_000);
afterAll(() => stage?.world.close());

const STEPS = LATEST_MARKS + 45;

test('nothing of a session is lost: the latest marks come with the table, the others by pages', async () => {
  const { world, ann, system } = stage;
  const made = await ask(world, 'POST', '/api/v1/tables', {
    as: ann,
    body: { system: system.slug, name: 'Long evening', seats: 1 },
  });
  const { inviteCode } = made.json as TableNow;
  const path = `/api/v1/tables/${inviteCode}`;
  const { trackers, dice } = (await system.companion()).sheet(system.house.parse({}));
  const { id: tracker, per } = trackers[0]!;
  const step = (body: object) => ask(world, 'POST', `${path}/companion`, { as: ann, body });
  for (let i = 0; i < STEPS; i++) {
    const done = await step({ do: 'count', tracker, seat: per === 'seat' ? 1 : 0, by: i % 2 === 0 ? 1 : -1 });
    expect(done.status, done.text).toBe(200);
  }
  const [die] = dice;
  const roll = { do: 'roll', dice: die!.id, faces: Array<number>(die!.count).fill(die!.sides), byHand: true };
  const { companion } = (await step(roll)).json as TableNow;
  expect(companion!.log).toHaveLength(LATEST_MARKS);
  expect(companion!.log.at(-1)!.step).toEqual(roll);
  expect(companion!.earlier).toBe(STEPS + 1 - LATEST_MARKS);
  const tooHigh = { ...roll, faces: Array<number>(die!.count).fill(die!.sides + 1) };
  expect((await step(tooHigh)).status).toBe(409);

  const numbers: number[] = [];
  let cursor: string | null = String(companion!.log[0]!.n);
  while (cursor !== null) {
    const page = await ask(world, 'GET', `${path}/log?limit=20&cursor=${cursor}`);
    const read = page.json as { data: { n: number }[]; nextCursor: string | null };
    numbers.push(...read.data.map(({ n }) => n));
    cursor = read.nextCursor;
  }
  expect(numbers).toEqual(Array.from({ length: companion!.earlier }, (_, i) => companion!.earlier - i));
}, 60_000);

test('a step that names what is not there is refused at the field that names it', async () => {
  const { world, ann, system } = stage;
  const body = { system: system.slug, name: 'One evening', seats: 1 };
  const made = await ask(world, 'POST', '/api/v1/tables', { as: ann, body });
  const { trackers } = (await system.companion()).sheet(system.house.parse({}));
  const count = { do: 'count', tracker: trackers[0]!.id, seat: 1, by: 1 };
  const place = { round: 1, phase: 'nowhere', seat: 0 };
  const { companion } = made.json as TableNow;
  for (const [step, field] of [
    [{ ...count, tracker: 'none' }, 'tracker'],
    [{ ...count, seat: 9 }, 'seat'],
    [{ do: 'roll', dice: 'none', faces: [1], byHand: true }, 'dice'],
    [{ do: 'order', seats: [9] }, 'seats'],
    [{ do: 'out', seat: 9, out: true }, 'seat'],
    ...(companion ? [[{ do: 'go', from: companion.place, to: place }, 'to'] as const] : []),
  ] as const) {
    const got = await ask(world, 'POST', `${made.headers.get('location')}/companion`, {
      as: ann,
      body: step,
    });
    expect([step.do, got.status, got.json]).toMatchObject([step.do, 400, { errors: [{ path: [field] }] }]);
  }
});

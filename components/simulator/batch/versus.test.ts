import { expect, test } from 'vitest';
import { defaultAgreement, loadSystem } from '@/lib/rules';
import { loadPlayable } from '@/lib/rules/playing';
import { readMatch } from '@/lib/sim';
import { simulateAll } from '@/lib/sim/simulate';
import { firstBatch, seatsOf, simWishOf, type BatchForm } from './batch-wish';
import type { Versus } from './versus';

const open = async () => {
  const system = await loadSystem('monsters-magic');
  const playable = await loadPlayable('monsters-magic')!;
  const way = `way ${playable.boards.ways[0]!.id}`;
  const form = (versus: Versus | undefined, more: Partial<BatchForm> = {}): BatchForm => ({
    ...firstBatch(playable),
    games: 20,
    seed: 'versus',
    versus,
    ...more,
  });
  const against = async (given: BatchForm) => {
    const wish = await simWishOf(system, given);
    if (!wish.ok) throw new Error(JSON.stringify(wish.problems));
    return wish.value;
  };
  return { system, playable, way, form, against };
};

test('each thing can be changed alone, and all else stays', async () => {
  const { system, form, against, way } = await open();
  expect(await against(form(undefined))).not.toHaveProperty('against');
  const terms = { kind: 'preset', preset: 'as-printed' } as const;
  expect((await against(form({ of: 'agreement', terms }))).against).toEqual({
    agreement: defaultAgreement(system),
  });
  expect((await against(form({ of: 'board', board: { from: way, seed: '' } }))).against).toEqual({
    board: { way: way.slice(4) },
  });
  // The other board is the one that each game deals itself.
  const dealt = await against(
    form({ of: 'board', board: { from: '', seed: '' } }, { board: { from: way, seed: '' } }),
  );
  expect([dealt.board, dealt.against]).toEqual([{ way: way.slice(4) }, { board: null }]);
  const bot: Versus = { of: 'bot', seat: 1, player: { kind: 'bot', level: 'sharp', effort: 'deep' } };
  expect((await against(form(bot))).against).toEqual({
    seats: [{ bot: 'steady' }, { bot: 'sharp', effort: 'deep' }],
  });
  expect(seatsOf(form(bot), 'against')[1]!.player).toEqual(bot.player);
  expect(seatsOf(form(bot), 'side')[1]!.player).toEqual({ kind: 'bot', level: 'steady' });
});

test('a random list is another one than the first, and the same at every time', async () => {
  const { system, form, against } = await open();
  // The first form is the whole deck, which is always the same; the second draws its cards.
  const named = `random ${system.forms[1]!.id}`;
  const given = form({ of: 'list', seat: 0, list: named });
  const wish = await against({ ...given, seats: given.seats.map((seat) => ({ ...seat, list: named })) });
  const [mine, other] = [wish.seats[0]!.list, wish.against!.seats![0]!.list];
  expect(other).toBeDefined();
  expect(other!.entries).not.toEqual(mine!.entries);
  expect(wish.against!.seats![1]).toEqual(wish.seats[1]);
  expect(await against({ ...given, seats: given.seats.map((seat) => ({ ...seat, list: named })) })).toEqual(
    wish,
  );
});

test('a comparison of bots is played, and tells them apart', async () => {
  const { system, playable, form, against } = await open();
  const wish = await against(
    form({ of: 'bot', seat: 0, player: { kind: 'bot', level: 'random' } }, { games: 60 }),
  );
  const match = readMatch(system, playable, wish);
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  const { comparison } = simulateAll(match.value).against!;
  expect(comparison.pairs).toBe(60);
  expect(comparison.wins[0]!.high).toBeLessThan(0);
});

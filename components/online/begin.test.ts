import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstWish } from '@/components/simulator/setup/wish';
import { loadSystem } from '@/lib/rules';
import { loadPlayable } from '@/lib/rules/playing';
import { stubLossyServer } from '@/lib/testing/lossy-server';
import { stubStorage } from '@/lib/testing/storage';
import { beginOnline } from './begin';
import { keptSeat } from './kept-seats';

beforeEach(() => void stubStorage());
afterEach(() => {
  vi.unstubAllGlobals();
});

// Each game has another id and each seat taken another key, so that a second one would show.
const answers = () => {
  let n = 0;
  return {
    'POST /api/v1/games': () => ({ game: { id: `game${n++}` }, keys: [{ seat: 0, key: 'told' }] }),
    'POST /api/v1/games/game0/seats/0/key': () => ({ seat: 0, key: `own${n++}` }),
  };
};

test.each([
  ['no', []],
  ['the first', [0]],
  ['the second', [1]],
  ['each', [0, 2]],
])('%s answer is lost: one game is begun, and its seat is had', async (_, lost) => {
  const { did } = stubLossyServer(answers(), lost);
  const system = await loadSystem('mms');
  const playable = (await loadPlayable('mms'))!;
  const wish = { ...firstWish(playable), where: 'online' as const };
  for (const _again of lost) expect((await beginOnline(system, playable, wish)).ok).toBe(false);
  expect(await beginOnline(system, playable, wish)).toEqual({ ok: true, value: 'game0' });
  expect(keptSeat('game0')?.mine).toEqual({ seat: 0, key: 'own1' });
  expect(did.length).toBe(2);
});

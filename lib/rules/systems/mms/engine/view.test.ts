import { expect, test } from 'vitest';
import type { Put } from './drawn-position';
import { HIDDEN, NOWHERE } from './state';
import { stand } from './testing-fight';
import { view } from './view';

const one = (seat: number, card: string, x: number, y: number, known: number[]): Put => ({
  seat,
  card,
  at: [x, y],
  known,
});
const field = (house = {}) => {
  const s = stand(
    [
      { ...one(0, 'tower', 5, 5, [2]), control: 2 },
      one(0, 'krag', 1, 1, [1, 2]),
      one(1, 'orc', 18, 18, [0, 2]),
      one(2, 'goblin', 5, 5, []),
    ],
    house,
  );
  s.rerolled[3] = s.operated[3] = 1;
  return s;
};

test('MMS-R36: of a marker nobody is told who holds it, who stands within it, and what it has used', () => {
  const [owner, other, holder] = [0, 1, 2].map((seat) => view(field(), seat));
  expect([owner, other, holder].map((s) => s!.card[0] === HIDDEN)).toEqual([false, true, false]);
  expect([owner, other, holder].map((s) => s!.control[0])).toEqual([2, 0, 2]);
  // The owner knows the Tower and not the Goblin in it.
  expect([owner, other, holder].map((s) => s!.inside[0])).toEqual([[], [], [3]]);
  expect([owner, other, holder].map((s) => [s!.rerolled[3], s!.operated[3]])).toEqual([
    [0, 0],
    [0, 0],
    [1, 1],
  ]);
});

test('MMS-064, markersShown: a marker shows its place and outline, or neither', () => {
  const [shown, unseen] = [true, false].map((markersShown) => view(field({ markersShown }), 1));
  expect([shown, unseen].map((s) => [s!.wide[0], s!.long[0]])).toEqual([
    [2, 2],
    [1, 1],
  ]);
  expect([shown!.at[0] === NOWHERE, unseen!.at[0]]).toEqual([false, NOWHERE]);
});

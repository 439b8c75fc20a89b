import { expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import type { Loss } from '../../../kernel/game/playable';
import { engine } from '../engine';
import type { MmsChoice } from '../engine/state';
import { at, position } from '../engine/drawn-position';
import { lossReader } from './losses';

test('what is removed at the end of a round fell to whoever struck it last (MMS-078, MMS-120)', () => {
  const s = position({
    pieces: [
      { seat: 0, card: 'warrior', at: [5, 5] },
      { seat: 0, card: 'krag', at: [5, 7] },
      { seat: 1, card: 'goblin', at: [5, 6] },
      { seat: 1, card: 'goblin', at: [15, 15] },
    ],
  });
  const reader = lossReader();
  const lost: Loss[] = [];
  const dice = scriptedDice(36, 60);
  const play = (choice: MmsChoice): void =>
    engine.play(s, s.active, choice, dice, (event) => lost.push(...reader(event, s)));
  for (const [piece, y] of [
    [0, 5],
    [1, 7],
  ] as const) {
    play({ type: 'activate', piece });
    play({ type: 'attack', target: 2 });
    play({ type: 'go', at: at(s, 5, y), rot: 0 });
  }
  expect(lost).toEqual([]);
  play({ type: 'endTurn' });
  expect(lost).toEqual([{ lost: 'goblin', by: 'krag' }]);
});

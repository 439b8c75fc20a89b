import { expect, test } from 'vitest';
import { leaderOf } from './leaders';
import { Players, type Player } from './player';

const ann: Player = { kind: 'person', name: 'Ann' };
const also = (as: number): Player => ({ kind: 'person', name: 'Ann', as });
const bot: Player = { kind: 'bot', level: 'steady' };

test('one person may lead several seats, and is known by the first of them', () => {
  const players = Players.parse([bot, ann, also(1), ann, also(1)]);
  expect(players.map((_, seat) => leaderOf(players, seat))).toEqual([undefined, 1, 1, 3, 1]);
});

test.each([
  ['the seat itself', [ann, also(1)]],
  ['a later seat', [also(1), ann]],
  ['a bot', [bot, also(0)]],
  ['another one that is not the first', [ann, also(0), also(1)]],
  ['a seat that is not there', [ann, also(9)]],
  ['half a seat', [ann, also(0.5)]],
  ['a seat before the first', [ann, also(-1)]],
])('no seat is led beside %s', (_, players) => expect(Players.safeParse(players).success).toBe(false));

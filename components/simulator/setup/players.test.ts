import { describe, expect, test } from 'vitest';
import type { Player } from '@/lib/rules/playing';
import { namedApart, peopleOf, playersIn, seatsLedBy } from './players';
import { personAt, USUAL, withSeat, type SeatWish } from './wish';

const ann: Player = { kind: 'person', name: 'Ann' };
const you: Player = { kind: 'person', name: 'You' };
const as = (seat: number, name = 'Ann'): Player => ({ kind: 'person', name, as: seat });
const bot: Player = { kind: 'bot', level: 'steady' };
const partedFrom = (...from: number[]) => ({ setup: { lists: from.map(() => null) }, from });

describe('who plays at the seats of a game', () => {
  test('whoever brings a list of several seats leads them all, and so does a bot', () => {
    expect(playersIn(partedFrom(0, 0, 1, 1), [ann, bot])).toEqual([ann, as(0), bot, bot]);
  });

  test('a seat that is led beside an earlier one is so where that has come to stand', () => {
    expect(playersIn(partedFrom(0, 0, 1, 2, 2), [bot, ann, as(1)])).toEqual([bot, bot, ann, as(2), as(2)]);
  });

  test('each person is counted once, with all his seats', () => {
    const players = [ann, bot, as(0), you];
    expect(peopleOf(players)).toEqual([0, 3]);
    expect(seatsLedBy(players, 0)).toEqual([0, 2]);
  });

  test('who was given no name has one', () => {
    const nobody: Player = { kind: 'person', name: '  ' };
    expect(namedApart([nobody, bot])).toEqual([you, bot]);
    expect(namedApart([ann, nobody])).toEqual([ann, { kind: 'person', name: 'Player 2' }]);
    expect(namedApart([bot, nobody])).toEqual([bot, { kind: 'person', name: 'Player 2' }]);
  });

  test('one name goes with all seats of a person; who is alone at the device stays “You”', () => {
    expect(namedApart([you, as(0, 'Player 2'), bot])).toEqual([you, as(0, 'You'), bot]);
    expect(namedApart([you, ann, as(1, 'Player 3'), as(0, 'Player 4')])).toEqual([
      { kind: 'person', name: 'Player 1' },
      ann,
      as(1),
      as(0, 'Player 1'),
    ]);
  });
});

describe('a form in which somebody leads several seats', () => {
  const seat = (player: Player): SeatWish => ({ player, list: USUAL });
  const changed = (players: readonly Player[], nth: number, next: Player) =>
    withSeat({ seats: players.map(seat) }, nth, seat(next)).map(({ player }) => player);

  test.each([
    ['a bot comes in his place', bot],
    ['he goes over to another himself', as(0)],
  ])('has somebody else at the others where %s', (_, next) => {
    expect(changed([ann, ann, as(1)], 1, next)).toEqual([ann, next, personAt(2)]);
  });

  test('is as it was where he is called otherwise', () => {
    expect(changed([ann, as(0), bot], 0, you)).toEqual([you, as(0), bot]);
  });
});

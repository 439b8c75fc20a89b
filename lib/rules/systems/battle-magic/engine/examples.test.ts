import { describe, expect, test } from 'vitest';
import { fixtureF1 } from '../boards/fixture';
import { graphOf } from '../boards/map';
import { castleSpots } from './seating';
import { card, given, offers, play, reach, unitAt } from './testing';

describe('movement', () => {
  const { ground } = given({ units: {} }).game;
  const cost = (...path: readonly number[]): number =>
    path.slice(1).reduce((sum, to, i) => {
      const from = path[i]! - 1;
      return sum + ground.toll[from]![ground.neighbours[from]!.indexOf(to - 1)]!;
    }, 0);
  const air = (...path: readonly number[]): number =>
    path.slice(1).reduce((sum, to, i) => {
      const from = path[i]! - 1;
      return sum + ground.tollAir[from]![ground.neighbours[from]!.indexOf(to - 1)]!;
    }, 0);

  test('BM-E05, BM-084, BM-R02, BM-R59: castles on 1 and 8 of F1 are three apart over the sea, too near each other', () => {
    const graph = graphOf(fixtureF1, 5);
    expect(castleSpots(graph, [0], 0, 6)).not.toContain(7);
    expect(castleSpots(graph, [0], 0, 4)).not.toContain(7);
    expect(castleSpots(graph, [0], 0, 3)).toContain(7);
  });

  test('BM-E06: an army pays 3, 1, 5, 3 and 5', () => {
    expect([cost(1, 2), cost(1, 4), cost(1, 4, 3), cost(1, 4, 10), cost(1, 4, 10, 11)]).toEqual([
      3, 1, 5, 3, 5,
    ]);
  });

  test('BM-E07: an army with one Move 3 reaches 4, 2 and 10', () => {
    const s = given({ units: { 1: [0, 'army'] }, hands: [['move-3', 'move-3']] });
    const army = unitAt(s, 1, 'army');
    play(s, { type: 'move', unit: army, card: card('move-3') });
    expect(reach(s)).toEqual({ 4: 1, 2: 3, 10: 3, 1: 2 });
    // BM-035: no second card.
    expect(offers(s, 'move').filter(({ unit }) => unit === army)).toEqual([]);
  });

  test('BM-E08: what a hero, a ship, a Giant and a dragon pay', () => {
    expect([cost(1, 5, 7, 8), cost(5, 6), cost(5, 7), cost(4, 2, 6)]).toEqual([3, 2, 1, 4]);
    expect([air(1, 2, 3), air(4, 10)]).toEqual([2, 1]);
  });

  test('BM-E09: a wizard goes on Move 2 and Magic 3', () => {
    const s = given({ units: { 4: [0, 'wizard'] }, hands: [['move-2', 'magic-3', 'magic-1', 'move-1']] });
    const unit = unitAt(s, 4, 'wizard');
    play(s, { type: 'move', unit, card: card('move-2') });
    play(s, { type: 'move', unit, card: card('magic-3') });
    expect(reach(s)).toEqual({ 1: 1, 2: 2, 4: 2, 5: 2, 10: 2, 7: 3, 3: 4, 6: 4, 8: 4, 9: 4, 11: 4 });
    expect(offers(s, 'move').filter((choice) => choice.unit === unit)).toEqual([]);
  });
});

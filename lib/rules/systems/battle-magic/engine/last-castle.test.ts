import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { plainMap } from '../boards/fixture';
import { countOut } from './end';
import type { BmEvent } from './events';
import { engine } from './index';
import { CUP, GONE, PILE, type BmChoice, type BmState } from './state';
import { card, find, play, position, unitAt } from './testing';

const full = ['army', 'army', 'army'];
const attack = (s: BmState, from: number, by: string, to: number, on: string) =>
  play(s, { type: 'attack', attacker: unitAt(s, from, by), target: unitAt(s, to, on) });

/** The last castle of seat 1 falls, which leaves it a ship and a hero with an artifact. */
function beaten(eliminatedUnits: 'removed' | 'stayAsNeutral') {
  const s = position({
    house: { players: 3, eliminatedUnits },
    units: {
      8: [0, 'castle'],
      4: [0, 'army', 'wizard', 'hero'],
      2: [1, 'castle'],
      1: [1, 'hero+1'],
      6: [1, 'ship'],
      12: [2, 'castle'],
    },
    hands: [[], ['gold-1', 'move-3'], []],
    piles: [full, ['hero', 'ship'], full],
    deck: ['sword-3', 'move-1', 'gold-1', 'gold-2', 'magic-3', 'gold-1', 'gold-1'],
    phase: 'battle',
  });
  const hand = [card('gold-1'), card('move-3')];
  attack(s, 4, 'army', 2, 'castle');
  const events = play(s, { type: 'decline' }, scriptedDice(), 1);
  return { s, events, hand };
}

const placesOf = (s: BmState, seat: number): ReadonlySet<number> =>
  new Set(s.at.filter((_, chit) => s.game.ownerOf[chit] === seat));

describe('a player without castles (BM-R46)', () => {
  test('gives his hand to the discard pile, and all that is his goes out of the game', () => {
    const { s, events, hand } = beaten('removed');
    expect(find(events, 'eliminated')).toMatchObject([{ rule: 'BM-R46', seat: 1 }]);
    expect(s.discard).toEqual(expect.arrayContaining(hand));
    expect(placesOf(s, 1)).toEqual(new Set([GONE]));
    expect([s.units[1], s.on.filter((on, chit) => s.game.ownerOf[chit] === 1 && on >= 0)]).toEqual([[], []]);
  });

  test('leaves only what stands on the map, where that is agreed', () => {
    const { s } = beaten('stayAsNeutral');
    expect([placesOf(s, 1).has(CUP), placesOf(s, 1).has(PILE)]).toEqual([false, false]);
    expect([s.at[unitAt(s, 1, 'hero')], s.at[unitAt(s, 6, 'ship')]]).toEqual([0, 5]);
  });

  test('his units neither retreat nor substitute, and when they fall he is not beaten again', () => {
    const { s } = beaten('stayAsNeutral');
    const hero = unitAt(s, 1, 'hero');
    const events = attack(s, 4, 'wizard', 1, 'hero');
    // No hero of his retreats, and +1 against wizards and the artifact are not enough.
    expect(find(events, 'compared')).toMatchObject([{ totals: [3, 2], bonus: [0, 2] }]);
    expect([find(events, 'eliminated'), s.fight.stage, s.at[hero]]).toEqual([[], 'none', GONE]);
  });
});

test('rounds go on by those who are left, whoever of them began the first (BM-R46, BM-R48)', () => {
  const turns = (by: number, victim: number, roundLimit: number) => {
    const other = 3 - by - victim;
    const s = position({
      house: { players: 3, roundLimit },
      map: plainMap(
        Array.from({ length: 6 }, () => 'clear' as const),
        [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
      ),
      units: {
        1: [by, 'army'],
        2: [victim, 'castle'],
        3: [by, 'castle', 'hero'],
        5: [other, 'castle', 'hero'],
      },
      piles: [full, full, full],
      hands: [['move-1'], ['move-1'], ['move-1']],
      deck: ['sword-3', 'gold-1', 'magic-1', 'gold-1'],
      phase: 'battle',
    });
    s.active = by;
    s.round = 10;
    const events: BmEvent[] = [];
    const go = (seat: number, choice: BmChoice): void =>
      engine.play(s, seat, choice, scriptedDice(), (event) => events.push(event));
    go(by, { type: 'attack', attacker: unitAt(s, 1, 'army'), target: unitAt(s, 2, 'castle') });
    while (engine.toAct(s).length > 0 && s.turn < 9) {
      const seat = engine.toAct(s)[0]!;
      // The last choice is to have done with it, wherever that is one.
      go(seat, engine.choices(s, seat).at(-1)!);
    }
    expect(engine.outcome(s)).toMatchObject({ winners: [by], by: 'limit' });
    return find(events, 'turnBegan').map(({ seat, round }) => [seat, round]);
  };
  expect(turns(1, 0, 11)).toEqual([
    [2, 10],
    [1, 11],
    [2, 11],
  ]);
  expect(turns(2, 0, 11)).toEqual([
    [1, 11],
    [2, 11],
  ]);
  expect(turns(0, 2, 11)).toEqual([
    [1, 10],
    [0, 11],
    [1, 11],
  ]);
  expect(turns(1, 2, 10)).toEqual([]);
});

test('after the last round an artifact counts for what it costs (BM-R48)', () => {
  const counted = (first: string, second: string) => {
    const s = position({ units: { 8: [0, 'castle', first], 12: [1, 'castle', second] } });
    const events: BmEvent[] = [];
    countOut(s, (event) => events.push(event));
    expect(find(events, 'ended')).toMatchObject([{ rule: 'BM-R48' }]);
    return engine.outcome(s);
  };
  expect(counted('hero+1', 'hero')).toMatchObject({ winners: [0], by: 'limit' });
  expect(counted('hero', 'hero+2')).toMatchObject({ winners: [1], by: 'limit' });
});

test('the last one with a castle has won, and no turn begins any more (BM-002, BM-R47)', () => {
  const s = position({
    house: { noCastleGrace: 1 },
    units: { 8: [0, 'army', 'hero'], 12: [1, 'castle', 'army'] },
    piles: [full, full],
    hands: [['gold-1'], ['move-1']],
    phase: 'recruit',
  });
  const events = play(s, { type: 'done' });
  expect(find(events, 'ended')).toMatchObject([{ rule: 'BM-002', winners: [1], by: 'castles' }]);
  expect([find(events, 'turnBegan'), s.phase, engine.toAct(s)]).toEqual([[], 'over', []]);
});

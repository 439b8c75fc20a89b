import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../kernel/game/engine';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { spaceOf } from './board';
import type { MmEvent } from './events';
import { engine } from './index';
import type { MmState } from './state';
import { figureAt, position, type Position } from './testing';
import { cardOf } from './testing-cards';
import { placeGarrison } from './units';

const homes = { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] } as const;
/** The End Phase of a seat is over. */
const end = (s: MmState, ...faces: number[]): readonly MmEvent[] => {
  const events: MmEvent[] = [];
  s.phase = 'end';
  engine.play(s, s.active, { type: 'done' }, scriptedDice(...faces), (event) => events.push(event));
  return events;
};
const three = (given: Partial<Position> = {}): MmState =>
  position({
    ...given,
    house: { players: 3, ...given.house },
    units: { ...homes, h8: [2, 'garrison', 'hero'], ...given.units },
  });

test('MM-070, MM-R06: turns are counted one by one, and a round when its first player comes again', () => {
  const s = three({ phase: 'end' });
  const told: (readonly number[])[] = [];
  for (let i = 0; i < 4; i++)
    for (const event of end(s))
      if (event.type === 'turnBegan') told.push([event.seat, event.turn, event.round]);
  expect(told).toEqual([
    [1, 2, 1],
    [2, 3, 1],
    [0, 4, 2],
    [1, 5, 2],
  ]);
});

test('MM-070, MM-R30: who is out has no turn, and the round is counted without the first one too', () => {
  const s = three({ active: 2, turn: 3 });
  s.alive[0] = false;
  end(s);
  expect([s.active, s.turn, s.round]).toEqual([1, 4, 2]);
});

test('MM-045, MM-059, MM-R28, MM-R08: nothing of a turn is left in the next', () => {
  const s = position({ units: { ...homes, d4: [0, 'army'], d5: [1, 'army'] }, hands: [['artificer'], []] });
  const [army, foe] = [figureAt(s, 'd4'), figureAt(s, 'd5')];
  s.charged[army] = 1;
  s.charged[foe] = 1;
  s.activation[army] = 2;
  s.mp[army] = 1;
  Object.assign(s, {
    entered: [1024 * army],
    spent: [1024 * army],
    visited: [64 * army + spaceOf('b6')],
    fought: [army],
    used: [5],
    moving: army,
    owes: true,
    roll: 4,
    realigned: true,
    altered: [4 * spaceOf('c3') + 2],
    seen: [[7], []],
  });
  end(s);
  expect([s.charged[army], s.charged[foe], s.activation[army], s.mp[army]]).toEqual([0, 0, 0, 0]);
  expect([s.entered, s.spent, s.visited, s.fought, s.used]).toEqual([[], [], [], [], []]);
  expect([s.altered, s.seen]).toEqual([[], [[], []]]);
  expect([s.moving, s.owes, s.roll, s.realigned]).toEqual([-1, false, 0, false]);
  expect(s.terrain[spaceOf('c3')]).toBe(2);
});

describe('MM-006, MM-R06: the game ends when the last round is over', () => {
  const outcome = (active: Seat, round: number, fallen: readonly Seat[] = []) => {
    const s = three({ active, round, turn: 3 * round, units: { a7: [0, 'garrison'] } });
    for (const seat of fallen) s.alive[seat] = false;
    const events = end(s);
    return [engine.outcome(s)?.winners, events.find(({ type }) => type === 'ended')?.rule];
  };
  test.each([
    ['not in its midst', 0, 20, [], [undefined, undefined]],
    ['nor before its last player', 1, 20, [], [undefined, undefined]],
    ['with its last player', 2, 20, [], [[0], 'MM-006']],
    ['nor a round before', 2, 19, [], [undefined, undefined]],
    ['with the last one who lives', 1, 20, [2], [[0], 'MM-006']],
  ] as const)('%s', (_, active, round, fallen, expected) => {
    expect(outcome(active, round, fallen)).toEqual(expected);
  });
});

describe('MM-R07: equal spaces at the limit', () => {
  const tie = (v4Tie: string, units: Position['units']) => {
    const s = position({ house: { v4Tie }, active: 1, round: 20, turn: 40, units });
    const events = end(s);
    return [engine.outcome(s)?.winners, events.find(({ type }) => type === 'ended')?.rule];
  };
  // As many spaces and figures; a figure without a garrison takes a space as well.
  const units = {
    a8: [0, 'garrison', 'hero'],
    a7: [0, 'garrison'],
    h1: [1, 'garrison'],
    h2: [1, 'hero'],
  } as const;

  test('are shared by those who have them', () => {
    expect(tie('shared', units)).toEqual([[0, 1], 'MM-R07']);
  });
  test('more garrisons decide between as many figures', () => {
    expect(tie('figuresThenGarrisons', units)).toEqual([[0], 'MM-006']);
  });
  test('… and figures before garrisons', () => {
    const more = { a8: [0, 'garrison'], a7: [0, 'garrison'], h1: [1, 'hero'], h2: [1, 'hero'] } as const;
    expect(tie('figuresThenGarrisons', more)).toEqual([[1], 'MM-006']);
  });
});

test('MM-006, MM-073: the first mage of the first player holds his space too', () => {
  const s = position({
    units: { a8: [0, 'garrison'], a7: [0, 'mage'], h1: [1, 'garrison', 'hero'] },
    active: 1,
    round: 20,
    turn: 40,
  });
  expect(figureAt(s, 'a7')).toBe(0);
  end(s);
  expect(engine.outcome(s)?.winners).toEqual([0]);
});

test('MM-R07: an extra round after a limit of turns really taken ends with the player of the last turn before it', () => {
  const s = position({
    house: { turnLimitCount: 'playerTurns', v4Tie: 'continueRound' },
    active: 1,
    turn: 40,
    round: 20,
    units: homes,
  });
  end(s);
  expect([engine.outcome(s), s.limitSeat]).toEqual([undefined, 1]);
  for (let i = 0; i < 2; i++) end(s);
  // Still equal after a whole round.
  expect([engine.outcome(s), s.extraRounds]).toEqual([undefined, 1]);
  placeGarrison(s, 0, spaceOf('d4'));
  end(s);
  expect(engine.outcome(s)).toBeUndefined();
  end(s);
  expect(engine.outcome(s)?.winners).toEqual([0]);
});

test('MM-R30: where the last units of all destroy each other nobody has won', () => {
  const s = position({ units: { d5: [0, 'army'], d4: [1, 'army'] } });
  const step = { type: 'step', figure: figureAt(s, 'd5'), to: spaceOf('d4') } as const;
  engine.play(s, 0, step, scriptedDice(3, 3, 3, 3));
  expect(engine.outcome(s)).toEqual({ winners: [], by: 'draw', rules: ['MM-R30'] });
  expect(engine.toAct(s)).toEqual([]);
});

test('MM-003, MM-248: who gives up his last unit is out at once, and draws nothing for it', () => {
  const s = position({
    house: { players: 3 },
    units: { a8: [0, 'hero'], h1: [1, 'garrison'], h8: [2, 'garrison'] },
    permanents: [['altar-of-sacrifice']],
  });
  const altar = cardOf(s, 'altar-of-sacrifice');
  const deck = [...s.deck];
  const events: MmEvent[] = [];
  engine.play(s, 0, { type: 'use', card: altar }, scriptedDice());
  engine.play(s, 0, { type: 'pick', what: figureAt(s, 'a8') }, scriptedDice(6), (event) =>
    events.push(event),
  );
  expect(events.flatMap((event) => (event.type === 'drew' ? [event.seat] : []))).toEqual([1]);
  expect([s.active, s.discard, s.deck]).toEqual([1, [altar], deck.slice(0, -1)]);
});

test('MM-R30: who falls is told to be out once, and leaves no permanent and no control', () => {
  const events: MmEvent[] = [];
  // The second has a single unit left.
  const s = position({
    house: { players: 3, controlTiming: 'declaredSticky' },
    units: {
      a8: [0, 'garrison', 'hero'],
      c3: [0, 'army'],
      c2: [1, 'mage'],
      d5: [0, 'army'],
      d4: [2, 'garrison'],
      h8: [2, 'hero'],
    },
    permanents: [[], ['treants']],
    control: [[], ['mine']],
  });
  const treants = cardOf(s, 'treants');
  for (const [from, to] of [
    ['c3', 'c2'],
    ['d5', 'd4'],
  ] as const)
    engine.play(
      s,
      0,
      { type: 'step', figure: figureAt(s, from), to: spaceOf(to) },
      scriptedDice(6, 6, 1, 1),
      (event) => events.push(event),
    );
  expect(events.filter(({ type }) => type === 'eliminated')).toHaveLength(1);
  expect([s.permanents[1], s.control[1], s.discard]).toEqual([[], 0, [treants]]);
});

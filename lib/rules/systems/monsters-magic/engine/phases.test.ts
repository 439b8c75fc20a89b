import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../kernel/game/engine';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { labelOf, spaceOf } from './board';
import type { MmEvent } from './events';
import { engine } from './index';
import { typeOf, type MmState } from './state';
import { figureAt, position, type Position } from './testing';
import { cardOf, carry, offers, play, stand, start } from './testing-cards';
import { beginTurn } from './turn';

const homes = { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] } as const;
const done = (s: MmState, ...faces: number[]): readonly MmEvent[] => {
  const events: MmEvent[] = [];
  engine.play(s, s.active, { type: 'done' }, scriptedDice(...faces), (event) => events.push(event));
  return events;
};
const types = (s: MmState, seat: Seat = 0) => [...new Set(engine.choices(s, seat).map(({ type }) => type))];

test.each([0, 1] as const)(
  'MM-076: markers come to the figures without one, and are told: seat %i',
  (seat) => {
    const s = position({
      units: { ...homes, d4: [seat, 'army'], d5: [seat, 'mage', 'garrison'] },
      active: seat,
    });
    const events: MmEvent[] = [];
    beginTurn(s, scriptedDice(), (event) => events.push(event));
    expect(
      events.flatMap((event) => (event.type === 'marked' ? [[event.seat, labelOf(event.at)]] : [])),
    ).toEqual([[seat, 'd4']]);
  },
);

test('MM-042, MM-047: at the beginning of the Movement Phase every figure has its move points', () => {
  const s = position({
    units: { ...homes, d4: [0, 'army'], d5: [0, 'army'], d6: [0, 'army'], c1: [0, 'mage'], c2: [0, 'mage'] },
    permanents: [['cavalry']],
  });
  s.mp.fill(0);
  beginTurn(s, scriptedDice());
  expect(['d4', 'd5', 'd6', 'c1', 'c2', 'a8'].map((at) => s.mp[figureAt(s, at)])).toEqual([2, 2, 2, 1, 1, 1]);
  expect(s.mp[figureAt(s, 'h1')]).toBe(0);
});

describe('the Recruit Roll', () => {
  const rolled = (die: number, given: Partial<Position>) => {
    const s = position({ ...given, phase: 'allies', units: { ...homes, ...given.units } });
    return [s, done(s, die)] as const;
  };
  const villages = { control: [['village'], []] } as const;

  test('MM-096, MM-104: is told with what the villages add to it', () => {
    const told = (given: Partial<Position>) => {
      const [, events] = rolled(3, { ...given, units: { b8: [0, 'garrison'] } });
      return events.flatMap((event) =>
        event.type === 'recruitRoll' ? [[event.rule, event.die, event.result]] : [],
      );
    };
    expect([told({}), told(villages)]).toEqual([[['MM-096', 3, 3]], [['MM-104', 3, 4]]]);
  });

  test('MM-096: is one die of six sides', () => {
    const s = position({ phase: 'allies', units: homes });
    const sides: number[] = [];
    engine.play(s, 0, { type: 'done' }, { ...scriptedDice(), roll: (of) => (sides.push(of), 2) });
    expect(sides).toEqual([6]);
  });

  test('MM-099, MM-107: the recruit stands where the player says, and there is one', () => {
    const [s] = rolled(2, {
      units: { b8: [0, 'garrison'], c8: [0, 'garrison'] },
      permanents: [['altar-of-sacrifice']],
    });
    const recruit = engine.choices(s, 0).find((one) => one.type === 'recruit' && one.at === spaceOf('c8'))!;
    engine.play(s, 0, recruit, scriptedDice());
    expect([typeOf(figureAt(s, 'c8')), s.phase, types(s)]).toEqual([3, 'recruitment', ['use', 'done']]);
  });

  const armies = { d1: [0, 'army'], d2: [0, 'army'], d3: [0, 'army'], d4: [0, 'army'] } as const;
  test('MM-105, MM-106: with four armies on the map a 2 brings nothing', () => {
    const [s] = rolled(2, {
      units: { ...armies, b8: [0, 'garrison'] },
      permanents: [['altar-of-sacrifice']],
    });
    expect(s.phase).toBe('recruitment');
  });

  test('MM-R17: with four armies on the map a 6 brings another figure', () => {
    const [s] = rolled(6, { units: { ...armies, b8: [0, 'garrison'] } });
    const offered = engine
      .choices(s, 0)
      .flatMap((one) => (one.type === 'recruit' ? [typeOf(one.figure)] : []));
    expect([engine.choices(s, 0).length, offered]).toEqual([3, [0, 1, 2]]);
  });
});

describe('MM-R12: each use of a permanent is its own', () => {
  test('who has used one may still use another', () => {
    const s = stand('empire', 'permanent', {
      permanents: [['merchant']],
      ground: { d4: ['plains', 'city'] },
    });
    carry(s, 'empire', spaceOf('b8'));
    expect([offers(s, start(s, 'empire')), offers(s, start(s, 'merchant'))]).toEqual([false, true]);
  });

  test('… and so may who has no figure', () => {
    const s = position({
      units: { a8: [0, 'garrison'], h1: [1, 'hero'] },
      ground: { d4: ['plains', 'city'] },
      permanents: [['merchant', 'empire']],
    });
    carry(s, 'merchant', spaceOf('d4'));
    expect(offers(s, start(s, 'empire'))).toBe(true);
  });

  test('Altar of Sacrifice from the hand may be used in the later phases, and nobody is passed over', () => {
    const s = stand('altar-of-sacrifice', 'hand', { phase: 'end' });
    play(s, start(s, 'altar-of-sacrifice'));
    expect([s.phase, engine.choices(s, 0)]).toEqual([
      'end',
      [{ type: 'use', card: cardOf(s, 'altar-of-sacrifice') }, { type: 'done' }],
    ]);
  });
});

describe('a phase does not end', () => {
  test('MM-082: while a combat is open', () => {
    const s = position({
      units: { ...homes, d4: [0, 'army'], b8: [1, 'army'] },
      permanents: [['horn-of-valhalla']],
      hands: [[], ['amazons']],
    });
    const [summoner, figure] = [figureAt(s, 'a8'), figureAt(s, 'd4')];
    s.activation[summoner] = 2;
    engine.play(s, 0, { type: 'summon', summoner, figure, to: spaceOf('b8') }, scriptedDice(3, 3, 3, 3));
    expect([s.phase, s.hand[0], types(s, 1)]).toEqual(['movement', [], ['answer', 'pass']]);
  });

  test('while a card is under way, the very first of the deck too', () => {
    const alchemist = stand('alchemist', 'permanent', { hands: [['knights']], phase: 'end' });
    play(alchemist, start(alchemist, 'alchemist'));
    expect([alchemist.active, types(alchemist)]).toEqual([0, ['pick']]);
    const s = stand('fellowship', 'hand', { phase: 'end', units: { b8: [0, 'garrison'] } });
    expect(cardOf(s, 'fellowship')).toBe(0);
    carry(s, 'fellowship', 1);
    expect([s.active, engine.choices(s, 0)]).toEqual([0, [{ type: 'pick', what: spaceOf('b8') }]]);
    play(s, { type: 'pick', what: spaceOf('b8') });
    expect([figureAt(s, 'b8') >= 0, s.active]).toEqual([true, 1]);
  });
});

describe('MM-R42: Realignment', () => {
  const given = {
    house: { realignment: true },
    permanents: [['giants', 'cavalry']],
    hands: [['treants', 'druids']],
  };

  test('is for the End Phase, once', () => {
    const s = position({ ...given, units: homes });
    expect(types(s)).not.toContain('realign');
    s.phase = 'end';
    const [choice] = engine.choices(s, 0).filter(({ type }) => type === 'realign');
    engine.play(s, 0, choice!, scriptedDice());
    expect([s.active, s.hand[0]!.length]).toEqual([1, 1]);
  });

  test.each([
    ['a permanent and a card are there', given, 0],
    ['there is one of each', { ...given, permanents: [['giants']], hands: [['treants']] }, 0],
    ['there is no card', { ...given, hands: [] }, 1],
    ['there is no permanent', { ...given, permanents: [] }, 1],
  ])('is asked for where %s', (_, more, active) => {
    const s = position({ ...more, units: homes, phase: 'recruitment' });
    done(s);
    expect(s.active).toBe(active);
  });
});

describe('MM-R11: cards at any time', () => {
  const waiting = (phase: NonNullable<Position['phase']>) =>
    position({
      house: { handTiming: 'anyTime' },
      units: { ...homes, b7: [0, 'army'] },
      permanents: [['altar-of-sacrifice']],
      hands: [[], ['treants']],
      phase,
    });

  test.each(['movement', 'allies', 'recruitment', 'end'] as const)(
    'follow an action in the phase %s',
    (phase) => {
      const s = waiting(phase);
      carry(s, 'altar-of-sacrifice', figureAt(s, 'b7'));
      expect(engine.toAct(s)).toEqual([1]);
      engine.play(s, 1, { type: 'pass' }, scriptedDice());
      expect(engine.toAct(s)).toEqual([0]);
    },
  );

  test('MM-R24: who had no card and got a hand by Jester is asked, in his place in the order', () => {
    for (const third of [[], ['demons']]) {
      const s = position({
        house: { handTiming: 'anyTime', players: 3 },
        units: { ...homes, h8: [2, 'garrison'] },
        permanents: [['jester']],
        hands: [['treants'], [], third],
      });
      carry(s, 'jester', 1);
      expect([engine.toAct(s), types(s, 1)]).toEqual([[1], ['play', 'pass']]);
    }
  });

  test('and not the last card of the defender, nor the last one played between', () => {
    const s = position({
      house: { handTiming: 'anyTime', players: 3 },
      units: { ...homes, d4: [0, 'army'], d5: [1, 'army'], h8: [2, 'garrison'] },
      hands: [[], ['shield-bearers'], ['treants']],
    });
    const step = { type: 'step', figure: figureAt(s, 'd4'), to: spaceOf('d5') } as const;
    engine.play(s, 0, step, scriptedDice(3, 3, 3, 3));
    engine.play(s, 1, { type: 'answer', card: cardOf(s, 'shield-bearers') }, scriptedDice());
    expect(engine.toAct(s)).toEqual([2]);
    engine.play(s, 2, { type: 'play', card: cardOf(s, 'treants') }, scriptedDice());
    expect([engine.toAct(s), s.phase]).toEqual([[0], 'movement']);
  });

  test('and not the discards', () => {
    const s = position({
      house: { handTiming: 'anyTime', handMax: 0 },
      units: homes,
      hands: [['giants', 'demons'], ['treants']],
      phase: 'discard',
    });
    engine.play(s, 0, { type: 'discard', card: cardOf(s, 'giants') }, scriptedDice());
    expect([engine.toAct(s), types(s)]).toEqual([[0], ['discard']]);
  });

  test('and not the end of a phase', () => {
    const s = waiting('movement');
    done(s);
    expect([s.phase, engine.toAct(s)]).toEqual(['allies', [0]]);
  });
});

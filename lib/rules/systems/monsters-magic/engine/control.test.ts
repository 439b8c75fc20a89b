import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../kernel/game/engine';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { structures, type Structure } from '../catalogue/vocabulary';
import { spaceOf } from './board';
import type { MmEvent } from './events';
import { engine } from './index';
import type { MmChoice, MmState } from './state';
import { figureAt, position, type Position } from './testing';
import { cardOf } from './testing-cards';
import { beginTurn } from './turn';

const row = ['a1', 'b1', 'c1', 'd1', 'e1'] as const;
const homes = { a8: [0, 'garrison', 'hero'], h8: [1, 'garrison', 'hero'] } as const;
const lie = (labels: readonly string[], structure: Structure): NonNullable<Position['ground']> =>
  Object.fromEntries(labels.map((label) => [label, ['plains', structure]] as const));
const hold = (labels: readonly string[], seat: Seat): Position['units'] =>
  Object.fromEntries(labels.map((label) => [label, [seat, 'garrison']] as const));
const controls = (s: MmState, seat: Seat = 0): readonly Structure[] =>
  structures.filter((_, i) => (s.control[seat]! >> i) & 1);
function act(s: MmState, choices: readonly MmChoice[], ...faces: number[]): readonly MmEvent[] {
  const events: MmEvent[] = [];
  for (const choice of choices) {
    expect(engine.choices(s, 0)).toContainEqual(choice);
    engine.play(s, 0, choice, scriptedDice(...faces), (event) => events.push(event));
  }
  return events;
}
const step = (s: MmState, from: string, to: string): MmChoice => ({
  type: 'step',
  figure: figureAt(s, from),
  to: spaceOf(to),
});
const pick = (what: number): MmChoice => ({ type: 'pick', what });
const use = (s: MmState, id: string): MmChoice => ({ type: 'use', card: cardOf(s, id) });

test('MM-072: what is declared is told, and nothing where nothing is held, or is only counted (MM-R04)', () => {
  const told = (held: readonly string[], house = {}) => {
    const s = position({ house, ground: lie(row, 'village'), units: { ...homes, ...hold(held, 0) } });
    const events: MmEvent[] = [];
    beginTurn(s, scriptedDice(), (event) => events.push(event));
    return events.flatMap((event) => (event.type === 'declared' ? [[event.seat, event.structures]] : []));
  };
  expect([told(row), told(row.slice(1)), told(row, { controlTiming: 'live' })]).toEqual([[[0, 1]], [], []]);
});

describe('MM-R04: in mid-turn', () => {
  test('what is lost is told, once, and is gone for its owner alone', () => {
    const s = position({
      ground: { ...lie(row, 'village'), ...lie(['a3', 'b3', 'c3', 'd3', 'e3'], 'tower') },
      units: {
        ...homes,
        ...hold(row, 1),
        ...hold(['a3', 'b3', 'c3', 'd3', 'e3'], 0),
        e2: [0, 'army'],
      },
      control: [['tower'], ['village']],
      permanents: [['cavalry']],
    });
    const events = act(s, [step(s, 'e2', 'e1')], 6, 6, 1, 1);
    expect([controls(s), controls(s, 1)]).toEqual([['tower'], []]);
    expect(
      events.flatMap((event) => (event.type === 'controlLost' ? [[event.seat, event.structures]] : [])),
    ).toEqual([[1, 1]]);
  });

  test('a fifth space brings nothing before the next own turn, whatever is declared already', () => {
    const s = position({
      ground: { ...lie(row, 'village'), ...lie(['a3', 'b3', 'c3', 'd3', 'e3'], 'tower') },
      units: {
        ...homes,
        ...hold(row, 0),
        ...hold(['a3', 'b3', 'c3', 'd3'], 0),
        e3: [1, 'garrison'],
        e4: [0, 'army'],
      },
      control: [['village'], []],
    });
    act(s, [step(s, 'e4', 'e3')], 6, 6, 1, 1);
    expect(controls(s)).toEqual(['village']);
  });

  test.each([
    ['is left bare', {}, []],
    ['keeps a garrison', { e1: [0, 'garrison', 'army'] }, ['village']],
  ] as const)('the fifth space that a figure leaves and that %s', (_, more, expected) => {
    const s = position({
      ground: lie(row, 'village'),
      units: { ...homes, ...hold(row.slice(0, 4), 0), e1: [0, 'army'], ...more },
      control: [['village'], []],
    });
    act(s, [step(s, 'e1', 'e2')]);
    expect(controls(s)).toEqual(expected);
  });

  test('the fifth space that a figure is summoned away from', () => {
    const s = position({
      ground: lie(row, 'village'),
      units: { ...homes, ...hold(row.slice(0, 4), 0), e1: [0, 'army'] },
      control: [['village'], []],
      permanents: [['horn-of-valhalla']],
    });
    act(s, [{ type: 'summon', summoner: figureAt(s, 'a8'), figure: figureAt(s, 'e1'), to: spaceOf('b8') }]);
    expect([controls(s), s.at[figureAt(s, 'b8')]]).toEqual([[], spaceOf('b8')]);
  });

  test('the fifth space of a figure that is sacrificed', () => {
    const s = position({
      ground: lie(row, 'village'),
      units: { ...homes, ...hold(row.slice(0, 4), 0), e1: [0, 'army'] },
      control: [['village'], []],
      permanents: [['altar-of-sacrifice']],
    });
    act(s, [use(s, 'altar-of-sacrifice'), pick(figureAt(s, 'e1'))]);
    expect(controls(s)).toEqual([]);
  });
});

test.each(['declaredUntilLost', 'live'])(
  'MM-R04: a garrison that Empire lays in a fifth space, %s',
  (controlTiming) => {
    const s = position({
      house: { controlTiming },
      ground: lie(row, 'village'),
      units: { ...homes, ...hold(row.slice(0, 4), 0) },
      permanents: [['empire']],
    });
    act(s, [use(s, 'empire'), pick(spaceOf('e1'))]);
    expect(controls(s)).toEqual(controlTiming === 'live' ? ['village'] : []);
  },
);

test('MM-R04: control that counts at once comes with a step from beside a garrison too', () => {
  const s = position({
    house: { controlTiming: 'live' },
    ground: lie(row, 'village'),
    units: { ...homes, ...hold(row.slice(0, 4), 0), e2: [0, 'garrison', 'army'] },
  });
  act(s, [step(s, 'e2', 'e1')]);
  expect(controls(s)).toEqual(['village']);
});

test.each([0, 1] as const)(
  'MM-004, MM-005: seat %i wins by what it holds in the north and in the south',
  (seat) => {
    const won = (labels: readonly string[], structure: Structure, house = {}) => {
      const others = { b8: [1 - seat, 'garrison', 'hero'], h7: [seat, 'hero'] } as const;
      const s = position({
        house,
        ground: lie(labels, structure),
        units: { ...others, ...hold(labels, seat as Seat) },
      });
      s.active = seat;
      beginTurn(s, scriptedDice());
      return engine.outcome(s)?.by;
    };
    const both = ['d8', 'e8', 'f8', 'a1', 'b1', 'c1'];
    expect([won(both.slice(1), 'temple'), won(both.slice(2), 'temple'), won(both, 'mine')]).toEqual([
      'V2',
      undefined,
      undefined,
    ]);
    const many = Array.from({ length: 8 }, (_, i) => [`${'abcdefgh'[i]!}5`, `${'abcdefgh'[i]!}4`]).flat();
    expect([
      won(many, 'mine', { garrisonsToWin: 16 }),
      won(many.slice(1), 'mine', { garrisonsToWin: 16 }),
    ]).toEqual(['V3', undefined]);
  },
);

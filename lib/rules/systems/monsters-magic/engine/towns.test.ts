import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { labelOf, neighbours, spaceOf } from './board';
import { engine } from './index';
import type { MmState } from './state';
import { figureAt, position, type Position } from './testing';

const homes = { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] } as const;
const town = ['plains', 'town'] as const;

/** A mage in d5 that has no move point left, beside an own hero in the Town of d4. */
const spent = ({ ground, units, house }: Partial<Position> = {}): MmState => {
  const s = position({
    house: house ?? {},
    ground: { d4: town, ...ground },
    units: { ...homes, d5: [0, 'mage'], d4: [0, 'hero'], ...units },
  });
  s.mp[figureAt(s, 'd5')] = 0;
  return s;
};

/** Spaces to which the mage may step. */
const waysOf = (s: MmState): string[] => {
  const mage = figureAt(s, 'd5');
  return engine
    .choices(s, 0)
    .flatMap((choice) => (choice.type === 'step' && choice.figure === mage ? [labelOf(choice.to)] : []));
};

describe('MM-R09: onto an own figure in a Town only if a chain of steps leads on to where one may stop', () => {
  const around = neighbours[spaceOf('d4')]!.map(labelOf).filter((label) => label !== 'd5');

  test('nowhere is no chain', () => {
    expect(waysOf(spent())).toEqual([]);
    // A Town that nobody of the own side occupies costs a point.
    expect(waysOf(spent({ ground: { d3: town } }))).toEqual([]);
  });

  test.each(around)('a Town with an own garrison in %s is one', (label) => {
    const s = spent({ ground: { [label]: town }, units: { [label]: [0, 'garrison'] } });
    expect(waysOf(s)).toContain('d4');
    // And then it must be gone to before all else.
    engine.play(s, 0, { type: 'step', figure: figureAt(s, 'd5'), to: spaceOf('d4') }, scriptedDice());
    expect(engine.choices(s, 0)).toEqual([
      { type: 'step', figure: expect.any(Number) as number, to: spaceOf(label) },
    ]);
  });

  const chain = {
    ground: { d3: town, d2: town },
    units: { d3: [0, 'army'], d2: [0, 'garrison'] },
  } as const;
  test('a Town behind another one with an own figure is one', () => {
    expect(waysOf(spent(chain))).toEqual(['d4']);
    expect(waysOf(spent({ ...chain, units: { d3: [0, 'army'], d2: [0, 'monster'] } }))).toEqual([]);
  });

  test('not after a combat, and not where a Town is free only to who leaves it (MM-093, MM-R08)', () => {
    const tired = spent(chain);
    tired.fought.push(figureAt(tired, 'd5'));
    expect(waysOf(tired)).toEqual([]);
    expect(waysOf(spent({ ...chain, house: { townEntry: 'freeOnlyIfLeaving' } }))).toEqual([]);
  });

  test('a bonus on entering is one, as it pays for the next step (MM-R28)', () => {
    const mountains = { ground: { d4: ['mountains', 'town'] } } as const;
    const ways = (permanents: readonly string[]): string[] => {
      const s = position({
        ...mountains,
        units: { ...homes, d5: [0, 'mage'], d4: [0, 'hero'] },
        permanents: [permanents],
      });
      s.mp[figureAt(s, 'd5')] = 0;
      return waysOf(s);
    };
    expect([ways([]), ways(['mountain-guides'])]).toEqual([[], ['d4']]);
  });
});

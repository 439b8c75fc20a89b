import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/scripted-dice';
import { labelOf, spaceOf } from './board';
import { engine } from './index';
import type { MmEvent } from './events';
import type { MmChoice, MmState } from './state';
import { figureAt, position, type Position } from './testing';

/** Plays a choice of seat 0 unless another is named; fails where it is not offered. */
function play(s: MmState, choice: MmChoice, dice = scriptedDice(), seat = 0): readonly MmEvent[] {
  const events: MmEvent[] = [];
  expect(engine.choices(s, seat)).toContainEqual(choice);
  engine.play(s, seat, choice, dice, (event) => events.push(event));
  return events;
}

const step = (s: MmState, from: string, to: string): MmChoice => ({
  type: 'step',
  figure: figureAt(s, from),
  to: spaceOf(to),
});

const steps = (s: MmState, figure: number): readonly string[] =>
  engine
    .choices(s, 0)
    .flatMap((c) => (c.type === 'step' && c.figure === figure ? [labelOf(c.to)] : []))
    .sort();

const find = <K extends MmEvent['type']>(events: readonly MmEvent[], type: K) =>
  events.filter((event): event is Extract<MmEvent, { type: K }> => event.type === type);

/** Something far away for both, so that nobody is eliminated by the fight, and each has still something to do. */
const homes = { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] } as const;
const fight = (given: Omit<Position, 'units'> & { readonly units: Position['units'] }): MmState =>
  position({ ...given, units: { ...homes, ...given.units } });

describe('combat', () => {
  test('MM-E06: an army attacks a plains Castle held by a garrison, and falls', () => {
    const s = fight({
      ground: { d4: ['plains', 'castle'] },
      units: { d5: [0, 'army'], d4: [1, 'garrison'] },
      permanents: [['knights', 'horse-archers'], ['fortifications']],
    });
    const events = play(s, step(s, 'd5', 'd4'), scriptedDice(2, 3, 4, 4));
    expect(find(events, 'fought')[0]?.force).toEqual([3, 1]);
    expect(find(events, 'resolved')).toMatchObject([{ totals: [8, 9], lost: 'attacker' }]);
    expect(s.garrison[spaceOf('d4')]).toBe(1);
  });

  test('MM-E07: Duelist against Assassin with mines, 8 to 8, and both are destroyed', () => {
    const s = fight({
      units: { d5: [0, 'hero'], d4: [1, 'hero'] },
      permanents: [['duelist'], ['assassin']],
      control: [[], ['mine']],
    });
    const events = play(s, step(s, 'd5', 'd4'), scriptedDice(3, 3, 3, 3));
    expect(find(events, 'resolved')).toMatchObject([{ rule: 'MM-092', totals: [8, 8], lost: 'both' }]);
    expect(figureAt(s, 'd4')).toBe(-1);
  });

  const castleless = (): MmState =>
    fight({
      // The five ruins themselves are not on this board.
      house: { controlTiming: 'declaredSticky' },
      ground: { d4: ['badlands', 'village'] },
      units: { d5: [0, 'monster'], d4: [1, 'army', 'garrison'] },
      permanents: [['demons', 'dragons'], []],
      control: [['ruins'], []],
    });

  test('MM-E08: 9 to 10 against the army; the second round never comes', () => {
    const s = castleless();
    const dice = scriptedDice(2, 2, 5, 5);
    const events = play(s, step(s, 'd5', 'd4'), dice);
    expect(find(events, 'resolved')).toMatchObject([{ totals: [9, 10], lost: 'attacker' }]);
    expect([figureAt(s, 'd4') >= 0, s.garrison[spaceOf('d4')], dice.spent()]).toEqual([true, 1, true]);
  });

  test('MM-E09: 12 to 10, then the garrison 10 to 7: the attacker holds the space', () => {
    const s = castleless();
    const monster = figureAt(s, 'd5');
    const events = play(s, step(s, 'd5', 'd4'), scriptedDice(3, 4, 5, 5, 2, 3, 4, 5));
    expect(find(events, 'fought').map((e) => e.force)).toEqual([
      [5, 0],
      [5, -2],
    ]);
    expect(find(events, 'resolved').map((e) => e.totals)).toEqual([
      [12, 10],
      [10, 7],
    ]);
    expect([figureAt(s, 'd4'), s.garrison[spaceOf('d4')]]).toEqual([monster, -1]);
  });

  test('MM-E10: Wood Elves turn a tie, and stay at work to the end of the turn', () => {
    const s = fight({
      ground: { d4: ['forests', 'mine'] },
      units: { d5: [0, 'army'], c4: [0, 'hero'], d4: [1, 'mage'] },
      permanents: [['general'], ['druids']],
      hands: [['wood-elves'], ['treants']],
    });
    const [elves] = s.hand[0]!;
    const begun = play(s, step(s, 'd5', 'd4'), scriptedDice(3, 4, 3, 3));
    expect(find(begun, 'fought')[0]?.force).toEqual([1, 2]);
    play(s, { type: 'answer', card: elves! });
    // The defender's Treants would change nothing for a mage, so that he can only pass.
    expect(engine.choices(s, 1)).toEqual([{ type: 'pass' }]);
    const ended = play(s, { type: 'pass' }, scriptedDice(), 1);
    expect(find(ended, 'resolved')).toMatchObject([{ totals: [10, 8], lost: 'defender' }]);
    expect([s.lasting[0], s.discard.includes(elves!)]).toEqual([[elves], true]);
  });

  test('MM-E11: the defender may tie with Shield Bearers, and the attacker may answer', () => {
    const s = fight({
      units: { d5: [0, 'mage'], d4: [1, 'army'] },
      hands: [['earthquakes'], ['shield-bearers']],
    });
    play(s, step(s, 'd5', 'd4'), scriptedDice(4, 4, 3, 4));
    play(s, { type: 'pass' });
    play(s, { type: 'answer', card: s.hand[1]![0]! }, scriptedDice(), 1);
    expect(engine.toAct(s)).toEqual([0]);
    const events = play(s, { type: 'answer', card: s.hand[0]![0]! });
    // Nobody holds a card any more, so that the window closes by itself.
    expect(find(events, 'resolved')).toMatchObject([{ totals: [10, 8], lost: 'defender' }]);
  });

  test.each([
    ['a mage beside the garrison heals', { c3: [1, 'mage'] }, -1],
    ['a mage in the same space does not', { d4: [1, 'mage', 'garrison'] }, -2],
  ] as const)('MM-E12: %s', (_, mage, force) => {
    const s = fight({
      units: { d5: [0, 'army'], d4: [1, 'garrison'], ...mage },
      permanents: [[], ['healers']],
    });
    const withMage = 'd4' in mage;
    const dice = withMage ? scriptedDice(6, 6, 1, 1, 6, 6, 1, 1) : scriptedDice(6, 6, 1, 1);
    expect(find(play(s, step(s, 'd5', 'd4'), dice), 'fought').at(-1)?.force[1]).toBe(force);
  });
});

describe('movement', () => {
  test('MM-E13: Cavalry gives two points, the own Town is free, a third paid step is too many', () => {
    const s = position({
      ground: { b4: ['plains', 'town'], c4: ['forests', 'mine'], d4: ['mountains', 'mine'] },
      units: { a4: [0, 'army'], b4: [0, 'garrison'], h1: [1, 'garrison'] },
      permanents: [['cavalry', 'empire']],
    });
    const army = figureAt(s, 'a4');
    play(s, step(s, 'a4', 'b4'));
    expect(s.mp[army]).toBe(2);
    play(s, step(s, 'b4', 'c4'));
    play(s, step(s, 'c4', 'd4'));
    expect([s.mp[army], steps(s, army)]).toEqual([0, []]);
  });

  test('MM-E14: Mountain Guides pay once: two mountains and no more', () => {
    const s = position({
      ground: { b4: ['mountains', 'mine'], c4: ['mountains', 'mine'], d4: ['mountains', 'mine'] },
      units: { a4: [0, 'hero'], h1: [1, 'garrison'], a8: [0, 'garrison'] },
      permanents: [['mountain-guides', 'empire']],
    });
    const hero = figureAt(s, 'a4');
    play(s, step(s, 'a4', 'b4'));
    play(s, step(s, 'b4', 'c4'));
    expect([s.mp[hero], steps(s, hero)]).toEqual([0, []]);
  });

  // MM-R09
  test.each([
    ['town', true],
    ['village', false],
  ] as const)('MM-E15: past an own army in a %s: %s', (structure, passes) => {
    const s = position({
      ground: { b8: ['plains', structure] },
      units: { a8: [0, 'mage', 'garrison'], b8: [0, 'army'], h1: [1, 'garrison'] },
    });
    const mage = figureAt(s, 'a8');
    expect(steps(s, mage).includes('b8')).toBe(passes);
    if (!passes) return;
    play(s, step(s, 'a8', 'b8'));
    // Nobody else may do anything until the mage has found a place.
    expect(engine.choices(s, 0).every((c) => c.type === 'step' && c.figure === mage)).toBe(true);
    play(s, { type: 'step', figure: mage, to: spaceOf('c8') });
    expect([figureAt(s, 'c8'), s.mp[mage]]).toEqual([mage, 0]);
  });

  test('MM-E16: the horn calls only an army that has not moved, and that one does not move again', () => {
    const s = position({
      units: {
        d5: [0, 'hero'],
        a8: [0, 'army'],
        h1: [0, 'army'],
        e5: [1, 'garrison'],
        h8: [1, 'garrison'],
      },
      permanents: [['horn-of-valhalla']],
    });
    const [a, b] = [figureAt(s, 'a8'), figureAt(s, 'h1')];
    s.mp[b] = 2;
    play(s, step(s, 'h1', 'g1'));
    const calls = engine.choices(s, 0).flatMap((c) => (c.type === 'summon' ? [c] : []));
    expect([...new Set(calls.map((c) => c.figure))]).toEqual([a]);
    expect(calls.map((c) => labelOf(c.to))).toContain('e5');
    const events = play(
      s,
      calls.find((c) => labelOf(c.to) === 'e5')!,
      scriptedDice(6, 6, 1, 1),
    );
    expect(find(events, 'resolved')).toMatchObject([{ lost: 'defender' }]);
    expect([figureAt(s, 'e5'), steps(s, a)]).toEqual([a, []]);
  });
});

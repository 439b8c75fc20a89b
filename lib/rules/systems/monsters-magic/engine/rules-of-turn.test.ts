import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { figureTypes } from '../catalogue/vocabulary';
import { labelOf, spaceOf } from './board';
import type { MmEvent } from './events';
import { engine } from './index';
import { typeOf, type MmState } from './state';
import { figureAt, position, type Position } from './testing';
import { beginTurn } from './turn';

const homes = { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] } as const;
const place = (given: Partial<Position> = {}): MmState =>
  position({ ...given, units: { ...homes, ...given.units } });
function step(s: MmState, from: string, to: string, ...faces: number[]): readonly MmEvent[] {
  const events: MmEvent[] = [];
  engine.play(
    s,
    0,
    { type: 'step', figure: figureAt(s, from), to: spaceOf(to) },
    scriptedDice(...faces),
    (event) => events.push(event),
  );
  return events;
}
const fought = (events: readonly MmEvent[]) =>
  events.flatMap((event) => (event.type === 'fought' ? [event] : []));
const resolved = (events: readonly MmEvent[]) =>
  events.flatMap((event) => (event.type === 'resolved' ? [event] : []));

describe('combat', () => {
  test('MM-010, MM-036 to MM-039, MM-087, MM-R34: two dice and Force on each side; figures have 0, garrisons −2', () => {
    for (const defender of [...figureTypes, 'garrison' as const]) {
      const s = place({ units: { d5: [0, 'mage'], d4: [1, defender] } });
      const events = step(s, 'd5', 'd4', 3, 3, 2, 1);
      const base = defender === 'garrison' ? -2 : 0;
      expect(fought(events)).toMatchObject([{ dice: [3, 3, 2, 1], force: [0, base] }]);
      expect(resolved(events)).toMatchObject([{ totals: [6, 3 + base], lost: 'defender' }]);
    }
  });

  test('MM-081, MM-082, MM-084, MM-085: entering is fighting, at once, and who moved is the attacker', () => {
    const s = place({ units: { d5: [0, 'army'], d4: [1, 'mage', 'garrison'] } });
    const [army, mage] = [figureAt(s, 'd5'), figureAt(s, 'd4')];
    const events = step(s, 'd5', 'd4', 6, 6, 1, 1, 6, 6, 1, 1);
    // The figure first, then the garrison, before anybody else is asked.
    expect(fought(events).map(({ attacker, defender }) => [attacker, defender])).toEqual([
      [army, mage],
      [army, -1],
    ]);
    expect([s.combat.attacker, figureAt(s, 'd4')]).toEqual([-1, army]);
  });

  test('MM-093: who has destroyed all may go on while he has move points, and fight again', () => {
    const s = place({
      units: { d5: [0, 'army'], d4: [1, 'mage'], d3: [1, 'garrison'] },
      permanents: [['cavalry']],
    });
    const army = figureAt(s, 'd5');
    step(s, 'd5', 'd4', 6, 6, 1, 1);
    expect(s.mp[army]).toBe(1);
    step(s, 'd4', 'd3', 6, 6, 1, 1);
    expect([s.at[army], s.garrison[spaceOf('d3')]]).toEqual([spaceOf('d3'), -1]);
  });

  test('MM-040, MM-052, MM-053, MM-060, MM-088, MM-089: cards help their owner’s units and nobody else’s', () => {
    const s = place({
      units: { d5: [0, 'army'], d4: [1, 'army'] },
      permanents: [['horse-archers'], []],
      hands: [[], ['orc-warbands', 'amazons']],
    });
    const events = step(s, 'd5', 'd4', 3, 3, 3, 3);
    expect(fought(events)[0]!.force).toEqual([2, 0]);
    // Orc Warbands do nothing on plains; Amazons against an army do.
    const amazons = s.hand[1]![1]!;
    expect(engine.choices(s, 1)).toEqual([{ type: 'answer', card: amazons }, { type: 'pass' }]);
    engine.play(s, 1, { type: 'answer', card: amazons }, scriptedDice());
    engine.play(s, 1, { type: 'pass' }, scriptedDice());
    expect([figureAt(s, 'd4'), s.permanents[0]!.length]).toEqual([-1, 1]);
  });

  test('MM-R36: only the two who fight may play cards', () => {
    const s = place({
      house: { players: 3 },
      units: { d5: [0, 'army'], d4: [1, 'army'], h8: [2, 'garrison', 'hero'] },
      hands: [['knights'], ['shield-bearers'], ['amazons', 'dwarves']],
    });
    step(s, 'd5', 'd4', 3, 3, 3, 3);
    for (let asked = engine.toAct(s); s.combat.attacker >= 0; asked = engine.toAct(s)) {
      expect([0, 1]).toContain(asked[0]);
      engine.play(s, asked[0]!, { type: 'pass' }, scriptedDice());
    }
    expect(s.hand[2]).toHaveLength(2);
  });

  test('MM-R14, MM-R15, MM-113: neighbours of the contested space count, once, however many', () => {
    const near = (...at: string[]): number => {
      const armies = Object.fromEntries(at.map((label) => [label, [0, 'army']] as const));
      const s = place({ units: { d5: [0, 'hero'], d4: [1, 'mage'], ...armies }, permanents: [['warlord']] });
      return fought(step(s, 'd5', 'd4', 6, 6, 1, 1))[0]!.force[0];
    };
    expect([near(), near('c3'), near('c3', 'e3'), near('d6')]).toEqual([0, 1, 1, 0]);
  });
});

describe('the turn', () => {
  const toRoll = (s: MmState, die: number): void => {
    s.phase = 'allies';
    engine.play(s, 0, { type: 'done' }, scriptedDice(die));
  };

  test.each([
    [2, ['army']],
    [3, ['hero']],
    [4, ['mage']],
    [5, ['monster']],
    [6, ['mage', 'hero', 'monster', 'army']],
  ] as const)('MM-097, MM-099 to MM-103: a Recruit Roll of %i', (die, types) => {
    const s = place({ units: { b8: [0, 'garrison'], c3: [0, 'garrison', 'army'] } });
    toRoll(s, die);
    const offered = engine.choices(s, 0).flatMap((c) => (c.type === 'recruit' ? [c] : []));
    expect([...new Set(offered.map(({ figure }) => figureTypes[typeOf(figure)]))]).toEqual(types);
    // MM-107: only the garrison that stands alone.
    expect(new Set(offered.map(({ at }) => labelOf(at)))).toEqual(new Set(['b8']));
  });

  test('MM-098: a Recruit Roll of 1 is a card', () => {
    const s = place({ permanents: [['altar-of-sacrifice']] });
    toRoll(s, 1);
    expect([s.hand[0]!.length, s.phase]).toEqual([1, 'recruitment']);
  });

  test('MM-054, MM-056, MM-094: a card comes to the hand in the Allies Phase', () => {
    const s = place({ permanents: [['altar-of-sacrifice']] });
    engine.play(s, 0, { type: 'done' }, scriptedDice());
    expect([s.phase, s.hand[0]!.length]).toEqual(['allies', 1]);
  });

  test('MM-058, MM-109, MM-116: a hand card is played by discarding it, and acts as its hand use says', () => {
    const s = place({ hands: [['emperor']] });
    const [emperor] = s.hand[0]!;
    engine.play(s, 0, { type: 'play', card: emperor! }, scriptedDice());
    expect([s.discard, s.hand[0]!.length]).toEqual([[emperor], 3]);
  });

  test('MM-073, MM-074, MM-076, MM-R43: a figure counts like a garrison, and gets its marker by itself', () => {
    const villages = ['a1', 'b1', 'c1', 'd1', 'e1'];
    const s = place({
      ground: Object.fromEntries(villages.map((label) => [label, ['plains', 'village']] as const)),
      units: {
        ...Object.fromEntries(villages.slice(1).map((label) => [label, [0, 'garrison']] as const)),
        a1: [0, 'army'],
      },
    });
    beginTurn(s, scriptedDice());
    expect([s.control[0], s.garrison[spaceOf('a1')], s.phase]).toEqual([1, 0, 'movement']);
  });

  test('MM-R20: short of markers the player says which figures get one', () => {
    const many = Array.from({ length: 32 }, (_, i) => labelOf(i + 8));
    const s = position({
      house: { garrisonsToWin: null },
      units: {
        ...Object.fromEntries(many.map((label) => [label, [0, 'garrison']] as const)),
        a1: [0, 'army'],
        c1: [0, 'mage'],
        h1: [1, 'garrison', 'hero'],
      },
    });
    beginTurn(s, scriptedDice());
    expect([s.phase, engine.choices(s, 0)]).toEqual([
      'mark',
      [
        { type: 'mark', at: spaceOf('c1') },
        { type: 'mark', at: spaceOf('a1') },
      ],
    ]);
    engine.play(s, 0, { type: 'mark', at: spaceOf('a1') }, scriptedDice());
    expect([s.phase, s.garrison[spaceOf('a1')], s.garrison[spaceOf('c1')]]).toEqual(['movement', 0, -1]);
  });

  test('MM-002, MM-003, MM-R30: who has no unit left is out with his cards, and the last one wins', () => {
    const s = position({
      house: { players: 3 },
      units: { d5: [0, 'army'], d4: [1, 'mage'], a8: [0, 'garrison', 'hero'], h1: [2, 'garrison', 'hero'] },
      permanents: [[], ['treants'], []],
      hands: [[], ['druids'], []],
    });
    const cards = [...s.permanents[1]!, ...s.hand[1]!];
    step(s, 'd5', 'd4', 6, 6, 1, 1);
    if (s.combat.attacker >= 0) engine.play(s, 1, { type: 'pass' }, scriptedDice());
    expect([s.alive, engine.outcome(s)]).toEqual([[true, false, true], undefined]);
    expect(s.discard).toEqual(expect.arrayContaining(cards));
    const last = position({ units: { d5: [0, 'army'], d4: [1, 'mage'] } });
    step(last, 'd5', 'd4', 6, 6, 1, 1);
    expect(engine.outcome(last)).toEqual({ winners: [0], by: 'V1', rules: ['MM-003'] });
    expect(figureAt(last, 'd4')).toBe(last.at.findIndex((space) => space === spaceOf('d4')));
  });

  test('MM-R19: more cards than the limit are held until the End Phase', () => {
    const s = place({
      house: { handMax: 1 },
      units: { d4: [0, 'army'] },
      hands: [['treants', 'druids', 'rangers']],
    });
    step(s, 'd4', 'd5');
    expect([s.phase, s.hand[0]!.length]).toEqual(['movement', 3]);
  });
});

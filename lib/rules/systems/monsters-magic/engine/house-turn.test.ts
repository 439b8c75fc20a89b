import { expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { labelOf, spaceOf } from './board';
import { engine } from './index';
import type { MmChoice, MmState } from './state';
import { figureAt } from './testing';
import {
  all,
  atLimit,
  done,
  ground,
  labels,
  move,
  place,
  to,
  types,
  type OfCards,
  type OfPlay,
} from './testing-house';
import { beginTurn } from './turn';
import { capOf } from './units';

/** One case for each variation of movement, combat, control and winning; the compiler sees that none is forgotten. */
const cases: { readonly [K in Exclude<OfPlay, OfCards>]: () => void } = {
  templesToWin() {
    const won = (templesToWin: number | null): string | undefined => {
      const temples = labels.slice(40, 46);
      const s = place(
        { templesToWin },
        { ground: ground(temples, 'temple'), units: all(temples, [0, 'garrison']) },
      );
      beginTurn(s, scriptedDice());
      return engine.outcome(s)?.by;
    };
    expect([5, 6, 7, null].map(won)).toEqual(['V2', 'V2', undefined, undefined]);
  },
  garrisonsToWin() {
    const won = (garrisonsToWin: number | null): string | undefined => {
      const s = place({ garrisonsToWin }, { units: all(labels.slice(20, 39), [0, 'garrison']) });
      beginTurn(s, scriptedDice());
      return engine.outcome(s)?.by;
    };
    expect([16, 20, 21, null].map(won)).toEqual(['V3', 'V3', undefined, undefined]);
  },
  turnsPerPlayer() {
    expect(engine.outcome(atLimit({ turnsPerPlayer: 21 }))).toBeUndefined();
    expect(engine.outcome(atLimit({ turnsPerPlayer: 20 }))?.by).toBe('V4');
  },
  // MM-R06
  turnLimitCount() {
    const ended = (turnLimitCount: string): boolean => {
      const s = place({ turnLimitCount, players: 3, turnsPerPlayer: 5 });
      // The third is out since round 3: 13 turns were taken in 5 rounds.
      Object.assign(s, { alive: [true, true, false], round: 5, turn: 13, active: 1 });
      done(s, 'end');
      return engine.outcome(s) !== undefined;
    };
    expect(['rounds', 'playerTurns'].map(ended)).toEqual([true, false]);
  },
  v4Tie() {
    expect(engine.outcome(atLimit({ v4Tie: 'shared' }))?.winners).toEqual([0, 1]);
    expect(engine.outcome(atLimit({ v4Tie: 'figuresThenGarrisons' }))?.winners).toEqual([0]);
    expect(engine.outcome(atLimit({ v4Tie: 'continueRound' }))).toBeUndefined();
    expect(engine.outcome(atLimit({ v4Tie: 'continueRound' }, 30))?.winners).toEqual([0, 1]);
  },
  controlThreshold() {
    const declared = (controlThreshold: number): number => {
      const villages = ['a1', 'b1', 'c1'];
      const s = place(
        { controlThreshold },
        { ground: ground(villages, 'village'), units: all(villages, [0, 'garrison']) },
      );
      beginTurn(s, scriptedDice());
      return s.control[0]! & 1;
    };
    expect([3, 4].map(declared)).toEqual([1, 0]);
  },
  controlTiming() {
    const villages = ['a1', 'b1', 'c1', 'd1', 'e1'];
    const after = (controlTiming: string, owner: 0 | 1, what: (s: MmState) => void): number => {
      const s = place(
        { controlTiming },
        {
          ground: ground(villages, 'village'),
          units: { ...all(villages, [owner, 'garrison']), a2: [0, 'army'] },
          control: owner === 0 ? [['village'], []] : [[], ['village']],
        },
      );
      what(s);
      return s.control[owner]! & 1;
    };
    const timings = ['declaredUntilLost', 'declaredSticky', 'ownTurnOnly', 'live'];
    const fallen = timings.map((timing) => after(timing, 1, (s) => move(s, 'a2', 'a1', 6, 6, 1, 1)));
    expect(fallen).toEqual([0, 1, 0, 0]);
    expect(timings.map((timing) => after(timing, 0, (s) => done(s, 'end')))).toEqual([1, 1, 0, 1]);
    // From the fifth village into the last one of the foe: there are five again before anybody counts.
    const moved = timings.map((controlTiming) => {
      const s = place(
        { controlTiming },
        {
          ground: ground([...villages, 'e2'], 'village'),
          units: { ...all(villages.slice(0, 4), [0, 'garrison']), e1: [0, 'army'], e2: [1, 'garrison'] },
          control: [['village'], []],
        },
      );
      move(s, 'e1', 'e2', 6, 6, 1, 1);
      return s.control[0]! & 1;
    });
    expect(moved).toEqual([1, 1, 1, 1]);
  },
  figureCap() {
    expect(capOf(place({ figureCap: 2 }), 0, 3)).toBe(2);
  },
  figureCapWithCard() {
    const s = place({ figureCap: 2, figureCapWithCard: 3 }, { permanents: [['legions']] });
    expect([capOf(s, 0, 3), capOf(s, 0, 1)]).toEqual([3, 2]);
  },
  // MM-R08
  townEntry() {
    const enters = (townEntry: string, mp: number): boolean => {
      const s = place(
        { townEntry },
        { ground: { b4: ['plains', 'town'] }, units: { a4: [0, 'army'], b4: [0, 'garrison'] } },
      );
      s.mp[figureAt(s, 'a4')] = mp;
      return to(s, 'a4').includes('b4');
    };
    expect([enters('freeEntry', 0), enters('freeOnlyIfLeaving', 0), enters('freeOnlyIfLeaving', 1)]).toEqual([
      true,
      false,
      true,
    ]);
  },
  // MM-R10
  movementInterleave() {
    const again = (movementInterleave: boolean): boolean => {
      const s = place(
        { movementInterleave },
        { units: { d4: [0, 'army'] }, permanents: [['cavalry', 'empire']] },
      );
      move(s, 'd4', 'd5');
      move(s, 'a8', 'b8');
      return to(s, 'd5').length > 0;
    };
    expect([true, false].map(again)).toEqual([true, false]);
  },
  // MM-R13
  summonIntoEnemy() {
    const into = (summonIntoEnemy: boolean): boolean => {
      const s = place(
        { summonIntoEnemy },
        { units: { d4: [0, 'army'], b8: [1, 'garrison'] }, permanents: [['horn-of-valhalla']] },
      );
      return engine.choices(s, 0).some((c: MmChoice) => c.type === 'summon' && labelOf(c.to) === 'b8');
    };
    expect([true, false].map(into)).toEqual([true, false]);
  },
  // MM-R14
  forceTerrain() {
    const lost = (forceTerrain: string): boolean => {
      const s = place(
        { forceTerrain },
        {
          ground: { d5: ['forests', 'mine'] },
          units: { d5: [0, 'army'], d4: [1, 'army'] },
          permanents: [['wood-elves'], []],
        },
      );
      const figure = figureAt(s, 'd5');
      move(s, 'd5', 'd4', 3, 3, 3, 4);
      return s.at[figure]! < 0;
    };
    // Wood Elves help on the forest that the attacker came from, or do not on the plains that he enters.
    expect(['contested', 'ownSpace'].map(lost)).toEqual([true, false]);
  },
  alterTerrainDuration() {
    const after = (alterTerrainDuration: string): number => {
      const s = place({ alterTerrainDuration }, { hands: [['alter-terrain']] });
      engine.play(s, 0, { type: 'play', card: s.hand[0]![0]! }, scriptedDice());
      for (const what of [spaceOf('d4'), 2]) engine.play(s, 0, { type: 'pick', what }, scriptedDice());
      done(s, 'end');
      return s.terrain[spaceOf('d4')]!;
    };
    expect(['permanent', 'turn'].map(after)).toEqual([2, 0]);
  },
  altarLimit() {
    const again = (altarLimit: string): boolean => {
      const s = place({ altarLimit }, { units: { d4: [0, 'army'] }, permanents: [['altar-of-sacrifice']] });
      engine.play(s, 0, { type: 'use', card: s.permanents[0]![0]! }, scriptedDice());
      engine.play(s, 0, { type: 'pick', what: figureAt(s, 'd4') }, scriptedDice());
      return types(s).includes('use');
    };
    expect(['unlimited', 'oncePerTurn'].map(again)).toEqual([true, false]);
  },
};

test.each(Object.entries(cases))('%s', (_, prove) => {
  prove();
});

test('MM-R05: six Temples and garrisons enough together are both told, before anything else in the turn', () => {
  const held = labels.slice(20, 53);
  const s = place({}, { ground: ground(held.slice(0, 6), 'temple'), units: all(held, [0, 'garrison']) });
  beginTurn(s, scriptedDice());
  expect(engine.outcome(s)).toMatchObject({ winners: [0], by: 'V2+V3' });
  expect(engine.outcome(s)!.rules).toContain('MM-R05');
});

import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { plainMap } from '../boards/fixture';
import { engine } from './index';
import { CUP, type BmState } from './state';
import { card, find, given, offers, play, position, unitAt, type Position } from './testing';

const fight = (rest: Position): BmState => given(rest, 'battle');
const attack = (s: BmState, from: number, by: string, to: number, on: string) =>
  play(s, { type: 'attack', attacker: unitAt(s, from, by), target: unitAt(s, to, on) });
const away = (id: string, rider = -1) => ({ type: 'retreat', card: card(id), rider }) as const;

/** A road of four spaces, 1 to 4, with Ruins on one of them where that is said; the castles stand apart, on 5 and 6. */
const onRoad = ({ ruins, units, ...rest }: Omit<Position, 'map'> & { readonly ruins?: number }): BmState =>
  position({
    map: plainMap(
      Array.from({ length: 6 }, () => 'clear' as const),
      [
        [1, 2],
        [2, 3],
        [3, 4],
        [5, 6],
      ],
      ruins === undefined ? {} : { [ruins]: 'ruins' },
    ),
    units: { 5: [0, 'castle'], 6: [1, 'castle'], ...units },
    ...rest,
  });

describe('a dragon before the battle (BM-124, BM-R27)', () => {
  const attacked = (rest: Partial<Position> = {}): BmState => {
    const s = fight({
      units: { 4: [0, 'army'], 2: [1, 'dragon', 'hero', 'wizard'] },
      hands: [[], ['move-2', 'gold-1']],
      deck: ['sword-1', 'gold-1', 'sword-3', 'gold-1'],
      ...rest,
    });
    attack(s, 4, 'army', 2, 'dragon');
    return s;
  };

  test('goes for a Move card, alone or with a hero, and nobody else rides along (BM-R58)', () => {
    const s = attacked();
    expect(engine.choices(s, 1)).toEqual([
      away('move-2'),
      away('move-2', unitAt(s, 2, 'hero')),
      { type: 'decline' },
    ]);
    const events = play(s, away('move-2'), scriptedDice(), 1);
    expect(find(events, 'retreated')).toMatchObject([{ rule: 'BM-124', unit: unitAt(s, 2, 'dragon') }]);
    expect([s.hand[1], s.discard]).toEqual([[card('gold-1')], [card('move-2')]]);
  });

  test('stays and fights where its owner declines', () => {
    const s = attacked();
    const events = play(s, { type: 'decline' }, scriptedDice(), 1);
    expect(find(events, 'compared')).toMatchObject([{ totals: [1, 3] }]);
    expect(s.discard).toHaveLength(4);
  });

  test('is not asked about without cards, or without a way', () => {
    expect(attacked({ hands: [[], []] }).fight.attacker).toBe(-1);
    const shut = attacked({
      units: {
        4: [0, 'army', 'dragon'],
        2: [1, 'dragon'],
        1: [0, 'dragon'],
        3: [0, 'dragon'],
        6: [0, 'ship', 'hero'],
        5: [0, 'ship'],
        7: [0, 'ship'],
      },
      hands: [[], ['gold-1']],
      empires: ['elf'],
    });
    // Over the ship on the reef it finds no rest within three spaces either.
    expect(shut.fight.attacker).toBe(-1);
  });

  test('passes over a friend and ends beyond it, for it may not rest there (BM-105, BM-R26)', () => {
    const s = onRoad({
      units: {
        1: [0, 'army', 'hero'],
        2: [1, 'dragon', 'wizard'],
        3: [1, 'dragon'],
      },
      hands: [[], ['move-2']],
      phase: 'battle',
    });
    const dragon = unitAt(s, 2, 'dragon');
    attack(s, 1, 'army', 2, 'dragon');
    play(s, away('move-2'), scriptedDice(), 1);
    play(s, { type: 'step', to: 2 }, scriptedDice(), 1);
    expect(engine.choices(s, 1)).toEqual([{ type: 'step', to: 3 }]);
    play(s, { type: 'step', to: 3 }, scriptedDice(), 1);
    expect([s.at[dragon], s.flight.unit]).toEqual([3, -1]);
  });

  test('of one space finds no way over a friend (BM-R26)', () => {
    const asked = (retreatDistance: string): boolean => {
      const s = onRoad({
        house: { retreatDistance },
        units: { 1: [0, 'army'], 2: [1, 'dragon'], 3: [1, 'dragon'] },
        hands: [[], ['move-3']],
        phase: 'battle',
        deck: ['sword-3', 'sword-1', 'gold-1', 'magic-1'],
      });
      play(
        s,
        { type: 'attack', attacker: unitAt(s, 1, 'army'), target: unitAt(s, 2, 'dragon') },
        seededDice('one space'),
      );
      return s.fight.stage === 'flee';
    };
    expect([asked('cardStrength'), asked('oneSpace')]).toEqual([true, false]);
  });

  test('may end before its card is used up, and leaves those whom it meets aboard their ship', () => {
    const s = attacked({
      units: { 4: [0, 'army'], 2: [1, 'dragon'], 6: [1, 'ship(army)'] },
    });
    play(s, away('move-2'), scriptedDice(), 1);
    const [step] = find(play(s, { type: 'step', to: 5 }, scriptedDice(), 1), 'stepped');
    expect(step).toMatchObject({ from: 1, to: 5, cost: 1 });
    // With 1 MP left it does not go back to where it began.
    expect(engine.choices(s, 1)).toEqual([
      { type: 'step', to: 4 },
      { type: 'step', to: 6 },
      { type: 'stay' },
    ]);
    play(s, { type: 'stay' }, scriptedDice(), 1);
    expect([s.flight.unit, s.on[unitAt(s, 6, 'army')]]).toEqual([-1, unitAt(s, 6, 'ship')]);
  });
});

describe('a beaten hero (BM-134, BM-R26)', () => {
  test('is asked about as the attacker too, when nobody had a card to put down', () => {
    const s = fight({
      units: { 4: [0, 'hero'], 2: [1, 'wizard'] },
      hands: [['move-1'], ['move-2']],
      deck: ['sword-1', 'magic-3', 'gold-1'],
    });
    const hero = unitAt(s, 4, 'hero');
    attack(s, 4, 'hero', 2, 'wizard');
    expect(engine.toAct(s)).toEqual([0]);
    const events = play(s, away('move-1'));
    expect(find(events, 'retreated')).toMatchObject([{ rule: 'BM-134', unit: hero, rider: -1 }]);
    expect(s.hand).toEqual([[], [card('move-2')]]);
  });

  test('goes alone, by a card that brings him to where he may rest', () => {
    const s = fight({
      units: { 4: [0, 'army'], 1: [1, 'hero', 'hero'], 5: [0, 'ship'] },
      hands: [[], ['move-1', 'move-2', 'move-3']],
      deck: ['sword-3', 'gold-1', 'magic-1'],
    });
    attack(s, 4, 'army', 1, 'hero');
    // Only the forest 2 is free, over a river.
    expect(engine.choices(s, 1)).toEqual([away('move-3'), { type: 'decline' }]);
  });

  test('falls at once where there is no way, and keeps his card', () => {
    const s = fight({
      units: { 4: [0, 'army'], 1: [1, 'hero'], 5: [0, 'ship'], 2: [0, 'army'] },
      hands: [[], ['move-3']],
      deck: ['sword-3', 'gold-1', 'magic-1'],
    });
    const hero = unitAt(s, 1, 'hero');
    const events = attack(s, 4, 'army', 1, 'hero');
    expect(find(events, 'destroyed')).toMatchObject([
      { rule: 'BM-131', unit: hero, at: 0, by: unitAt(s, 4, 'army') },
    ]);
    expect([s.at[hero], s.hand[1]]).toEqual([CUP, [card('move-3')]]);
  });

  test('leaves his ship', () => {
    const s = fight({
      units: { 5: [0, 'ship'], 7: [1, 'ship(hero)'] },
      hands: [[], ['move-2']],
      deck: ['sword-3', 'gold-1', 'magic-1'],
    });
    const hero = unitAt(s, 7, 'hero');
    attack(s, 5, 'ship', 7, 'hero');
    play(s, away('move-2'), scriptedDice(), 1);
    expect(s.on[hero]).toBe(-1);
    play(s, { type: 'step', to: 5 }, scriptedDice(), 1);
    expect([s.at[hero], s.at[unitAt(s, 7, 'ship')]]).toEqual([5, 6]);
  });

  test('may flee into Ruins and fall there (BM-174, BM-R40)', () => {
    const s = onRoad({
      ruins: 3,
      house: { ruinsHeroMayRetreat: true },
      units: { 1: [0, 'army', 'hero'], 2: [1, 'hero', 'wizard'] },
      hands: [[], ['move-3', 'move-2']],
      phase: 'battle',
      deck: ['sword-3', 'gold-1', 'magic-1', 'move-1'],
    });
    const hero = unitAt(s, 2, 'hero');
    attack(s, 1, 'army', 2, 'hero');
    play(s, away('move-3'), scriptedDice(), 1);
    const events = play(s, { type: 'step', to: 2 }, scriptedDice(), 1);
    expect(find(events, 'destroyed')).toMatchObject([{ rule: 'BM-174', unit: hero, by: -1 }]);
    expect([s.at[hero], s.flight.unit, engine.toAct(s)]).toEqual([CUP, -1, [0]]);
  });
});

describe('a hero out of Ruins, where that is agreed (BM-R40)', () => {
  const inRuins = (): BmState => {
    const s = onRoad({
      ruins: 2,
      house: { ruinsHeroMayRetreat: true },
      units: { 1: [0, 'hero+1'], 5: [0, 'castle', 'army'], 6: [1, 'castle', 'army'] },
      hands: [['move-3', 'move-3', 'move-1'], []],
      deck: ['move-2'],
    });
    play(s, { type: 'move', unit: unitAt(s, 1, 'hero'), card: card('move-3') });
    play(s, { type: 'step', to: 1 });
    return s;
  };

  test('ends his move with it: what was left of his pool is lost, and his artifact', () => {
    const s = inRuins();
    const hero = unitAt(s, 2, 'hero');
    const events = play(s, away('move-1'));
    expect(find(events, 'retreated')).toMatchObject([{ rule: 'BM-R40' }]);
    expect(find(events, 'artifactLost')).toHaveLength(1);
    play(s, { type: 'step', to: 2 });
    expect([s.at[hero], s.leader, s.pool, offers(s, 'step')]).toEqual([2, -1, 0, []]);
  });

  test('falls where his player declines', () => {
    const s = inRuins();
    const hero = unitAt(s, 2, 'hero');
    const events = play(s, { type: 'decline' });
    expect(find(events, 'destroyed')).toMatchObject([{ rule: 'BM-174', unit: hero, at: 1, by: -1 }]);
    expect([s.at[hero], s.flight.unit, s.leader]).toEqual([CUP, -1, -1]);
  });

  test('leaves the army that took him there, which goes on with its pool', () => {
    const s = onRoad({
      ruins: 2,
      house: { ruinsHeroMayRetreat: true },
      units: { 1: [0, 'army', 'hero'] },
      hands: [['move-3', 'move-1'], []],
      deck: ['move-2'],
    });
    const [army, hero] = [unitAt(s, 1, 'army'), unitAt(s, 1, 'hero')];
    play(s, { type: 'move', unit: army, card: card('move-3') });
    play(s, { type: 'join', unit: hero });
    play(s, { type: 'step', to: 1 });
    play(s, away('move-1'));
    play(s, { type: 'step', to: 2 });
    expect([s.at[hero], s.on[hero], s.leader, s.pool]).toEqual([2, -1, army, 1]);
  });
});

import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { fixtureF1 } from '../boards/fixture';
import { engine } from './index';
import { CUP, type BmState } from './state';
import { card, find, given, offers, play, unitAt, type Position } from './testing';

const moved = (s: BmState, unit: number, id: string) => play(s, { type: 'move', unit, card: card(id) });
const unitsOf = (choices: readonly { readonly unit: number }[]): readonly number[] =>
  choices.map(({ unit }) => unit);

describe('heroes who come upon Ruins (BM-174, BM-R40)', () => {
  const map = {
    ...fixtureF1,
    territories: fixtureF1.territories.map((one, i) =>
      i === 0 ? { ...one, special: 'ruins' as const } : one,
    ),
  };

  test('by ship too, and who is there already is not among them', () => {
    const s = given({
      map,
      units: { 5: [0, 'ship(hero,hero)'], 1: [0, 'hero'] },
      hands: [['move-3', 'move-3'], ['move-1']],
      deck: ['gold-1', 'gold-2'],
    });
    const hero = unitAt(s, 5, 'hero');
    moved(s, unitAt(s, 5, 'ship'), 'move-3');
    const events = play(s, { type: 'land', unit: hero, to: 0 });
    expect(find(events, 'ruins')).toMatchObject([{ rule: 'BM-175', unit: hero, at: 0, lost: false }]);
    expect(s.ruined).toEqual([0]);
    // They are spent now.
    const other = unitAt(s, 5, 'hero');
    moved(s, unitAt(s, 5, 'ship'), 'move-3');
    expect(find(play(s, { type: 'land', unit: other, to: 0 }), 'ruins')).toEqual([]);
  });

  test('a fallen leader leaves no pool, a fallen rider stops nobody', () => {
    const walk = (units: readonly [0, ...string[]], leader: string) => {
      const s = given({
        map,
        units: { 4: units },
        hands: [['move-3', 'move-3'], ['move-1']],
        deck: ['move-1'],
      });
      const unit = unitAt(s, 4, leader);
      moved(s, unit, 'move-3');
      for (const choice of offers(s, 'join')) play(s, choice);
      return { s, unit, events: play(s, { type: 'step', to: 0 }) };
    };
    const alone = walk([0, 'hero', 'army'], 'hero');
    expect(find(alone.events, 'ruins')).toMatchObject([{ rule: 'BM-174', lost: true }]);
    expect([alone.s.at[alone.unit], alone.s.leader, alone.s.pool, offers(alone.s, 'step')]).toEqual([
      CUP,
      -1,
      0,
      [],
    ]);
    expect(alone.s.discard).toContain(card('move-1'));
    const ridden = walk([0, 'army', 'hero'], 'army');
    expect([ridden.s.leader, ridden.s.pool, offers(ridden.s, 'step').length > 0]).toEqual([
      ridden.unit,
      1,
      true,
    ]);
  });

  test('of those who enter, and of nobody else, the owner names the first', () => {
    const s = given({
      map,
      units: { 4: [0, 'army', 'hero', 'hero'], 1: [0, 'hero'] },
      hands: [['move-3'], ['move-1']],
      deck: ['gold-1'],
    });
    moved(s, unitAt(s, 4, 'army'), 'move-3');
    const heroes = offers(s, 'join').map(({ unit }) => unit);
    for (const unit of heroes) play(s, { type: 'join', unit });
    play(s, { type: 'step', to: 0 });
    expect(unitsOf(offers(s, 'visit')).toSorted()).toEqual(heroes.toSorted());
    play(s, { type: 'visit', unit: heroes[1]! });
    expect([s.visit, s.ruined, s.leader]).toEqual([-1, [0], unitAt(s, 1, 'army')]);
  });

  const entering = (units: readonly [0, ...string[]], rest: Partial<Position> = {}, to = 0) => {
    const s = given({ map, units: { 4: units }, hands: [['move-2', 'gold-1'], ['move-1']], ...rest });
    const unit = unitAt(s, 4, units[1]!);
    moved(s, unit, 'move-2');
    for (const choice of offers(s, 'join')) play(s, choice);
    return { s, unit, events: play(s, { type: 'step', to }) };
  };

  test('alone draw its card, and live by any but Move', () => {
    const kept = entering([0, 'hero'], { deck: ['sword-1'] });
    expect(find(kept.events, 'ruins')).toMatchObject([
      { unit: kept.unit, card: card('sword-1'), lost: false },
    ]);
    expect([kept.s.at[kept.unit], find(kept.events, 'destroyed')]).toEqual([0, []]);
    for (const units of [
      [0, 'army'],
      [0, 'wizard'],
    ] as const)
      expect(find(entering(units).events, 'ruins')).toEqual([]);
    expect(find(entering([0, 'hero'], {}, 1).events, 'ruins')).toEqual([]);
  });

  test('find nothing where no card is left, and so do not spend them', () => {
    const s = given({ map, units: { 4: [0, 'hero'] }, hands: [['move-2', 'gold-1'], ['move-1']] });
    const hero = unitAt(s, 4, 'hero');
    moved(s, hero, 'move-2');
    s.deck = [];
    s.discard = [];
    expect(find(play(s, { type: 'step', to: 0 }), 'ruins')).toEqual([]);
    expect([s.at[hero], s.ruined]).toEqual([0, []]);
  });

  test('are asked before the turn goes on, though nothing else is left to move with', () => {
    const { s } = entering([0, 'army', 'hero', 'hero'], {
      hands: [['move-2'], ['move-1']],
      deck: ['gold-1'],
    });
    expect([s.phase, s.pool, offers(s, 'visit').length]).toEqual(['move', 0, 2]);
    const house = { ruinsHeroMayRetreat: true };
    const asked = entering([0, 'hero'], { house, deck: ['move-1'] });
    expect([asked.s.phase, asked.s.flight.why, engine.choices(asked.s, 0)]).toEqual([
      'move',
      'asked',
      [{ type: 'decline' }],
    ]);
    // Without any card there is nothing to ask.
    const fallen = entering([0, 'hero'], { house, hands: [['move-2'], ['move-1']], deck: ['move-1'] });
    expect([fallen.s.at[fallen.unit], fallen.s.flight.why]).toEqual([CUP, 'none']);
  });

  test.each([false, true])(
    'on the back of a fleeing dragon fall from it, and it flies on (BM-124); ruinsHeroMayRetreat: %s',
    (may) => {
      const s = given(
        {
          map,
          house: { ruinsHeroMayRetreat: may },
          units: { 2: [0, 'army', 'hero'], 4: [1, 'dragon', 'hero', 'wizard'] },
          hands: [[], ['move-3', 'move-2']],
          deck: ['move-1'],
        },
        'battle',
      );
      const [dragon, rider] = [unitAt(s, 4, 'dragon'), unitAt(s, 4, 'hero')];
      play(s, { type: 'attack', attacker: unitAt(s, 2, 'army'), target: dragon });
      play(s, { type: 'retreat', card: card('move-3'), rider }, scriptedDice(), 1);
      play(s, { type: 'step', to: 0 }, scriptedDice(), 1);
      expect([s.at[rider], s.flight.unit, s.flight.why, s.flight.pool]).toEqual([CUP, dragon, 'dragon', 2]);
      play(s, { type: 'step', to: 4 }, scriptedDice(), 1);
      expect(s.at[dragon]).toBe(4);
    },
  );
});

import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { plainMap } from '../boards/fixture';
import { placeWords } from '../boards/map-scene';
import { specialIds, type SpecialId } from '../catalogue/vocabulary';
import { card, find, given, play, unitAt } from '../engine/testing';
import type { BmEvent } from '../engine/events';
import { choiceWords } from './choice-words';
import { eventWords } from './event-words';
import { phaseOf } from './phase';

/** A hero beaten in territory 2, who has set out. */
const fled = (retreatDistance: 'oneSpace' | 'cardStrength', strength = 'move-1') => {
  const s = given(
    {
      house: { retreatDistance },
      units: { 4: [0, 'army'], 2: [1, 'hero'] },
      hands: [[], [strength]],
      deck: ['sword-2', 'gold-2', 'magic-1'],
    },
    'battle',
  );
  play(s, { type: 'attack', attacker: unitAt(s, 4, 'army'), target: unitAt(s, 2, 'hero') });
  play(s, { type: 'retreat', card: card(strength), rider: -1 }, scriptedDice(), 1);
  return s;
};

describe('words under house variations', () => {
  test('a retreat of one space says nothing of move points, before it and after (BM-R26)', () => {
    const s = fled('oneSpace');
    expect(phaseOf(s).explains).toContain('one space');
    expect(choiceWords(s, 1, { type: 'step', to: 2 }).text).not.toContain('MP');
    const [step] = find(play(s, { type: 'step', to: 2 }, scriptedDice(), 1), 'stepped');
    expect(eventWords(step!, s).text).toMatch(/to .*territory 3\.$/);
    expect(phaseOf(fled('cardStrength', 'move-2')).explains).toContain('2 move points');
  });

  test('a hero who may flee from Ruins is not said to be destroyed by them (BM-R40)', () => {
    const said = (ruinsHeroMayRetreat: boolean): string => {
      const s = given({ house: { ruinsHeroMayRetreat }, units: { 10: [0, 'hero'] } });
      const event = {
        type: 'ruins',
        rule: 'BM-174',
        unit: unitAt(s, 10, 'hero'),
        at: 9,
        card: card('move-1'),
        lost: true,
      };
      return eventWords(event as BmEvent, s).text;
    };
    expect(said(false)).toContain('it is destroyed');
    expect(said(true)).not.toContain('it is destroyed');
  });

  test('a game counted out may be won by Gold alone, and is not said to be won by castles (BM-R48)', () => {
    const s = given({ units: {} });
    const event = { type: 'ended', rule: 'BM-R48', winners: [0], by: 'limit' } as const;
    expect(eventWords(event as BmEvent, s).text).toMatch(
      /^Red wins: most castles .* or .* most Gold on the map\.$/,
    );
  });

  test('special territories of several houses have no article (BM-160)', () => {
    const said = (special: SpecialId): string =>
      placeWords(plainMap(['clear', 'forest'], [[1, 2]], { 2: special }), 1);
    expect(specialIds.map((id) => said(id).replace('Territory 2, forest with ', ''))).toEqual([
      'a City',
      'an Oracle',
      'a Monolith',
      'a Mine',
      'an Altar',
      'a Temple',
      'Barbarian Villages',
      'a Dragons Lair',
      'a Tavern',
      'Workshops',
      'a Wizards Tower',
      'a Pirates Cove',
      'Ruins',
    ]);
  });

  test('the Recruit Phase says that Magic buys wizards (BM-069)', () => {
    const s = given({ units: {}, hands: [['gold-1']], piles: [['castle']] }, 'recruit');
    expect(phaseOf(s).explains).toContain('Magic wizards too');
  });

  test('level totals promise no card that may not be there (BM-R24)', () => {
    const s = given({ units: { 4: [0, 'army'], 2: [1, 'army'] } });
    const [attacker, target] = [unitAt(s, 4, 'army'), unitAt(s, 2, 'army')];
    const event = { type: 'compared', rule: 'BM-131', attacker, target, totals: [1, 1], bonus: [0, 0] };
    expect(eventWords(event as unknown as BmEvent, s).text).toBe('1 against 1: they are level.');
  });

  test('whoever writes a castle again is not said to have been too near: all may have to (BM-R03)', () => {
    const s = given({ units: {} });
    expect(eventWords({ type: 'rewritten', rule: 'BM-R03', seats: [0, 1] } as BmEvent, s).text).toBe(
      'Castles were written too near each other: Red and Blue write again.',
    );
  });
});

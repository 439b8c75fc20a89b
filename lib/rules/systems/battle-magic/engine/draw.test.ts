import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { plainMap } from '../boards/fixture';
import { specialIds, type SpecialId, type UnitClass } from '../catalogue/vocabulary';
import { keeps } from './draw';
import { bitOf } from './kinds';
import { CUP, type BmState } from './state';
import { card, faceOf, find, offers, play, position, type Position } from './testing';

const full = ['army', 'army', 'army'];

/** Seat 0 at the end of its Recruit Phase, on a row of territories. */
function atDraw(specials: Readonly<Record<number, SpecialId>>, rest: Partial<Position> = {}): BmState {
  const s = position({
    map: plainMap(
      ['clear', 'clear', 'clear', 'clear', 'clear'],
      [
        [1, 2],
        [2, 3],
        [4, 5],
      ],
      specials,
    ),
    units: { 1: [0, 'hero'], 2: [0, 'hero'], 4: [0, 'castle'], 5: [1, 'castle', 'hero'] },
    piles: [full, full],
    hands: [[], ['move-1']],
    ...rest,
  });
  s.phase = 'recruit';
  return s;
}

describe('extra draws', () => {
  test('are for who holds the territory, and for nobody else (BM-R41)', () => {
    const s = atDraw({ 3: 'mine', 5: 'altar' });
    const events = play(s, { type: 'done' });
    expect([find(events, 'found'), find(events, 'chit'), s.hand[0]!.length]).toEqual([[], [], 4]);
    expect([s.finds, s.active]).toEqual([[], 1]);
  });

  test('of a Temple come before those of a Tavern, which the owner need not be asked (BM-R35)', () => {
    const s = atDraw(
      { 1: 'tavern', 2: 'temple' },
      { deck: ['gold-1', 'gold-1', 'gold-1', 'gold-1', 'move-1'] },
    );
    const events = play(s, { type: 'done' }, scriptedDice(faceOf(s, 0, 'hero')));
    expect(events.filter(({ rule }) => rule === 'BM-167' || rule === 'BM-170')).toMatchObject([
      { type: 'found', kept: true },
      { type: 'chit', kept: true },
    ]);
  });

  test('give nothing where no card and no chit is left (BM-156, BM-R61)', () => {
    const s = atDraw({ 1: 'mine', 2: 'tavern' });
    s.deck = [];
    s.discard = [];
    s.at = s.at.map((at, chit) => (at === CUP && s.game.ownerOf[chit] === 0 ? -3 : at));
    const events = play(s, { type: 'done' });
    expect([find(events, 'found'), find(events, 'chit')]).toEqual([[], []]);
    expect([s.hand[0], s.discard, s.pile[0]!.length]).toEqual([[], [], 3]);
  });

  test('the first chit of a set is drawn like any other (BM-157)', () => {
    const s = atDraw({}, { piles: [[], full] });
    expect(s.at[0]).toBe(CUP);
    const events = play(s, { type: 'done' }, scriptedDice(1));
    expect(find(events, 'chit')).toMatchObject([{ chit: 0, kept: true, find: -1 }]);
    expect(s.pile[0]).toEqual([0]);
  });

  test('keep by class, and more only where it is agreed and only there (BM-R43, BM-R45)', () => {
    const kept = (house: Readonly<Record<string, unknown>>, special: SpecialId): number =>
      keeps(atDraw({}, { house }), specialIds.indexOf(special));
    const bits = (...units: readonly UnitClass[]): number =>
      units.reduce((sum, unit) => sum | bitOf(unit), 0);
    const [heavy, tower] = [{ lairFinds: 'heavy' }, { crystalTowerClass: 'fullBallista' }];
    expect(kept({}, 'dragons-lair')).toBe(bits('dragon'));
    expect(kept(heavy, 'dragons-lair')).toBe(bits('dragon', 'juggernaught', 'giant'));
    expect(kept(tower, 'dragons-lair')).toBe(bits('dragon'));
    expect(kept({}, 'workshops')).toBe(bits('ballista', 'artifact'));
    expect(kept(tower, 'workshops')).toBe(bits('ballista', 'artifact', 'crystal-tower'));
    expect(kept({ ...heavy, ...tower }, 'tavern')).toBe(bits('hero'));
  });
});

describe('the limits', () => {
  test('of more than six cards any that the hand holds goes, until six are left (BM-155)', () => {
    const s = atDraw(
      {},
      {
        hands: [['move-1', 'gold-3', 'gold-3', 'magic-2'], ['move-1']],
        deck: ['sword-1', 'sword-1', 'sword-2', 'sword-3'],
      },
    );
    play(s, { type: 'done' });
    expect(offers(s, 'discard').map((one) => one.card)).toEqual(
      ['move-1', 'sword-1', 'sword-2', 'sword-3', 'gold-3', 'magic-2'].map(card),
    );
    play(s, { type: 'discard', card: card('gold-3') });
    const events = play(s, { type: 'discard', card: card('gold-3') });
    expect(find(events, 'discarded')).toMatchObject([{ rule: 'BM-155', card: card('gold-3') }]);
    expect([s.hand[0]!.length, s.active]).toEqual([6, 1]);
  });

  test('with six cards and six chits only a chit goes (BM-155, BM-159)', () => {
    const s = atDraw(
      { 1: 'tavern' },
      { hands: [['move-1', 'move-1'], ['move-1']], piles: [[...full, 'ship', 'ship'], full] },
    );
    play(s, { type: 'done' }, scriptedDice(faceOf(s, 0, 'hero')));
    expect([s.hand[0]!.length, offers(s, 'discard'), offers(s, 'return').length]).toEqual([6, [], 3]);
  });
});

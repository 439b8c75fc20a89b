import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { plainMap } from '../boards/fixture';
import { specialIds, type SpecialId } from '../catalogue/vocabulary';
import { handLimit, keeps, pileLimit } from './draw';
import { CUP, type BmState } from './state';
import { card, faceOf, find, offers, play, position, unitAt, type Position } from './testing';

const full = ['army', 'army', 'army'];

describe('special territories', () => {
  /** 1 is the special; seat 0 stands on it at the end of its Recruit Phase. */
  const at = (special: SpecialId, rest: Partial<Position> = {}): BmState => {
    const s = position({
      map: plainMap(
        ['clear', 'clear', 'sea', 'clear'],
        [
          [1, 2],
          [2, 3],
          [3, 4],
        ],
        { 1: special },
      ),
      units: { 1: [0, 'army'], 2: [0, 'castle'], 4: [1, 'castle', 'hero'] },
      piles: [full, full],
      hands: [[], ['move-1']],
      ...rest,
    });
    s.phase = 'recruit';
    return s;
  };

  test.each([
    ['monolith', 'magic-1', 'BM-164'],
    ['mine', 'gold-1', 'BM-165'],
    ['altar', 'sword-1', 'BM-166'],
    ['temple', 'move-1', 'BM-167'],
  ] as const)('%s keeps an extra %s (%s)', (special, kept, rule) => {
    const four = ['gold-2', 'magic-2', 'move-2', 'sword-2'];
    const s = at(special, { deck: [...four, kept] });
    expect(find(play(s, { type: 'done' }), 'found')).toMatchObject([{ rule, card: card(kept), kept: true }]);
    expect(s.hand[0]).toHaveLength(5);
    const other = at(special, { deck: [...four, kept === 'gold-1' ? 'magic-1' : 'gold-1'] });
    expect(find(play(other, { type: 'done' }), 'found')).toMatchObject([{ kept: false }]);
    expect([other.hand[0]!.length, other.discard.length]).toEqual([4, 1]);
  });

  test.each([
    ['barbarian-villages', 'army', 'human', 'BM-168'],
    ['dragons-lair', 'dragon', 'human', 'BM-169'],
    ['tavern', 'hero', 'human', 'BM-170'],
    ['workshops', 'ballista', 'human', 'BM-171'],
    ['workshops', 'artifact', 'human', 'BM-171'],
    ['wizards-tower', 'wizard', 'human', 'BM-172'],
    ['pirates-cove', 'ship', 'human', 'BM-173'],
  ] as const)('%s keeps an extra %s', (special, unit, empire, rule) => {
    const s = at(special, { empires: [empire] });
    const events = play(s, { type: 'done' }, scriptedDice(faceOf(s, 0, unit)));
    expect(find(events, 'chit')).toMatchObject([{ rule, kept: true }]);
    expect(s.pile[0]).toHaveLength(4);
    const other = at(special);
    const back = play(other, { type: 'done' }, scriptedDice(faceOf(other, 0, 'castle')));
    expect(find(back, 'chit')).toMatchObject([{ kept: false }]);
    expect(other.pile[0]).toHaveLength(3);
  });

  test('cards before chits, and among them in the order of the owner (BM-R35, BM-R38)', () => {
    const s = position({
      map: plainMap(
        ['clear', 'clear', 'clear', 'clear', 'sea', 'clear'],
        [
          [1, 2],
          [2, 3],
          [3, 4],
          [4, 5],
          [5, 6],
        ],
        { 1: 'tavern', 2: 'mine', 3: 'altar' },
      ),
      units: { 1: [0, 'hero'], 2: [0, 'hero'], 3: [0, 'hero'], 4: [0, 'castle'], 6: [1, 'castle', 'hero'] },
      piles: [full, full],
      hands: [[], ['move-1']],
      deck: ['move-1', 'move-1', 'move-2', 'move-2', 'sword-2', 'gold-2'],
    });
    s.phase = 'recruit';
    play(s, { type: 'done' });
    expect(offers(s, 'find').map(({ at: place }) => place + 1)).toEqual([2, 3]);
    const events = play(s, { type: 'find', at: 2 }, scriptedDice(faceOf(s, 0, 'hero')));
    expect(find(events, 'found').map(({ rule, kept }) => [rule, kept])).toEqual([
      ['BM-166', true],
      ['BM-165', true],
    ]);
    expect(find(events, 'chit')).toMatchObject([{ rule: 'BM-170', kept: true }]);
  });

  test('a City holds a sixth chit, an Oracle a seventh card (BM-162, BM-163, BM-R41)', () => {
    expect(pileLimit(at('city'), 0) - pileLimit(at('mine'), 0)).toBe(1);
    expect(handLimit(at('oracle'), 0) - handLimit(at('mine'), 0)).toBe(1);
    expect(handLimit(at('oracle'), 1)).toBe(6);
  });

  test('a City may raise the threshold too (BM-R39)', () => {
    const s = at('city', { house: { cityEffect: 'maxAndThreshold' } });
    play(s, { type: 'done' }, scriptedDice(1));
    expect(s.pile[0]).toHaveLength(4);
    const plain = at('city');
    play(plain, { type: 'done' });
    expect(plain.pile[0]).toHaveLength(3);
  });

  test('excess chits go back to the cup as their owner chooses (BM-159, BM-R37)', () => {
    const s = at('tavern', { piles: [[...full, 'ship', 'wizard'], full] });
    play(s, { type: 'done' }, scriptedDice(faceOf(s, 0, 'hero')));
    expect(offers(s, 'return')).toHaveLength(4);
    const { chit } = offers(s, 'return')[1]!;
    play(s, { type: 'return', chit });
    expect([s.at[chit], s.pile[0]!.length, s.active]).toEqual([CUP, 5, 1]);
  });

  test('a Dragons Lair may find all that is heavy, Workshops a Crystal Tower (BM-R43, BM-R45)', () => {
    const lair = specialIds.indexOf('dragons-lair');
    const shops = specialIds.indexOf('workshops');
    const bits = (house: Readonly<Record<string, unknown>>, special: number) =>
      keeps(at('mine', { house }), special);
    expect(bits({ lairFinds: 'heavy' }, lair)).not.toBe(bits({}, lair));
    expect(bits({ crystalTowerClass: 'fullBallista' }, shops)).not.toBe(bits({}, shops));
  });

  const ruins = (rest: Partial<Position> = {}): BmState => {
    const s = at('ruins', {
      units: { 2: [0, 'castle', 'army', 'hero+1', 'hero'], 4: [1, 'castle'] },
      hands: [['move-2', 'move-1'], ['move-1']],
      ...rest,
    });
    s.phase = 'move';
    return s;
  };

  test('Ruins give their first hero a card, once (BM-161, BM-174, BM-175, BM-R40)', () => {
    const s = ruins({ deck: ['gold-3', 'move-3'] });
    const hero = unitAt(s, 2, 'hero');
    play(s, { type: 'move', unit: hero, card: card('move-2') });
    const events = play(s, { type: 'step', to: 0 });
    expect(find(events, 'ruins')).toMatchObject([{ rule: 'BM-175', lost: false }]);
    expect([s.hand[0]!.includes(card('gold-3')), s.ruined, s.pool]).toEqual([true, [0], 0]);
  });

  test('a Move card out of the Ruins destroys him; of two who come together the owner names the first (BM-R40)', () => {
    const s = ruins({ deck: ['move-3'] });
    const army = unitAt(s, 2, 'army');
    play(s, { type: 'move', unit: army, card: card('move-2') });
    const heroes = offers(s, 'join').map(({ unit }) => unit);
    for (const unit of heroes) play(s, { type: 'join', unit });
    play(s, { type: 'step', to: 0 });
    expect(offers(s, 'visit')).toHaveLength(2);
    const events = play(s, { type: 'visit', unit: heroes[0]! });
    expect(find(events, 'ruins')).toMatchObject([{ rule: 'BM-174', lost: true, unit: heroes[0] }]);
    expect([s.at[heroes[0]!], s.at[heroes[1]!], s.at[army]]).toEqual([CUP, 0, 0]);
  });

  test('where it is agreed he may flee them (BM-R40)', () => {
    const s = ruins({ house: { ruinsHeroMayRetreat: true }, deck: ['move-3'] });
    const hero = unitAt(s, 2, 'hero');
    play(s, { type: 'move', unit: hero, card: card('move-2') });
    play(s, { type: 'step', to: 0 });
    play(s, { type: 'retreat', card: card('move-1'), rider: -1 });
    play(s, { type: 'step', to: 1 });
    expect([s.at[hero], s.flight.unit, s.leader]).toEqual([1, -1, -1]);
  });

  test('what it costs to enter one (BM-161, BM-R12)', () => {
    const toll = (specialEntry: string): number => {
      const map = plainMap(
        ['clear', 'mountain', 'sea', 'clear', 'clear'],
        [
          [1, 2],
          [1, 3],
          [3, 4],
          [4, 5],
        ],
        {
          2: 'mine',
        },
      );
      return position({ map, house: { specialEntry }, units: {} }).game.ground.toll[0]![0]!;
    };
    expect(['replace', 'max', 'add'].map(toll)).toEqual([2, 3, 5]);
  });
});

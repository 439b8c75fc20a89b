import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { fixtureF1, plainMap } from '../boards/fixture';
import { engine } from './index';
import { CUP, type BmState } from './state';
import { gameOf } from './table';
import { artifactsOn } from './units';
import { card, faceOf, find, offers, play, tableOf, unitAt, type Position, given } from './testing';

describe('moving', () => {
  test('clear 1, forest 2, mountain 3, sea 1, reef 2, a river 1 more (BM-094 to BM-099)', () => {
    const map = plainMap(
      ['clear', 'clear', 'forest', 'mountain', 'sea', 'reef', 'forest'],
      [
        [1, 2],
        [1, 3],
        [1, 4],
        [1, 5],
        [1, 6],
        [1, 7, 'river'],
      ],
    );
    expect(gameOf(tableOf(map)).ground.toll[0]).toEqual([1, 2, 3, 1, 2, 3]);
  });

  test('several units move as cards allow; a leftover pool is lost (BM-093, BM-100, BM-101, BM-R07)', () => {
    const s = given({
      units: { 1: [0, 'hero'], 4: [0, 'wizard'] },
      hands: [['move-2', 'move-1', 'magic-1']],
    });
    const hero = unitAt(s, 1, 'hero');
    play(s, { type: 'move', unit: hero, card: card('move-2') });
    play(s, { type: 'step', to: 3 });
    expect(s.pool).toBe(1);
    play(s, { type: 'move', unit: unitAt(s, 4, 'wizard'), card: card('magic-1') });
    expect([s.pool, s.leader === hero]).toEqual([1, false]);
    play(s, { type: 'step', to: 0 });
    play(s, { type: 'move', unit: hero, card: card('move-1') });
    expect(s.pool).toBe(1);
  });

  test('enemies stop everybody but a dragon, and nothing else does (BM-106, BM-108, BM-R10, BM-R56)', () => {
    const s = given({ units: { 1: [0, 'hero'], 4: [1, 'castle'], 2: [1, 'hero'] }, hands: [['move-3']] });
    play(s, { type: 'move', unit: unitAt(s, 1, 'hero'), card: card('move-3') });
    // 5 lies beside nobody’s territory; castles on 4 do not hold him.
    expect(offers(s, 'step').map(({ to }) => to + 1)).toEqual([5]);
  });
});

describe('battle', () => {
  const fight = (rest: Position): BmState => given(rest, 'battle');

  test('one attack each, one battle at a time; the winner stays where it is (BM-115 to BM-117, BM-121, BM-R18, BM-R53)', () => {
    const s = fight({
      units: { 4: [0, 'army', 'hero'], 2: [1, 'army', 'hero'] },
      deck: ['sword-3', 'gold-1', 'gold-1', 'gold-1'],
    });
    const army = unitAt(s, 4, 'army');
    const foe = unitAt(s, 2, 'army');
    play(s, { type: 'attack', attacker: army, target: foe });
    expect([s.at[army], s.at[foe], s.attacked[army]]).toEqual([3, CUP, 1]);
    expect(offers(s, 'attack').every(({ attacker }) => attacker !== army)).toBe(true);
    expect(offers(s, 'attack').map(({ target }) => target)).toContain(unitAt(s, 2, 'hero'));
  });

  test('rivers and shores do not matter (BM-R21, BM-R54)', () => {
    const s = fight({ units: { 1: [0, 'hero'], 2: [1, 'army'], 5: [1, 'ship'] } });
    const hero = unitAt(s, 1, 'hero');
    expect(offers(s, 'attack').filter(({ attacker }) => attacker === hero)).toHaveLength(2);
  });

  test('battle cards never reach a hand and all are discarded (BM-127, BM-130, BM-137, BM-138, BM-R23)', () => {
    const s = fight({
      units: { 4: [0, 'army'], 2: [1, 'army'] },
      deck: ['gold-1', 'gold-1', 'gold-2', 'gold-2', 'gold-3', 'gold-3', 'sword-1', 'move-1'],
    });
    const events = play(s, { type: 'attack', attacker: unitAt(s, 4, 'army'), target: unitAt(s, 2, 'army') });
    expect(find(events, 'battleCards').map(({ tie }) => tie)).toEqual([0, 0, 1, 1, 2, 2]);
    expect([s.hand[0], s.hand[1], s.discard.length]).toEqual([[], [], 8]);
  });

  test('passengers of a destroyed army stay (BM-R60)', () => {
    const s = fight({
      units: { 4: [0, 'army'], 2: [1, 'army', 'hero'] },
      deck: ['sword-3', 'gold-1', 'gold-1', 'gold-1'],
    });
    play(s, { type: 'attack', attacker: unitAt(s, 4, 'army'), target: unitAt(s, 2, 'army') });
    expect(s.at[unitAt(s, 2, 'hero')]).toBe(1);
  });

  test('shelter and advantages add up on both sides (BM-140, BM-R29)', () => {
    const s = fight({
      units: { 4: [0, 'wizard+1'], 2: [1, 'hero', 'castle'] },
      deck: ['magic-1', 'gold-1', 'gold-1'],
    });
    const events = play(s, {
      type: 'attack',
      attacker: unitAt(s, 4, 'wizard'),
      target: unitAt(s, 2, 'hero'),
    });
    expect(find(events, 'compared')[0]?.bonus).toEqual([1, 2]);
  });
});

describe('turns', () => {
  test('Move, Battle, Recruit, Draw, then the next seat (BM-091, BM-092)', () => {
    const s = given({
      units: { 1: [0, 'castle'], 4: [0, 'army'], 3: [1, 'army'] },
      hands: [['move-1', 'gold-2'], ['move-1']],
      piles: [
        ['army', 'dragon', 'dragon', 'dragon'],
        ['dragon', 'dragon', 'dragon'],
      ],
    });
    const phases: string[] = [];
    while (s.active === 0) {
      phases.push(s.phase);
      const seat = engine.toAct(s)[0]!;
      const choices = engine.choices(s, seat);
      engine.play(s, seat, choices.find(({ type }) => type === 'done') ?? choices[0]!, scriptedDice());
    }
    expect(phases).toEqual(['move', 'battle', 'recruit']);
    expect([s.hand[0]!.length, s.active, s.turn]).toEqual([6, 1, 2]);
  });

  test('a recruit acts from the next turn, a castle may stand on any land (BM-R34, BM-R57)', () => {
    const s = given(
      {
        units: { 1: [0, 'castle'], 2: [0, 'army'] },
        hands: [['gold-1'], ['move-1']],
        piles: [
          ['castle', 'dragon', 'dragon', 'dragon'],
          ['dragon', 'dragon', 'dragon'],
        ],
      },
      'recruit',
    );
    play(s, { type: 'buy', chit: s.pile[0]![0]! });
    // 3 is a mountain without a coast.
    play(s, { type: 'place', at: 2 });
    expect([s.castles[0], s.active]).toEqual([3, 1]);
  });

  test('a chit only while the pile has fewer than three; an empty cup gives none (BM-157, BM-158, BM-R36, BM-R61)', () => {
    const s = given(
      {
        units: {},
        hands: [[], ['move-1']],
        piles: [
          ['army', 'army'],
          ['army', 'army', 'army'],
        ],
      },
      'recruit',
    );
    s.hand[0] = [card('gold-1')];
    const again = engine.clone(s);
    const drawn = pileAfter(s, faceOf(s, 0, 'hero'));
    expect(drawn).toBe(3);
    again.at = again.at.map((at, chit) => (at === CUP && again.game.ownerOf[chit] === 0 ? -3 : at));
    expect(pileAfter(again)).toBe(2);
  });

  /** Ends the Recruit Phase; what the pile of seat 0 then has. */
  function pileAfter(s: BmState, ...faces: readonly number[]): number {
    s.phase = 'recruit';
    engine.play(s, 0, { type: 'done' }, scriptedDice(...faces));
    return s.pile[0]!.length;
  }

  test('artifacts are counted by their bearer (BM-079, BM-080)', () => {
    const s = given({ units: { 4: [0, 'hero+2', 'wizard+1'] } });
    expect([artifactsOn(s, unitAt(s, 4, 'hero')), artifactsOn(s, unitAt(s, 4, 'wizard'))]).toEqual([2, 1]);
  });

  test('the same seed deals the same game (BM-087, BM-088)', () => {
    const once = JSON.stringify(engine.setup(tableOf(fixtureF1), seededDice('a')));
    expect(JSON.stringify(engine.setup(tableOf(fixtureF1), seededDice('a')))).toBe(once);
    expect(JSON.stringify(engine.setup(tableOf(fixtureF1), seededDice('b')))).not.toBe(once);
  });
});

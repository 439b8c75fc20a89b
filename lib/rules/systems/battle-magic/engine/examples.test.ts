import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/scripted-dice';
import { fixtureF1, plainMap } from '../boards/fixture';
import { graphOf } from '../boards/map';
import { castleSpots } from './seating';
import { engine } from './index';
import type { BmState } from './state';
import { card, faceOf, find, offers, play, position, reach, unitAt, type Position, given } from './testing';

/** A battle between the units of two territories, cards in the order in which they are drawn. */
const battle = (rest: Position): BmState => {
  const s = given(rest);
  s.phase = 'battle';
  return s;
};

describe('movement', () => {
  const { ground } = given({ units: {} }).game;
  const cost = (...path: readonly number[]): number =>
    path.slice(1).reduce((sum, to, i) => {
      const from = path[i]! - 1;
      return sum + ground.toll[from]![ground.neighbours[from]!.indexOf(to - 1)]!;
    }, 0);
  const air = (...path: readonly number[]): number =>
    path.slice(1).reduce((sum, to, i) => {
      const from = path[i]! - 1;
      return sum + ground.tollAir[from]![ground.neighbours[from]!.indexOf(to - 1)]!;
    }, 0);

  test('BM-E05, BM-084, BM-R02, BM-R59: castles on 1 and 8 of F1 are three apart over the sea, too near each other', () => {
    const graph = graphOf(fixtureF1, 5);
    expect(castleSpots(graph, [0], 0, 6)).not.toContain(7);
    expect(castleSpots(graph, [0], 0, 4)).not.toContain(7);
    expect(castleSpots(graph, [0], 0, 3)).toContain(7);
  });

  test('BM-E06: an army pays 3, 1, 5, 3 and 5', () => {
    expect([cost(1, 2), cost(1, 4), cost(1, 4, 3), cost(1, 4, 10), cost(1, 4, 10, 11)]).toEqual([
      3, 1, 5, 3, 5,
    ]);
  });

  test('BM-E07: an army with one Move 3 reaches 4, 2 and 10', () => {
    const s = given({ units: { 1: [0, 'army'] }, hands: [['move-3', 'move-3']] });
    const army = unitAt(s, 1, 'army');
    play(s, { type: 'move', unit: army, card: card('move-3') });
    expect(reach(s)).toEqual({ 4: 1, 2: 3, 10: 3, 1: 2 });
    // BM-035: no second card.
    expect(offers(s, 'move').filter(({ unit }) => unit === army)).toEqual([]);
  });

  test('BM-E08: what a hero, a ship, a Giant and a dragon pay', () => {
    expect([cost(1, 5, 7, 8), cost(5, 6), cost(5, 7), cost(4, 2, 6)]).toEqual([3, 2, 1, 4]);
    expect([air(1, 2, 3), air(4, 10)]).toEqual([2, 1]);
  });

  test('BM-E09: a wizard goes on Move 2 and Magic 3', () => {
    const s = given({ units: { 4: [0, 'wizard'] }, hands: [['move-2', 'magic-3', 'magic-1', 'move-1']] });
    const unit = unitAt(s, 4, 'wizard');
    play(s, { type: 'move', unit, card: card('move-2') });
    play(s, { type: 'move', unit, card: card('magic-3') });
    expect(reach(s)).toEqual({ 1: 1, 2: 2, 4: 2, 5: 2, 10: 2, 7: 3, 3: 4, 6: 4, 8: 4, 9: 4, 11: 4 });
    expect(offers(s, 'move').filter((choice) => choice.unit === unit)).toEqual([]);
  });

  test('BM-E10: a ship takes an army aboard, sails and lands it', () => {
    const start: Position = { units: { 5: [0, 'ship'], 1: [0, 'army'] }, hands: [['move-3', 'move-2']] };
    const s = given(start);
    const ship = unitAt(s, 5, 'ship');
    const army = unitAt(s, 1, 'army');
    play(s, { type: 'move', unit: ship, card: card('move-3') });
    play(s, { type: 'board', unit: army });
    play(s, { type: 'step', to: 6 });
    play(s, { type: 'land', unit: army, to: 7 });
    expect([s.at[army], s.at[ship], s.on[army], s.pool]).toEqual([7, 6, -1, 0]);

    const short = given(start);
    play(short, { type: 'move', unit: ship, card: card('move-2') });
    play(short, { type: 'board', unit: army });
    play(short, { type: 'step', to: 6 });
    expect(offers(short, 'land')).toEqual([]);
    expect([short.at[army], short.on[army]]).toEqual([6, ship]);
  });

  test('BM-E11: a dragon flies over an army and not over a dragon', () => {
    const s = given({
      units: { 1: [0, 'dragon'], 2: [1, 'army'], 4: [1, 'dragon'] },
      hands: [['move-3']],
    });
    play(s, { type: 'move', unit: unitAt(s, 1, 'dragon'), card: card('move-3') });
    expect(offers(s, 'step').map(({ to }) => to + 1)).toEqual([2, 5]);
    const places = reach(s);
    expect([places[3], places[9], places[2], places[4]]).toEqual([2, 3, undefined, undefined]);
  });
});

describe('battle', () => {
  test('BM-E12, BM-126, BM-128, BM-129: an army beats a hero, who draws one card, by its advantage', () => {
    const s = battle({
      units: { 4: [0, 'army'], 2: [1, 'hero'] },
      deck: ['sword-1', 'gold-2', 'magic-1'],
    });
    const hero = unitAt(s, 2, 'hero');
    const events = play(s, { type: 'attack', attacker: unitAt(s, 4, 'army'), target: hero });
    expect(find(events, 'compared')).toMatchObject([{ totals: [2, 1], bonus: [1, 0] }]);
    expect(find(events, 'destroyed')).toMatchObject([{ unit: hero }]);
  });

  test('BM-E12, BM-R58: the hero may retreat for a Move card, in the turn of the other', () => {
    const s = battle({
      units: { 4: [0, 'army'], 2: [1, 'hero+1'] },
      hands: [[], ['move-2', 'gold-1']],
      deck: ['sword-2', 'gold-2', 'magic-1'],
    });
    const hero = unitAt(s, 2, 'hero');
    play(s, { type: 'attack', attacker: unitAt(s, 4, 'army'), target: hero });
    const events = play(s, { type: 'retreat', card: card('move-2'), rider: -1 }, scriptedDice(), 1);
    expect(find(events, 'artifactLost')).toHaveLength(1);
    // River to 1 would cost 2 of 2; 6 is a reef.
    expect(offers(s, 'step', 1).map(({ to }) => to + 1)).toEqual([1, 6]);
    play(s, { type: 'step', to: 5 }, scriptedDice(), 1);
    expect([s.at[hero], s.flight.unit, engine.toAct(s)]).toEqual([5, -1, [0]]);
  });

  test('BM-E13: a hero with two artifacts beats a sheltered dragon', () => {
    const s = battle({
      units: { 4: [0, 'hero+2'], 2: [1, 'dragon', 'castle'] },
      deck: ['magic-2', 'sword-3', 'move-1'],
    });
    const target = unitAt(s, 2, 'dragon');
    const events = play(s, { type: 'attack', attacker: unitAt(s, 4, 'hero'), target });
    expect(find(events, 'compared')).toMatchObject([{ totals: [5, 4], bonus: [3, 1] }]);
    expect(find(events, 'destroyed')).toMatchObject([{ unit: target }]);
  });

  test('BM-E14: a castle holds against a ship in the tie-break', () => {
    const s = battle({
      units: { 5: [0, 'ship'], 1: [1, 'castle'] },
      deck: ['sword-2', 'move-1', 'sword-1', 'magic-3', 'gold-3', 'sword-1'],
    });
    const ship = unitAt(s, 5, 'ship');
    const events = play(s, { type: 'attack', attacker: ship, target: unitAt(s, 1, 'castle') });
    expect(find(events, 'compared').map(({ totals }) => totals)).toEqual([
      [2, 2],
      [2, 3],
    ]);
    expect(find(events, 'destroyed')).toMatchObject([{ unit: ship }]);
  });

  const siege: Position = {
    units: { 4: [0, 'ballista'], 2: [1, 'army'] },
    hands: [['sword-3'], []],
  };
  const draws = ['magic-2', 'sword-1', 'sword-1', 'move-1', 'gold-1', 'sword-1', 'magic-2'];

  test('BM-E15: a ballista substitutes, ties twice and wins', () => {
    const s = battle({ ...siege, deck: draws });
    const army = unitAt(s, 2, 'army');
    play(s, { type: 'attack', attacker: unitAt(s, 4, 'ballista'), target: army });
    const events = play(s, { type: 'substitute', card: card('sword-3') });
    expect(find(events, 'compared').map(({ totals }) => totals)).toEqual([
      [3, 3],
      [3, 3],
      [4, 3],
    ]);
    expect(find(events, 'destroyed')).toMatchObject([{ unit: army }]);
    expect(s.discard).toHaveLength(8);
  });

  test('BM-E16, BM-R25: a beaten ballista stays, and so does the army', () => {
    const s = battle({ ...siege, deck: [...draws.slice(0, 3)] });
    const ballista = unitAt(s, 4, 'ballista');
    play(s, { type: 'attack', attacker: ballista, target: unitAt(s, 2, 'army') });
    const events = play(s, { type: 'decline' });
    expect(find(events, 'repelled')).toHaveLength(1);
    expect([s.at[ballista], s.at[unitAt(s, 2, 'army')]]).toEqual([3, 1]);
  });

  test('BM-E17, BM-122, BM-123, BM-R19: each attacker has its choice of targets, a castle last', () => {
    const s = battle({ units: { 4: [0, 'army', 'wizard'], 2: [1, 'castle', 'army', 'hero'] } });
    const castle = unitAt(s, 2, 'castle');
    expect(offers(s, 'attack')).toHaveLength(5);
    expect(offers(s, 'attack').some(({ target }) => target === castle)).toBe(false);
    const alone = battle({ units: { 4: [0, 'army', 'wizard'], 2: [1, 'castle'] } });
    expect(offers(alone, 'attack')).toHaveLength(3);
  });

  test('BM-E18: a Juggernaught beats a Giant, 4 to 3', () => {
    const s = battle({
      empires: ['dwarf', 'orc'],
      units: { 4: [0, 'juggernaught'], 2: [1, 'giant'] },
      deck: ['sword-1', 'sword-1', 'sword-2', 'gold-1', 'sword-3', 'magic-2', 'move-1'],
    });
    const giant = unitAt(s, 2, 'giant');
    const events = play(s, { type: 'attack', attacker: unitAt(s, 4, 'juggernaught'), target: giant });
    expect(find(events, 'compared')).toMatchObject([{ totals: [4, 3] }]);
    expect(find(events, 'destroyed')).toMatchObject([{ unit: giant }]);
  });
});

describe('recruiting and drawing', () => {
  const shop = (rest: Partial<Position>): BmState => {
    const s = given({ units: { 4: [0, 'castle'] }, ...rest });
    s.phase = 'recruit';
    return s;
  };
  /** Too dear to be bought, and enough of them that no chit is drawn. */
  const dragons = ['dragon', 'dragon', 'dragon'];
  /** What the other seat needs to stop at its own first decision. */
  const other = { hand: ['move-2'], pile: dragons };
  const buy = (s: BmState, at: number) => {
    const [chit] = s.pile[0]!;
    play(s, { type: 'buy', chit: chit! });
    return play(s, { type: 'place', at: at - 1 });
  };

  test('BM-E19: no change is given, and each chit is paid apart', () => {
    const s = shop({
      units: { 1: [0, 'castle'] },
      piles: [['hero', 'castle', ...dragons]],
      hands: [['gold-2', 'gold-2', 'gold-3'], other.hand],
    });
    buy(s, 2);
    expect(offers(s, 'pay').map(({ cards }) => cards)).toEqual([
      [card('gold-3')],
      [card('gold-2'), card('gold-2')],
    ]);
    const hero = play(s, { type: 'pay', cards: [card('gold-2'), card('gold-2')] });
    expect(find(hero, 'paid')).toMatchObject([{ cost: 3, lost: 1 }]);
    const castle = buy(s, 3);
    expect(find(castle, 'paid')).toMatchObject([{ cost: 1, lost: 2 }]);
  });

  test('BM-E20: Magic pays for a wizard and not for a hero', () => {
    const s = shop({ piles: [['wizard', 'hero', ...dragons]], hands: [['gold-1', 'magic-2'], other.hand] });
    expect(offers(s, 'buy')).toHaveLength(1);
    const paid = buy(s, 1);
    expect(find(paid, 'paid')).toMatchObject([{ cards: [card('gold-1'), card('magic-2')], lost: 0 }]);
    const without = shop({ piles: [['hero']], hands: [['gold-1', 'magic-2']] });
    expect(offers(without, 'buy')).toEqual([]);
  });

  test('BM-E21: a Mine brings an eighth card, and two are discarded', () => {
    const s = shop({
      units: { 4: [0, 'castle'], 10: [0, 'army'] },
      piles: [dragons, other.pile],
      hands: [['move-1', 'move-1', 'sword-1'], other.hand],
      deck: ['move-1', 'gold-2', 'sword-1', 'magic-1', 'gold-3'],
    });
    const events = play(s, { type: 'done' });
    expect(find(events, 'found')).toMatchObject([{ card: card('gold-3'), kept: true, rule: 'BM-165' }]);
    expect([s.hand[0]!.length, s.phase]).toEqual([8, 'discard']);
    play(s, { type: 'discard', card: card('move-1') });
    play(s, { type: 'discard', card: card('sword-1') });
    expect([s.hand[0]!.length, s.active]).toEqual([6, 1]);
  });

  test('BM-E22: a Tavern and Barbarian Villages draw on top of the normal chit', () => {
    const map = plainMap(
      ['clear', 'clear', 'sea', 'clear', 'clear'],
      [
        [1, 2],
        [1, 3],
        [3, 4],
        [4, 5],
        [2, 5],
      ],
      { 1: 'tavern', 2: 'barbarian-villages' },
    );
    const s = position({
      map,
      units: { 1: [0, 'hero'], 2: [0, 'army'], 4: [0, 'castle'], 5: [1, 'castle', 'army'] },
      piles: [['castle', 'ship'], other.pile],
      hands: [[], other.hand],
    });
    s.phase = 'recruit';
    const hero = play(s, { type: 'done' }, scriptedDice(faceOf(s, 0, 'hero')));
    expect([find(hero, 'chit')[0]?.kept, s.pile[0]!.length]).toEqual([true, 3]);
    const tavern = play(s, { type: 'find', at: 0 }, scriptedDice(faceOf(s, 0, 'ship'), faceOf(s, 0, 'army')));
    expect(find(tavern, 'chit').map(({ rule, kept }) => [rule, kept])).toEqual([
      ['BM-170', false],
      ['BM-168', true],
    ]);
    expect([s.pile[0]!.length, s.active]).toEqual([4, 1]);
  });

  test('BM-E23: whoever destroys the last castle wins at once', () => {
    const s = position({
      units: { 1: [0, 'castle'], 4: [0, 'army'], 2: [1, 'castle'], 9: [1, 'army'] },
      hands: [[], ['gold-1']],
      piles: [[], ['castle']],
      deck: ['sword-3', 'move-1', 'gold-1', 'gold-2'],
    });
    s.phase = 'battle';
    const attack = {
      type: 'attack',
      attacker: unitAt(s, 4, 'army'),
      target: unitAt(s, 2, 'castle'),
    } as const;
    play(s, attack);
    play(s, { type: 'decline' }, scriptedDice(), 1);
    expect(engine.outcome(s)).toMatchObject({ winners: [0], by: 'castles' });
    expect([s.hand[1], s.pile[1], engine.toAct(s)]).toEqual([[], [], []]);
  });
});

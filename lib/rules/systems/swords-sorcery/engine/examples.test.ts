import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/scripted-dice';
import { advance } from './advance';
import { begin } from './lasting';
import { beginConflict } from './fight';
import { engine } from './index';
import { capped } from './movement';
import { attack, lift } from './pieces';
import type { SsEvent } from './events';
import {
  act,
  cardOf,
  cast,
  closeWindows,
  employ,
  labelOf,
  listen,
  looseDice,
  pieceOn,
  position,
  resolve,
  say,
  spotOf,
  thePiece,
  theSpot,
  turnTo,
  wizards,
  type Position,
} from './testing';
import { GHOST, HELD, type SsState } from './state';
import { armedValue, bestTwo } from './value';

type Pieces = Position['pieces'];

/** Who holds A1 of seat 0's domain, and who has moved in on it. */
const meet = (defender: Pieces[string], initiator: Pieces[string], given: Partial<Position> = {}): SsState =>
  position({
    ...given,
    pieces: { ...wizards, ...given.pieces, '0 A1': defender, '0 A1*': initiator },
  });

/** The fight on A1: what was named, then the dice; the turns after it roll what they like. */
function fight(s: SsState, named: readonly string[], ...faces: readonly number[]): FoughtEvent {
  const dice = looseDice(...faces);
  const events: SsEvent[] = [];
  const tell = (event: SsEvent): number => events.push(event);
  s.phase = 'fight';
  beginConflict(s, spotOf(s, '0 A1'), { dice, tell });
  advance(s, { dice: named.length === 0 ? dice : scriptedDice(), tell });
  for (const [k, id] of named.entries())
    events.push(
      ...act(
        s,
        { type: 'modifier', card: id === '' ? -1 : cardOf(s, id) },
        k === named.length - 1 ? dice : scriptedDice(),
      ),
    );
  const fought = events.find((event) => event.type === 'fought');
  if (fought?.type !== 'fought') throw new Error('nobody fought');
  return fought;
}
type FoughtEvent = Extract<SsEvent, { type: 'fought' }>;

const isAlive = (s: SsState, piece: number): boolean => s.at[piece]! >= 0;
const isSpent = (s: SsState, id: string): boolean => s.discards.includes(cardOf(s, id));
const where = (s: SsState, piece: number): string => labelOf(s, s.at[piece]!);
const landings = (s: SsState, piece: number): readonly string[] =>
  engine
    .choices(s, 0)
    .flatMap((c) => (c.type === 'step' && c.piece === piece ? [labelOf(s, c.to)] : []))
    .sort();

describe('conflicts', () => {
  test('SS-E01: a pion with 61 beats the warrior with 54', () => {
    const s = meet([1, 'warrior'], [0, 'pion']);
    const warrior = pieceOn(s, '0 A1');
    expect(fight(s, [], 1, 6, 4, 5, 4, 2)).toMatchObject({ values: [61, 54], winner: 'initiator' });
    expect(isAlive(s, warrior)).toBe(false);
  });

  test('SS-E02: a tie is the initiator’s, unless the defender has a Lucky Charm', () => {
    const plain = meet([1, 'pion'], [0, 'guard']);
    expect(fight(plain, [], 5, 3, 3, 3, 5)).toMatchObject({ values: [53, 53], winner: 'initiator' });
    const charmed = meet([1, 'pion'], [0, 'guard'], { play: [[], ['lucky-charm']] });
    expect(fight(charmed, [], 5, 3, 3, 3, 5)).toMatchObject({ values: [53, 53], winner: 'defender' });
  });

  const armoury = [
    'swords',
    'spears',
    'hammers',
    'twin-forks',
    'daggers',
    'morning-star',
    'gauntlet-of-might',
  ] as const;
  const each = (piece: Pieces[string], faces: readonly number[]): readonly number[] =>
    armoury.map(
      (id) => fight(meet([1, 'pion'], piece, { play: [[id], []] }), [id], ...faces, 1, 1).values[0],
    );

  test('SS-E03: 5 and 4 with each modifier', () => {
    expect(bestTwo([5, 4])).toBe(54);
    expect(each([0, 'pion'], [5, 4])).toEqual([65, 54, 59, 54, 55, 80, 56]);
  });

  test('SS-E04: a warrior’s 6, 6, 2, 6 with each modifier', () => {
    expect(bestTwo([6, 6, 2, 6])).toBe(66);
    expect(each([0, 'warrior'], [6, 6, 2, 6])).toEqual([77, 75, 71, 68, 67, 88, 68]);
  });

  test('SS-E05: all dice rolled count, also those not chosen', () => {
    expect(armedValue([3, 3, 5], { by: 'pair', plus: 2 })).toBe(55);
    expect(armedValue([6, 1, 6], { by: 'sixes', plusEach: 3 })).toBe(72);
  });

  test.each([
    ['66 breaks nothing', [6, 1], 66, true],
    ['67 breaks the Swords, whoever wins', [6, 2], 67, false],
  ] as const)('SS-E06: %s', (_, faces, value, stays) => {
    const s = meet([1, 'warrior'], [0, 'pion'], { play: [['hammers'], ['swords']] });
    const fought = fight(s, ['hammers', 'swords'], ...faces, 6, 6, 6, 6);
    expect([fought.values[0], fought.winner]).toEqual([value, 'defender']);
    expect(s.play[1]!.includes(cardOf(s, 'swords'))).toBe(stays);
  });

  test.each([
    ['Swords', 'swords', [], 40],
    ['the Gauntlet', 'gauntlet-of-might', ['gauntlet-of-might'], 42],
  ] as const)('SS-E07: a cursed warrior rolls 4, its owner has %s', (_, card, named, value) => {
    const s = meet([1, 'pion'], [0, 'warrior'], { play: [[card], []] });
    const curse = {
      card: cardOf(s, 'nermals-curse'),
      seat: 1,
      power: false,
      targets: [],
      dead: false,
      back: -1,
    };
    begin(s, curse, pieceOn(s, '0 A1*'), { dice: scriptedDice(), tell: undefined });
    s.pile.splice(s.pile.indexOf(curse.card), 1);
    expect(fight(s, named, 4, 1, 1).values[0]).toBe(value);
    expect(isSpent(s, 'nermals-curse')).toBe(true);
  });

  test('SS-E08: Armour takes the Swords out of the fight', () => {
    const s = meet([1, 'pion'], [0, 'pion'], { play: [['swords'], ['armour']] });
    expect(fight(s, ['swords'], 5, 4, 5, 5)).toMatchObject({ values: [54, 55], winner: 'defender' });
  });

  test('SS-E09: paralysed pieces and tokens lose without dice; two of them bounce', () => {
    const hold = (s: SsState, piece: number): void => {
      const item = {
        card: cardOf(s, 'paralysis'),
        seat: 1,
        power: false,
        targets: [],
        dead: false,
        back: -1,
      };
      s.pile.splice(s.pile.indexOf(item.card), 1);
      begin(s, item, piece, { dice: scriptedDice(), tell: undefined });
    };
    const a = meet([1, 'warrior'], [0, 'pion']);
    hold(a, pieceOn(a, '0 A1'));
    expect(fight(a, [])).toMatchObject({ winner: 'initiator', dice: [[], []] });
    const b = meet([1, 'doppelganger-token'], [0, 'guard']);
    const token = pieceOn(b, '0 A1');
    expect(fight(b, [])).toMatchObject({ winner: 'initiator', dice: [[], []] });
    expect(isAlive(b, token)).toBe(false);
    const c = position({
      pieces: { '1 D3': [1, 'wizard'], '0 A1': [1, 'doppelganger-token'], '0 A1*': [0, 'wizard'] },
    });
    hold(c, c.wizard[0]!);
    c.from[c.wizard[0]!] = spotOf(c, '0 A2');
    expect(fight(c, [])).toMatchObject({ winner: 'none' });
    expect([where(c, c.wizard[0]!), c.type[pieceOn(c, '0 A1')]]).toEqual(['0 A2', 6]);
  });
});

describe('movement', () => {
  /** Pieces that have made so many steps; may each last step have been made, in this order? */
  function steps(dice: [number, number, number], made: readonly number[]): boolean {
    const s = position({ house: { minFreeSpots: 1 }, dice, pieces: wizards });
    for (const [k, count] of made.entries())
      for (let n = 0; n < count; n++) {
        if (!capped(s, k, 1)) return false;
        if (s.steps[k] === 0) s.moved.push(k);
        s.steps[k]!++;
      }
    return true;
  }

  test.each([
    [[6, 3, 1], true],
    [[5, 3, 2], false],
    [[4, 3, 1, 1, 1], true],
    [[3, 3, 3, 1], false],
    [[6, 3, 1, 1], false],
    [[], true],
  ] as const)('SS-E16: dice 6, 3, 1 and steps %j: %s', (made, legal) => {
    expect(steps([6, 3, 1], made)).toBe(legal);
  });

  test('SS-E17: dice 6, 3, 1 give 6, 9, 10 and 10 steps to 1, 2, 3 and 10 pieces', () => {
    const most = (pieces: number): number => {
      const s = position({ dice: [6, 3, 1], pieces: wizards });
      let sum = 0;
      for (let k = 0; k < pieces; k++)
        while (capped(s, k, 1)) {
          if (s.steps[k] === 0) s.moved.push(k);
          s.steps[k]!++;
          sum++;
        }
      return sum;
    };
    expect([1, 2, 3, 10].map(most)).toEqual([6, 9, 10, 10]);
  });

  test('SS-E18: Boots on a 2 of 5, 2, 2: caps 7, 5, 2, and still a double', () => {
    const s = position({ pieces: wizards, dice: [5, 2, 2], play: [['seven-league-boots']] });
    act(s, { type: 'boots', card: cardOf(s, 'seven-league-boots'), die: 1 });
    expect([[...s.move].sort((a, b) => b - a), s.dice]).toEqual([
      [7, 5, 2],
      [5, 2, 2],
    ]);
  });

  test('SS-E19: Tx left leads to Rx right of the next, Tx right to Rx left of the one before', () => {
    const s = position({ pieces: { ...wizards, '0 A2': [0, 'pion'], '0 G4': [0, 'guard'] } });
    const [pion, guard] = [pieceOn(s, '0 A2'), pieceOn(s, '0 G4')];
    expect(landings(s, pion)).toEqual(['0 A1', '0 A3', '0 B1', '0 B3', '1 G1', '1 G2']);
    expect(landings(s, guard).slice(-2)).toEqual(['1 A4', '1 A5']);
    act(s, { type: 'step', piece: pion, to: spotOf(s, '1 G1') });
    expect([where(s, pion), s.steps[pion]]).toEqual(['1 G1', 1]);
  });

  test('SS-E20: a rock and an own piece jam the Tx; whoever goes is destroyed', () => {
    const s = position({
      pieces: { ...wizards, '0 A2': [0, 'pion'], '1 G2': [0, 'guard'] },
      rocks: ['1 G1'],
    });
    const pion = pieceOn(s, '0 A2');
    const events = act(s, { type: 'jam', piece: pion, pad: 0 });
    expect(events.find((event) => event.type === 'died')).toMatchObject({
      by: 'jam',
      killer: -1,
      rule: 'SS-065',
    });
    expect(isAlive(s, pion)).toBe(false);
  });
});

describe('magic', () => {
  const talk = (given: Partial<Position>): SsState =>
    listen(position({ talk: true, ...given, pieces: { ...wizards, ...given.pieces } }));

  test('SS-E23: Protection against Sleep, Traitor and Kamakazi', () => {
    const given = {
      play: [[], ['protection']],
      pieces: { '1 A1': [1, 'pion'], '1 A2': [0, 'pion'] },
    } as const;
    const a = talk({ ...given, hands: [['sleep'], []] });
    cast(a, 0, 'sleep', [thePiece(pieceOn(a, '1 A1'))]);
    expect([a.flags[pieceOn(a, '1 A1')], isSpent(a, 'sleep'), isSpent(a, 'protection')]).toEqual([
      0,
      true,
      false,
    ]);
    const b = talk({ ...given, hands: [['traitor'], []] });
    cast(b, 0, 'traitor', [thePiece(pieceOn(b, '1 A1'))]);
    expect([b.owner[pieceOn(b, '1 A1')], isSpent(b, 'traitor'), isSpent(b, 'protection')]).toEqual([
      1,
      true,
      true,
    ]);
    const c = talk({ ...given, hands: [['kamakazi'], []] });
    const pion = pieceOn(c, '1 A1');
    cast(c, 0, 'kamakazi', [thePiece(pieceOn(c, '1 A2'))]);
    expect([isAlive(c, pion), isSpent(c, 'protection')]).toEqual([false, false]);
  });

  test('SS-E24: Spell Bounce lets Anti Spell do nothing, and the plague comes', () => {
    const s = talk({
      hands: [['black-plague', 'spell-bounce'], ['anti-spell']],
      pieces: { '1 A1': [1, 'warrior'], '1 A2': [1, 'pion'] },
    });
    const [warrior, pion] = [pieceOn(s, '1 A1'), pieceOn(s, '1 A2')];
    say(s, 0, 'black-plague', [thePiece(warrior)]);
    say(s, 1, 'anti-spell');
    cast(s, 0, 'spell-bounce');
    act(s, { type: 'nothing' });
    resolve(s);
    expect([isSpent(s, 'anti-spell'), isAlive(s, warrior)]).toEqual([true, true]);
    resolve(s, 4, 4);
    expect([isAlive(s, warrior), isAlive(s, pion)]).toEqual([false, false]);
  });

  const held = (given: Partial<Position>): SsState => {
    const s = position({
      talk: true,
      play: [[], ['bear-trap']],
      ...given,
      pieces: { ...wizards, '0 A3': [0, 'warrior'] },
    });
    listen(s, 'arrive', pieceOn(s, '0 A3'), spotOf(s, '0 A3'));
    employ(s, 1, 'bear-trap');
    expect(s.flags[pieceOn(s, '0 A3')]).toBe(HELD);
    return s;
  };

  test('SS-E25: a held warrior, and Horse, Teleport and Domain Teleport', () => {
    const a = held({ hands: [['horse'], []] });
    closeWindows(a);
    a.quiet.fill(false);
    act(a, { type: 'done' });
    cast(a, 0, 'horse', [thePiece(pieceOn(a, '0 A3'))], 4);
    expect([a.flags[pieceOn(a, '0 A3')], isSpent(a, 'horse')]).toEqual([HELD, true]);
    const b = held({ hands: [['teleport'], []] });
    cast(b, 0, 'teleport', [thePiece(pieceOn(b, '0 A3')), theSpot(b, '0 G1')]);
    expect([b.flags[pieceOn(b, '0 A3')], isSpent(b, 'teleport'), isSpent(b, 'bear-trap')]).toEqual([
      0,
      true,
      true,
    ]);
    const c = held({ play: [['domain-teleport'], ['bear-trap']] });
    const warrior = pieceOn(c, '0 A3');
    employ(c, 0, 'domain-teleport', [thePiece(warrior), theSpot(c, '0 G1')]);
    expect([where(c, warrior), c.flags[warrior], c.play[1]]).toEqual(['0 G1', 0, [cardOf(c, 'bear-trap')]]);
  });

  test('SS-E26: four ghosts, two exorcised; their player is still in', () => {
    const s = talk({
      hands: [['ghost-army', 'exorcise-ghosts'], []],
      pieces: { '1 A1': [1, 'pion'], '1 A2': [1, 'pion'], '1 G1': [1, 'pion'], '1 G2': [1, 'warrior'] },
    });
    const all = ['1 A1', '1 A2', '1 G1', '1 G2'].map((one) => pieceOn(s, one));
    cast(s, 0, 'ghost-army', [...all.map(thePiece), { type: 'enough' }]);
    cast(s, 0, 'exorcise-ghosts', [thePiece(all[0]!), thePiece(all[1]!), { type: 'enough' }]);
    expect(all.map((piece) => isAlive(s, piece))).toEqual([false, false, true, true]);
    expect([s.flags[all[2]!], s.flags[all[3]!]]).toEqual([GHOST, GHOST]);
    s.tasks.length = 0;
    s.phase = 'close';
    advance(s, { dice: looseDice(), tell: undefined });
    expect(s.alive).toEqual([true, true]);
  });

  test('SS-E27: a dead wizard’s hand goes to the killer, the scroll to the discards, Swords stay', () => {
    const s = position({
      hands: [[], ['sleep', 'horse', 'wisdom']],
      play: [[], ['domain-teleport', 'swords']],
      pieces: { ...wizards, '0 A2': [0, 'guard'], '1 C1': [1, 'pion'] },
    });
    const wizard = s.wizard[1]!;
    const guard = pieceOn(s, '0 A2');
    lift(s, guard);
    attack(s, guard, spotOf(s, '1 D3'));
    s.phase = 'fight';
    const events: SsEvent[] = [];
    const dice = looseDice(6, 6, 6, 1, 1);
    beginConflict(s, spotOf(s, '1 D3'), { dice, tell: undefined });
    advance(s, { dice, tell: (event) => events.push(event) });
    act(s, { type: 'modifier', card: -1 }, dice);
    expect(isAlive(s, wizard)).toBe(false);
    expect([s.hand[0]!.length, s.hand[1]!.length, s.known[1]!.length]).toEqual([3, 0, 3]);
    expect([isSpent(s, 'domain-teleport'), s.play[1]]).toEqual([true, [cardOf(s, 'swords')]]);
    expect(engine.view(s, undefined).hand[0]).toEqual([-1, -1, -1]);
    turnTo(s, 0);
  });
});

import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { at, inHand, isOffered, isSpent } from './cases/testing';
import { discardHand, draw, fromPile } from './hands';
import { engine } from './index';
import {
  act,
  cardOf,
  cast,
  listen,
  pieceOn,
  position,
  quietly,
  resolve,
  say,
  spotOf,
  thePiece,
  theSpot,
  turnTo,
} from './testing';
import { ASLEEP } from './state';

describe('SS-118, SS-R59: Dual Shot', () => {
  test.each([0, 1])('brings a spell of seat %i that waits to the hand once it has resolved', (seat) => {
    const s = at({
      talk: true,
      hands: seat === 0 ? [['sleep', 'dual-shot'], []] : [[], ['sleep', 'dual-shot']],
      pieces: { '0 A1': [0, 'pion'] },
    });
    const pion = pieceOn(s, '0 A1');
    say(listen(s), seat, 'sleep', [thePiece(pion)]);
    cast(s, seat, 'dual-shot');
    expect(s.hand[seat]).not.toContain(cardOf(s, 'sleep'));
    resolve(s);
    expect(s.hand[seat]).toContain(cardOf(s, 'sleep'));
    expect([s.flags[pion], isSpent(s, 'sleep')]).toEqual([ASLEEP, false]);
  });

  test('takes it off the discards, and everybody knows where it is', () => {
    const s = inHand(['summon-rock', 'dual-shot']);
    cast(s, 0, 'summon-rock', [theSpot(s, '1 A1')]);
    cast(s, 0, 'dual-shot');
    const rock = cardOf(s, 'summon-rock');
    expect([s.discards.includes(rock), s.known[0]!.includes(rock)]).toEqual([false, false]);
    expect(engine.view(s, 1).hand[0]).toContain(rock);
    say(s, 0, 'summon-rock', [theSpot(s, '1 A2')]);
    expect(s.known[1]).not.toContain(rock);
  });

  test('names no spell of another player', () => {
    const s = at({ talk: true, hands: [['dual-shot'], ['summon-rock']] });
    cast(listen(s), 1, 'summon-rock', [theSpot(s, '1 A1')]);
    turnTo(s, 0);
    expect(isOffered(s, 'dual-shot')).toBe(false);
  });

  test('SS-R67: finds nothing where the spell has been shuffled back into the pile', () => {
    const s = inHand(['summon-rock', 'dual-shot']);
    cast(s, 0, 'summon-rock', [theSpot(s, '1 A1')]);
    say(s, 0, 'dual-shot');
    s.pile.push(...s.discards.splice(0));
    expect(resolve(s)).toContainEqual(expect.objectContaining({ type: 'failed', rule: 'SS-118' }));
  });

  test('saves a spell that was countered', () => {
    const s = at({ talk: true, hands: [['summon-rock', 'dual-shot'], ['anti-spell']] });
    say(listen(s), 0, 'summon-rock', [theSpot(s, '1 A1')]);
    cast(s, 1, 'anti-spell');
    cast(s, 0, 'dual-shot');
    resolve(s);
    expect([s.hand[0]!.includes(cardOf(s, 'summon-rock')), s.on[spotOf(s, '1 A1')]]).toEqual([true, -1]);
  });

  test('SS-R13: the wizard dies meanwhile, so that the card is discarded', () => {
    const s = at({
      talk: true,
      hands: [['summon-rock', 'dual-shot'], ['kamakazi']],
      pieces: { '0 C2': [1, 'pion'] },
    });
    say(listen(s), 0, 'summon-rock', [theSpot(s, '1 A1')]);
    cast(s, 0, 'dual-shot');
    cast(s, 1, 'kamakazi', [thePiece(pieceOn(s, '0 C2'))]);
    while (s.stack.length > 0) act(s, { type: 'pass' });
    expect([s.hand[0], isSpent(s, 'summon-rock')]).toEqual([[], true]);
  });
});

describe('the pile', () => {
  test('SS-043: when it is empty, the shuffled discards are the new one', () => {
    const s = at({});
    const [first, second] = s.pile.splice(0);
    s.discards.push(first!, second!);
    const dice = { ...scriptedDice(), shuffle: <T>(cards: readonly T[]): T[] => [...cards].reverse() };
    expect(fromPile(s, { dice, tell: undefined })).toBe(first);
    expect([s.pile, s.discards]).toEqual([[second], []]);
  });

  test('SS-R73: what there is is drawn, and no more', () => {
    const s = at({});
    const [last] = s.pile.splice(0);
    s.pile.push(last!);
    draw(s, 0, 3, 'SS-148', quietly);
    expect(s.hand[0]).toEqual([last]);
  });

  test('SS-148: a Wisdom draws what is left', () => {
    const s = inHand(['wisdom']);
    const swords = cardOf(s, 'swords');
    s.pile.splice(0, s.pile.length, swords);
    cast(s, 0, 'wisdom');
    // The potion itself lies on the discards only when it has resolved.
    expect(s.must[0]).toEqual([swords]);
  });
});

describe('what others know', () => {
  test('ledger 7.1: whose card the Thief took, and its new owner, know it, and nobody else', () => {
    const s = position({
      house: { players: 3 },
      hands: [['thief', 'lever'], ['swords'], ['horse']],
      pieces: { '0 D3': [0, 'wizard'], '1 D3': [1, 'wizard'], '2 D3': [2, 'wizard'] },
    });
    const swords = cardOf(s, 'swords');
    s.known[2]!.push(swords);
    const dice = scriptedDice(1);
    say(listen(s), 0, 'thief', [{ type: 'seat', seat: 1 }]);
    while (s.stack.length > 0) act(s, { type: 'pass' }, dice);
    expect([1, 2].map((seat) => engine.view(s, seat).hand[0]!.includes(swords))).toEqual([true, false]);
  });

  test('a hand that is laid down is open, and known to nobody as a hand', () => {
    const s = at({ hands: [['swords'], []] });
    s.known[1]!.push(cardOf(s, 'swords'));
    discardHand(s, 0, quietly);
    expect([s.known[1], s.discards, s.hand[0]]).toEqual([[], [cardOf(s, 'swords')], []]);
  });

  test('SS-R26: who killed the wizard takes the hand, and only the two know it', () => {
    const s = position({
      house: { players: 3 },
      hands: [['kamakazi', 'lever'], ['swords'], ['horse']],
      pieces: {
        '0 D3': [0, 'wizard'],
        '1 D3': [1, 'wizard'],
        '2 D3': [2, 'wizard'],
        '1 C2': [0, 'pion'],
      },
    });
    cast(listen(s), 0, 'kamakazi', [thePiece(pieceOn(s, '1 C2'))]);
    const swords = cardOf(s, 'swords');
    expect([1, 2].map((seat) => engine.view(s, seat).hand[0]!.includes(swords))).toEqual([true, false]);
  });

  test('SS-023, SS-148: and what a Wisdom has not yet had spoken', () => {
    const s = at({
      talk: true,
      hands: [['wisdom'], ['kamakazi']],
      pieces: { '0 C2': [1, 'pion'] },
    });
    const drawn = ['sleep', 'swords', 'armour'].map((id) => cardOf(s, id));
    s.pile = [...s.pile.filter((card) => !drawn.includes(card)), ...drawn];
    cast(listen(s), 0, 'wisdom');
    act(s, { type: 'invoke', card: cardOf(s, 'armour') });
    cast(s, 1, 'kamakazi', [thePiece(pieceOn(s, '0 C2'))]);
    expect([s.must[0], s.hand[1]]).toEqual([[], expect.arrayContaining(drawn.slice(0, 2))]);
  });
});

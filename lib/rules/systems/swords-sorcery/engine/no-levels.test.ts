import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { conflictQuestion } from '../odds/question';
import { at, duel, fight, inHand, inPlay, isAlive, isOffered, sprung } from './cases/testing';
import { act, cardOf, cast, closeWindows, listen, pieceOn, spotOf, thePiece } from './testing';
import { saveOrDie } from './saves';
import { ASLEEP, type SsState } from './state';
import { begin } from './lasting';

const off = { house: { levelRule: 'off' } };

/** Seat 0's weapon and seat 1's answer lie in play; the answer resolved later or earlier. */
function armedDuel(mine: string, theirs: string, answer: 'later' | 'earlier'): SsState {
  const s = duel([[mine], [theirs]], off);
  const cards = [cardOf(s, mine), cardOf(s, theirs)];
  s.laid = answer === 'later' ? cards : cards.reverse();
  return s;
}

describe('SS-R06: where levels count for nothing, what resolves later wins', () => {
  test('SS-R32: Armour stops a weapon only if it came later', () => {
    const value = (answer: 'later' | 'earlier') =>
      fight(armedDuel('swords', 'armour', answer), ['swords'], 4, 3, 1, 1, 1).values[0];
    expect([value('later'), value('earlier')]).toEqual([43, 54]);
  });

  const copies = (s: SsState, id: string): number[] =>
    s.game.cards.flatMap((card, k) => (card.id === id ? [k] : []));

  test('SS-R32: of two Armours the later one stops what came between them', () => {
    const s = duel([['swords'], ['armour']], off);
    const [first, second] = copies(s, 'armour') as [number, number];
    s.play[1] = [first, second];
    s.laid = [first, cardOf(s, 'swords'), second];
    expect(fight(s, ['swords'], 4, 3, 1, 1).values[0]).toBe(43);
  });

  test('SS-R33: of two Lucky Charms of one side the later one counts', () => {
    const s = duel([[], []], { house: { levelRule: 'off', maxCopies: 3 } });
    const [first, second, third] = copies(s, 'lucky-charm') as [number, number, number];
    s.play = [[second], [first, third]];
    s.laid = [first, second, third];
    expect(fight(s, [], 4, 3, 4, 3).winner).toBe('defender');
  });

  test('SS-R32: the odds of a position say the same', () => {
    const blocked = (answer: 'later' | 'earlier') => {
      const s = armedDuel('swords', 'armour', answer);
      return conflictQuestion(s, pieceOn(s, '0 A1*'), pieceOn(s, '0 A1')).defenderArmour;
    };
    expect([blocked('later'), blocked('earlier')]).toEqual([true, false]);
  });

  test('SS-R33: of two Lucky Charms the later one wins the tie, and both stay', () => {
    const winner = (mineLater: boolean) => {
      const s = duel([['lucky-charm'], []], off);
      const mine = cardOf(s, 'lucky-charm');
      const theirs = s.game.cards.findLastIndex((card) => card.id === 'lucky-charm');
      s.pile.splice(s.pile.indexOf(theirs), 1);
      s.play[1]!.push(theirs);
      s.laid = mineLater ? [theirs, mine] : [mine, theirs];
      const question = conflictQuestion(s, pieceOn(s, '0 A1*'), pieceOn(s, '0 A1'));
      const { winner } = fight(s, [], 4, 3, 3, 4, 3);
      return [winner, question.initiatorLuckyCharm, question.defenderLuckyCharm, s.discards.length];
    };
    expect([winner(true), winner(false)]).toEqual([
      ['initiator', true, false, 0],
      ['defender', false, true, 0],
    ]);
  });

  test('SS-R39: a trap that is used now is later than Trap Proof', () => {
    const s = sprung(['major-death-trap'], { ...off, play: [[], ['trap-proof']] });
    const guard = pieceOn(s, '0 A3');
    expect(isOffered(s, 'major-death-trap')).toBe(true);
    cast(s, 0, 'major-death-trap', [], 1, 1, 1);
    expect(isAlive(s, guard)).toBe(false);
  });

  test('SS-102, SS-106: a Safe card keeps nothing from a spell that is spoken now', () => {
    const s = inHand(['burn-scrolls'], { ...off, play: [[], ['trap-expertise', 'safe-scroll']] });
    s.safe[cardOf(s, 'safe-scroll')] = cardOf(s, 'trap-expertise');
    cast(s, 0, 'burn-scrolls');
    expect(inPlay(s, 'trap-expertise', 1)).toBe(false);
  });

  test('SS-R31: Hammers break a weapon that was made safe before they came', () => {
    const isBroken = (order: readonly string[]): boolean => {
      const s = duel([['hammers'], ['daggers', 'safe-artifact']], off);
      s.safe[cardOf(s, 'safe-artifact')] = cardOf(s, 'daggers');
      s.laid = order.map((id) => cardOf(s, id));
      fight(s, ['hammers', 'daggers'], 6, 6, 6, 1, 1);
      return !inPlay(s, 'daggers', 1);
    };
    expect([isBroken(['safe-artifact', 'hammers']), isBroken(['hammers', 'safe-artifact'])]).toEqual([
      true,
      false,
    ]);
  });

  test('SS-R36: a trap that holds the wizard on its way ends a Speed; a paralysis from before does not', () => {
    const s = at({
      ...off,
      talk: true,
      hands: [['speed', 'paralysis'], []],
      pieces: { '0 D3': [0, 'wizard'] },
    });
    listen(s);
    cast(s, 0, 'paralysis', [thePiece(s.wizard[0]!)]);
    cast(s, 0, 'speed', [], 3, 3);
    expect(s.tasks.at(-1)?.kind).toBe('free');
    begin(
      s,
      { card: cardOf(s, 'sleep'), seat: 1, power: true, targets: [], dead: false, back: -1 },
      s.wizard[0]!,
      {
        dice: scriptedDice(),
        tell: undefined,
      },
    );
    act(s, { type: 'step', piece: s.wizard[0]!, to: spotOf(s, '0 C2') });
    closeWindows(s);
    expect(s.tasks.some((task) => task.kind === 'free')).toBe(false);
  });

  test('SS-R41, SS-130: a Magic Shield that came after the carrier keeps its piece alive, one from before does not', () => {
    const survives = (order: readonly string[]): boolean => {
      const s = at({ ...off, pieces: { '0 A1': [1, 'guard'] } });
      const guard = pieceOn(s, '0 A1');
      const run = { dice: scriptedDice(1, 1, 1), tell: undefined };
      for (const id of order) {
        const card = cardOf(s, id);
        begin(s, { card, seat: 0, power: true, targets: [], dead: false, back: -1 }, guard, run);
      }
      saveOrDie(s, guard, cardOf(s, 'typhoid-mary'), 0, run);
      return isAlive(s, guard);
    };
    expect([survives(['typhoid-mary', 'magic-shield']), survives(['magic-shield', 'typhoid-mary'])]).toEqual([
      true,
      false,
    ]);
  });

  test('SS-R40: Protection keeps nothing off that comes after it', () => {
    const s = inHand(['sleep'], { ...off, play: [[], ['protection']], pieces: { '1 A1': [1, 'pion'] } });
    const pion = pieceOn(s, '1 A1');
    cast(s, 0, 'sleep', [thePiece(pion)]);
    expect([s.flags[pion], inPlay(s, 'protection', 1)]).toEqual([ASLEEP, true]);
  });
});

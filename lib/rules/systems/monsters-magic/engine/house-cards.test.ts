import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { boardOf } from '../boards/board';
import { checkBoard } from '../boards/checks';
import { MmHouse } from '../house';
import { engine } from './index';
import { exchange } from './rearrange';
import { putToWork } from './row';
import type { MmState } from './state';
import { figureAt, position, tableOf } from './testing';
import { done, move, place, setUp, types, type Given, type OfCards } from './testing-house';
import { drawCards } from './units';

/** One case for each variation of setup, cards and hands; the compiler sees that none is forgotten. */
const cases: { readonly [K in OfCards]: () => void } = {
  boardDeal() {
    const codes = (house: Given) => {
      const { terrain, structure } = setUp(house);
      return checkBoard(boardOf({ terrain, structure }), MmHouse.parse({ boardDeal: 'balanced' }));
    };
    expect(codes({ boardDeal: 'balanced' })).toEqual([]);
    expect(codes({ boardDeal: 'random' })).not.toEqual([]);
  },
  // MM-R03
  threePlayerMiddle() {
    const offered = (threePlayerMiddle: string, more: Given = {}): number => {
      const dice = seededDice('middle');
      const table = tableOf({ players: 3, permanentsCount: 0, threePlayerMiddle, ...more });
      const s = engine.setup(table, dice);
      for (let i = 0; i < 6; i++) engine.play(s, engine.toAct(s)[0]!, engine.choices(s, s.active)[0]!, dice);
      return s.phase === 'middle' ? engine.choices(s, s.active).length : 0;
    };
    expect(['extraFigure', 'relocate', 'none'].map((way) => offered(way))).toEqual([5, 2, 0]);
    // The first figure counts, too (MM-105).
    expect(offered('extraFigure', { figureCap: 1 })).toBe(4);
  },
  // MM-305
  permanentsCount() {
    expect(setUp({ permanentsCount: 2 }).permanents.map((row) => row.length)).toEqual([2, 2]);
  },
  permanentsMode() {
    const s = engine.setup(tableOf({ permanentsMode: 'draft' }), seededDice('draft'));
    expect(s.pack.map((pack) => pack.length)).toEqual([7, 7]);
    const [passed] = [s.pack[0]!.slice(1)];
    for (const seat of [0, 1]) engine.play(s, seat, engine.choices(s, seat)[0]!, seededDice('pass'));
    expect(s.pack[1]).toEqual(passed);
    const drafted = setUp({ permanentsMode: 'draft' });
    expect([drafted.permanents.map((row) => row.length), drafted.deck.length]).toEqual([[5, 5], 54]);
  },
  dealCount() {
    const s = engine.setup(tableOf({ permanentsMode: 'dealNkeep', dealCount: 9 }), seededDice('keep'));
    expect(s.pack.map((pack) => pack.length)).toEqual([9, 9]);
    expect(setUp({ permanentsMode: 'dealNkeep', dealCount: 9 }).deck).toHaveLength(54);
  },
  startingHand() {
    expect(setUp({ startingHand: 3 }).hand.map((hand) => hand.length)).toEqual([3, 3]);
  },
  firstPlayerCompensation() {
    const s = setUp({ firstPlayerCompensation: 'lastDrawsOneCard', players: 3 });
    expect(s.order.map((seat) => s.hand[seat]!.length)).toEqual([0, 0, 1]);
  },
  // MM-306
  handMax() {
    const s = place({ handMax: 1 }, { hands: [['treants', 'druids']] });
    done(s, 'end');
    expect([s.phase, types(s)]).toEqual(['discard', ['discard']]);
    engine.play(s, 0, engine.choices(s, 0)[0]!, scriptedDice());
    expect([s.active, s.hand[0]!.length]).toEqual([1, 1]);
  },
  // MM-R42
  realignment() {
    const s = place({ realignment: true }, { permanents: [['knights']], hands: [['treants']] });
    s.phase = 'end';
    const choice = engine.choices(s, 0).find(({ type }) => type === 'realign')!;
    const [[knights], [treants]] = [s.permanents[0]!, s.hand[0]!];
    engine.play(s, 0, choice, scriptedDice());
    expect([s.permanents[0], s.discard]).toEqual([[treants], [knights]]);
    // MM-049: played from the hand, drawn again and made permanent in one turn, the card counts once.
    const again = place({ realignment: true }, { permanents: [['knights']], hands: [['treants']] });
    putToWork(again, 0, treants!);
    exchange(again, 0, knights!, treants!);
    expect([again.permanents[0], again.lasting[0]]).toEqual([[treants], []]);
    const plain = place({}, { permanents: [['knights']], hands: [['treants']] });
    plain.phase = 'end';
    expect(types(plain)).toEqual(['done']);
  },
  combatCards() {
    const fight = (combatCards: string): MmState =>
      place({ combatCards }, { units: { d5: [0, 'army'], d4: [1, 'army'] }, hands: [['knights'], []] });
    const off = fight('off');
    move(off, 'd5', 'd4', 3, 3, 3, 3);
    expect(figureAt(off, 'd4')).toBe(-1);
    const secret = fight('beforeDiceSecret');
    move(secret, 'd5', 'd4');
    expect(engine.choices(secret, 0)).toEqual([{ type: 'put', card: secret.hand[0]![0] }, { type: 'pass' }]);
    engine.play(secret, 0, engine.choices(secret, 0)[0]!, scriptedDice());
    engine.play(secret, 0, { type: 'pass' }, scriptedDice(3, 3, 3, 3));
    expect([figureAt(secret, 'd4') >= 0, secret.hand[0]]).toEqual([true, []]);
    const after = fight('afterDiceAlternate');
    move(after, 'd5', 'd4', 3, 3, 3, 3);
    expect(types(after)).toEqual(['answer', 'pass']);
  },
  handTiming() {
    const act = (handTiming: string): MmState => {
      const s = place({ handTiming }, { units: { a1: [0, 'army'] }, hands: [[], ['treants', 'oracle']] });
      move(s, 'a8', 'b8');
      return s;
    };
    const s = act('anyTime');
    // Only lasting Force cards, so no Oracle (MM-R11).
    expect([engine.toAct(s), engine.choices(s, 1)]).toEqual([
      [1],
      [{ type: 'play', card: s.hand[1]![0] }, { type: 'pass' }],
    ]);
    expect(engine.toAct(act('ownTurnAndCombat'))).not.toEqual([1]);
  },
  recruitCardWindow() {
    const offered = (recruitCardWindow: string, phase: MmState['phase']): boolean => {
      const s = place({ recruitCardWindow }, { units: { b8: [0, 'garrison'] }, hands: [['legions']] });
      s.phase = phase;
      return types(s).includes('play');
    };
    expect([offered('anyOwnPhase', 'movement'), offered('anyOwnPhase', 'recruitment')]).toEqual([true, true]);
    expect([
      offered('recruitmentPhaseOnly', 'movement'),
      offered('recruitmentPhaseOnly', 'recruitment'),
    ]).toEqual([false, true]);
  },
  deckExhausted() {
    const drawn = (deckExhausted: string): number => {
      const s = place({ deckExhausted });
      s.discard = s.deck.splice(0);
      return drawCards(s, 0, 2, scriptedDice());
    };
    expect(['reshuffle', 'noMoreCards'].map(drawn)).toEqual([2, 0]);
  },
};

describe('MM-R30: between two actions nobody is asked who has fallen, nor anybody once the active player has', () => {
  const three = (hands: readonly (readonly string[])[], last = false): MmState =>
    position({
      house: { players: 3, handTiming: 'anyTime' },
      units: {
        ...(!last && { a8: [0, 'garrison', 'hero'] }),
        d5: [0, 'army'],
        d4: [1, 'garrison'],
        ...(last && { a1: [1, 'garrison', 'hero'] }),
        h1: [2, 'garrison', 'hero'],
      },
      hands,
    });

  test.each([
    ['the next one', [[], ['treants'], ['druids']], [2]],
    ['the active one', [[], ['treants'], []], [0]],
  ] as const)('after who has fallen, %s is asked', (_, hands, asked) => {
    const s = three(hands);
    move(s, 'd5', 'd4', 6, 6, 1, 1);
    engine.play(s, 1, { type: 'pass' }, scriptedDice());
    expect([s.alive[1], engine.toAct(s)]).toEqual([false, asked]);
  });

  test.each([
    ['with cards in other hands', [[], ['treants'], ['druids']]],
    ['with no cards in any hand', [[], [], []]],
  ] as const)('the active player falls %s', (_, hands) => {
    const s = three(hands, true);
    move(s, 'd5', 'd4', 1, 1, 6, 6);
    if (s.combat.attacker >= 0) engine.play(s, 1, { type: 'pass' }, scriptedDice());
    expect([s.alive[0], s.active, s.offer, s.phase]).toEqual([false, 1, -1, 'movement']);
  });
});

test.each(Object.entries(cases))('%s', (_, prove) => {
  prove();
});

import { describe, expect, test } from 'vitest';
import { at, inHand, isAlive } from './cases/testing';
import { ROCK, type SsState } from './state';
import { act, asked, cardOf, cast, freeSteps, pieceOn, resolve, spotOf, thePiece, turnTo } from './testing';

const WARRIOR = 2;

/** The position in a game that was begun when somebody was asked also where there was one answer only. */
const asBefore = (s: SsState): SsState => {
  s.game = { ...s.game, asksLess: undefined };
  return s;
};
const asToday = (s: SsState): SsState => s;

describe('where there is one answer nobody is asked, but in games begun before', () => {
  test('SS-R52: a ride that can go nowhere is over', () => {
    const ride = (of: (s: SsState) => SsState): SsState => {
      const s = of(at({ talk: true, hands: [['horse'], []], pieces: { '0 A3': [0, 'pion'] } }));
      for (const spot of s.game.exits[spotOf(s, '0 A3')]!) s.on[spot] = ROCK;
      act(s, { type: 'done' });
      cast(s, 0, 'horse', [thePiece(pieceOn(s, '0 A3'))], 4);
      return s;
    };
    expect(freeSteps(ride(asToday))).toBeUndefined();
    expect(asked(ride(asBefore))).toEqual([{ type: 'enough' }]);
  });

  test('SS-117, SS-R67: the only ghost is named by itself', () => {
    const spoken = (of: (s: SsState) => SsState): SsState => {
      const s = of(
        inHand(['exorcise-ghosts'], {
          pieces: { '0 A1': [1, 'pion'], '1 A1': [1, 'pion'] },
          effects: [{ card: 'ghost-army', on: '0 A1', seat: 1 }],
        }),
      );
      turnTo(s, 0);
      act(s, { type: 'invoke', card: cardOf(s, 'exorcise-ghosts') });
      return s;
    };
    const [s, before] = [spoken(asToday), spoken(asBefore)];
    const ghost = pieceOn(s, '0 A1');
    expect([s.tasks.at(-1)?.kind, s.stack.at(-1)!.targets]).toEqual(['window', [ghost]]);
    expect(asked(before)).toEqual([thePiece(ghost)]);
    resolve(s);
    expect(isAlive(s, ghost)).toBe(false);
  });

  test('SS-126: the only one dead returns to the only spot', () => {
    const raised = (of: (s: SsState) => SsState): readonly [SsState, number] => {
      const s = of(inHand(['raise-the-dead']));
      const warrior = s.type.findIndex((type, piece) => type === WARRIOR && s.born[piece] === 0);
      for (const spot of s.game.spots)
        if (spot < s.game.stride && s.on[spot] === -1 && spot !== spotOf(s, '0 A1')) s.on[spot] = ROCK;
      s.born.forEach((seat, piece) => {
        if (seat === 0 && s.at[piece] === -1 && piece !== warrior) s.born[piece] = 1;
      });
      cast(s, 0, 'raise-the-dead');
      return [s, warrior];
    };
    const [s, warrior] = raised(asToday);
    expect(s.at[warrior]).toBe(spotOf(s, '0 A1'));
    const [before] = raised(asBefore);
    expect(asked(before)).toEqual([{ type: 'raise', piece: warrior, spot: spotOf(s, '0 A1') }]);
  });
});

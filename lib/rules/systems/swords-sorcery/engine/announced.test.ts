import { describe, expect, test } from 'vitest';
import { at, isAlive, where } from './cases/testing';
import { engine } from './index';
import {
  act,
  cast,
  closeWindows,
  employ,
  freeSteps,
  goes,
  looseDice,
  pieceOn,
  spotOf,
  theCard,
  thePiece,
  theSpot,
} from './testing';
import type { Position } from './testing';
import { HELD, type SsChoice, type SsState } from './state';

/** Seat 0's pion on A1 rides on a Horse for four steps; seat 1 holds this card. */
function riding(card: string, given: Partial<Position> = {}): SsState {
  const s = at({
    talk: true,
    hands: [['horse'], [card]],
    ...given,
    pieces: { '0 A1': [0, 'pion'], ...given.pieces },
  });
  act(s, { type: 'done' });
  cast(s, 0, 'horse', [thePiece(pieceOn(s, '0 A1'))], 4);
  closeWindows(s);
  s.quiet.fill(false);
  return s;
}

describe('a step that is announced, and a card in its window', () => {
  test('SS-R81: a flight is not made when its Belt is stolen meanwhile', () => {
    const s = at({
      talk: true,
      play: [['belt-of-levitation'], []],
      hands: [[], ['steal-artifact']],
      pieces: { '0 A1': [0, 'pion'] },
    });
    const pion = pieceOn(s, '0 A1');
    const isFlight = (c: { readonly type: string; readonly piece?: number }): boolean =>
      c.type === 'fly' && c.piece === pion;
    act(s, engine.choices(s, 0).find(isFlight)!);
    cast(s, 1, 'steal-artifact', [theCard(s, 'belt-of-levitation')]);
    closeWindows(s);
    expect([where(s, pion), s.steps[pion]]).toEqual(['0 A1', 0]);
  });

  test.each(['paralysis', 'traitor'])('SS-R81: a free step is not made after %s', (card) => {
    const s = riding(card);
    const pion = pieceOn(s, '0 A1');
    act(s, { type: 'step', piece: pion, to: spotOf(s, '0 B1') });
    cast(s, 1, card, [thePiece(pion)]);
    closeWindows(s, looseDice());
    expect(where(s, pion)).toBe('0 A1');
  });

  test('SS-R81: a free step that became impossible costs nothing', () => {
    const s = riding('summon-rock');
    act(s, { type: 'step', piece: pieceOn(s, '0 A1'), to: spotOf(s, '0 B1') });
    cast(s, 1, 'summon-rock', [theSpot(s, '0 B1')]);
    closeWindows(s, looseDice());
    expect([where(s, pieceOn(s, '0 A1')), freeSteps(s)]).toEqual(['0 A1', 4]);
  });

  test('SS-056, SS-R81: whoever is no longer there ends no ride', () => {
    const s = riding('teleport', { pieces: { '0 B1': [1, 'guard'] } });
    const pion = pieceOn(s, '0 A1');
    act(s, { type: 'step', piece: pion, to: spotOf(s, '0 B1') });
    cast(s, 1, 'teleport', [thePiece(pieceOn(s, '0 B1')), theSpot(s, '1 A1')]);
    closeWindows(s, looseDice());
    expect([where(s, pion), freeSteps(s)]).toEqual(['0 B1', 3]);
  });

  test('SS-056: contact ends the ride, even where the conflict comes to nothing', () => {
    const s = riding('teleport', { pieces: { '0 B1': [1, 'guard'] } });
    act(s, { type: 'step', piece: pieceOn(s, '0 A1'), to: spotOf(s, '0 B1') });
    act(s, { type: 'pass' });
    act(s, { type: 'pass' });
    expect([s.conflicts, s.tasks.at(-1)?.window]).toEqual([[spotOf(s, '0 B1')], 'arrive']);
    cast(s, 1, 'teleport', [thePiece(pieceOn(s, '0 B1')), theSpot(s, '1 A1')]);
    closeWindows(s, looseDice());
    expect(freeSteps(s)).toBeUndefined();
  });

  test('SS-R15: a Teleport carries off whoever rides, and only a Teleport Trap ends the ride', () => {
    const taken = (card: string, targets: (s: SsState) => readonly SsChoice[]): SsState => {
      const s = riding(card, { pieces: { '0 A2': [0, 'pion'] } });
      const pion = pieceOn(s, '0 A1');
      act(s, { type: 'step', piece: pion, to: spotOf(s, '0 B1') });
      act(s, { type: 'pass' });
      act(s, { type: 'pass' });
      cast(s, 1, card, targets(s));
      closeWindows(s, looseDice());
      expect(where(s, pion)).toBe('0 G5');
      return s;
    };
    const far = (s: SsState): SsChoice => theSpot(s, '0 G5');
    expect(freeSteps(taken('teleport', (s) => [thePiece(pieceOn(s, '0 B1')), far(s)]))).toBe(3);
    expect(freeSteps(taken('teleport-trap', (s) => [far(s)]))).toBeUndefined();
  });

  test('SS-R15: whoever a Bear Trap held goes no further in this phase, even when it is free again', () => {
    const s = at({
      talk: true,
      play: [[], ['bear-trap']],
      hands: [['spoilsport'], []],
      pieces: { '0 A2': [0, 'pion'] },
    });
    const pion = pieceOn(s, '0 A2');
    act(s, { type: 'step', piece: pion, to: spotOf(s, '0 A3') });
    act(s, { type: 'pass' });
    act(s, { type: 'pass' });
    employ(s, 1, 'bear-trap');
    cast(s, 0, 'spoilsport');
    closeWindows(s);
    expect(s.flags[pion]! & HELD).toBe(0);
    expect(engine.choices(s, 0).some((c) => c.type === 'step' && c.piece === pion)).toBe(false);
  });

  test('SS-R18, SS-R43: a wizard with its last step is jammed by an own ghost, asked or not', () => {
    const s = at({
      talk: true,
      dice: [1, 1, 1],
      pieces: {
        '0 D3': [0, 'pion'],
        '0 A1': [0, 'wizard'],
        '1 G1': [0, 'pion'],
        '1 G2': [0, 'pion'],
      },
      effects: [{ card: 'ghost-army', on: '1 G1', seat: 1 }],
    });
    act(
      s,
      engine.choices(s, 0).find((c) => c.type === 'jam')!,
    );
    closeWindows(s, looseDice());
    expect(isAlive(s, s.wizard[0]!)).toBe(false);
  });

  test('SS-R43: a wizard passes over no own ghost behind which there is no exit', () => {
    const goesWith = (more: Position['pieces']): readonly string[] => {
      const s = at({
        pieces: { '0 D3': [0, 'pion'], '0 A1': [0, 'wizard'], '1 G1': [0, 'pion'], ...more },
        effects: [{ card: 'ghost-army', on: '1 G1', seat: 1 }],
      });
      return goes(s, s.wizard[0]!);
    };
    expect(goesWith({ '1 F1': [0, 'pion'] })).toContain('1 G1');
    expect(goesWith({ '1 F1': [0, 'pion'], '1 G2': [0, 'guard'] })).not.toContain('1 G1');
    // Beside it the way back is an exit.
    expect(
      goesWith({ '0 A1': [0, 'pion'], '1 F1': [0, 'wizard'], '1 E1': [0, 'pion'], '1 G2': [0, 'guard'] }),
    ).toContain('1 G1');
  });

  test.each([
    [2, ['1 G2']],
    [3, ['1 G1', '1 G2']],
  ])('SS-R43: with %i steps another own ghost is an exit only where it can be left too', (steps, ghosts) => {
    const s = at({
      dice: [steps, 1, 1],
      pieces: {
        '0 D3': [0, 'pion'],
        '0 A1': [0, 'wizard'],
        '1 F1': [0, 'pion'],
        '1 G1': [0, 'pion'],
        '1 G2': [0, 'guard'],
      },
      effects: ['1 G1', '1 G2'].map((on) => ({ card: 'ghost-army', on, seat: 1 })),
    });
    expect(goes(s, s.wizard[0]!).filter((spot) => spot.startsWith('1 '))).toEqual(ghosts);
  });
});

import { describe, expect, test } from 'vitest';
import { at, isAlive, isSpent, offers, where } from './cases/testing';
import { die } from './death';
import {
  act,
  cast,
  closeWindows,
  listen,
  looseDice,
  pieceOn,
  quietly,
  spotOf,
  thePiece,
  turnTo,
} from './testing';
import { ASLEEP, type SsState } from './state';

/** A pion of seat 1 on A1 has doubles on A2 and B1; these cards lie in hand. */
const doubled = (
  hands: readonly (readonly string[])[],
  more: Partial<Parameters<typeof at>[0]> = {},
): SsState => {
  const s = at({
    talk: true,
    ...more,
    hands: [hands[0]!, ['doppelganger', ...hands[1]!]],
    pieces: { '0 A1': [1, 'pion'], ...more.pieces },
  });
  cast(listen(s), 1, 'doppelganger', [thePiece(pieceOn(s, '0 A1'))]);
  return s;
};

describe('SS-124, SS-R45: doubles', () => {
  test('go with their piece to whoever takes it, and swap for that player', () => {
    const s = doubled([['traitor'], []]);
    const [pion, token] = [pieceOn(s, '0 A1'), pieceOn(s, '0 A2')];
    cast(s, 0, 'traitor', [thePiece(pion)]);
    expect([s.owner[token], s.owner[pieceOn(s, '0 B1')], s.owner[s.wizard[1]!]]).toEqual([0, 0, 1]);
    turnTo(s, 0);
    expect(offers(s).filter((one) => one.includes('swap'))).toHaveLength(2);
  });

  test('are swapped by the owner of the piece alone', () => {
    const s = doubled([[], []]);
    turnTo(s, 0);
    expect(offers(s).some((one) => one.includes('swap'))).toBe(false);
  });

  test('SS-R24: a swap out of a fight and back is no step: a bounce leads to where the piece had come from', () => {
    const s = at({
      talk: true,
      hands: [['doppelganger'], ['magic-shield']],
      pieces: { '0 A1': [0, 'pion'], '0 A2': [1, 'pion'] },
    });
    const [mine, theirs] = [pieceOn(s, '0 A1'), pieceOn(s, '0 A2')];
    cast(listen(s), 0, 'doppelganger', [thePiece(mine)]);
    closeWindows(s);
    act(s, { type: 'step', piece: mine, to: spotOf(s, '0 A2') });
    closeWindows(s);
    s.quiet.fill(false);
    act(s, { type: 'done' });
    const swap = { type: 'swap', piece: mine, token: pieceOn(s, '0 B1') } as const;
    act(s, swap);
    act(s, swap);
    cast(s, 1, 'magic-shield', [thePiece(theirs)]);
    while (s.conflicts.length > 0) act(s, { type: 'pass' }, looseDice(6, 6, 1, 1));
    expect([where(s, mine), where(s, theirs)]).toEqual(['0 A1', '0 A2']);
  });

  test('SS-147: stay where they are while their wizard is a rock', () => {
    const s = at({ talk: true, hands: [[], ['doppelganger', 'rock-transform']] });
    const swaps = (): number => {
      turnTo(s, 1);
      return offers(s, 1).filter((one) => one.includes('swap')).length;
    };
    cast(listen(s), 1, 'doppelganger', [thePiece(s.wizard[1]!)]);
    expect(swaps()).toBe(4);
    cast(s, 1, 'rock-transform');
    expect(swaps()).toBe(0);
  });

  test('go with the death of their piece', () => {
    const s = doubled([[], []]);
    const tokens = [pieceOn(s, '0 A2'), pieceOn(s, '0 B1')];
    die(s, pieceOn(s, '0 A1'), 'jam', -1, quietly);
    expect([tokens.map((token) => isAlive(s, token)), isSpent(s, 'doppelganger')]).toEqual([
      [false, false],
      true,
    ]);
  });

  test('lie on while one of them is left', () => {
    const s = doubled([[], []]);
    die(s, pieceOn(s, '0 A2'), 'jam', -1, quietly);
    expect(isSpent(s, 'doppelganger')).toBe(false);
    die(s, pieceOn(s, '0 B1'), 'jam', -1, quietly);
    expect(isSpent(s, 'doppelganger')).toBe(true);
  });

  test('SS-137, SS-R24: fight no more for whoever takes their piece, and whoever moved in goes back', () => {
    const s = doubled([['traitor'], []], { pieces: { '0 C1': [0, 'pion'] } });
    const pion = pieceOn(s, '0 C1');
    while (s.tasks.length > 0) act(s, { type: 'pass' });
    act(s, { type: 'step', piece: pion, to: spotOf(s, '0 B1') });
    while (s.tasks.length > 0) act(s, { type: 'pass' });
    expect(s.conflicts).toEqual([spotOf(s, '0 B1')]);
    cast(listen(s), 0, 'traitor', [thePiece(pieceOn(s, '0 A1'))]);
    expect([s.conflicts, where(s, pion), s.owner[pieceOn(s, '0 B1')]]).toEqual([[], '0 C1', 0]);
  });

  test('open no window of a death (SS-R62)', () => {
    const s = doubled([[], []]);
    die(s, pieceOn(s, '0 A2'), 'jam', -1, quietly);
    expect([s.died, s.fresh]).toEqual([false, []]);
  });

  test('SS-124: stand on vacant spots only', () => {
    const s = doubled([[], []], { rocks: ['0 A2'] });
    expect(s.type.filter((type) => type === 6)).toHaveLength(1);
  });

  test('SS-124: where there is no vacant spot, the card does nothing', () => {
    const s = at({
      talk: true,
      hands: [['doppelganger'], []],
      pieces: { '0 A1': [1, 'pion'] },
      rocks: ['0 A2', '0 B1'],
    });
    const events = cast(listen(s), 0, 'doppelganger', [thePiece(pieceOn(s, '0 A1'))]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'failed', rule: 'SS-124' }));
    expect([s.lasting, isSpent(s, 'doppelganger')]).toEqual([[], true]);
  });

  test.each([
    ['A3', 'A2'],
    ['C1', 'B1'],
  ])('SS-R48: a swap wakes who sleeps on %s, beside the double on %s', (bed, spot) => {
    const s = doubled([[], []], {
      pieces: { [`0 ${bed}`]: [0, 'pion'] },
      effects: [{ card: 'sleep', on: `0 ${bed}`, seat: 1 }],
    });
    const sleeper = pieceOn(s, `0 ${bed}`);
    expect(s.flags[sleeper]).toBe(ASLEEP);
    turnTo(s, 1);
    act(s, { type: 'swap', piece: pieceOn(s, '0 A1'), token: pieceOn(s, `0 ${spot}`) });
    expect(s.flags[sleeper]).toBe(0);
  });
});

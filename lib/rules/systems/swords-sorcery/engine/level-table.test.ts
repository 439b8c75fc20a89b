import { describe, expect, test } from 'vitest';
import { at, inPlay, isAlive, isSpent, where } from './cases/testing';
import {
  act,
  cardOf,
  cast,
  failed,
  isPower,
  listen,
  pieceOn,
  resolve,
  say,
  spotOf,
  thePiece,
  theSpot,
} from './testing';
import type { SsEvent } from './events';
import { HELD, SHIELDED, type SsChoice, type SsState } from './state';

/** What seat 0 names for each card that it aims at the guard of seat 1 on the trap spot A3, where it has just been put. */
const named: Readonly<Record<string, (s: SsState, guard: number) => readonly SsChoice[]>> = {
  'ghost-army': (_, guard) => [thePiece(guard), { type: 'enough' }],
  'exorcise-ghosts': (_, guard) => [thePiece(guard), { type: 'enough' }],
  teleport: (s, guard) => [thePiece(guard), theSpot(s, '1 A1')],
  'domain-teleport': (s, guard) => [thePiece(guard), theSpot(s, '0 G1')],
  'teleport-trap': (s) => [theSpot(s, '1 A1')],
  reteleport: (s) => [theSpot(s, '1 A1')],
};

const aimedAtGuard = (id: string, ward: string): [SsState, number, readonly SsEvent[]] => {
  const s = at({
    talk: true,
    hands: [isPower(id) ? [] : [id], []],
    play: [isPower(id) ? [id] : [], [ward]],
    pieces: { '0 A3': [1, 'guard'] },
    effects: id === 'exorcise-ghosts' ? [{ card: 'ghost-army', on: '0 A3', seat: 1 }] : [],
  });
  const guard = pieceOn(s, '0 A3');
  listen(s, 'arrive', guard, spotOf(s, '0 A3'), true);
  const targets = named[id]?.(s, guard) ?? [thePiece(guard)];
  say(s, 0, id, targets, isPower(id) ? 'use' : 'invoke');
  return [s, guard, resolve(s)];
};

describe('SS-108, SS-R40: Protection, a ward of level 5', () => {
  test.each([
    'ghost-army',
    'sleep',
    'paralysis',
    'lesser-death-trap',
    'teleport-trap',
    'bear-trap',
    'black-plague',
    'teleport',
    'nermals-curse',
    'typhoid-mary',
    'doppelganger',
    'major-death-trap',
    'reteleport',
    'domain-teleport',
  ])('SS-037: %s has no effect', (id) => {
    const [s, guard, events] = aimedAtGuard(id, 'protection');
    expect([failed(events), where(s, guard), s.flags[guard], s.lasting, inPlay(s, 'protection', 1)]).toEqual([
      ['SS-108'],
      '0 A3',
      0,
      [],
      true,
    ]);
  });

  test('SS-037: Exorcise Ghosts leaves its ghosts alone', () => {
    const [s, guard, events] = aimedAtGuard('exorcise-ghosts', 'protection');
    expect([failed(events), where(s, guard)]).toEqual([['SS-108'], '0 A3']);
  });

  test('SS-038: Traitor and it are both destroyed', () => {
    const [s, guard, events] = aimedAtGuard('traitor', 'protection');
    expect([failed(events), s.owner[guard], isSpent(s, 'protection')]).toEqual([['SS-038'], 1, true]);
  });

  test('SS-037: a Magic Shield works', () => {
    const [s, guard, events] = aimedAtGuard('magic-shield', 'protection');
    expect([failed(events), s.flags[guard]]).toEqual([[], SHIELDED]);
  });

  test('SS-038, SS-R46: a Magic Missile and it are both destroyed, and what was hit stays', () => {
    const s = at({
      talk: true,
      hands: [['magic-missile'], []],
      play: [[], ['protection']],
      pieces: { '0 C2': [1, 'guard'] },
    });
    const guard = pieceOn(listen(s), '0 C2');
    expect(failed(cast(s, 0, 'magic-missile', [theSpot(s, '0 C2')], 1, 1))).toEqual(['SS-038']);
    expect([isAlive(s, guard), isSpent(s, 'protection')]).toEqual([true, true]);
  });

  test('SS-R40: the own cards are no opposing ones', () => {
    const s = at({
      talk: true,
      hands: [['sleep'], []],
      play: [['protection'], []],
      pieces: { '0 A1': [0, 'pion'] },
    });
    expect(failed(cast(listen(s), 0, 'sleep', [thePiece(pieceOn(s, '0 A1'))]))).toEqual([]);
  });
});

describe('wards against cards that kill', () => {
  /** Seat 1's piece on the trap spot A3 with this on it, beside a pion of seat 0 at A2; it rolls nothing but ones. */
  const struck = (
    id: string,
    ward: string,
    rank: 'guard' | 'wizard',
  ): [SsState, number, readonly SsEvent[]] => {
    const s = at({
      talk: true,
      hands: [[id], []],
      pieces: {
        '0 A3': [1, rank],
        '0 A2': [0, 'pion'],
        ...(rank === 'wizard' ? { '1 D3': [1, 'pion'] } : {}),
        ...(id === 'magic-missile' ? { '0 B3': [0, 'wizard'], '0 D3': [0, 'pion'] } : {}),
      },
      effects: [{ card: ward, on: '0 A3', seat: 1 }],
    });
    const [piece, pion] = [pieceOn(s, '0 A3'), pieceOn(s, '0 A2')];
    listen(s, 'arrive', piece, spotOf(s, '0 A3'));
    const ones = rank === 'guard' ? [1, 1, 1] : [1, 1];
    const events =
      id === 'kamakazi' || id === 'typhoid-mary'
        ? cast(s, 0, id, [thePiece(pion)], ...(id === 'kamakazi' ? [] : ones))
        : id === 'magic-missile'
          ? cast(s, 0, id, [theSpot(s, '0 A3')], 1, 1)
          : cast(s, 0, id, [thePiece(piece)], ...ones);
    return [s, piece, events];
  };

  test.each(['kamakazi', 'lesser-death-trap', 'major-death-trap', 'typhoid-mary', 'magic-missile'])(
    'SS-R41: a Magic Shield keeps its piece from %s, and stays',
    (id) => {
      const [s, guard, events] = struck(id, 'magic-shield', 'guard');
      expect([failed(events), isAlive(s, guard), s.flags[guard]! & SHIELDED]).toEqual([
        ['SS-037'],
        true,
        SHIELDED,
      ]);
    },
  );

  test('SS-R41, SS-R06: a Black Plague spares the shielded piece, and the rest of it goes on', () => {
    const s = at({
      talk: true,
      hands: [['black-plague'], []],
      pieces: { '0 A1': [1, 'guard'], '0 A2': [1, 'pion'] },
      effects: [{ card: 'magic-shield', on: '0 A1', seat: 1 }],
    });
    const [guard, pion] = [pieceOn(s, '0 A1'), pieceOn(s, '0 A2')];
    cast(listen(s), 0, 'black-plague', [thePiece(guard)], 1, 1);
    expect([isAlive(s, guard), isAlive(s, pion)]).toEqual([true, false]);
  });

  test('SS-R41: Exorcise Ghosts does not destroy a shielded ghost, and goes on with the others', () => {
    const s = at({
      talk: true,
      hands: [['ghost-army', 'exorcise-ghosts'], []],
      pieces: { '0 A1': [1, 'guard'], '0 G1': [1, 'pion'] },
      effects: [{ card: 'magic-shield', on: '0 A1', seat: 1 }],
    });
    const both = [pieceOn(s, '0 A1'), pieceOn(s, '0 G1')];
    const all: readonly SsChoice[] = [...both.map(thePiece), { type: 'enough' }];
    cast(listen(s), 0, 'ghost-army', all);
    cast(s, 0, 'exorcise-ghosts', all);
    expect(both.map((piece) => isAlive(s, piece))).toEqual([true, false]);
  });

  test('SS-R42, SS-038: a dragon and a Lesser Death Trap are both over, and the wizard lives', () => {
    const [s, wizard, events] = struck('lesser-death-trap', 'transform-to-dragon', 'wizard');
    expect([failed(events), isAlive(s, wizard), s.flags[wizard]]).toEqual([['SS-038'], true, 0]);
    expect(isSpent(s, 'transform-to-dragon')).toBe(true);
  });

  test.each(['kamakazi', 'major-death-trap', 'typhoid-mary', 'magic-missile'])(
    'SS-R42: a dragon dies of %s',
    (id) => {
      const [s, wizard, events] = struck(id, 'transform-to-dragon', 'wizard');
      expect([failed(events), isAlive(s, wizard)]).toEqual([[], false]);
    },
  );
});

describe('SS-R36: holds against cards that move', () => {
  const holds = ['sleep', 'paralysis', 'ghost-army'];
  const held = (card: string, hand: string): [SsState, number] => {
    const s = at({
      talk: true,
      hands: [[hand], []],
      pieces: { '0 A1': [0, 'pion'] },
      effects: [{ card, on: '0 A1', seat: 1 }],
    });
    return [s, pieceOn(s, '0 A1')];
  };

  test.each(holds)('SS-038: a Horse and a %s are both over', (hold) => {
    const [s, pion] = held(hold, 'horse');
    act(s, { type: 'done' });
    expect(failed(cast(s, 0, 'horse', [thePiece(pion)], 4))).toEqual(['SS-R36']);
    expect([s.flags[pion], isSpent(s, hold), s.tasks.some(({ kind }) => kind === 'free')]).toEqual([
      0,
      true,
      false,
    ]);
  });

  test.each(holds)('SS-037: a Teleport moves the piece, and the %s stays on it', (hold) => {
    const [s, pion] = held(hold, 'teleport');
    const before = s.flags[pion];
    cast(listen(s), 0, 'teleport', [thePiece(pion), theSpot(s, '1 A1')]);
    expect([where(s, pion), s.flags[pion], s.lasting.map(({ card }) => card)]).toEqual([
      '1 A1',
      before,
      [cardOf(s, hold)],
    ]);
  });

  test('a hold is none on another piece, and goes on when that one is moved', () => {
    const s = at({
      talk: true,
      hands: [['teleport'], []],
      pieces: { '0 A1': [0, 'pion'], '0 A3': [0, 'guard'] },
      effects: [{ card: 'bear-trap', on: '0 A3', seat: 1 }],
    });
    const [pion, guard] = [pieceOn(s, '0 A1'), pieceOn(s, '0 A3')];
    cast(listen(s), 0, 'teleport', [thePiece(pion), theSpot(s, '1 A1')]);
    expect([where(s, pion), s.flags[guard]]).toEqual(['1 A1', HELD]);
  });
});

import { describe, expect, test } from 'vitest';
import { at, fight, inHand, isAlive, isSpent, where } from './cases/testing';
import { engine } from './index';
import { act, cast, listen, looseDice, pieceOn, theSpot, thePiece, type Position } from './testing';
import type { SsState } from './state';

/** A pion of seat 0 has moved in from A2 on a shielded pion of seat 1 on A1, and wins for nothing. */
const bounced = (given: Partial<Position> = {}): [SsState, number] => {
  const s = at({
    effects: [{ card: 'magic-shield', on: '0 A1', seat: 1 }],
    from: { '0 A1*': '0 A2' },
    ...given,
    pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'pion'], ...given.pieces },
  });
  const pion = pieceOn(s, '0 A1*');
  fight(s, [], 6, 6, 1, 1);
  return [s, pion];
};

describe('SS-R24: where the loser cannot die', () => {
  test('the piece that moved in goes back to where it came from, and the other stays', () => {
    const [s, pion] = bounced();
    expect([where(s, pion), s.type[pieceOn(s, '0 A1')], s.conflicts]).toEqual(['0 A2', 0, []]);
  });

  test('so it does where it cannot die itself and loses', () => {
    const s = at({
      effects: [{ card: 'magic-shield', on: '0 A1*', seat: 0 }],
      from: { '0 A1*': '1 G1' },
      pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'pion'] },
    });
    const pion = pieceOn(s, '0 A1*');
    fight(s, [], 1, 1, 6, 6);
    // It had come through the Tx.
    expect([isAlive(s, pion), where(s, pion)]).toEqual([true, '1 G1']);
  });

  test('or by itself to the nearest vacant spot, where there is but one', () => {
    const [s, pion] = bounced({ rocks: ['0 A2'] });
    expect(where(s, pion)).toBe('0 B1');
  });

  test('or to one of the nearest, as its controller chooses', () => {
    const [s, pion] = bounced({ from: { '0 A1*': '1 G1' }, rocks: ['1 G1'] });
    expect([engine.toAct(s), engine.choices(s, 0)]).toEqual([[0], [theSpot(s, '0 A2'), theSpot(s, '0 B1')]]);
    act(s, theSpot(s, '0 B1'), looseDice());
    expect([where(s, pion), s.conflicts]).toEqual(['0 B1', []]);
  });

  test('whoever’s turn it is', () => {
    const s = at({
      effects: [{ card: 'magic-shield', on: '0 A1', seat: 1 }],
      from: { '0 A1*': '1 G1' },
      rocks: ['1 G1'],
      pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'pion'] },
    });
    s.active = 1;
    fight(s, [], 6, 6, 1, 1);
    expect(engine.toAct(s)).toEqual([0]);
  });

  test('SS-R65: the active player chooses for nobody’s hulk', () => {
    const s = at({
      effects: [{ card: 'magic-shield', on: '0 A1', seat: 1 }],
      from: { '0 A1*': '1 G1' },
      rocks: ['1 G1'],
      pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'hulk'] },
    });
    s.owner[pieceOn(s, '0 A1*')] = -1;
    fight(s, [], 6, 6, 6, 6, 6, 1, 1);
    expect(engine.toAct(s)).toEqual([0]);
  });

  test('or is destroyed where the whole domain is full', () => {
    const s = at({
      effects: [{ card: 'magic-shield', on: '0 A1', seat: 1 }],
      pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'pion'] },
    });
    const pion = pieceOn(s, '0 A1*');
    for (const spot of s.game.spots) if (spot < s.game.stride && s.on[spot] === -1) s.on[spot] = -2;
    fight(s, [], 6, 6, 1, 1);
    expect([isAlive(s, pion), isAlive(s, pieceOn(s, '0 A1'))]).toEqual([false, true]);
  });
});

describe('SS-R24: a conflict is cancelled', () => {
  const fighting = (hand: string, of: Partial<Position> = {}): SsState =>
    inHand([hand], {
      from: { '0 A1*': '0 A2' },
      ...of,
      pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'guard'], ...of.pieces },
    });

  test('SS-141: where a piece in it becomes a ghost', () => {
    const s = fighting('ghost-army');
    const guard = pieceOn(s, '0 A1*');
    cast(s, 0, 'ghost-army', [thePiece(pieceOn(s, '0 A1')), { type: 'enough' }]);
    expect([where(s, guard), s.conflicts]).toEqual(['0 A2', []]);
  });

  test('SS-134: where one of them is teleported, and the other just stays', () => {
    for (const label of ['0 A1', '0 A1*']) {
      const s = fighting('teleport');
      const [pion, guard] = [pieceOn(s, '0 A1'), pieceOn(s, '0 A1*')];
      cast(s, 0, 'teleport', [thePiece(pieceOn(s, label)), theSpot(s, '1 A1')]);
      const spots = label === '0 A1' ? ['1 A1', '0 A1'] : ['0 A1', '1 A1'];
      expect([[where(s, pion), where(s, guard)], s.conflicts, s.guest.some((one) => one >= 0)]).toEqual([
        spots,
        [],
        false,
      ]);
    }
  });

  test('SS-147: where a wizard in it becomes a rock, with `wizardBusyFrom` roll', () => {
    const s = at({
      house: { wizardBusyFrom: 'roll' },
      talk: true,
      hands: [[], ['rock-transform']],
      pieces: { '1 D3*': [0, 'guard'] },
      from: { '1 D3*': '1 C2' },
    });
    const guard = pieceOn(s, '1 D3*');
    cast(listen(s), 1, 'rock-transform');
    expect([where(s, guard), s.conflicts, isSpent(s, 'rock-transform')]).toEqual(['1 C2', [], false]);
  });

  test('SS-R24: where a Traitor takes the one that moved in, it goes back', () => {
    const s = at({
      talk: true,
      hands: [[], ['traitor']],
      from: { '0 A1*': '0 A2' },
      pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'guard'] },
    });
    const guard = pieceOn(s, '0 A1*');
    cast(listen(s), 1, 'traitor', [thePiece(guard)]);
    expect([s.owner[guard], where(s, guard), s.conflicts]).toEqual([1, '0 A2', []]);
  });

  test('SS-137: where it takes a piece of neither side, they fight on', () => {
    const s = at({
      house: { players: 3 },
      talk: true,
      hands: [[], [], ['traitor']],
      pieces: { '2 D3': [2, 'wizard'], '0 A1': [1, 'pion'], '0 A1*': [0, 'guard'] },
    });
    cast(listen(s), 2, 'traitor', [thePiece(pieceOn(s, '0 A1'))]);
    expect(s.conflicts).toHaveLength(1);
  });
});

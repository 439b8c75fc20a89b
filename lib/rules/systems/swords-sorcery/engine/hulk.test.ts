import { describe, expect, test } from 'vitest';
import { conflictQuestion } from '../odds/question';
import { at, isAlive, isOffered } from './cases/testing';
import {
  act,
  asked,
  cardOf,
  cast,
  closeWindows,
  listen,
  looseDice,
  pieceOn,
  position,
  spotOf,
  thePiece,
  type Position,
} from './testing';
import { GHOST, type SsState } from './state';

/** A position in which the hulk on this spot is nobody's. */
function unowned(given: Position, label: string): SsState {
  const s = position(given);
  s.owner[pieceOn(s, label)] = -1;
  return s;
}

describe('nobody’s hulk', () => {
  test('SS-R65: a Trap Proof works for it only while its holder could move it', () => {
    const given: Position = {
      talk: true,
      hands: [[], ['major-death-trap']],
      play: [['trap-proof'], []],
      pieces: { '0 A1': [0, 'pion'], '0 A3': [0, 'hulk'], '1 D3': [1, 'wizard'] },
    };
    const offered = (s: SsState): boolean => {
      listen(s, 'arrive', pieceOn(s, '0 A3'), spotOf(s, '0 A3'));
      for (let k = 0; k < 2 && s.tasks.at(-1)?.seat !== 1; k++) act(s, { type: 'pass' });
      return isOffered(s, 'major-death-trap', 1);
    };
    expect(offered(unowned(given, '0 A3'))).toBe(true);
    const wizard: Position = { ...given, pieces: { ...given.pieces, '0 D3': [0, 'wizard'] } };
    expect(offered(unowned(wizard, '0 A3'))).toBe(false);
  });

  test('SS-R65: the odds of an attack on it by a player without a wizard know that it rolls unmodified', () => {
    const s = unowned(
      {
        play: [['swords', 'lucky-charm', 'armour'], []],
        pieces: { '0 A1': [0, 'hulk'], '0 A1*': [0, 'pion'], '1 D3': [1, 'wizard'] },
      },
      '0 A1',
    );
    expect(conflictQuestion(s, pieceOn(s, '0 A1*'), pieceOn(s, '0 A1'))).toMatchObject({
      initiatorModifier: 'swords',
      defenderModifier: 'none',
      defenderLuckyCharm: false,
      defenderArmour: false,
    });
  });

  test('SS-R26: it kills for the active player, wizard or not', () => {
    const s = unowned(
      {
        house: { players: 3 },
        hands: [[], ['swords', 'sleep'], []],
        pieces: {
          '0 A1': [0, 'pion'],
          '1 D3': [0, 'hulk'],
          '1 D3*': [1, 'wizard'],
          '2 D3': [2, 'wizard'],
        },
      },
      '1 D3',
    );
    act(s, { type: 'done' }, looseDice(1, 1, 6, 6, 6, 6, 6));
    expect(isAlive(s, s.wizard[1]!)).toBe(false);
    // Without a wizard an artifact has to be invoked at once (SS-R13).
    expect([s.tasks.at(-1)?.kind, s.tasks.at(-1)?.seat, s.must[0]!.includes(cardOf(s, 'swords'))]).toEqual([
      'must',
      0,
      true,
    ]);
  });

  test.each([
    [0, true],
    [1, false],
  ] as const)('SS-R43, SS-R65: as a ghost it is freed by a wizard of seat %s: %s', (seat, freed) => {
    const s = unowned(
      {
        talk: true,
        hands: [['ghost-army'], ['speed']],
        pieces: {
          '0 C2': [0, 'hulk'],
          '0 D3': [0, 'wizard'],
          [seat === 1 ? '0 D1' : '1 D3']: [1, 'wizard'],
        },
      },
      '0 C2',
    );
    const hulk = pieceOn(s, '0 C2');
    cast(listen(s), 0, 'ghost-army', [thePiece(hulk), { type: 'enough' }]);
    if (seat === 1) cast(s, 1, 'speed', [], 3, 3);
    else closeWindows(s);
    const wizard = s.wizard[seat]!;
    for (const label of ['0 C2', '0 D1'])
      if (isAlive(s, hulk)) {
        act(s, { type: 'step', piece: wizard, to: spotOf(s, label) });
        closeWindows(s);
      }
    expect([isAlive(s, hulk), isAlive(s, hulk) && (s.flags[hulk]! & GHOST) === 0]).toEqual([freed, freed]);
  });

  test.each([true, false])('SS-R65, hulkArtifacts %s: the Belt carries it, or it does not fly', (flies) => {
    const s = unowned(
      {
        house: { hulkArtifacts: flies },
        play: [['belt-of-levitation'], []],
        pieces: { '0 D3': [0, 'wizard'], '0 C1': [0, 'hulk'], '1 D3': [1, 'wizard'] },
      },
      '0 C1',
    );
    const hulk = pieceOn(s, '0 C1');
    expect(asked(s).some((choice) => choice.type === 'fly' && choice.piece === hulk)).toBe(flies);
  });

  test('SS-R24, SS-R65: it is fought no more when Spoilsport brings the active wizard back from a rock', () => {
    const s = at({
      talk: true,
      hands: [['rock-transform'], ['spoilsport']],
      pieces: { '0 A1': [0, 'hulk'], '0 A1*': [0, 'guard'] },
      from: { '0 A1*': '0 A2' },
    });
    const [hulk, guard] = [pieceOn(s, '0 A1'), pieceOn(s, '0 A1*')];
    s.owner[hulk] = -1;
    cast(listen(s), 0, 'rock-transform');
    expect(s.conflicts).toEqual([spotOf(s, '0 A1')]);
    cast(s, 1, 'spoilsport');
    expect([s.conflicts, s.at[hulk], s.at[guard]]).toEqual([[], spotOf(s, '0 A1'), spotOf(s, '0 A2')]);
  });

  test('SS-R24, SS-R65: a Traitor of the active player ends the fight with what has changed sides', () => {
    const s = at({
      talk: true,
      hands: [['traitor'], []],
      pieces: { '0 A1': [1, 'guard'], '0 A1*': [0, 'hulk'] },
      from: { '0 A1*': '0 A2' },
    });
    const hulk = pieceOn(s, '0 A1*');
    s.owner[hulk] = -1;
    cast(listen(s), 0, 'traitor', [thePiece(pieceOn(s, '0 A1'))]);
    expect([s.conflicts, s.at[hulk]]).toEqual([[], spotOf(s, '0 A2')]);
  });
});

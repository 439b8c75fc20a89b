import { describe, expect, test } from 'vitest';
import { at, duel, fight, inPlay, isAlive, isSpent } from './cases/testing';
import { act, cardOf, cast, closeWindows, looseDice, pieceOn, thePiece, theSpot } from './testing';
import type { SsState } from './state';

describe('SS-158, SS-R31: Hammers', () => {
  const breaks = (s: SsState, theirs: string, ...faces: readonly number[]): boolean => {
    fight(s, ['hammers', theirs], ...faces);
    return !inPlay(s, theirs, 1);
  };

  test('break the weapon that the other side named when they lose, too', () => {
    const s = duel([['hammers'], ['swords']]);
    const pion = pieceOn(s, '0 A1*');
    expect(breaks(s, 'swords', 6, 2, 6, 6)).toBe(true);
    expect(isAlive(s, pion)).toBe(false);
  });
  test('break no Gauntlet', () => {
    expect(breaks(duel([['hammers'], ['gauntlet-of-might']]), 'gauntlet-of-might', 6, 6, 1, 1)).toBe(false);
  });
  test('break nothing where Armour stops them', () => {
    expect(breaks(duel([['hammers'], ['swords', 'armour']]), 'swords', 6, 6, 1, 1)).toBe(false);
  });
  test('SS-106: break no weapon that a Safe artifact keeps', () => {
    const s = duel([['hammers'], ['swords', 'safe-artifact']]);
    s.safe[cardOf(s, 'safe-artifact')] = cardOf(s, 'swords');
    expect(breaks(s, 'swords', 6, 6, 1, 1)).toBe(false);
  });
  test('SS-106: nor one that the first card of the pile keeps', () => {
    const s = duel([['hammers'], ['swords', 'lever']]);
    const first = cardOf(s, 'lever');
    const safe = s.game.cards[cardOf(s, 'safe-artifact')]!;
    s.game = { ...s.game, cards: s.game.cards.map((card, k) => (k === first ? safe : card)) };
    s.safe[first] = cardOf(s, 'swords');
    expect([first, breaks(s, 'swords', 6, 6, 1, 1)]).toEqual([0, false]);
  });
});

test('SS-156: Armour stops no Gauntlet of Might', () => {
  const s = duel([['gauntlet-of-might'], ['armour']]);
  expect(fight(s, ['gauntlet-of-might'], 5, 4, 1, 1).values[0]).toBe(56);
});

test('SS-R33: two Lucky Charms are both destroyed at the first tie, which is the initiator’s', () => {
  const s = duel([['lucky-charm'], []]);
  const second = cardOf(s, 'lucky-charm') + 1;
  s.pile.splice(s.pile.indexOf(second), 1);
  s.play[1]!.push(second);
  expect(fight(s, [], 4, 3, 4, 3).winner).toBe('initiator');
  expect([s.play, s.discards]).toEqual([
    [[], []],
    [cardOf(s, 'lucky-charm'), second],
  ]);
});

test('SS-R33, SS-106: but for one that a Safe artifact keeps', () => {
  const s = duel([['lucky-charm', 'safe-artifact'], []]);
  const [charm, safe] = [cardOf(s, 'lucky-charm'), cardOf(s, 'safe-artifact')];
  s.pile.splice(s.pile.indexOf(charm + 1), 1);
  s.play[1]!.push(charm + 1);
  s.safe[safe] = charm;
  expect(fight(s, [], 4, 3, 4, 3).winner).toBe('initiator');
  expect(s.play).toEqual([[charm, safe], []]);
});

describe('effects of the next conflict', () => {
  const cursed = (more: Partial<Parameters<typeof at>[0]> = {}): SsState =>
    at({
      pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'pion'] },
      from: { '0 A1*': '0 A2' },
      ...more,
    });

  test('SS-R68: a curse is used up, even where the conflict bounces', () => {
    const s = cursed({
      effects: [
        { card: 'magic-shield', on: '0 A1', seat: 1 },
        { card: 'nermals-curse', on: '0 A1', seat: 0 },
      ],
    });
    expect(fight(s, [], 6, 6, 1).values).toEqual([66, 10]);
    expect(isSpent(s, 'nermals-curse')).toBe(true);
  });

  test('SS-R68: extra dice do not apply to a cursed wizard', () => {
    const s = at({
      pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'wizard'], '0 D3': [0, 'pion'] },
      effects: [
        { card: 'giants-strength', on: '0 A1*', seat: 0 },
        { card: 'nermals-curse', on: '0 A1*', seat: 1 },
      ],
    });
    expect(fight(s, [], 6, 1, 1).dice[0]).toEqual([6]);
  });

  test('SS-150: a Strength that somebody else has drunk is none of theirs, and stays', () => {
    const s = cursed({ effects: [{ card: 'strength', on: '1 D3', seat: 1 }] });
    expect(fight(s, [], 6, 6, 1, 1).dice.map((faces) => faces.length)).toEqual([2, 2]);
    expect(isSpent(s, 'strength')).toBe(false);
  });
});

test.each([
  [true, 'defender'],
  [false, 'initiator'],
])(
  'SS-R65, hulkArtifacts %s: a Lucky Charm of the active player wins a tie of the hulk for the %s',
  (hulkArtifacts, winner) => {
    const s = at({
      house: { hulkArtifacts },
      play: [['lucky-charm'], []],
      pieces: { '0 A1': [0, 'hulk'], '0 A1*': [1, 'pion'] },
    });
    s.owner[pieceOn(s, '0 A1')] = -1;
    expect(fight(s, [], 6, 6, 6, 6, 1, 1, 1).winner).toBe(winner);
  },
);

test.each(['0 A1', '0 A1*'])(
  'SS-R25: nobody names a modifier where the piece on %s rolls nothing',
  (label) => {
    const s = duel([['swords'], ['daggers']], { effects: [{ card: 'paralysis', on: label, seat: 0 }] });
    expect(fight(s, [])).toMatchObject({
      winner: label === '0 A1' ? 'initiator' : 'defender',
      modifiers: [-1, -1],
    });
  },
);

test('SS-134: a conflict that a Teleport ends in its own window is not rolled', () => {
  const s = at({
    talk: true,
    hands: [[], ['teleport']],
    pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'pion'] },
  });
  const pion = pieceOn(s, '0 A1');
  act(s, { type: 'done' });
  while (s.tasks.at(-1)?.window !== 'conflict') act(s, { type: 'pass' });
  cast(s, 1, 'teleport', [thePiece(pion), theSpot(s, '1 A1')]);
  const events = closeWindows(s, looseDice());
  expect(events.some(({ type }) => type === 'fought')).toBe(false);
  expect([s.conflicts, s.tasks.some(({ kind }) => kind === 'conflict')]).toEqual([[], false]);
});

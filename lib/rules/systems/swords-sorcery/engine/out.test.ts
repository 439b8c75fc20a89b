import { describe, expect, test } from 'vitest';
import { engine } from './index';
import { begin } from './lasting';
import { isVacant, put, summon } from './pieces';
import {
  act,
  cardOf,
  cast,
  closeWindows,
  listen,
  looseDice,
  pieceOn,
  position,
  quietly,
  say,
  spotOf,
  tableOf,
  thePiece,
  theSpot,
} from './testing';
import { seededDice } from '../../../kernel/game/dice';
import { isSpent } from './cases/testing';
import { DEMON, GHOST, ROCK, TOKEN, type SsState } from './state';

describe('players who are out', () => {
  test('SS-R84: whoever goes out at the beginning of the own turn rolls and moves no more', () => {
    const s = position({
      house: { players: 3, victory: 'wizard-hunt' },
      talk: true,
      hands: [[], ['kamakazi'], []],
      pieces: {
        '0 D3': [0, 'wizard'],
        '0 C2': [1, 'pion'],
        '1 D3': [1, 'wizard'],
        '2 D3': [2, 'wizard'],
        '2 C2': [0, 'pion'],
      },
    });
    s.phase = 'roll';
    cast(listen(s), 1, 'kamakazi', [thePiece(pieceOn(s, '0 C2'))]);
    const told: string[] = [];
    for (const { turn } = s; s.turn === turn;)
      for (const event of act(s, { type: 'pass' }, looseDice()))
        if (event.type === 'windowOpened') told.push(event.window);
        else told.push(event.type);
    expect(s.alive).toEqual([false, true, true]);
    const own = told.slice(0, told.indexOf('turnBegan'));
    expect(own).toContain('end');
    for (const what of ['moveRoll', 'rolled', 'moved']) expect(own).not.toContain(what);
  });

  test('SS-R21, SS-R45: a token keeps no domain in the ring', () => {
    const s = position({
      house: { players: 3, eliminatedDomain: 'removed' },
      pieces: { '0 D3': [0, 'wizard'], '1 D3': [1, 'wizard'], '0 A2': [0, 'pion'] },
    });
    const token = summon(s, TOKEN, 0, pieceOn(s, '0 A2'));
    put(s, token, spotOf(s, '2 D3'));
    act(s, { type: 'done' }, looseDice());
    expect([s.ring, s.at[token]]).toEqual([[0, 1], -1]);
  });

  test.each([
    ['empty', undefined, [0, 1], '1 A4'],
    ['peopled', '2 A1', [0, 1, 2], '2 A4'],
  ] as const)(
    'SS-R21: the %s domain of who is out; the links go on round the ring',
    (_, guest, ring, landing) => {
      const s = position({
        house: { players: 3, eliminatedDomain: 'removed' },
        rocks: ['2 D3'],
        pieces: {
          '0 D3': [0, 'wizard'],
          '0 G4': [0, 'pion'],
          '1 D3': [1, 'wizard'],
          ...(guest && { [guest]: [1, 'pion'] }),
        },
      });
      const pion = pieceOn(s, '0 G4');
      act(s, { type: 'done' }, looseDice(1, 2, 4));
      act(s, { type: 'done' }, looseDice(1, 2, 4));
      expect([s.active, s.ring, s.on[spotOf(s, '2 D3')]]).toEqual([0, ring, guest ? ROCK : -1]);
      expect(engine.choices(s, 0)).toContainEqual({ type: 'step', piece: pion, to: spotOf(s, landing) });
    },
  );

  test('SS-R01: who gives up takes along no ghosts of another who goes out in the same turn', () => {
    const s = engine.setup(
      tableOf(
        { players: 4, firstPlayer: 'chosen', handSize: 0, domainSet: ['ss-house-1'] },
        { concede: true },
      ),
      seededDice('four'),
    );
    s.at.fill(-1);
    s.on.fill(-1);
    s.phase = 'move';
    const lay = (piece: number, label: string): void => put(s, piece, spotOf(s, label));
    for (const seat of [0, 2, 3]) lay(s.wizard[seat]!, `${seat} A1`);
    const ghost = s.born.indexOf(1);
    lay(ghost, '1 A1');
    const item = { card: cardOf(s, 'ghost-army'), seat: 2, power: true, targets: [], dead: false, back: -1 };
    begin(s, item, ghost, quietly);
    act(s, { type: 'concede' }, looseDice());
    expect([s.alive, s.at[ghost]! >= 0, s.flags[ghost]! & GHOST]).toEqual([
      [false, false, true, true],
      true,
      GHOST,
    ]);
  });

  /** Three players; seat 1 has a pion, a guard of seat 0's army, cards in hand and in play, and one that waits. */
  const hunted = (victory: string): SsState => {
    const s = position({
      house: { players: 3, victory },
      talk: true,
      hands: [['kamakazi'], ['lever', 'sleep', 'thief'], []],
      play: [[], ['swords'], ['daggers']],
      pieces: {
        '0 D3': [0, 'wizard'],
        '1 C2': [0, 'pion'],
        '1 D3': [1, 'wizard'],
        '1 A1': [1, 'pion'],
        '1 G1': [0, 'guard'],
        '2 D3': [2, 'wizard'],
      },
    });
    s.owner[pieceOn(s, '1 G1')] = 1;
    return listen(s);
  };

  test('SS-R01, SS-R21: in a wizard hunt all pieces leave with the wizard, and what lies in play', () => {
    const s = hunted('wizard-hunt');
    say(s, 1, 'lever');
    cast(s, 0, 'kamakazi', [thePiece(pieceOn(s, '1 C2'))]);
    expect([s.alive, pieceOn(s, '1 A1'), pieceOn(s, '1 G1')]).toEqual([[true, false, true], -1, -1]);
    while (s.stack.length > 0) act(s, { type: 'pass' });
    expect([s.play[1], s.play[2], s.hand[1], isSpent(s, 'lever')]).toEqual([
      [],
      [cardOf(s, 'daggers')],
      [],
      true,
    ]);
  });

  test('SS-R21, SS-R85: the own army leaves first, wherever its player sits, and then who was taken from others', () => {
    const s = hunted('wizard-hunt');
    const [pion, guard] = [pieceOn(s, '1 A1'), pieceOn(s, '1 G1')];
    const events = cast(s, 0, 'kamakazi', [thePiece(pieceOn(s, '1 C2'))]);
    const left = events.flatMap((e) => (e.type === 'died' && e.by === 'out' ? [e.piece] : []));
    expect(left).toEqual([pion, guard]);
  });

  test('SS-116, SS-R85: whom a Kamakazi kills with his wizard dies by it, and does not leave with his player', () => {
    const s = hunted('wizard-hunt');
    const spot = spotOf(s, '1 C2');
    const demon = summon(s, DEMON, 1);
    put(
      s,
      demon,
      s.game.adj[spot]!.find((near) => isVacant(s, near))!,
    );
    const events = cast(s, 0, 'kamakazi', [thePiece(pieceOn(s, '1 C2'))]);
    const by = events.flatMap((e) => (e.type === 'died' && e.piece === demon ? [e.by] : []));
    expect([by, s.alive[1]]).toEqual([['card'], false]);
  });

  test('SS-R21: players who go out in one turn lay down their cards clockwise from the active one', () => {
    const s = position({
      house: { players: 4 },
      hands: [['sleep'], [], ['thief'], []],
      pieces: { '1 D3': [1, 'wizard'], '3 D3': [3, 'wizard'] },
    });
    s.active = 1;
    act(s, { type: 'done' }, looseDice());
    closeWindows(s, looseDice());
    expect([s.alive, s.discards]).toEqual([
      [false, true, false, true],
      [cardOf(s, 'thief'), cardOf(s, 'sleep')],
    ]);
  });

  test('SS-R27: otherwise they stay, with the artifacts', () => {
    const s = hunted('annihilation');
    cast(s, 0, 'kamakazi', [thePiece(pieceOn(s, '1 C2'))]);
    expect([s.alive[1], pieceOn(s, '1 A1') >= 0, pieceOn(s, '1 G1') >= 0, s.play[1]]).toEqual([
      true,
      true,
      true,
      [cardOf(s, 'swords')],
    ]);
  });

  test('SS-R21: whoever has no living piece left loses hand and artifacts at the end of the turn', () => {
    const s = position({
      house: { players: 3 },
      hands: [[], ['sleep'], []],
      play: [[], ['swords'], []],
      pieces: { '0 D3': [0, 'wizard'], '2 D3': [2, 'wizard'] },
    });
    s.quiet.fill(true);
    act(s, { type: 'done' }, looseDice());
    expect([s.alive[1], s.hand[1], s.play[1], isSpent(s, 'sleep'), isSpent(s, 'swords')]).toEqual([
      false,
      [],
      [],
      true,
      true,
    ]);
  });

  test('SS-126, trapOnPlacement: who goes out while the raised arrive leaves with all of them', () => {
    const s = position({
      house: { players: 3, victory: 'wizard-hunt', trapOnPlacement: true },
      talk: true,
      hands: [['raise-the-dead'], ['magic-missile'], []],
      pieces: { '0 D3': [0, 'wizard'], '0 C2': [1, 'wizard'], '2 D3': [2, 'wizard'] },
    });
    say(listen(s), 0, 'raise-the-dead');
    while (s.tasks.at(-1)?.kind === 'window') act(s, { type: 'pass' });
    // Nobody speaks before the last of them has returned (SS-R10).
    while (s.tasks.at(-1)?.kind === 'raise') act(s, engine.choices(s, 0)[0]!);
    expect(s.owner.filter((seat, piece) => seat === 0 && s.at[piece]! >= 0)).toHaveLength(10);
    cast(s, 1, 'magic-missile', [theSpot(s, '0 D3')], 1, 1);
    for (const { turn } = s; s.turn === turn;) act(s, { type: 'pass' }, looseDice());
    expect(s.owner.some((seat, piece) => seat === 0 && s.at[piece]! >= 0)).toBe(false);
  });

  test('ledger 7.3: who gives up takes all pieces and cards along', () => {
    const s = engine.setup(
      tableOf({ players: 3, firstPlayer: 'chosen' }, { concede: true }),
      seededDice('up'),
    );
    while (s.phase === 'place') engine.play(s, s.active, engine.choices(s, s.active)[0]!, seededDice('x'));
    closeWindows(s, looseDice());
    const hand = [...s.hand[0]!];
    act(s, { type: 'concede' }, looseDice());
    expect([s.alive, s.owner.some((seat, piece) => seat === 0 && s.at[piece]! >= 0)]).toEqual([
      [false, true, true],
      false,
    ]);
    expect([s.hand[0], hand.every((card) => s.discards.includes(card))]).toEqual([[], true]);
  });
});

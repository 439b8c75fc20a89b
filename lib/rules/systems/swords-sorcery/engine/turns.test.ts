import { describe, expect, test } from 'vitest';
import { at, inHand, isOffered, isSpent } from './cases/testing';
import { engine } from './index';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { advance } from './advance';
import type { GameCard } from './cards';
import { resolveTop } from './resolve';
import { trapsInUse } from './targets';
import {
  act,
  bury,
  cardOf,
  cast,
  closeWindows,
  employ,
  listen,
  looseDice,
  pieceOn,
  position,
  spotOf,
  thePiece,
  theSpot,
  turnTo,
} from './testing';
import { DRAGON, HELD, PARALYSED, SHIELDED, STONE, STOPPED, type SsState } from './state';
import type { Position } from './testing';

/** The active player ends the turn, and whoever is next has rolled these dice. */
const next = (s: SsState, ...faces: readonly number[]): void => {
  s.quiet.fill(true);
  act(s, { type: 'done' }, looseDice(...faces));
};
/** What is on the piece at 1 A1 in this turn, the next and the one after. */
const through = (effect: NonNullable<Position['effects']>[number], label = '1 A1'): readonly number[] => {
  const s = at({ pieces: { '1 A1': [1, 'pion'], '0 A1': [0, 'pion'] }, effects: [effect] });
  const piece = pieceOn(s, label);
  const flags = [s.flags[piece]!];
  for (let k = 0; k < 2; k++) {
    next(s, 1, 2, 4);
    flags.push(s.flags[piece]!);
  }
  return flags;
};

describe('how long an effect lasts', () => {
  test('SS-138: Paralysis ends with the beginning of the next turn of its piece’s owner', () => {
    expect(through({ card: 'paralysis', on: '1 A1', seat: 0 })).toEqual([PARALYSED, 0, 0]);
    expect(through({ card: 'paralysis', on: '0 A1', seat: 1 }, '0 A1')).toEqual([PARALYSED, PARALYSED, 0]);
  });

  test('SS-111: a Bear Trap lets go when the next movement of its prey’s owner begins', () => {
    expect(through({ card: 'bear-trap', on: '1 A1', seat: 0 })).toEqual([HELD, 0, 0]);
    expect(through({ card: 'bear-trap', on: '0 A1', seat: 1 }, '0 A1')).toEqual([HELD, HELD, 0]);
  });

  test('SS-R65: either lasts on nobody’s hulk to the next turn, whoever takes it', () => {
    for (const card of ['paralysis', 'bear-trap']) {
      const s = at({ pieces: { '0 A1': [0, 'hulk'] }, effects: [{ card, on: '0 A1', seat: 1 }] });
      const hulk = pieceOn(s, '0 A1');
      s.owner[hulk] = -1;
      next(s, 1, 2, 4);
      expect([s.active, s.flags[hulk]]).toEqual([1, 0]);
    }
  });

  test('SS-129: a Magic Shield ends with the turn', () => {
    expect(through({ card: 'magic-shield', on: '1 A1', seat: 1 })).toEqual([SHIELDED, 0, 0]);
  });

  test('SS-143: a dragon is one to the end of its own turn, this one or the next', () => {
    expect(through({ card: 'transform-to-dragon', on: '0 D3', seat: 0 }, '0 D3')).toEqual([DRAGON, 0, 0]);
    expect(through({ card: 'transform-to-dragon', on: '1 D3', seat: 1 }, '1 D3')).toEqual([
      DRAGON,
      DRAGON,
      0,
    ]);
  });

  test('SS-R55: a rock-wizard returns with the triple of anybody, and with no double', () => {
    const flags = (...dice: readonly number[]): number => {
      const s = at({ effects: [{ card: 'rock-transform', on: '0 D3', seat: 0 }] });
      next(s, ...dice);
      return s.flags[s.wizard[0]!]!;
    };
    expect([flags(2, 2, 3), flags(2, 2, 2)]).toEqual([STONE, 0]);
  });

  test('SS-162: an Evade trap ends with the turn', () => {
    const s = inHand(['evade-trap'], { play: [[], ['bear-trap']] });
    cast(s, 0, 'evade-trap');
    closeWindows(s);
    expect(s.evaded).toHaveLength(1);
    next(s, 1, 2, 4);
    closeWindows(s, looseDice(1, 2, 4));
    expect([s.active, s.evaded, isSpent(s, 'evade-trap')]).toEqual([1, [], true]);
  });
});

describe('SS-R57: Domain Teleport is fresh again', () => {
  test.each([
    ['own-turn', [1, 0]],
    ['every-turn', [0, 0]],
  ])('domainTeleportRefresh %s', (domainTeleportRefresh, used) => {
    const s = listen(
      at({
        house: { domainTeleportRefresh },
        talk: true,
        play: [['domain-teleport'], []],
        pieces: { '0 A1': [0, 'pion'] },
      }),
    );
    employ(s, 0, 'domain-teleport', [thePiece(pieceOn(s, '0 A1')), theSpot(s, '0 G1')]);
    closeWindows(s);
    const seen: number[] = [];
    for (let k = 0; k < 2; k++) {
      next(s, 1, 2, 4);
      closeWindows(s, looseDice(1, 2, 4));
      seen.push(s.used[cardOf(s, 'domain-teleport')]!);
    }
    expect(seen).toEqual(used);
  });
});

describe('what the move roll brings', () => {
  const rolled = (given: Position, ...faces: readonly number[]): SsState => {
    const s = position(given);
    s.phase = 'roll';
    advance(s, { dice: looseDice(...faces), tell: undefined });
    return s;
  };
  const away = { '1 D3': [0, 'wizard'], '0 D3': [1, 'wizard'] } as const;

  test('SS-R12, nexusScope: any nexus counts, or the own one alone', () => {
    const hand = (nexusScope: string): number =>
      rolled({ house: { nexusScope }, pieces: away }, 4, 4, 1).hand[0]!.length;
    expect([hand('any'), hand('own')]).toEqual([1, 0]);
  });

  test('SS-R13, wizardlessDraw: a triple brings nothing to a player without a wizard, unless agreed', () => {
    const got = (wizardlessDraw: boolean): number => {
      const s = rolled(
        { house: { wizardlessDraw }, pieces: { '0 A1': [0, 'pion'], '1 D3': [1, 'wizard'] } },
        4,
        4,
        4,
      );
      return s.must[0]!.length + s.discards.length;
    };
    expect([got(false), got(true)]).toEqual([0, 1]);
  });

  test('SS-104: each Orb brings one card on a triple, and none on a double', () => {
    const given = {
      pieces: { '0 A1': [0, 'wizard'], '1 D3': [1, 'wizard'] },
      play: [['orb-of-power']],
    } as const;
    expect([rolled(given, 4, 4, 4).hand[0]!.length, rolled(given, 4, 4, 1).hand[0]!.length]).toEqual([2, 0]);
  });
});

describe('the end', () => {
  test('SS-R01: those who go out in the same turn as the last share a draw', () => {
    const s = position({ pieces: { '0 A1': [0, 'hulk'] } });
    next(s);
    expect(engine.outcome(s)).toMatchObject({ by: 'draw' });
  });

  test('SS-R01: and nobody shares it who has gone out before', () => {
    const s = position({
      house: { players: 3 },
      pieces: { '0 A1': [0, 'pion'], '1 A1': [1, 'pion'] },
    });
    next(s, 1, 2, 4);
    expect([s.alive, s.lost]).toEqual([[true, true, false], []]);
    for (const label of ['0 A1', '1 A1']) bury(s, pieceOn(s, label));
    next(s);
    expect(engine.outcome(s)).toMatchObject({ winners: [0, 1], by: 'draw' });
  });

  test('SS-R01: ghosts and a hulk keep nobody in the game', () => {
    const s = position({
      pieces: { '0 A1': [0, 'pion'], '1 A1': [1, 'pion'], '1 G1': [1, 'hulk'] },
      effects: [{ card: 'ghost-army', on: '1 A1', seat: 0 }],
    });
    next(s);
    expect(engine.outcome(s)).toMatchObject({ winners: [0], by: 'annihilation' });
  });

  test('SS-R79: equal scores are a draw, and a demon counts as agreed', () => {
    const by = (more: Position['pieces']): unknown => {
      const s = at({ house: { roundLimit: 1 }, pieces: more });
      s.had = [false, true];
      next(s);
      return engine.outcome(s);
    };
    expect(by({})).toMatchObject({ by: 'draw' });
    expect(by({ '0 A1': [0, 'pion'], '1 A1': [1, 'demon'] })).toMatchObject({ winners: [1], by: 'score' });
  });

  test('SS-R79: an extra turn is no round', () => {
    const s = at({ dice: [3, 3, 3] });
    next(s, 1, 2, 4);
    expect([s.active, s.round, s.turn, s.extra]).toEqual([0, 1, 2, 1]);
    next(s, 1, 2, 4);
    expect([s.active, s.round, s.extra]).toEqual([1, 1, 0]);
    next(s, 1, 2, 4);
    expect([s.active, s.round]).toEqual([0, 2]);
    next(s, 1, 2, 4);
    expect([s.active, s.round]).toEqual([1, 2]);
  });

  test('SS-R79: the last round is over before the extra turn of a triple', () => {
    for (const roundLimit of [1, 2]) {
      const s = at({ house: { roundLimit }, dice: [1, 2, 4] });
      next(s, 3, 3, 3);
      closeWindows(s);
      next(s, 1, 2, 4);
      expect([s.phase === 'over', s.active, s.round]).toEqual([roundLimit === 1, 1, roundLimit]);
    }
  });

  test('SS-R72: hands are cut clockwise from the active player', () => {
    const s = at({
      house: { handLimit: 1 },
      hands: [
        ['swords', 'horse'],
        ['sleep', 'thief'],
      ],
    });
    next(s);
    expect(engine.toAct(s)).toEqual([0]);
    act(s, { type: 'discard', card: cardOf(s, 'horse') });
    expect(engine.toAct(s)).toEqual([1]);
  });
});

test('SS-R09: who wished to be quiet is asked again in the next turn', () => {
  const s = at({ talk: true });
  listen(s);
  turnTo(s, 0);
  act(s, { type: 'quiet' });
  act(s, { type: 'quiet' });
  act(s, { type: 'done' }, looseDice(1, 2, 4));
  expect([s.active, s.tasks.at(-1)?.window]).toEqual([1, 'start']);
});

describe('a new turn', () => {
  test('SS-048, SS-R15: has all its steps, whatever was made or stopped in the last one', () => {
    const s = at({ pieces: { '0 A1': [0, 'pion'] } });
    const pion = pieceOn(s, '0 A1');
    act(s, { type: 'step', piece: pion, to: spotOf(s, '0 A2') });
    s.flags[pion] = STOPPED;
    for (let k = 0; k < 2; k++) next(s, 1, 2, 4);
    expect([s.active, s.steps[pion], s.moved, s.flags[pion]]).toEqual([0, 0, [], 0]);
  });

  test('SS-R22: its conflicts are chosen anew', () => {
    const s = at({ pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'guard'] } });
    next(s, 6, 6, 6, 1, 1, 1, 2, 4);
    expect([s.active, s.due]).toEqual([1, -1]);
  });

  test('SS-118: Dual Shot brings back no spell of the turn before', () => {
    const s = inHand(['summon-rock', 'dual-shot']);
    cast(s, 0, 'summon-rock', [theSpot(s, '1 A1')]);
    closeWindows(s);
    expect(s.cast).toHaveLength(1);
    next(s);
    turnTo(s, 0);
    expect(isOffered(s, 'dual-shot')).toBe(false);
  });

  test('SS-R38: a Trap expertise may be rolled again against the same card', () => {
    const s = at({ pieces: { '0 A1': [0, 'pion'] } });
    s.tried.push(1);
    next(s, 1, 2, 4);
    expect(s.tried).toEqual([]);
  });

  test('SS-R38: of hundreds of cards none passes for another that was tried', () => {
    const s = at({ pieces: { '0 A1': [0, 'pion'] } });
    const one = (id: string): GameCard => s.game.cards[cardOf(s, id)]!;
    const cards = [
      one('trap-expertise'),
      one('trap-expertise'),
      ...Array<GameCard>(600).fill(one('bear-trap')),
    ];
    s.game = { ...s.game, cards };
    s.play = [
      [0, 1],
      [2, 514],
    ];
    const used = (card: number, seat: number, targets: number[] = []): void =>
      void s.stack.push({ card, seat, power: true, targets, dead: false, back: -1 });
    used(2, 1);
    used(1, 0, [2]);
    resolveTop(s, { dice: scriptedDice(1, 1), tell: undefined });
    used(514, 1);
    const inUse = (expertise: number): readonly number[] => {
      const out: number[] = [];
      trapsInUse(s, 0, expertise, out);
      return out;
    };
    expect([0, 1].map(inUse)).toEqual([[2, 514], [514]]);
  });

  test('T1: nobody knows its dice before they are rolled', () => {
    const s = at({ talk: true, dice: [6, 3, 1] });
    next(s);
    expect(s.tasks.at(-1)?.window).toBe('start');
    expect([s.active, s.dice, s.move]).toEqual([1, [0, 0, 0], [0, 0, 0]]);
  });
});

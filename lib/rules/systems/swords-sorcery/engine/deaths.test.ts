import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { at, inHand, inPlay, isAlive, isSpent, where } from './cases/testing';
import { engine } from './index';
import {
  act,
  cardOf,
  cast,
  closeWindows,
  listen,
  pieceOn,
  position,
  resolve,
  say,
  spotOf,
  thePiece,
  theSpot,
} from './testing';
import { CARRIER, ROCK, STONE, type SsState } from './state';

describe('SS-116: a Kamakazi', () => {
  test.each([
    ['that was attacked', '0 A1', '0 A1*'],
    ['that has moved in', '0 A1*', '0 A1'],
  ])('takes the foe of a piece %s with it', (_, mine, theirs) => {
    const s = at({
      talk: true,
      hands: [['kamakazi'], []],
      // Whoever stands there comes before whoever moves in.
      pieces: mine.endsWith('*')
        ? { [theirs]: [1, 'guard'], [mine]: [0, 'pion'] }
        : { [mine]: [0, 'pion'], [theirs]: [1, 'guard'] },
    });
    const [pion, guard] = [pieceOn(s, mine), pieceOn(s, theirs)];
    cast(listen(s), 0, 'kamakazi', [thePiece(pion)]);
    expect([isAlive(s, pion), isAlive(s, guard), s.conflicts]).toEqual([false, false, []]);
  });

  test('SS-R55: no wizard that is a rock dies beside it', () => {
    const s = at({
      talk: true,
      hands: [['kamakazi'], []],
      pieces: { '1 C2': [0, 'pion'] },
      effects: [{ card: 'rock-transform', on: '1 D3', seat: 1 }],
    });
    cast(listen(s), 0, 'kamakazi', [thePiece(pieceOn(s, '1 C2'))]);
    expect([isAlive(s, s.wizard[1]!), s.flags[s.wizard[1]!]]).toEqual([true, STONE]);
  });

  test.each([
    ['0 C2', '0 C4'],
    ['0 C4', '0 C2'],
  ])(
    'SS-R13, SS-R26: with both wizards beside it the caster’s is dead, too, when the other’s hand comes: %s, %s',
    (mine, theirs) => {
      const s = position({
        hands: [
          ['kamakazi', 'horse'],
          ['swords', 'sleep'],
        ],
        pieces: { '0 D3': [0, 'pion'], [mine]: [0, 'wizard'], [theirs]: [1, 'wizard'], '1 A1': [1, 'pion'] },
      });
      cast(listen(s), 0, 'kamakazi', [thePiece(pieceOn(s, '0 D3'))]);
      expect([s.hand, s.must[0]]).toEqual([
        [[], []],
        [cardOf(s, 'swords'), cardOf(s, 'sleep')],
      ]);
      act(s, { type: 'invoke', card: cardOf(s, 'swords') });
      expect([inPlay(s, 'swords'), isSpent(s, 'sleep'), isSpent(s, 'horse')]).toEqual([true, true, true]);
    },
  );

  test('SS-R45: tokens beside it go, and with the last one the Doppelganger', () => {
    const s = at({
      talk: true,
      hands: [['kamakazi'], ['doppelganger']],
      pieces: { '0 A1': [1, 'pion'], '0 B3': [0, 'pion'] },
      rocks: ['0 B1'],
    });
    const [pion, mine] = [pieceOn(s, '0 A1'), pieceOn(s, '0 B3')];
    cast(listen(s), 1, 'doppelganger', [thePiece(pion)]);
    const token = pieceOn(s, '0 A2');
    const events = cast(s, 0, 'kamakazi', [thePiece(mine)]);
    expect([s.at[token], isSpent(s, 'doppelganger'), isAlive(s, pion)]).toEqual([-1, true, true]);
    expect([events.filter(({ type }) => type === 'died').length, s.fresh]).toEqual([2, [mine]]);
  });
});

describe('SS-130, SS-R44: Typhoid Mary', () => {
  test.each([
    ['attacked', '0 A1', '0 A1*'],
    ['attacking', '0 A1*', '0 A1'],
  ])('whoever is in conflict with the carrier, %s, saves at once', (_, carrier, other) => {
    const s = inHand(['typhoid-mary'], { pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'pion'] } });
    const foe = pieceOn(s, other);
    cast(s, 0, 'typhoid-mary', [thePiece(pieceOn(s, carrier))], 1, 1);
    expect(isAlive(s, foe)).toBe(false);
  });

  test('typhoid: instant leaves no carrier', () => {
    const flags = (typhoid: string): number => {
      const s = inHand(['typhoid-mary'], { house: { typhoid }, pieces: { '0 A1': [1, 'pion'] } });
      const pion = pieceOn(s, '0 A1');
      cast(s, 0, 'typhoid-mary', [thePiece(pion)]);
      return s.flags[pion]!;
    };
    expect([flags('carrier'), flags('instant')]).toEqual([CARRIER, 0]);
  });
});

describe('SS-146: a wizard of vapour over a spot', () => {
  const vapour = { card: 'vapour', on: '0 C2', seat: 0 } as const;
  test.each(['kamakazi', 'typhoid-mary'])(
    'SS-116, SS-130: is in conflict with nobody who fights there: %s',
    (id) => {
      const s = inHand([id], {
        pieces: { '0 D3': [1, 'guard'], '0 C2': [0, 'wizard'], '0 D1': [1, 'pion'], '0 D1*': [0, 'pion'] },
        effects: [vapour],
      });
      const fighters = [pieceOn(s, '0 D1'), pieceOn(s, '0 D1*')];
      closeWindows(s);
      act(s, { type: 'step', piece: pieceOn(s, '0 C2'), to: spotOf(s, '0 D1') });
      s.quiet.fill(false);
      cast(listen(s), 0, id, [thePiece(s.hover[0]!)]);
      expect(fighters.map((piece) => isAlive(s, piece))).toEqual([true, true]);
    },
  );

  test('SS-R44: is not attacked by who moves in on what stands there', () => {
    const s = at({
      pieces: { '0 C2': [1, 'pion'], '0 D1': [0, 'guard'] },
      effects: [
        { ...vapour, on: '0 D3' },
        { card: 'typhoid-mary', on: '0 D3', seat: 1 },
      ],
    });
    const [wizard, guard] = [s.wizard[0]!, pieceOn(s, '0 D1')];
    // The guard is beside the carrier now, and saves.
    act(s, { type: 'step', piece: wizard, to: spotOf(s, '0 C2') }, scriptedDice(6, 6, 6));
    act(s, { type: 'step', piece: guard, to: spotOf(s, '0 C2') });
    expect([s.hover, s.conflicts]).toEqual([[wizard], [spotOf(s, '0 C2')]]);
  });
});

describe('what dies', () => {
  test('SS-R85: has nothing on it any more, and the card of what was is spent', () => {
    const s = at({
      talk: true,
      hands: [['kamakazi', 'zombie'], []],
      pieces: { '0 A1': [0, 'pion'], '0 A2': [1, 'guard'] },
      effects: [{ card: 'sleep', on: '0 A2', seat: 0 }],
    });
    const guard = pieceOn(s, '0 A2');
    cast(listen(s), 0, 'kamakazi', [thePiece(pieceOn(s, '0 A1'))]);
    expect([s.lasting, isSpent(s, 'sleep'), s.flags[guard]]).toEqual([[], true, 0]);
  });

  test('SS-R62: as a ghost cannot be taken', () => {
    const s = at({
      talk: true,
      hands: [['kamakazi', 'zombie'], []],
      pieces: { '0 A1': [0, 'pion'], '0 A2': [1, 'guard'] },
      effects: [{ card: 'ghost-army', on: '0 A2', seat: 0 }],
    });
    const [pion, ghost] = [pieceOn(s, '0 A1'), pieceOn(s, '0 A2')];
    cast(listen(s), 0, 'kamakazi', [thePiece(pion)]);
    expect([isAlive(s, ghost), s.fresh]).toEqual([false, [pion]]);
  });
});

describe('SS-120: a Zombie', () => {
  const died = (rocks: readonly string[] = []): [SsState, number] => {
    const s = at({
      talk: true,
      hands: [['kamakazi', 'zombie'], ['summon-rock']],
      pieces: { '0 A1': [0, 'pion'], '0 A2': [1, 'guard'] },
      rocks,
    });
    const guard = pieceOn(s, '0 A2');
    cast(listen(s), 0, 'kamakazi', [thePiece(pieceOn(s, '0 A1'))]);
    return [s, guard];
  };

  test('goes to one of the nearest spots, as its player chooses, where its own is filled by then', () => {
    const [s, guard] = died();
    say(s, 0, 'zombie', [thePiece(guard)]);
    cast(s, 1, 'summon-rock', [theSpot(s, '0 A2')]);
    resolve(s);
    expect(engine.toAct(s)).toEqual([0]);
    expect(engine.choices(s, 0)).toEqual(['0 A1', '0 A3', '0 B1', '0 B3'].map((label) => theSpot(s, label)));
    act(s, theSpot(s, '0 A3'));
    expect([where(s, guard), s.owner[guard]]).toEqual(['0 A3', 0]);
  });

  test('SS-R34, trapOnPlacement: a return to a trap spot is an arrival there where the table says so', () => {
    const windows = [false, true].map((trapOnPlacement) => {
      const s = at({
        talk: true,
        house: { trapOnPlacement },
        hands: [['kamakazi', 'zombie'], []],
        pieces: { '0 A2': [0, 'pion'], '0 A3': [1, 'guard'] },
      });
      const guard = pieceOn(s, '0 A3');
      cast(listen(s), 0, 'kamakazi', [thePiece(pieceOn(s, '0 A2'))]);
      cast(s, 0, 'zombie', [thePiece(guard)]);
      return s.tasks.at(-1)?.window;
    });
    expect(windows).toEqual(['died', 'arrive']);
  });

  test('SS-R67: takes nobody who has been taken by then', () => {
    const [s, guard] = died();
    say(s, 0, 'zombie', [thePiece(guard)]);
    s.fresh = s.fresh.filter((piece) => piece !== guard);
    expect(resolve(s)).toContainEqual(expect.objectContaining({ type: 'failed', rule: 'SS-R67' }));
    expect(isAlive(s, guard)).toBe(false);
  });

  test('SS-R83: may step at once for the active player, whatever it had done before', () => {
    const [s, guard] = died();
    cast(s, 0, 'zombie', [thePiece(guard)]);
    closeWindows(s);
    const steps = engine.choices(s, 0).filter((c) => c.type === 'step' && c.piece === guard);
    expect(steps.length).toBeGreaterThan(0);
  });
});

describe('SS-R27: with its wizard', () => {
  /** Seat 1 is about to do something when seat 0 kills its wizard. */
  const killed = (given: Parameters<typeof at>[0]): SsState =>
    at({ talk: true, ...given, pieces: { '1 C2': [0, 'pion'], ...given.pieces } });

  test('potion effects end', () => {
    const s = killed({ hands: [['kamakazi'], []], effects: [{ card: 'strength', on: '1 D3', seat: 1 }] });
    cast(listen(s), 0, 'kamakazi', [thePiece(pieceOn(s, '1 C2'))]);
    expect([s.lasting, isSpent(s, 'strength')]).toEqual([[], true]);
  });

  test('a potion that waits has no effect; an artifact has', () => {
    for (const id of ['strength', 'swords']) {
      const s = killed({ hands: [['kamakazi'], [id]] });
      say(listen(s), 1, id);
      cast(s, 0, 'kamakazi', [thePiece(pieceOn(s, '1 C2'))]);
      while (s.stack.length > 0) act(s, { type: 'pass' }, scriptedDice());
      expect([inPlay(s, id, 1), isSpent(s, id)]).toEqual([id === 'swords', id === 'strength']);
    }
  });

  test('what others have waiting has its effect', () => {
    const s = killed({ hands: [['kamakazi', 'summon-rock'], []] });
    say(listen(s), 0, 'summon-rock', [theSpot(s, '1 A1')]);
    cast(s, 0, 'kamakazi', [thePiece(pieceOn(s, '1 C2'))]);
    while (s.stack.length > 0) act(s, { type: 'pass' }, scriptedDice());
    expect(pieceOn(s, '1 A1')).toBe(ROCK);
  });

  test.each([
    ['killer', 1],
    ['active-player', 0],
  ])('SS-R26, handOnWizardDeath: %s: the hand goes to seat %i', (handOnWizardDeath, heir) => {
    const s = position({
      house: { players: 3, handOnWizardDeath },
      hands: [['lever'], ['kamakazi', 'crystal-ball'], ['sleep']],
      pieces: {
        '0 D3': [0, 'wizard'],
        '1 D3': [1, 'wizard'],
        '2 D3': [2, 'wizard'],
        '2 C2': [1, 'pion'],
      },
    });
    cast(listen(s), 1, 'kamakazi', [thePiece(pieceOn(s, '2 C2'))]);
    expect(s.hand.findIndex((hand) => hand.includes(cardOf(s, 'sleep')))).toBe(heir);
  });

  test('lasting spells go on', () => {
    const s = killed({
      hands: [['kamakazi'], []],
      pieces: { '0 A1': [0, 'guard'] },
      effects: [{ card: 'sleep', on: '0 A1', seat: 1 }],
    });
    cast(listen(s), 0, 'kamakazi', [thePiece(pieceOn(s, '1 C2'))]);
    expect(s.lasting.map(({ card }) => card)).toEqual([cardOf(s, 'sleep')]);
  });
});

test('SS-R09: a Zombie takes who has just died, and nobody whose window has closed', () => {
  const s = inHand(['kamakazi', 'magic-missile', 'zombie'], {
    pieces: { '0 A1': [0, 'pion'], '0 A2': [1, 'guard'], '0 D1': [1, 'warrior'] },
  });
  const warrior = pieceOn(s, '0 D1');
  cast(s, 0, 'kamakazi', [thePiece(pieceOn(s, '0 A1'))]);
  while (s.tasks.at(-1)?.window === 'died') act(s, { type: 'pass' });
  cast(s, 0, 'magic-missile', [theSpot(s, '0 C2')], 1, 1);
  act(s, theSpot(s, '0 D1'));
  expect(s.tasks.at(-1)?.window).toBe('died');
  // The warrior alone can be meant, and so names itself.
  cast(s, 0, 'zombie');
  expect([where(s, warrior), s.owner[warrior]]).toEqual(['0 D1', 0]);
});

import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { advance } from './advance';
import { at, isAlive, where } from './cases/testing';
import { engine } from './index';
import {
  act,
  cardOf,
  cast,
  closeWindows,
  employ,
  goes,
  listen,
  looseDice,
  pieceOn,
  position,
  resolve,
  say,
  spotOf,
  tableOf,
  thePiece,
  theSpot,
  turnTo,
} from './testing';
import { seededDice } from '../../../kernel/game/dice';
import { capped } from './caps';
import type { SsState } from './state';

const types = (s: SsState): readonly string[] => [...new Set(engine.choices(s, 0).map((c) => c.type))];

describe('the turn', () => {
  const rolled = (s: SsState, ...faces: readonly number[]): SsState => {
    s.phase = 'roll';
    advance(s, { dice: scriptedDice(...faces), tell: undefined });
    return s;
  };

  test('SS-E14: a triple brings a card, a double only on a nexus, with the Orb one more', () => {
    expect(rolled(at({}), 4, 4, 4).hand[0]).toHaveLength(1);
    expect(rolled(at({}), 4, 2, 4).hand[0]).toHaveLength(1);
    expect(rolled(at({}), 4, 2, 1).hand[0]).toHaveLength(0);
    const away = position({ pieces: { '0 A1': [0, 'wizard'], '1 D3': [1, 'wizard'] } });
    expect(rolled(away, 4, 2, 4).hand[0]).toHaveLength(0);
    expect(rolled(at({ house: { tripleCountsAsDouble: true } }), 4, 4, 4).hand[0]).toHaveLength(2);
  });

  test('SS-104, SS-R13: without a wizard the Orb’s card is invoked at once or discarded', () => {
    const orb = (top: string): SsState => {
      const s = position({
        pieces: { '0 A1': [0, 'pion'], '1 D3': [1, 'wizard'] },
        play: [['orb-of-power']],
      });
      s.pile.splice(s.pile.indexOf(cardOf(s, top)), 1);
      s.pile.push(cardOf(s, top));
      return rolled(s, 2, 2, 2);
    };
    const artifact = orb('swords');
    expect(engine.choices(artifact, 0)).toEqual([{ type: 'invoke', card: cardOf(artifact, 'swords') }]);
    const spell = orb('sleep');
    expect([spell.discards, spell.hand[0]]).toEqual([[cardOf(spell, 'sleep')], []]);
  });

  test('SS-025: a triple gives the same player another turn, within the agreed number', () => {
    const next = (house: Readonly<Record<string, unknown>>, extra: number): number => {
      const s = at({ house, dice: [3, 3, 3], pieces: { '1 A1': [1, 'pion'] } });
      s.extra = extra;
      act(s, { type: 'done' }, looseDice());
      return s.active;
    };
    expect([next({}, 5), next({ maxExtraTurns: 1 }, 0), next({ maxExtraTurns: 1 }, 1)]).toEqual([0, 0, 1]);
    expect(next({ tripleExtraTurn: false }, 0)).toBe(1);
  });

  test('SS-R01: whoever has no living piece is out at the end of the turn, and the last one wins', () => {
    const s = position({ pieces: { '0 A1': [0, 'pion'] } });
    act(s, { type: 'done' }, looseDice());
    expect(engine.outcome(s)).toMatchObject({ winners: [0], by: 'annihilation' });
  });

  test('SS-R79: after the last round the score decides', () => {
    const s = at({ house: { roundLimit: 1 }, pieces: { '0 A1': [0, 'pion'] } });
    s.had = [false, true];
    act(s, { type: 'done' }, looseDice());
    expect(engine.outcome(s)).toMatchObject({ winners: [0], by: 'score' });
  });

  test('SS-R72: hands are cut to the limit at the end of a turn', () => {
    const s = at({ house: { handLimit: 1 }, hands: [['swords', 'horse'], []] });
    act(s, { type: 'done' });
    closeWindows(s);
    expect(types(s)).toEqual(['discard']);
  });

  test('SS-R14: mandatory movement ends only when no quiet step is left', () => {
    const s = at({ house: { diceUse: 'mandatory' } });
    expect(types(s)).toEqual(['step']);
  });
});

describe('wizards', () => {
  test('SS-R07, SS-R81: a wizard may act before the contact, and the step is not made', () => {
    const s = at({ talk: true, hands: [[], ['teleport']], pieces: { '1 C2': [0, 'guard'] } });
    const guard = pieceOn(s, '1 C2');
    act(s, { type: 'step', piece: guard, to: spotOf(s, '1 D3') });
    expect(s.tasks.at(-1)?.window).toBe('step');
    cast(s, 1, 'teleport', [thePiece(guard), theSpot(s, '0 A1')]);
    closeWindows(s);
    expect([where(s, guard), s.conflicts, s.steps[guard]]).toEqual(['0 A1', [], 0]);
  });

  test('SS-R07, SS-R08: in contact its player says nothing, but a Bear Trap still snaps', () => {
    const s = at({ talk: true, hands: [[], ['swords']], pieces: { '1 C2': [0, 'guard'] } });
    act(s, { type: 'step', piece: pieceOn(s, '1 C2'), to: spotOf(s, '1 D3') });
    closeWindows(s);
    s.quiet.fill(false);
    act(s, { type: 'done' });
    expect(engine.toAct(s)).toEqual([0]);
    act(s, { type: 'pass' });
    expect(s.tasks.every((task) => task.seat !== 1)).toBe(true);
  });

  test('SS-R29, extraDiceIsModifier: beside potion dice a wizard may name the Gauntlet, and no weapon', () => {
    const named = (extraDiceIsModifier: boolean): readonly string[] => {
      const s = position({
        house: { extraDiceIsModifier },
        play: [['swords', 'gauntlet-of-might'], []],
        pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'wizard'], '1 D3': [1, 'wizard'] },
        effects: [{ card: 'strength', on: '0 A1*', seat: 0 }],
      });
      act(s, { type: 'done' });
      return engine
        .choices(s, 0)
        .flatMap((c) => (c.type === 'modifier' && c.card >= 0 ? [s.game.cards[c.card]!.id] : []));
    };
    expect(named(false)).toEqual(['swords', 'gauntlet-of-might']);
    expect(named(true)).toEqual(['gauntlet-of-might']);
  });

  test('SS-R26: a hand is taken unseen; with `discard` nobody has it', () => {
    const s = at({
      house: { handOnWizardDeath: 'discard' },
      hands: [['kamakazi'], ['sleep']],
      pieces: { '1 C2': [0, 'pion'] },
    });
    cast(listen(s), 0, 'kamakazi', [thePiece(pieceOn(s, '1 C2'))]);
    expect([isAlive(s, s.wizard[1]!), s.hand[0], s.discards.includes(cardOf(s, 'sleep'))]).toEqual([
      false,
      [],
      true,
    ]);
  });

  test('SS-R26: nobody takes the hand of a wizard whom his own player killed', () => {
    const s = at({ hands: [['kamakazi', 'sleep'], []], pieces: { '0 C2': [0, 'pion'] } });
    const events = cast(listen(s), 0, 'kamakazi', [thePiece(pieceOn(s, '0 C2'))]);
    expect(events.filter(({ type }) => type === 'cardsTaken')).toEqual([]);
    expect([isAlive(s, s.wizard[0]!), s.hand, s.discards.includes(cardOf(s, 'sleep'))]).toEqual([
      false,
      [[], []],
      true,
    ]);
  });

  test('SS-R01: in a wizard hunt the player is out at once and the game may be over', () => {
    const s = at({
      house: { victory: 'wizard-hunt' },
      hands: [['kamakazi'], []],
      pieces: { '1 C2': [0, 'pion'], '1 A1': [1, 'pion'] },
    });
    cast(listen(s), 0, 'kamakazi', [thePiece(pieceOn(s, '1 C2'))]);
    expect(engine.outcome(s)).toMatchObject({ winners: [0], by: 'wizard-hunt' });
  });
});

describe('pieces', () => {
  test('SS-R18: a Tx is only a jam where nothing behind it can be entered', () => {
    const s = at({ pieces: { '0 A2': [0, 'pion'] } });
    expect(types(s)).not.toContain('jam');
  });

  test('SS-R65: nobody’s hulk moves for a player with a wizard, and is fought by one without', () => {
    const s = at({ pieces: { '0 A1': [0, 'hulk'], '0 A2': [0, 'pion'] } });
    const hulk = pieceOn(s, '0 A1');
    s.owner[hulk] = -1;
    expect(goes(s, hulk)).toContain('0 B1');
    expect(goes(s, pieceOn(s, '0 A2'))).not.toContain('0 A1');
    const wizardless = position({
      pieces: { '0 A1': [0, 'hulk'], '0 A2': [0, 'pion'], '1 D3': [1, 'wizard'] },
    });
    const free = pieceOn(wizardless, '0 A1');
    wizardless.owner[free] = -1;
    expect([goes(wizardless, free), goes(wizardless, pieceOn(wizardless, '0 A2')).includes('0 A1')]).toEqual([
      [],
      true,
    ]);
  });

  test('SS-R43: a wizard may end on no own ghost; it goes back where it came from', () => {
    const s = at({
      talk: true,
      hands: [['ghost-army'], []],
      pieces: { '0 C2': [0, 'pion'], '0 E2': [0, 'pion'] },
    });
    const ghost = pieceOn(s, '0 C2');
    cast(listen(s), 0, 'ghost-army', [thePiece(ghost), { type: 'enough' }]);
    closeWindows(s);
    act(s, { type: 'step', piece: s.wizard[0]!, to: spotOf(s, '0 C2') });
    act(s, { type: 'done' }, looseDice());
    expect([where(s, s.wizard[0]!), where(s, ghost)]).toEqual(['0 D3', '0 C2']);
  });

  test.each([
    ['', []],
    ['vapour', ['0 C2']],
  ])(
    'SS-R43, SS-R54: its last step is no step onto an own ghost, unless it is vapour (%s)',
    (potion, ways) => {
      const s = at({
        dice: [1, 1, 1],
        pieces: { '0 C2': [0, 'pion'], '0 E2': [0, 'pion'] },
        effects: [
          { card: 'ghost-army', on: '0 C2', seat: 0 },
          ...(potion === '' ? [] : [{ card: potion, on: '0 D3', seat: 0 }]),
        ],
      });
      expect(goes(s, s.wizard[0]!).filter((spot) => spot === '0 C2')).toEqual(ways);
    },
  );

  test('SS-R53: Speed may attack in another player’s turn, and the conflict comes with the others', () => {
    const s = at({ talk: true, hands: [[], ['speed']], pieces: { '1 C2': [0, 'pion'] } });
    cast(listen(s), 1, 'speed', [], 1, 1);
    act(s, { type: 'step', piece: s.wizard[1]!, to: spotOf(s, '1 C2') });
    closeWindows(s);
    expect(s.conflicts).toEqual([spotOf(s, '1 C2')]);
  });

  test('SS-R45: a token moved into the fight loses it', () => {
    const s = at({
      talk: true,
      hands: [[], ['doppelganger']],
      pieces: { '1 A1': [1, 'pion'], '1 C1': [0, 'guard'] },
    });
    const pion = pieceOn(s, '1 A1');
    const guard = pieceOn(s, '1 C1');
    cast(listen(s), 1, 'doppelganger', [thePiece(pion)]);
    closeWindows(s);
    const token = pieceOn(s, '1 B1');
    s.dice = s.move = [6, 6, 6];
    act(s, { type: 'step', piece: guard, to: spotOf(s, '1 B1') });
    closeWindows(s);
    act(s, { type: 'done' }, looseDice());
    expect([isAlive(s, token), isAlive(s, pion), where(s, guard)]).toEqual([false, true, '1 B1']);
  });

  test('SS-R21: the domain of a player who is out leaves the ring when it stands empty', () => {
    const s = position({
      house: { players: 3, eliminatedDomain: 'removed' },
      pieces: { '0 D3': [0, 'wizard'], '1 D3': [1, 'wizard'], '0 A2': [0, 'pion'] },
    });
    act(s, { type: 'done' }, looseDice());
    expect([s.alive, s.ring]).toEqual([
      [true, true, false],
      [0, 1],
    ]);
    s.active = 0;
    s.move = [6, 3, 1];
    s.moved.length = 0;
    expect(goes(s, pieceOn(s, '0 A2'))).toContain('1 G1');
  });
});

describe('the stack', () => {
  test('SS-R09: priority goes round from the active player, again after each card', () => {
    const s = listen(
      at({ talk: true, hands: [['summon-rock'], ['sleep']], pieces: { '0 A1': [0, 'pion'] } }),
    );
    expect(engine.toAct(s)).toEqual([0]);
    say(s, 0, 'summon-rock', [theSpot(s, '1 A1')]);
    expect(engine.toAct(s)).toEqual([0]);
    say(s, 1, 'sleep', [thePiece(pieceOn(s, '0 A1'))]);
    expect([engine.toAct(s), s.stack.length]).toEqual([[0], 2]);
    resolve(s);
    expect([s.flags[pieceOn(s, '0 A1')], s.stack.length]).toEqual([1, 1]);
  });

  test('SS-R09: whoever holds cards is asked, usable or not; whoever is quiet is not', () => {
    const s = listen(at({ hands: [['horse'], ['anti-spell']] }));
    expect(engine.choices(s, 0)).toEqual([{ type: 'pass' }, { type: 'quiet' }]);
    act(s, { type: 'quiet' });
    act(s, { type: 'quiet' });
    expect(types(s)).toEqual(['step', 'done']);
    act(s, { type: 'step', piece: s.wizard[0]!, to: spotOf(s, '0 C2') });
    expect(s.tasks).toEqual([]);
  });

  test('SS-R06: strict levels let Major Death trap through Trap Proof, and Armour stops only Swords', () => {
    const s = at({
      house: { levelRule: 'strict' },
      talk: true,
      hands: [['major-death-trap'], []],
      play: [[], ['trap-proof']],
      pieces: { '0 A3': [1, 'guard'] },
    });
    const guard = pieceOn(s, '0 A3');
    listen(s, 'arrive', guard, spotOf(s, '0 A3'));
    cast(s, 0, 'major-death-trap', [], 1, 1, 1);
    expect(isAlive(s, guard)).toBe(false);
  });

  test('SS-R57: Domain Teleport works once between two of its owner’s turns', () => {
    const s = listen(at({ talk: true, play: [['domain-teleport'], []], pieces: { '0 A1': [0, 'pion'] } }));
    employ(s, 0, 'domain-teleport', [thePiece(pieceOn(s, '0 A1')), theSpot(s, '0 G1')]);
    turnTo(s, 0);
    expect(types(s)).not.toContain('use');
  });

  test('SS-R27: a dead wizard’s waiting spells have no effect', () => {
    const s = listen(
      at({
        talk: true,
        hands: [['kamakazi'], ['traitor']],
        pieces: { '1 C2': [0, 'pion'], '0 A1': [0, 'guard'] },
      }),
    );
    const guard = pieceOn(s, '0 A1');
    say(s, 1, 'traitor', [thePiece(guard)]);
    cast(s, 0, 'kamakazi', [thePiece(pieceOn(s, '1 C2'))]);
    closeWindows(s);
    expect([isAlive(s, s.wizard[1]!), s.owner[guard]]).toEqual([false, 0]);
  });
});

test('SS-E29: hands of 6, 5, 4, 3, 2 and 1 leave 51, 48, 47, 48, 51 and 56 cards', () => {
  const left = [2, 3, 4, 5, 6, 7].map((players) => {
    const s = engine.setup(tableOf({ players }), seededDice('deal'));
    return [s.hand[0]!.length, s.pile.length];
  });
  expect(left).toEqual([
    [6, 51],
    [5, 48],
    [4, 47],
    [3, 48],
    [2, 51],
    [1, 56],
  ]);
});

test('SS-017, SS-L23: pieces are placed one by one, clockwise from the first player', () => {
  const s = engine.setup(tableOf({ players: 3, firstPlayer: 'chosen' }, { first: 1 }), seededDice('place'));
  const order: number[] = [];
  for (let k = 0; k < 30; k++) {
    const [seat] = engine.toAct(s);
    order.push(seat!);
    engine.play(s, seat!, engine.choices(s, seat!)[0]!, seededDice('x'));
  }
  expect(order.slice(0, 4)).toEqual([1, 2, 0, 1]);
  expect([s.phase === 'place', s.active]).toEqual([false, 1]);
});

test('SS-R14: the steps on offer are those of pieces within the caps, whatever was made before', () => {
  const dice = seededDice('caps');
  for (let k = 0; k < 200; k++) {
    const s = at({
      house: { splitMoves: k % 2 === 0 },
      dice: [dice.roll(6), dice.roll(6), dice.roll(6)],
      pieces: { '0 A1': [0, 'pion'], '0 C1': [0, 'pion'], '0 G1': [0, 'guard'], '0 G5': [0, 'warrior'] },
    });
    const mine = [0, 1, 6, 8, 9];
    for (let n = dice.below(10); n > 0; n--) {
      const piece = dice.pick(mine);
      if (!capped(s, piece, 1)) continue;
      if (s.steps[piece] === 0) s.moved.push(piece);
      s.steps[piece]!++;
    }
    expect(mine.filter((piece) => goes(s, piece).length > 0)).toEqual(
      mine.filter((piece) => capped(s, piece, 1)),
    );
  }
});

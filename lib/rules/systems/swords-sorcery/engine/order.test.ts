import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { at, isAlive } from './cases/testing';
import { engine } from './index';
import {
  act,
  asked,
  cast,
  closeWindows,
  layOn,
  listen,
  looseDice,
  pieceOn,
  resolve,
  say,
  spotOf,
  thePiece,
  turnTo,
  type Position,
} from './testing';
import type { SsChoice, SsState } from './state';

describe('conflicts', () => {
  /** Two contacts of seat 0 before the conflicts; seat 1 has a Speed, and seat 0 a pion beside its wizard. */
  const fighting = (): SsState => {
    const s = at({
      talk: true,
      hands: [[], ['speed']],
      pieces: {
        '0 A1': [1, 'pion'],
        '0 A1*': [0, 'guard'],
        '0 G1': [1, 'pion'],
        '0 G1*': [0, 'guard'],
        '1 C2': [0, 'pion'],
      },
    });
    act(s, { type: 'done' });
    closeWindows(s);
    return s;
  };
  const conflictsOn = (s: SsState, ...labels: readonly string[]): readonly SsChoice[] =>
    labels.map((label) => ({ type: 'conflict', spot: spotOf(s, label) }));
  /** Seat 1's wizard runs onto the pion beside it, in the window before the conflict chosen. */
  const run = (s: SsState, chosen?: string): void => {
    s.quiet.fill(false);
    if (chosen) act(s, conflictsOn(s, chosen)[0]!);
    turnTo(s, 1);
    cast(s, 1, 'speed', [], 1, 1);
    act(s, { type: 'step', piece: s.wizard[1]!, to: spotOf(s, '1 C2') });
  };

  test('SS-R22: the active player chooses which is next', () => {
    const s = fighting();
    expect(asked(s)).toEqual(conflictsOn(s, '0 A1', '0 G1'));
  });

  test('SS-R53: a contact by Speed while conflicts are resolved is the last one', () => {
    const s = fighting();
    run(s, '0 G1');
    const events = closeWindows(s, looseDice(6, 6, 6, 1, 1));
    // Nothing is left to be chosen: they come by themselves.
    expect(events.flatMap((e) => (e.type === 'conflictBegan' ? [e.spot] : []))).toEqual([
      spotOf(s, '0 A1'),
      spotOf(s, '1 C2'),
    ]);
  });

  test('SS-R53: it waits even where several were pending', () => {
    const s = at({
      talk: true,
      hands: [[], ['speed']],
      pieces: {
        '0 A1': [1, 'pion'],
        '0 A1*': [0, 'guard'],
        '0 G1': [1, 'pion'],
        '0 G1*': [0, 'guard'],
        '0 G5': [1, 'pion'],
        '0 G5*': [0, 'warrior'],
        '1 C2': [0, 'pion'],
      },
    });
    act(s, { type: 'done' });
    closeWindows(s);
    run(s, '0 G1');
    closeWindows(s, looseDice(6, 6, 6, 1, 1));
    expect(asked(s)).toEqual(conflictsOn(s, '0 A1', '0 G5'));
  });

  test('SS-R53: before the conflicts have begun it is one of them', () => {
    const s = at({
      talk: true,
      hands: [[], ['speed']],
      pieces: { '0 A1': [1, 'pion'], '0 A1*': [0, 'guard'], '1 C2': [0, 'pion'] },
    });
    run(listen(s));
    closeWindows(s);
    act(s, { type: 'done' });
    closeWindows(s);
    expect(asked(s)).toEqual(conflictsOn(s, '0 A1', '1 C2'));
  });
});

describe('saving throws', () => {
  /** A plague of seat 0 on the pion of seat 1 at B1, between that seat's guard at A1 and pion at C1. */
  const plague = (given: Partial<Position> = {}): SsState => {
    const s = at({
      talk: true,
      hands: [['black-plague'], []],
      ...given,
      pieces: {
        '0 B1': [1, 'pion'],
        '0 A1': [1, 'guard'],
        '0 C1': [1, 'pion'],
        '0 A2': [0, 'pion'],
        ...given.pieces,
      },
    });
    return listen(s);
  };
  const letIt = (s: SsState): void => {
    say(s, 0, 'black-plague', [thePiece(pieceOn(s, '0 B1'))]);
    // The pion of the caster's own is first.
    resolve(s, 6, 6);
  };

  test('SS-128: an owner says which of its pieces rolls next, clockwise from the caster', () => {
    const s = plague();
    const [guard, pion] = [pieceOn(s, '0 A1'), pieceOn(s, '0 C1')];
    letIt(s);
    expect(engine.toAct(s)).toEqual([1]);
    expect(asked(s)).toEqual([thePiece(pion), thePiece(guard)]);
    const events = act(s, thePiece(guard), looseDice(6, 5, 5, 1, 1));
    expect(events.flatMap((e) => (e.type === 'saved' || e.type === 'notSaved' ? [e.piece] : []))).toEqual([
      guard,
      pion,
    ]);
    expect([isAlive(s, guard), isAlive(s, pion)]).toEqual([true, false]);
  });

  test('SS-128: pieces that are alike roll without a question', () => {
    const s = plague({ pieces: { '0 A1': [1, 'pion'] } });
    say(s, 0, 'black-plague', [thePiece(pieceOn(s, '0 B1'))]);
    resolve(s, 6, 6, 1, 1, 6, 6);
    expect(s.tasks.some((task) => task.kind === 'saves')).toBe(false);
  });

  test('SS-R06, SS-R42: a dragon that fails ends the plague, and the rest need not roll', () => {
    const s = plague({
      hands: [['black-plague'], ['transform-to-dragon']],
      pieces: { '0 A1': [1, 'guard'], '0 C1': [1, 'wizard'], '1 D3': [1, 'pion'] },
    });
    cast(s, 1, 'transform-to-dragon');
    const [guard, wizard] = [pieceOn(s, '0 A1'), s.wizard[1]!];
    letIt(s);
    const events = act(s, thePiece(wizard), looseDice(1, 1, 1, 1, 1));
    expect(events.flatMap((e) => (e.type === 'notSaved' ? [e.piece] : []))).toEqual([wizard]);
    expect([isAlive(s, wizard), isAlive(s, guard), s.flags[wizard]]).toEqual([true, true, 0]);
  });

  test('SS-R10, SS-R85: who died by the plague is told when all have rolled', () => {
    const s = plague();
    letIt(s);
    const guard = pieceOn(s, '0 A1');
    expect(s.tasks.some((task) => task.window === 'died')).toBe(false);
    act(s, thePiece(guard), looseDice(1, 1, 1, 1, 1));
    expect(s.tasks.at(-1)?.window).toBe('died');
  });
});

describe('what a step brings about', () => {
  /** Seat 0's wizard beside a ghost of seat 1, with a carrier behind it. */
  const haunted = (house: Readonly<Record<string, unknown>> = {}): SsState => {
    const s = at({ house, pieces: { '0 C2': [1, 'pion'], '0 D1': [1, 'pion'] } });
    layOn(s, '0 C2', 'ghost-army');
    layOn(s, '0 D1', 'typhoid-mary');
    return s;
  };
  const enter = (s: SsState, ...faces: readonly number[]): void =>
    void act(s, { type: 'step', piece: s.wizard[0]!, to: spotOf(s, '0 C2') }, scriptedDice(...faces));

  test('SS-130, SS-R43: the carrier comes before the ghost, so that a wizard may die of it first', () => {
    const s = haunted();
    const ghost = pieceOn(s, '0 C2');
    enter(s, 1, 1);
    expect([isAlive(s, s.wizard[0]!), s.at[ghost]]).toEqual([false, spotOf(s, '0 C2')]);
  });

  test('SS-R43: a wizard that saves itself destroys the ghost and has its spot', () => {
    const s = haunted();
    const ghost = pieceOn(s, '0 C2');
    enter(s, 6, 6);
    expect([isAlive(s, ghost), pieceOn(s, '0 C2'), s.hover]).toEqual([false, s.wizard[0], []]);
  });

  test('SS-R43, ghostIt: or dies by the ghost, which stays', () => {
    const s = haunted({ ghostIt: 'wizard' });
    const ghost = pieceOn(s, '0 C2');
    enter(s, 6, 6);
    expect([isAlive(s, s.wizard[0]!), pieceOn(s, '0 C2'), s.hover]).toEqual([false, ghost, []]);
  });

  test('SS-R54: after a Speed in the last window of the movement a vapour wizard is safe until it closes', () => {
    const s = at({ talk: true, hands: [['vapour', 'speed'], []], pieces: { '0 C2': [1, 'pion'] } });
    cast(listen(s), 0, 'vapour');
    closeWindows(s);
    s.quiet.fill(false);
    act(s, { type: 'done' });
    cast(s, 0, 'speed', [], 1, 1);
    act(s, { type: 'step', piece: s.wizard[0]!, to: spotOf(s, '0 C2') });
    closeWindows(s);
    s.quiet.fill(false);
    act(s, { type: 'enough' });
    expect([s.tasks.at(-1)?.window, isAlive(s, s.wizard[0]!)]).toEqual(['moved', true]);
    closeWindows(s, looseDice());
    expect(isAlive(s, s.wizard[0]!)).toBe(false);
  });
});

describe('Seven League Boots', () => {
  const boots = (dice: readonly [number, number, number], house = {}, copies = 1): SsState => {
    const s = at({ dice, house, play: [['seven-league-boots'], []] });
    s.onNexus = true;
    if (copies > 1) {
      const other = s.game.cards.findLastIndex((card) => card.id === 'seven-league-boots');
      s.pile.splice(s.pile.indexOf(other), 1);
      s.play[0]!.push(other);
    }
    return s;
  };
  const lay = (s: SsState, nth: number, die: number): void => {
    act(s, { type: 'boots', card: s.play[0]![nth]!, die }, looseDice());
  };
  const sevens = { bootsCountForDoubles: true };

  test('SS-R51: the seven is for movement only', () => {
    const s = boots([2, 2, 2]);
    lay(s, 0, 0);
    act(s, { type: 'done' }, looseDice());
    expect(s.active).toBe(0);
  });

  test('SS-R51, bootsCountForDoubles: a triple broken by the seven brings no extra turn, and no card goes back', () => {
    const s = boots([2, 2, 2], sevens);
    const held = s.hand[0]!.length;
    lay(s, 0, 0);
    expect(s.hand[0]).toHaveLength(held);
    act(s, { type: 'done' }, looseDice());
    expect(s.active).toBe(1);
  });

  test('SS-R51, bootsCountForDoubles: two sevens are a double, and bring the card of the nexus', () => {
    const s = boots([2, 3, 4], sevens, 2);
    lay(s, 0, 0);
    expect(s.hand[0]).toHaveLength(0);
    lay(s, 1, 1);
    expect(s.hand[0]).toHaveLength(1);
  });

  test('SS-R12, bootsCountForDoubles: where the wizard stood when the dice fell is what counts', () => {
    const s = boots([2, 3, 4], sevens, 2);
    s.onNexus = false;
    lay(s, 0, 0);
    lay(s, 1, 1);
    expect(s.hand[0]).toHaveLength(0);
  });

  test('SS-R51: without the variation two sevens bring nothing', () => {
    const s = boots([2, 3, 4], {}, 2);
    lay(s, 0, 0);
    lay(s, 1, 1);
    expect(s.hand[0]).toHaveLength(0);
  });
});

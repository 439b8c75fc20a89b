import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { plainMap } from '../boards/fixture';
import { engine } from './index';
import { beginTurn } from './turn';
import { GONE, SECRET, type BmChoice, type BmState } from './state';
import { card, find, play, position, tableOf, unitAt } from './testing';

const full = ['army', 'army', 'army'];
const attack = (s: BmState, from: number, by: string, to: number, on: string, dice = scriptedDice()) =>
  play(s, { type: 'attack', attacker: unitAt(s, from, by), target: unitAt(s, to, on) }, dice);

describe('the end', () => {
  const last = (house: Readonly<Record<string, unknown>>): BmState => {
    const s = position({
      house: { players: 3, ...house },
      units: {
        8: [0, 'castle'],
        11: [0, 'army'],
        4: [0, 'army'],
        2: [1, 'castle'],
        6: [1, 'ship'],
        12: [2, 'castle'],
      },
      hands: [[], ['gold-1'], []],
      piles: [full, full, full],
      deck: ['sword-3', 'move-1', 'gold-1', 'gold-2'],
    });
    s.phase = 'battle';
    attack(s, 4, 'army', 2, 'castle');
    play(s, { type: 'decline' }, scriptedDice(), 1);
    return s;
  };

  test('without castles a player is out with all that he has (BM-R46)', () => {
    const s = last({});
    expect([s.alive, s.hand[1], s.pile[1], s.head[5]]).toEqual([[1, 0, 1], [], [], -1]);
    expect(s.at.filter((at, chit) => s.game.ownerOf[chit] === 1 && at !== GONE)).toEqual([]);
    expect(engine.outcome(s)).toBeUndefined();
  });

  test('his units may stay as nobody’s (BM-R46)', () => {
    const s = last({ eliminatedUnits: 'stayAsNeutral' });
    expect([s.alive[1], s.holder[5], s.order.indexOf(1) >= 0]).toEqual([0, 1, true]);
    expect(engine.toAct(s)).not.toContain(1);
  });

  test('with grace he has his own next turn to build (BM-R47)', () => {
    const s = last({ noCastleGrace: 1 });
    expect([s.alive[1], s.castles[1]]).toEqual([1, 0]);
    const dice = seededDice('grace');
    for (let i = 0; i < 200 && s.active !== 2 && s.phase !== 'over'; i++) {
      const seat = engine.toAct(s)[0]!;
      const choices = engine.choices(s, seat);
      const done = choices.find(({ type }) => type === 'done') ?? choices[0]!;
      engine.play(s, seat, done, dice);
    }
    expect(s.alive[1]).toBe(0);
  });

  test('after the last round most castles win, then Gold, then nobody (BM-R48)', () => {
    const ended = (...extra: readonly string[]): BmState => {
      const s = position({
        house: { roundLimit: 10 },
        units: { 8: [0, 'castle', ...extra], 12: [1, 'castle'] },
        piles: [full, full],
      });
      s.round = 10;
      s.active = 1;
      s.phase = 'recruit';
      beginTurn(s);
      s.hand[1] = [card('move-1')];
      play(s, { type: 'done' }, seededDice('end'), 1);
      while (engine.toAct(s).length > 0) engine.play(s, 1, engine.choices(s, 1)[0]!, seededDice('end'));
      return s;
    };
    expect(engine.outcome(ended())).toMatchObject({ winners: [], by: 'draw' });
    expect(engine.outcome(ended('hero'))).toMatchObject({ winners: [0], by: 'limit' });
  });
});

describe('setup', () => {
  const map = plainMap(
    ['clear', 'clear', 'sea', 'sea', 'sea', 'sea', 'clear', 'clear'],
    [
      [1, 2],
      [1, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 7],
      [7, 8],
    ],
  );
  const open = (house: Readonly<Record<string, unknown>> = {}, ...faces: readonly number[]) => {
    return engine.setup(tableOf(map, { castleMinDistance: 5, ...house }), turned(...faces));
  };
  /** Move cards lie on top, so that all hold some and stop at their first decision. */
  const turned = (...faces: readonly number[]) => ({
    ...scriptedDice(...faces),
    shuffle: <T>(items: readonly T[]): T[] => [...items].sort((a, b) => Number(b) - Number(a)),
  });
  const settle = (at: number): BmChoice => ({ type: 'settle', at });

  test('castle, army and ship, hands of four, a chit each, the higher cut first (BM-083..BM-090, BM-R04 to BM-R06)', () => {
    const s = open();
    expect(engine.choices(s, 0)).toEqual([settle(0), settle(6)]);
    play(s, settle(0));
    play(s, settle(6), scriptedDice(), 1);
    play(s, settle(1));
    play(s, settle(7), scriptedDice(), 1);
    play(s, settle(2));
    // Chits, then a tie, then the second seat cuts higher.
    const events = play(s, settle(5), turned(1, 1, 1, 1, 7, 1), 1);
    expect(find(events, 'cut')).toHaveLength(2);
    expect([s.order, s.active, s.hand.map((h) => h.length), s.pile.map((p) => p.length)]).toEqual([
      [1, 0],
      1,
      [4, 4],
      [1, 1],
    ]);
  });

  test('where the hands leave one card, or none that differ, the first player is still found (BM-089)', () => {
    const beforeTheLast = (): BmState => {
      const s = open();
      for (const [seat, at] of [
        [0, 0],
        [1, 6],
        [0, 1],
        [1, 7],
        [0, 2],
      ] as const)
        play(s, settle(at), scriptedDice(), seat);
      return s;
    };
    const few = beforeTheLast();
    few.deck = few.deck.slice(0, 9);
    expect(find(play(few, settle(5), seededDice('one card left'), 1), 'cut')).not.toHaveLength(0);
    const { game, ...rest } = beforeTheLast();
    const deck = game.deck.map(() => game.deck[0]!);
    const alike: BmState = { ...rest, deck, game: { ...game, deck } };
    const events = play(alike, settle(5), seededDice('all alike'), 1);
    expect([find(events, 'cut'), find(events, 'order')]).toMatchObject([[], [{ rule: 'BM-090' }]]);
  });

  test('cut first, then place in the order of play; later players may draw one more (BM-R03)', () => {
    const s = open({ setupOrder: 'cutFirst', firstPlayerCompensation: 'laterPlayersDrawOne' }, 7, 1);
    expect([s.order, engine.toAct(s)]).toEqual([[1, 0], [1]]);
    for (const [seat, at] of [
      [1, 0],
      [0, 6],
      [1, 1],
      [0, 7],
      [1, 2],
    ] as const)
      play(s, settle(at), scriptedDice(), seat);
    play(s, settle(5), turned(1, 1), 0);
    expect([s.hand[0]!.length, s.hand[1]!.length]).toEqual([5, 4]);
  });

  test('castles in secret: too near each other they are written again (BM-R03)', () => {
    const s = open({ setupOrder: 'secretSimultaneous' });
    expect(engine.toAct(s)).toEqual([0, 1]);
    play(s, settle(0));
    expect(engine.view(s, 1).written).toEqual([SECRET, -1]);
    const events = play(s, settle(0), scriptedDice(), 1);
    expect(find(events, 'rewritten')).toMatchObject([{ seats: [0, 1] }]);
    play(s, settle(0));
    play(s, settle(6), scriptedDice(), 1);
    expect([s.phase, s.castles]).toEqual(['army', [1, 1]]);
  });

  test('every game ends within the ledger’s hundred rounds (BM-R48)', () => {
    const s = open();
    expect(s.game.rounds).toBe(100);
  });
});

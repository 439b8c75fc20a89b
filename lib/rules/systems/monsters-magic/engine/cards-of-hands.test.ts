import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { spaceOf } from './board';
import type { MmEvent } from './events';
import { engine } from './index';
import type { MmState } from './state';
import { figureAt, position, type Position } from './testing';
import { cardOf, carry, offers, play, stand, start } from './testing-cards';
import { drawCards } from './units';

const picks = (s: MmState): readonly number[] =>
  engine.choices(s, 0).flatMap((one) => (one.type === 'pick' ? [one.what] : []));
const three = (id: string, hands: Position['hands'], alive = [true, true, true]) => {
  const s = position({
    house: { players: 3 },
    units: { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'], h8: [2, 'garrison', 'hero'] },
    permanents: [[id]],
    hands: hands ?? [],
  });
  s.alive = [...alive];
  return s;
};
const asked = (s: MmState, id: string) => {
  if (!offers(s, start(s, id))) return undefined;
  play(s, start(s, id));
  return picks(s);
};

describe('MM-R38: Oracle', () => {
  test('looks at a living opponent’s hand, if there is a card in it', () => {
    expect(asked(three('oracle', [['knights'], ['giants'], []]), 'oracle')).toEqual([1]);
    expect(asked(three('oracle', [['knights'], ['giants'], ['demons']]), 'oracle')).toEqual([1, 2]);
    expect(asked(three('oracle', [['knights']]), 'oracle')).toBeUndefined();
  });

  test('what it has seen is known to the user alone, to the end of the turn', () => {
    const s = three('oracle', [[], ['giants', 'demons'], []]);
    const [giants, demons] = [cardOf(s, 'giants'), cardOf(s, 'demons')];
    carry(s, 'oracle', 1);
    drawCards(s, 1, 1, scriptedDice());
    const known = [giants, demons].sort((a, b) => b - a);
    expect(engine.view(s, 0).hand[1]).toEqual([...known, -1]);
    expect([engine.view(s, 2).hand[1], engine.view(s, 2).seen[0], engine.view(s, undefined).hand[1]]).toEqual(
      [[-1, -1, -1], [], [-1, -1, -1]],
    );
    expect(engine.view(s, 1).hand[1]).toEqual(s.hand[1]);
    s.phase = 'end';
    engine.play(s, 0, { type: 'done' }, scriptedDice());
    expect(engine.view(s, 0).hand[1]).toEqual([-1, -1, -1]);
  });
});

test('MM-R24: Jester exchanges hands with a living opponent who holds no more', () => {
  expect(asked(three('jester', [['knights'], ['giants'], ['demons', 'dwarves']]), 'jester')).toEqual([1]);
  expect(asked(three('jester', [[], ['giants'], ['demons']]), 'jester')).toBeUndefined();
  expect(asked(three('jester', [['knights'], ['giants'], []], [true, true, false]), 'jester')).toEqual([1]);
  // An empty hand against an empty one is no exchange.
  expect(asked(three('jester', [[], [], ['demons']]), 'jester')).toBeUndefined();
  expect(
    asked(three('jester', [['knights'], ['giants', 'demons'], []], [true, true, false]), 'jester'),
  ).toBeUndefined();
});

describe('MM-R22: Alchemist', () => {
  test('from the hand needs a card beside it', () => {
    const offered = (...hand: string[]) => {
      const s = stand('alchemist', 'hand', { hands: [hand] });
      return offers(s, start(s, 'alchemist'));
    };
    expect([offered(), offered('knights')]).toEqual([false, true]);
    const bare = stand('alchemist', 'permanent');
    expect(offers(bare, start(bare, 'alchemist'))).toBe(false);
  });

  test('discards one card at least, and draws as many as were discarded once that is enough', () => {
    const s = stand('alchemist', 'permanent', { hands: [['knights', 'giants', 'demons']] });
    play(s, start(s, 'alchemist'));
    expect(offers(s, { type: 'enough' })).toBe(false);
    for (const id of ['knights', 'giants']) play(s, { type: 'pick', what: cardOf(s, id) });
    expect(s.hand[0]).toEqual([cardOf(s, 'demons')]);
    const next = s.deck.slice(-2).reverse();
    play(s, { type: 'enough' });
    expect([s.hand[0], s.pending.card, s.discard.length]).toEqual([[cardOf(s, 'demons'), ...next], -1, 2]);
  });

  test('draws by itself when the last card is gone', () => {
    const s = stand('alchemist', 'permanent', { hands: [['knights', 'giants']] });
    play(s, start(s, 'alchemist'));
    const next = s.deck.slice(-2).reverse();
    for (const id of ['knights', 'giants']) play(s, { type: 'pick', what: cardOf(s, id) });
    expect([s.hand[0], s.pending.card]).toEqual([next, -1]);
  });
});

describe('MM-R23: Diplomat', () => {
  test('needs a permanent and a card; from the hand it is not the card itself', () => {
    const offered = (use: 'permanent' | 'hand', given: Partial<Position>) => {
      const s = stand('diplomat', use, given);
      return offers(s, start(s, 'diplomat'));
    };
    expect([offered('permanent', {}), offered('permanent', { hands: [['knights']] })]).toEqual([false, true]);
    expect([
      offered('hand', { hands: [['knights']] }),
      offered('hand', { permanents: [['giants']] }),
      offered('hand', { hands: [['knights']], permanents: [['giants']] }),
    ]).toEqual([false, false, true]);
  });

  test('gives up any permanent for any card, the very first of the deck too', () => {
    const s = stand('diplomat', 'permanent', {
      permanents: [['fellowship']],
      hands: [['knights', 'giants']],
    });
    const [diplomat, fellowship, knights, giants] = ['diplomat', 'fellowship', 'knights', 'giants'].map(
      (id) => cardOf(s, id),
    );
    expect(fellowship).toBe(0);
    play(s, start(s, 'diplomat'));
    expect(picks(s)).toEqual([diplomat, fellowship]);
    play(s, { type: 'pick', what: fellowship! });
    expect(picks(s)).toEqual([knights, giants]);
    play(s, { type: 'pick', what: giants! });
    expect([s.permanents[0], s.hand[0]]).toEqual([
      [diplomat, giants],
      [knights, fellowship],
    ]);
  });

  test('MM-R39: brings and takes move points of no type but those of its cards', () => {
    const units = { d4: [0, 'mage'], d5: [0, 'monster'], d6: [0, 'army'] } as const;
    const s = stand('diplomat', 'permanent', { hands: [['giants']], permanents: [['knights']], units });
    carry(s, 'diplomat', cardOf(s, 'knights'), cardOf(s, 'giants'));
    expect(['d4', 'd5', 'd6', 'a8'].map((at) => s.mp[figureAt(s, at)])).toEqual([1, 1, 1, 1]);
  });

  test('a card that is taken up into the hand does no more as a permanent', () => {
    const s = stand('diplomat', 'permanent', {
      hands: [['horn-of-valhalla']],
      permanents: [['magic-gate']],
      units: { d4: [0, 'mage'], d6: [0, 'monster'], f2: [0, 'army'] },
    });
    const summoners = () =>
      new Set(engine.choices(s, 0).flatMap((one) => (one.type === 'summon' ? [one.summoner] : [])));
    expect(summoners()).toEqual(new Set([figureAt(s, 'd4')]));
    carry(s, 'diplomat', cardOf(s, 'magic-gate'), cardOf(s, 'horn-of-valhalla'));
    expect(summoners()).toEqual(new Set([figureAt(s, 'a8')]));
  });
});

describe('MM-R12: Altar of Sacrifice', () => {
  const given = {
    permanents: [['seven-league-boots']],
    units: { d4: [0, 'army'], f2: [0, 'army'] },
  } as const;
  const step = (s: MmState, figure: number, to: string) => play(s, { type: 'step', figure, to: spaceOf(to) });

  test('the figure under way may be given up, and the others still move', () => {
    const s = stand('altar-of-sacrifice', 'permanent', given);
    const hero = figureAt(s, 'a8');
    step(s, hero, 'b7');
    carry(s, 'altar-of-sacrifice', hero);
    expect([s.at[hero], s.hand[0]!.length]).toEqual([-1, 2]);
    step(s, figureAt(s, 'd4'), 'd5');
  });

  test('where another is given up, the figure under way stays so', () => {
    const s = stand('altar-of-sacrifice', 'permanent', given);
    const hero = figureAt(s, 'a8');
    step(s, hero, 'b7');
    carry(s, 'altar-of-sacrifice', figureAt(s, 'd4'));
    step(s, figureAt(s, 'f2'), 'f3');
    expect(engine.choices(s, 0).some((one) => one.type === 'step' && one.figure === hero)).toBe(false);
  });
});

test('MM-R10, MM-R25: a figure under way that changes its type is under way still', () => {
  const s = stand('polymorph', 'permanent', {
    permanents: [['seven-league-boots']],
    units: { d4: [0, 'mage'], f2: [0, 'army'] },
  });
  const hero = figureAt(s, 'a8');
  play(s, { type: 'step', figure: hero, to: spaceOf('b7') });
  carry(s, 'polymorph', hero, 2);
  const monster = figureAt(s, 'b7');
  play(s, { type: 'step', figure: figureAt(s, 'f2'), to: spaceOf('f3') });
  expect(engine.choices(s, 0).some((one) => one.type === 'step' && one.figure === monster)).toBe(false);
});

describe('MM-R18: the deck is spent', () => {
  const draw = (house: Readonly<Record<string, unknown>>, discard: number, count: number) => {
    const s = position({ house, units: { a8: [0, 'hero'], h1: [1, 'hero'] } });
    s.discard = s.deck.splice(0, discard);
    s.deck = [];
    const events: MmEvent[] = [];
    const drawn = drawCards(s, 0, count, scriptedDice(), (event) => events.push(event));
    return [drawn, s.deck.length, s.discard.length, events.map(({ type }) => type)];
  };
  test('the discard pile is shuffled into a new one, and is no more', () => {
    expect(draw({}, 3, 1)).toEqual([1, 2, 0, ['reshuffled', 'drew', 'drewCards']]);
  });
  test('nothing comes, and nothing is told, where both are spent or the pile may not be used', () => {
    expect(draw({}, 0, 2)).toEqual([0, 0, 0, []]);
    expect(draw({ deckExhausted: 'noMoreCards' }, 3, 2)).toEqual([0, 0, 3, []]);
  });
  test('Emperor is not played for cards that do not come', () => {
    const s = stand('emperor', 'hand');
    expect(offers(s, start(s, 'emperor'))).toBe(true);
    s.discard = s.deck.splice(0);
    expect(offers(s, start(s, 'emperor'))).toBe(true);
    s.discard = [];
    expect(offers(s, start(s, 'emperor'))).toBe(false);
    const last = stand('emperor', 'hand', { house: { deckExhausted: 'noMoreCards' } });
    last.discard = last.deck.splice(1);
    expect(offers(last, start(last, 'emperor'))).toBe(true);
    last.discard.push(last.deck.pop()!);
    expect(offers(last, start(last, 'emperor'))).toBe(false);
  });
});

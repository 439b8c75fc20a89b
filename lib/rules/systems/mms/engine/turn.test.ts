import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import type { MmsEvent } from './events';
import { engine } from './index';
import { settleOrder } from './setup';
import type { MmsChoice, MmsState } from './state';
import { at, position, type Put } from './drawn-position';

const one = (seat: number, card: string, x: number, y: number, more: Partial<Put> = {}): Put => ({
  seat,
  card,
  at: [x, y],
  ...more,
});
const types = (s: MmsState): string[] => [...new Set(engine.choices(s, s.active).map(({ type }) => type))];

/** Plays choices of whoever is asked, with these dice; says what happened. */
function play(s: MmsState, choices: readonly MmsChoice[], ...faces: readonly number[]): MmsEvent[] {
  const dice = scriptedDice(...faces);
  const told: MmsEvent[] = [];
  for (const choice of choices) {
    expect(engine.choices(s, s.active)).toContainEqual(choice);
    engine.play(s, s.active, choice, dice, (event) => told.push(event));
  }
  expect(dice.spent()).toBe(true);
  return told;
}
const go = (s: MmsState, x: number, y: number, rot = 0): MmsChoice => ({ type: 'go', at: at(s, x, y), rot });
const activate = (piece: number): MmsChoice => ({ type: 'activate', piece });

test('MMS-041, MMS-074: characters act in any order, each once, and some not at all', () => {
  const s = position({ pieces: [one(0, 'warrior', 3, 3), one(0, 'orc', 5, 3), one(1, 'krag', 3, 18)] });
  expect(engine.choices(s, 0)).toEqual([activate(0), activate(1), { type: 'endTurn' }]);
  play(s, [activate(1), { type: 'pass' }]);
  expect(engine.choices(s, 0)).toEqual([activate(0), { type: 'endTurn' }]);
  play(s, [{ type: 'endTurn' }]);
  expect(s.active).toBe(1);
});

test('MMS-075, MMS-078: a round is one turn of each; then all may act again', () => {
  const s = position({ pieces: [one(0, 'warrior', 3, 3), one(1, 'krag', 3, 18)] });
  const told = play(s, [activate(0), { type: 'pass' }, activate(1), { type: 'pass' }]);
  expect([s.round, s.active, s.acted]).toEqual([2, 0, [0, 0]]);
  expect(told.map(({ type }) => type)).toEqual(['passed', 'turnBegan', 'passed', 'roundBegan', 'turnBegan']);
});

test('MMS-R31, MMS-077: a free move reaches E, one before an attack F, and after the attack all is over', () => {
  const s = position({ pieces: [one(0, 'warrior', 3, 3), one(0, 'orc', 9, 9), one(1, 'krag', 3, 9)] });
  play(s, [activate(0)]);
  expect(types(s)).toEqual(['pass', 'move', 'attack']);
  const free = engine.clone(s);
  play(free, [{ type: 'move' }]);
  expect(engine.choices(free, 0)).toContainEqual(go(free, 11, 3));
  expect(engine.choices(free, 0)).not.toContainEqual(go(free, 12, 3));
  play(s, [{ type: 'attack', target: 2 }]);
  // Next to Krag in the four straight directions, within five units of the start.
  expect(engine.choices(s, 0)).toEqual([go(s, 3, 8), { type: 'byHand' }]);
  const told = play(s, [go(s, 3, 8)], 71);
  expect(told).toMatchObject([
    { type: 'moved', from: at(s, 3, 3), to: at(s, 3, 8), cost: 10, attacks: true },
    { type: 'attacked', piece: 0, target: 2, natural: 71, damage: 10 },
  ]);
  expect(engine.choices(s, 0)).toEqual([activate(1), { type: 'endTurn' }]);
});

test('MMS-016, MMS-072: a path by hand may turn, and is walked as it was declared', () => {
  const s = position({ pieces: [one(0, 'warrior', 3, 3), one(1, 'krag', 3, 18)] });
  play(s, [activate(0), { type: 'move' }, { type: 'byHand' }]);
  expect(types(s)).toEqual(['step']);
  const told = play(s, [
    { type: 'step', step: 2 },
    { type: 'step', step: 4 },
    { type: 'step', step: 3 },
    { type: 'declare' },
  ]);
  expect(told[0]).toMatchObject({ type: 'moved', to: at(s, 5, 5), cost: 7 });
});

test('MMS-R03: with declared rows the row is named before the roll', () => {
  const s = position({
    pieces: [one(0, 'warrior', 3, 3), one(1, 'krag', 3, 4)],
    house: { attackSelection: 'declared' },
  });
  play(s, [activate(0), { type: 'attack', target: 1 }, go(s, 3, 3)]);
  expect(engine.choices(s, 0)).toEqual([0, 1, 2].map((row) => ({ type: 'row', row })));
  expect(play(s, [{ type: 'row', row: 1 }], 71)[0]).toMatchObject({
    type: 'attacked',
    named: 1,
    row: 1,
    damage: 10,
  });
});

describe('MMS-R51: a group moves by one path, then acts one by one', () => {
  const pieces = [
    one(0, 'archer', 3, 3),
    one(0, 'archer', 3, 3),
    one(0, 'archer', 3, 3),
    one(1, 'krag', 3, 12),
    one(1, 'orc', 4, 11),
  ];
  const house = { groupMarkers: true };
  test('a free move takes all along', () => {
    const s = position({ pieces, house });
    play(s, [activate(0), { type: 'move' }, go(s, 3, 4)]);
    expect(s.at.slice(0, 3)).toEqual([at(s, 3, 4), at(s, 3, 4), at(s, 3, 4)]);
    expect(s.active).toBe(1);
  });
  test('an attack leaves each its own target, or none', () => {
    const s = position({ pieces, house });
    play(s, [activate(0), { type: 'attack', target: 3 }, go(s, 3, 4)], 50);
    expect(types(s)).toEqual(['pass', 'attack']);
    const [second] = engine.choices(s, 0);
    expect(second).toEqual({ type: 'pass' });
    play(s, [{ type: 'attack', target: 4 }], 50);
    play(s, [{ type: 'pass' }]);
    expect([s.active, s.lost.slice(3)]).toEqual([1, [6, 6]]);
  });
  test('MMS-R21: the first that has attacked takes an area for those who follow', () => {
    const s = position({ pieces: [...pieces, one(1, 'tower', 3, 4)], house });
    const first = play(s, [activate(0), { type: 'attack', target: 3 }, go(s, 3, 4)], 50);
    const second = play(s, [{ type: 'attack', target: 4 }], 50);
    const minus = [...first, ...second].flatMap((event) => (event.type === 'attacked' ? [event.minus] : []));
    expect([minus, s.control[5]]).toEqual([[-20, 0], 0]);
  });
  test('MMS-R22, dropArtifacts: what lies where they come to is shared out among them', () => {
    const s = position({ pieces, house: { ...house, dropArtifacts: true, maxAttachments: 1 } });
    const axe = s.game.cards.findIndex(({ id }) => id === 'war-axe');
    s.dropped = [at(s, 3, 4), axe, at(s, 3, 4), axe];
    play(s, [activate(0), { type: 'move' }, go(s, 3, 4)]);
    expect([s.dropped, s.carried.slice(0, 3)]).toEqual([[], [[axe], [], [axe]]]);
  });
  test('MMS-R22: who has picked up other things does not go along, and nobody joins him', () => {
    const boots = { carried: ['boots-of-striding'] };
    const s = position({ pieces: [one(0, 'archer', 3, 3, boots), ...pieces.slice(1)], house });
    play(s, [activate(0), { type: 'move' }, go(s, 14, 3)]);
    expect(s.at.slice(0, 3)).toEqual([at(s, 14, 3), at(s, 3, 3), at(s, 3, 3)]);
    const mixed = position({
      pieces: [one(0, 'archer', 5, 3), one(0, 'archer', 3, 3, boots), ...pieces.slice(2)],
      house,
    });
    play(mixed, [activate(0), { type: 'move' }]);
    expect(engine.choices(mixed, 0)).not.toContainEqual(go(mixed, 3, 3));
  });
  const band = (y: number, ...more: Put[]) =>
    position({
      pieces: [one(0, 'warrior', 3, 3), one(0, 'warrior', 3, 3), one(1, 'krag', 3, y), ...more],
      house,
    });
  test('MMS-R19: each pays for what shelters its own target, with what the walk has left', () => {
    const after = (y: number) => {
      const s = band(y, one(1, 'orc', 4, y - 1), one(1, 'woods', 4, y - 1));
      play(s, [activate(0), { type: 'attack', target: 2 }, go(s, 3, y - 1)], 1);
      return engine.choices(s, 0);
    };
    const [pass, krag, orc] = [{ type: 'pass' }, ...[2, 3].map((target) => ({ type: 'attack', target }))];
    // 5 of 5 units are walked, or 2 of them.
    expect([after(9), after(6)]).toEqual([
      [pass, krag],
      [pass, krag, orc],
    ]);
  });
  test('MMS-R30: who came into a trap that is too dear attacks no more than the first, and others learn nothing of it', () => {
    const s = band(6, one(1, 'snare', 3, 5, { known: [] }), one(2, 'orc', 18, 18));
    const told = play(s, [activate(0), { type: 'attack', target: 2 }, go(s, 3, 5)]);
    expect(told).toContainEqual(expect.objectContaining({ type: 'attackLost', piece: 0, why: 'dear' }));
    expect(engine.choices(s, 0)).toEqual([{ type: 'pass' }]);
    const [own, other] = [0, 2].map((seat) => engine.view(s, seat).acting.purse.charged);
    expect([own, other]).toEqual([[3], []]);
  });
});

describe('MMS-R30: unknown ground may put a target out of reach', () => {
  test('of an engine, which has not been used then', () => {
    const s = position({
      pieces: [
        one(0, 'engineer', 2, 3),
        one(0, 'trebuchet', 3, 3),
        one(1, 'krag', 17, 3),
        one(1, 'haunted-forest', 17, 3, { known: [] }),
      ],
    });
    const told = play(s, [activate(0), { type: 'operate', engine: 1, target: 2 }]);
    expect(told[0]).toMatchObject({ type: 'attackLost', rule: 'MMS-R30', piece: 0, target: 2, why: 'range' });
    expect([s.active, s.operated[1], s.fought[0], s.lost[2]]).toEqual([1, 0, 0, 0]);
  });
  test('of those who came with a group', () => {
    const s = position({
      pieces: [
        one(0, 'archer', 3, 3),
        one(0, 'archer', 3, 3),
        one(1, 'krag', 3, 12),
        one(1, 'orc', 11, 4),
        one(1, 'woods', 11, 4, { known: [] }),
      ],
      house: { groupMarkers: true, lineOfSight: 4 },
    });
    play(s, [activate(0), { type: 'attack', target: 2 }, go(s, 3, 4)], 50);
    const told = play(s, [{ type: 'attack', target: 3 }]);
    expect(told[0]).toMatchObject({ type: 'attackLost', piece: 1, target: 3, why: 'range' });
    expect([s.active, s.lost[3]]).toEqual([1, 0]);
  });
});

test('MMS-103, MMS-105, MMS-R42: to tell something takes the action of everybody through whom it goes', () => {
  const s = position({
    pieces: [
      one(0, 'warrior', 3, 3),
      one(0, 'orc', 12, 3),
      one(1, 'krag', 20, 3),
      one(2, 'goblin', 3, 12, { known: [0] }),
    ],
  });
  play(s, [activate(0)]);
  expect(engine.choices(s, 0)).toContainEqual({ type: 'tell', to: 1 });
  const told = play(s, [
    { type: 'tell', to: 1 },
    { type: 'show', piece: 3 },
  ]);
  expect(told.map(({ type }) => type)).toContain('told');
  expect(s.known[3]! & 2).toBe(2);
  // Both have acted.
  expect(s.active).toBe(1);
});

test('MMS-105, MMS-R42: of two who could hand on the word its player keeps back whom he likes', () => {
  const s = position({
    pieces: [
      one(0, 'warrior', 3, 3),
      one(0, 'orc', 12, 3),
      one(0, 'archer', 12, 5),
      one(1, 'krag', 20, 4),
      one(2, 'goblin', 3, 12, { known: [0] }),
    ],
  });
  play(s, [activate(0), { type: 'tell', to: 1 }]);
  expect(engine.choices(s, 0)).toEqual([1, 2].map((piece) => ({ type: 'relay', piece })));
  play(s, [
    { type: 'relay', piece: 2 },
    { type: 'show', piece: 4 },
  ]);
  expect([s.acted.slice(0, 3), s.active]).toEqual([[1, 0, 1], 0]);
});

test('MMS-068, MMS-R36: others see neither through whom a word goes, nor the steps of a marker that is not shown', () => {
  const house = { markersShown: false };
  const unseen = { known: [0] };
  const s = position({
    pieces: [
      one(0, 'warrior', 3, 3),
      one(1, 'krag', 9, 3, unseen),
      one(2, 'goblin', 3, 12, unseen),
      one(2, 'orc', 3, 14),
    ],
    house,
  });
  play(s, [activate(0), { type: 'tell', to: 1 }]);
  expect([0, 2].map((seat) => engine.view(s, seat).acting.chain)).toEqual([[0, 1], []]);
  const walking = position({ pieces: [one(0, 'warrior', 3, 3, { known: [] }), one(1, 'krag', 9, 9)], house });
  play(walking, [activate(0), { type: 'move' }, { type: 'byHand' }, { type: 'step', step: 2 }]);
  expect([0, 1].map((seat) => engine.view(walking, seat).acting.path)).toEqual([[2], []]);
});

test('MMS-073: Krag may go 2 of his 10 units', () => {
  const s = position({ pieces: [one(0, 'krag', 3, 3), one(1, 'warrior', 3, 18)] });
  play(s, [activate(0), { type: 'move' }]);
  expect(engine.choices(s, 0)).toEqual(expect.arrayContaining([go(s, 5, 3), go(s, 13, 3)]));
  expect(engine.choices(s, 0)).not.toContainEqual(go(s, 14, 3));
  play(s, [go(s, 5, 3)]);
  expect([s.at[0], s.acted[0]]).toEqual([at(s, 5, 3), 1]);
});

test('MMS-041, `markersShown` off: that a character passes is told to those who know it', () => {
  const heard = (known: readonly number[], house = {}) => {
    const pieces = [one(0, 'warrior', 3, 3, { known }), one(0, 'orc', 9, 9), one(1, 'krag', 18, 18)];
    const told = play(position({ pieces: [...pieces, one(2, 'goblin', 3, 12)], house }), [
      activate(0),
      { type: 'pass' },
    ]);
    return told.filter(({ type }) => type === 'passed').map(({ only }) => only);
  };
  expect(heard([0], { markersShown: false })).toEqual([0]);
  expect(heard([0, 2], { markersShown: false })).toEqual([0, 2]);
  expect(heard([0])).toEqual([undefined]);
});

test('MMS-R21, MMS-R42: who hands on a word ends its activation as well, and takes what it stands in', () => {
  const s = position({
    pieces: [
      one(0, 'warrior', 3, 3),
      one(0, 'orc', 12, 3),
      one(1, 'krag', 20, 3),
      one(1, 'watch-post', 12, 3),
      one(2, 'goblin', 3, 12, { known: [0] }),
    ],
  });
  play(s, [activate(0), { type: 'tell', to: 1 }, { type: 'show', piece: 4 }]);
  expect(s.control[3]).toBe(0);
});

describe('each round anew', () => {
  const operates = (s: MmsState, piece: number): boolean => {
    const now = engine.clone(s);
    play(now, [activate(piece)]);
    return types(now).includes('operate');
  };
  test('MMS-R25: an engine shoots once, for whoever begins next to it', () => {
    const s = position({
      pieces: [
        one(0, 'engineer', 2, 3),
        one(0, 'archer', 2, 4),
        one(0, 'archer', 9, 18),
        one(0, 'trebuchet', 3, 3),
        one(1, 'krag', 12, 3),
      ],
    });
    expect([0, 1, 2].map((piece) => operates(s, piece))).toEqual([true, true, false]);
    play(s, [activate(0), { type: 'operate', engine: 3, target: 4 }], 1);
    expect(operates(s, 1)).toBe(false);
    play(s, [{ type: 'endTurn' }, { type: 'endTurn' }]);
    expect([s.round, operates(s, 1)]).toEqual([2, true]);
  });
  test('MMS-201: a miss is rolled again', () => {
    const s = position({
      pieces: [one(0, 'warrior', 3, 3, { carried: ['pendant-of-chance'] }), one(1, 'krag', 3, 4)],
    });
    const attack = [activate(0), { type: 'attack', target: 1 }, go(s, 3, 3)] as const;
    play(s, attack, 1, 2);
    play(s, [{ type: 'endTurn' }]);
    expect(play(s, attack, 1, 80)[0]).toMatchObject({ type: 'attacked', second: 80, row: 1 });
  });
  test('MMS-R36, rehide: who attacked from cover in the round before is hidden again', () => {
    const s = position({
      pieces: [one(0, 'archer', 3, 3), one(0, 'woods', 3, 3), one(1, 'krag', 3, 9)],
      house: { rehide: true },
    });
    play(s, [activate(0), { type: 'attack', target: 2 }, go(s, 3, 3)], 1);
    play(s, [{ type: 'endTurn' }]);
    expect([s.round, s.known[0]]).toEqual([2, 3]);
    play(s, [{ type: 'endTurn' }, { type: 'endTurn' }]);
    expect([s.round, s.known[0]]).toEqual([3, 1]);
  });
});

test('MMS-L23, decoys: one that nobody saw in its cover goes when somebody enters its square', () => {
  const s = position({
    pieces: [
      one(0, 'warrior', 3, 3),
      one(1, 'krag', 3, 18),
      one(1, 'woods', 3, 4),
      one(1, 'decoy', 3, 4, { known: [] }),
    ],
    house: { decoys: 1 },
  });
  const told = play(s, [activate(0), { type: 'move' }, go(s, 3, 4)]);
  expect(told).toContainEqual({ type: 'decoyGone', rule: 'MMS-R36', piece: 3 });
});

describe('MMS-021, MMS-022: the order of play', () => {
  const game = (house: Readonly<Record<string, unknown>>) =>
    position({ pieces: [one(0, 'warrior', 3, 3), one(1, 'krag', 3, 10), one(2, 'orc', 3, 18)], house }).game;
  test('dice: the highest begins, and those who tie roll again', () => {
    const dice = scriptedDice(40, 90, 40, 7, 8);
    expect(settleOrder(game({}), [0, 1, 2], dice)).toEqual([1, 2, 0]);
    expect(dice.spent()).toBe(true);
  });
  test('cards: the highest level begins', () => {
    const told: MmsEvent[] = [];
    const agreed = game({ orderOfPlay: 'randomCard' });
    const order = settleOrder(agreed, [0, 1, 2], seededDice('cards'), (event) => told.push(event));
    const [first] = told;
    const levels =
      first?.type === 'firstCards' ? first.cards.map(([, card]) => agreed.cards[card]!.level) : [];
    expect(order).toEqual([0, 1, 2].sort((a, b) => levels[b]! - levels[a]!));
  });
  test.each([
    [0, [0, 1, 2]],
    [1, [1, 2, 0]],
    [2, [2, 0, 1]],
  ])('as agreed: seat %i begins, and the others follow as they sit', (begins, order) => {
    const agreed = { ...game({ orderOfPlay: 'agreed' }), begins };
    expect(settleOrder(agreed, [2, 0, 1], scriptedDice())).toEqual(order);
  });
  test('MMS-R49: settled anew each round where that is agreed', () => {
    const s = position({
      pieces: [one(0, 'warrior', 3, 3), one(1, 'krag', 3, 18)],
      house: { reorderEachRound: true },
    });
    play(s, [{ type: 'endTurn' }, { type: 'endTurn' }], 3, 9);
    expect([s.order, s.active]).toEqual([[1, 0], 1]);
  });
});

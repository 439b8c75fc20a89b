import { expect, test } from 'vitest';
import type { MmsEvent } from './events';
import { nextSteps } from './moves';
import { pathTo } from './reach';
import { knows, type MmsState } from './state';
import { at, position, type Position, type Put } from './drawn-position';
import { path, placeOf } from './testing-paths';
import { mayStillStrike, walk, type Walked } from './walk';

const put = (seat: number, card: string, x: number, y: number, more: Partial<Put> = {}): Put => ({
  seat,
  card,
  at: [x, y],
  ...more,
});
const hidden = { known: [] };

interface Went extends Walked {
  readonly s: MmsState;
  readonly told: MmsEvent[];
  readonly at: readonly [x: number, y: number];
}

/** The first piece walks this path, whatever it knew. */
function went(
  pieces: readonly Put[],
  words: string,
  withAttack = false,
  house: Position['house'] = {},
): Went {
  const s = position({ pieces, house });
  const told: MmsEvent[] = [];
  const walked = walk(s, 0, path(words), withAttack, (event) => told.push(event));
  const [x, y] = placeOf(s, s.at[0]! * 2);
  return { ...walked, s, told, at: [x, y] };
}

const why = ({ told }: Went): string | undefined =>
  told.flatMap((event) => (event.type === 'stopped' ? [event.why] : []))[0];

test('MMS-072: a declared path is told, walked and paid; what areas add is not told, as not all may know of them', () => {
  const one = went([put(0, 'warrior', 5, 5), put(1, 'woods', 5, 7)], 'S2 E');
  expect([one.at, one.cost, one.spare, one.steps, one.whole]).toEqual([[6, 7], 12, 4, 3, true]);
  expect(one.told).toEqual([
    {
      type: 'moved',
      rule: 'MMS-072',
      piece: 0,
      from: at(one.s, 5, 5),
      to: at(one.s, 6, 7),
      rot: 0,
      cost: 6,
      attacks: false,
    },
  ]);
  expect(one.s.characterOn[at(one.s, 6, 7)]).toBe(0);
  expect(one.s.characterOn[at(one.s, 5, 5)]).toBe(-1);
});

test('an empty path is no move: nothing is told or paid', () => {
  const one = went([put(0, 'warrior', 5, 5)], '', true);
  expect([one.cost, one.steps, one.whole, one.told]).toEqual([0, 0, true, []]);
});

test('MMS-E25, MMS-R30: a trap that is too dear ends the move in it, and the mover knows it', () => {
  const one = went([put(0, 'warrior', 3, 3), put(1, 'pit-trap', 3, 6, hidden)], 'S5');
  expect([one.at, one.cost / 2, one.spare / 2, one.whole, why(one)]).toEqual([[3, 6], 12, -4, false, 'trap']);
  expect(knows(one.s, 0, 1)).toBe(true);
  expect(one.told.filter(({ type }) => type === 'identified').map((event) => event.rule)).toContain(
    'MMS-R30',
  );
});

test('MMS-068: a third player, who does not know of the trap, is not told that one lies there', () => {
  const third = put(2, 'goblin', 18, 18);
  const one = went([put(0, 'warrior', 3, 3), put(1, 'pit-trap', 3, 6, hidden), third], 'S5');
  expect([one.at, why(one), knows(one.s, 0, 1), knows(one.s, 2, 1)]).toEqual([[3, 6], 'dear', true, false]);
  const open = went([put(0, 'warrior', 3, 3), put(1, 'pit-trap', 3, 6, { known: [2] }), third], 'S5');
  expect(why(open)).toBe('trap');
});

test('MMS-E25, MMS-R30: a trap that can be paid is paid, and the way goes on as far as it can', () => {
  const pieces = [put(0, 'warrior', 3, 3), put(1, 'snare', 3, 5, hidden)];
  const one = went(pieces, 'S4');
  expect([one.at, one.cost / 2, one.whole, why(one)]).toEqual([[3, 7], 8, true, undefined]);
  const far = went(pieces, 'S6');
  expect([far.at, far.cost / 2, far.whole, why(far)]).toEqual([[3, 7], 8, false, 'dear']);
});

test('MMS-R30: a trap on the last square is paid, and the attack may be lost by it', () => {
  const target = put(1, 'orc', 3, 7);
  const one = went([put(0, 'warrior', 3, 3), put(1, 'snare', 3, 6, hidden), target], 'S3', true);
  expect([one.at, one.whole, one.spare / 2]).toEqual([[3, 6], true, -2]);
  expect(mayStillStrike(one.s, 0, one, 2)).toBe(false);
  const near = went([put(0, 'warrior', 3, 5), put(1, 'snare', 3, 6, hidden), target], 'S', true);
  expect(mayStillStrike(near.s, 0, near, 2)).toBe(true);
});

test('a trap that is known is an area like others, one flown over is none', () => {
  const known = went([put(0, 'warrior', 3, 3), put(1, 'snare', 3, 4)], 'S2');
  expect([known.cost / 2, known.whole]).toEqual([6, true]);
  const over = went([put(0, 'war-gryphon', 3, 3), put(1, 'pit-trap', 3, 6, hidden)], 'S6');
  expect([over.cost / 2, over.whole, knows(over.s, 0, 1)]).toEqual([6, true, false]);
  const into = went([put(0, 'war-gryphon', 3, 3), put(1, 'pit-trap', 3, 10, hidden)], 'S7');
  expect([into.cost / 2, into.whole, into.spare / 2, knows(into.s, 0, 1)]).toEqual([16, true, -2, true]);
});

test('MMS-R30: the move ends before what is blocked by something unknown', () => {
  const mover = put(0, 'warrior', 5, 5);
  const thief = put(1, 'shadow-thief', 5, 8, hidden);
  const one = went([mover, thief], 'S5');
  expect([one.at, one.cost / 2, one.whole, why(one)]).toEqual([[5, 7], 2, false, 'blocked']);
  expect(knows(one.s, 0, 1)).toBe(false);
  const sight = { lineOfSight: 1 };
  for (const card of ['moat', 'lava-field', 'trebuchet', 'wall'])
    expect(went([mover, put(1, card, 6, 6, hidden)], 'SE S', false, sight).steps).toBe(0);
  // Between two closed squares that nobody knew of.
  const corner = went([mover, put(1, 'shadow-thief', 6, 5, hidden), put(1, 'assassin', 5, 6, hidden)], 'SE');
  expect([corner.steps, why(corner)]).toEqual([0, 'blocked']);
});

test('MMS-R30: an area learned on the way is paid, or ends the move before it', () => {
  const sight = { lineOfSight: 2 };
  const brambles = put(1, 'brambles', 5, 9, hidden);
  const dear = went([put(0, 'warrior', 5, 5), brambles], 'S5', false, sight);
  expect([dear.at, why(dear), knows(dear.s, 0, 1)]).toEqual([[5, 8], 'dear', true]);
  const paid = went([put(0, 'scout', 5, 5), brambles], 'S5', false, sight);
  expect([paid.at, paid.cost / 2, paid.whole]).toEqual([[5, 10], 12, true]);
});

test('MMS-R30: who may not stop goes back to the last square of its path where it may', () => {
  const gryphon = put(0, 'war-gryphon', 5, 1);
  const row = [5, 6, 7].map((y) => put(1, 'moat', 5, y));
  const thief = put(1, 'shadow-thief', 5, 8, hidden);
  const one = went([gryphon, ...row, thief], 'S7');
  expect([one.at, one.cost / 2, one.steps, one.whole, why(one)]).toEqual([[5, 3], 2, 2, false, 'noStop']);
  expect([5, 6, 7].map((y) => one.s.characterOn[at(one.s, 5, y)])).toEqual([-1, -1, -1]);
  expect(one.s.characterOn[at(one.s, 5, 8)]).toBe(4);
  expect([3, 4].map((y) => one.s.characterOn[at(one.s, 5, y)])).toEqual([0, 0]);
  const x = went([gryphon, ...row, put(1, 'lava-field', 5, 8, hidden)], 'S9', false, { lineOfSight: 1 });
  expect([x.at, why(x)]).toEqual([[5, 3], 'blocked']);
});

test('MMS-R30: who scales a Wall and finds the other side taken goes back', () => {
  const climber = put(0, 'warrior', 5, 5, { carried: ['siege-ladder'] });
  const one = went([climber, put(1, 'wall', 4, 6), put(1, 'assassin', 5, 7, hidden)], 'S2');
  expect([one.at, one.steps, why(one)]).toEqual([[5, 5], 0, 'blocked']);
  // Or climbs what it took for open ground.
  const onto = went([climber, put(1, 'wall', 6, 6, hidden)], 'SE', false, { lineOfSight: 1 });
  expect([onto.at, onto.steps, why(onto)]).toEqual([[5, 5], 0, 'noStop']);
});

test('who passes over others leaves their squares to them', () => {
  const over = [put(1, 'knight', 5, 4), put(1, 'orc', 5, 6), put(1, 'orc', 6, 6)];
  const one = went([put(0, 'war-gryphon', 5, 1), ...over], 'S6');
  expect(one.at).toEqual([5, 7]);
  expect([4, 5, 6, 7].map((y) => one.s.characterOn[at(one.s, 5, y)])).toEqual([1, 1, 2, 0]);
});

test('MMS-R21: whoever walks into an area is within it, and no more within what it left', () => {
  const one = went([put(0, 'warrior', 5, 5), put(1, 'woods', 5, 5), put(1, 'fort', 5, 6)], 'S');
  expect([one.s.inside[1], one.s.inside[2]]).toEqual([[], [0]]);
});

test('MMS-069: it is seen and sees on the way', () => {
  const sight = { lineOfSight: 2 };
  const one = went([put(0, 'warrior', 5, 5, hidden), put(1, 'orc', 7, 8, hidden)], 'S6', false, sight);
  expect([knows(one.s, 1, 0), knows(one.s, 0, 1)]).toEqual([true, true]);
});

test('MMS-R19, MMS-R30: what the target turns out to be within is paid, or the attack is lost', () => {
  const assassin = put(1, 'assassin', 5, 10);
  const forest = put(1, 'haunted-forest', 5, 10, hidden);
  const far = went([put(0, 'warrior', 5, 5), forest, assassin], 'S4', true);
  expect([far.whole, far.spare / 2]).toEqual([true, 1]);
  expect(mayStillStrike(far.s, 0, far, 2)).toBe(false);
  const near = went([put(0, 'warrior', 5, 7), forest, assassin], 'S2', true);
  expect(mayStillStrike(near.s, 0, near, 2)).toBe(true);
});

test('MMS-R19: nobody who did not move pays, though the way was blocked', () => {
  const crossbowman = put(0, 'crossbowman', 5, 9);
  const forest = put(1, 'haunted-forest', 5, 10);
  const stands = went([crossbowman, forest, put(1, 'orc', 5, 10)], '', true);
  expect(mayStillStrike(stands.s, 0, stands, 2)).toBe(true);
  const thief = put(1, 'shadow-thief', 6, 9, hidden);
  const blocked = went([crossbowman, forest, put(1, 'orc', 5, 10), thief], 'E', true);
  expect([blocked.steps, mayStillStrike(blocked.s, 0, blocked, 2)]).toEqual([0, true]);
  const moved = went([crossbowman, forest, put(1, 'orc', 5, 10), thief], 'W', true);
  expect(mayStillStrike(moved.s, 0, moved, 2)).toBe(false);
});

test('MMS-R19: an area is paid once, on the way through or at the end', () => {
  const runner = put(0, 'warrior', 5, 7, { carried: ['fleet-foot'] });
  const left = went([runner, put(1, 'fort', 4, 8), put(1, 'orc', 4, 10)], 'S SW SW', true);
  expect([left.charged, left.spare / 2, mayStillStrike(left.s, 0, left, 2)]).toEqual([[1], 0, true]);
  const around = went([runner, put(1, 'fort', 4, 8), put(1, 'orc', 4, 10)], 'W SW S3', true);
  expect([around.charged, around.spare / 2, mayStillStrike(around.s, 0, around, 2)]).toEqual([
    [],
    1.5,
    false,
  ]);
});

test('MMS-R51: a group walks together; whoever has acted stays', () => {
  const pieces = [
    ...Array.from({ length: 3 }, () => put(0, 'archer', 5, 5)),
    put(1, 'pit-trap', 5, 7, hidden),
  ];
  const s = position({ pieces, house: { groupMarkers: true } });
  s.acted[1] = 1;
  const told: MmsEvent[] = [];
  const walked = walk(s, 0, path('S3'), false, (event) => told.push(event));
  expect(s.at.slice(0, 3)).toEqual([at(s, 5, 7), at(s, 5, 5), at(s, 5, 7)]);
  expect([walked.cost / 2, walked.whole]).toEqual([11, false]);
  expect(told.flatMap((event) => (event.type === 'moved' ? [event.piece] : [])).sort()).toEqual([0, 2]);
  const chain = (square: number) => {
    const out = [];
    for (let one = s.characterOn[square]!; one >= 0; one = s.next[one]!) out.push(one);
    return out.sort();
  };
  expect([chain(at(s, 5, 5)), chain(at(s, 5, 7))]).toEqual([[1], [0, 2]]);
});

test('`markersShown` off: a move is told to those who know the piece', () => {
  const house = { markersShown: false };
  const pieces = [put(0, 'scout', 5, 5, hidden), put(1, 'orc', 18, 18), put(2, 'orc', 1, 18)];
  const one = went(pieces, 'S', false, house);
  expect(one.told.filter(({ type }) => type === 'moved').map(({ only }) => only)).toEqual([0]);
  const known = went([put(0, 'scout', 5, 5, { known: [2] }), ...pieces.slice(1)], 'S', false, house);
  expect(known.told.filter(({ type }) => type === 'moved').map(({ only }) => only)).toEqual([0, 2]);
  const all = went([put(0, 'scout', 5, 5), ...pieces.slice(1)], 'S', false, house);
  expect(all.told.filter(({ type }) => type === 'moved').map(({ only }) => only)).toEqual([undefined]);
});

test('decoys block nobody, and are gone when somebody comes', () => {
  const one = went([put(0, 'warrior', 5, 5), put(1, 'decoy', 5, 7, hidden)], 'S4', false, {
    decoys: 1,
    lineOfSight: 1,
  });
  expect([one.at, one.whole, one.s.fate[1]]).toEqual([[5, 9], true, 2]);
});

test('a path of the search is walked as it is declared', () => {
  const s = position({ pieces: [put(0, 'knight', 5, 5), put(1, 'fort', 4, 8), put(1, 'wall', 7, 6)] });
  const goal = at(s, 8, 8) * 2 + 1;
  const steps = pathTo(s, 0, 0, false, goal);
  expect(steps.every((step, i) => nextSteps(s, 0, 0, steps.slice(0, i), false).includes(step))).toBe(true);
  const walked = walk(s, 0, steps, false);
  expect([walked.whole, s.at[0]! * 2 + s.rot[0]!]).toEqual([true, goal]);
});

import { expect, test } from 'vitest';
import { OPEN, type GameCard } from './cards';
import { reachOf } from './reach';
import type { MmsState } from './state';
import { position, type Position, type Put } from './drawn-position';
import { costAt, endOf, isLegal } from './testing-paths';

const on = (pieces: readonly Put[], house: Position['house'] = {}): MmsState => position({ pieces, house });
const put = (seat: number, card: string, x: number, y: number, more: Partial<Put> = {}): Put => ({
  seat,
  card,
  at: [x, y],
  ...more,
});

test('MMS-R12: nobody on foot enters another’s square or an engine’s; flyers and worms pass', () => {
  const s = on([
    put(0, 'warrior', 5, 5),
    put(0, 'orc', 5, 6),
    put(0, 'burrow-worm', 15, 3),
    put(1, 'orc', 6, 5),
    put(1, 'trebuchet', 3, 4),
    put(1, 'orc', 15, 5),
    put(1, 'ballista', 15, 6),
  ]);
  expect(['S', 'E', 'W', 'SE', 'N'].map((step) => isLegal(s, 0, step))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(costAt(s, 2, [15, 8])).toBe(5);
  expect(['S', 'S2', 'S3', 'S4', 'S5'].map((words) => isLegal(s, 2, words))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});

test.each([
  [{}, false, false],
  [{ passThroughFriends: true }, true, false],
] as const)('MMS-R12: %j, through friends and foes', (house, friend, foe) => {
  const lane = (seat: number) =>
    on(
      [
        put(0, 'warrior', 1, 1),
        put(seat, 'orc', 1, 2),
        put(1, 'lava-field', 2, 1),
        put(1, 'lava-field', 2, 2),
      ],
      house,
    );
  expect(isLegal(lane(0), 0, 'S2')).toBe(friend);
  expect(isLegal(lane(1), 0, 'S2')).toBe(foe);
  expect(isLegal(lane(0), 0, 'S')).toBe(false);
});

test.each([
  ['notBetweenTwo', true, false],
  ['never', false, false],
  ['free', true, true],
] as const)('MMS-R13: %s, past one closed square and between two', (cornerCutting, one, two) => {
  const house = { cornerCutting };
  const past = (...more: Put[]) => isLegal(on([put(0, 'warrior', 5, 5), ...more], house), 0, 'SE');
  expect(past(put(1, 'orc', 6, 5))).toBe(one);
  expect(past(put(1, 'moat', 5, 6))).toBe(one);
  expect(past(put(1, 'orc', 6, 5), put(1, 'stake-row', 4, 6))).toBe(two);
  expect(past(put(1, 'trebuchet', 6, 4), put(1, 'moat', 5, 6))).toBe(two);
  expect(past(put(1, 'swamp', 6, 5), put(1, 'woods', 5, 6))).toBe(true);
});

test('MMS-R13: corners do not stop long pieces, flyers, own gates or whoever scales', () => {
  const walls = [put(1, 'wall', 6, 5), put(1, 'moat', 5, 6)];
  expect(isLegal(on([put(0, 'warrior', 5, 5, { carried: ['siege-ladder'] }), ...walls]), 0, 'SE')).toBe(true);
  expect(isLegal(on([put(0, 'warrior', 5, 5, { carried: ['winged-sandals'] }), ...walls]), 0, 'SE')).toBe(
    true,
  );
  expect(isLegal(on([put(0, 'warrior', 5, 5), put(0, 'gate', 6, 5), put(1, 'moat', 5, 6)]), 0, 'SE')).toBe(
    true,
  );
  expect(isLegal(on([put(0, 'knight', 5, 4), put(1, 'wall', 6, 4), put(1, 'moat', 5, 6)]), 0, 'SE')).toBe(
    true,
  );
});

test('MMS-R14: every newly covered square of a long piece is free, and it pays for each use once', () => {
  const s = on([
    put(0, 'stone-giant', 5, 5),
    put(1, 'orc', 7, 6),
    put(1, 'swamp', 5, 7),
    put(1, 'fort', 2, 4),
  ]);
  expect(isLegal(s, 0, 'E')).toBe(false);
  expect(isLegal(s, 0, 'NE')).toBe(true);
  expect(costAt(s, 0, [5, 6])).toBe(6);
  expect(costAt(s, 0, [4, 5])).toBe(4);
  // It never left the Fort.
  expect(costAt(s, 0, [4, 4])).toBe(4.5);
  // Nor either of two.
  const two = on([put(0, 'stone-giant', 5, 5), put(1, 'hill', 6, 5), put(1, 'swamp', 6, 6)]);
  expect(costAt(two, 0, [6, 5])).toBe(1);
});

test('MMS-R14: a piece of 1-2 pivots about either of its squares, either way', () => {
  const s = on([put(0, 'knight', 5, 5)]);
  const pivots = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'].filter((word) => isLegal(s, 0, word));
  expect(pivots.map((word) => endOf(s, 0, word))).toEqual([
    [4, 5, 1],
    [5, 5, 1],
    [5, 6, 1],
    [4, 6, 1],
  ]);
  expect(costAt(s, 0, [4, 6], { rot: 1 })).toBe(1);
  // Turned back, it may stand elsewhere.
  expect(endOf(s, 0, 'p0 p0')).toEqual([4, 5, 0]);
});

test('MMS-R14: a piece of 2-3 pivots about its corner squares', () => {
  const s = position({ pieces: [put(0, 'cinder-dragon', 8, 8)] });
  const [wide, long] = [s.wide[0]!, s.long[0]!];
  expect([wide, long]).toEqual([2, 3]);
  const ends = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'].map((word) => endOf(s, 0, word));
  expect(ends).toEqual([
    [6, 8, 1],
    [8, 7, 1],
    [7, 7, 1],
    [9, 8, 1],
    [8, 10, 1],
    [6, 9, 1],
    [9, 9, 1],
    [7, 10, 1],
  ]);
});

test('MMS-R14: only the new outline of a pivot must be free; square pieces do not turn', () => {
  const free = on([put(0, 'knight', 5, 5), put(1, 'orc', 6, 6)]);
  expect(isLegal(free, 0, 'p1')).toBe(true);
  const closed = on([put(0, 'knight', 5, 5), put(1, 'orc', 6, 5)]);
  expect(isLegal(closed, 0, 'p1')).toBe(false);
  expect(isLegal(on([put(0, 'stone-giant', 5, 5)]), 0, 'p0')).toBe(false);
});

test.each([0.5, 1, 2])('MMS-R14: a turn costs %d', (pivotCost) => {
  const s = on([put(0, 'knight', 5, 5)], { pivotCost });
  expect(costAt(s, 0, [5, 5], { rot: 1 })).toBe(pivotCost);
});

test('MMS-R16, MMS-R55: Y and X close squares on foot, by the kind of move; a bridge holds instead of what it lies over', () => {
  const s = on([
    put(0, 'warrior', 5, 5),
    put(1, 'moat', 5, 6),
    put(1, 'lava-field', 6, 5),
    put(1, 'moat', 4, 5),
    put(1, 'moat', 3, 5),
    put(1, 'timber-bridge', 2, 5, { rot: 1 }),
  ]);
  expect(isLegal(s, 0, 'S')).toBe(false);
  expect(isLegal(s, 0, 'E')).toBe(false);
  expect(costAt(s, 0, [1, 5])).toBe(4);
  expect(costAt(s, 0, [4, 5], { withAttack: true })).toBe(1);
  // A ford: Y for a free move, open to whoever attacks.
  const cards = s.game.cards.map((card): GameCard =>
    card.id === 'moat' ? { ...card, closesAttack: OPEN } : card,
  );
  const ford = { ...s, game: { ...s.game, cards } };
  expect(costAt(ford, 0, [5, 6], { withAttack: true })).toBe(1);
  expect(costAt(ford, 0, [5, 6])).toBeUndefined();
});

test('scale: 3 units for each Wall crossed, no stop on it, and no way over a moat', () => {
  const climber = (x: number, y: number) => put(0, 'warrior', x, y, { carried: ['siege-ladder'] });
  const s = on([climber(5, 5), put(1, 'wall', 4, 6), put(1, 'moat', 5, 4)]);
  expect(isLegal(s, 0, 'S')).toBe(false);
  expect(isLegal(s, 0, 'S2')).toBe(true);
  expect(isLegal(s, 0, 'N2')).toBe(false);
  expect(isLegal(s, 0, 'S2', true)).toBe(true);
  // Four squares around the end of the Wall cost 4 at least, 5 over it.
  expect(isLegal(on([climber(5, 5), put(1, 'wall', 4, 6), put(1, 'wall', 4, 7)]), 0, 'S3')).toBe(false);
  expect(isLegal(on([climber(5, 5), put(1, 'wall', 4, 6), put(1, 'moat', 5, 7)]), 0, 'S SE')).toBe(true);
  const ring = on([climber(1, 1), put(1, 'wall', 1, 2), put(1, 'wall', 4, 1, { rot: 1 })]);
  expect(costAt(ring, 0, [1, 3])).toBe(5);
  expect(costAt(ring, 0, [5, 1])).toBe(1 + 1 + 1 + 1 + 3);
});

test('MMS-R51, `groupMarkers`: identical ones join under one marker, up to the most agreed', () => {
  const archers = (n: number) => Array.from({ length: n }, () => put(0, 'archer', 5, 5));
  const s = (there: number, groupMax: number, house = true) =>
    on([put(0, 'archer', 5, 4), ...archers(there), put(0, 'archer', 6, 4, { carried: ['yew-bow'] })], {
      groupMarkers: house,
      groupMax,
    });
  expect(isLegal(s(1, 2), 0, 'S')).toBe(true);
  expect(isLegal(s(2, 2), 0, 'S')).toBe(false);
  expect(isLegal(s(1, 4, false), 0, 'S')).toBe(false);
  // Not the same things: not identical. In which order they are carried does not matter.
  expect(isLegal(s(1, 4), 0, 'E')).toBe(false);
  const armed = (...carried: string[]) => put(0, 'archer', 5, 5, { carried });
  const two = (...carried: string[]) =>
    on([put(0, 'archer', 5, 4, { carried: ['yew-bow', 'armor'] }), armed(...carried)], {
      groupMarkers: true,
    });
  expect(isLegal(two('armor', 'yew-bow'), 0, 'S')).toBe(true);
  expect(isLegal(two('armor', 'armor'), 0, 'S')).toBe(false);
  // The whole group moves, and counts.
  expect(isLegal(s(2, 2), 1, 'N')).toBe(false);
  expect(isLegal(s(2, 3), 1, 'N')).toBe(true);
  expect(isLegal(s(2, 2), 1, 'S')).toBe(true);
});

test('MMS-R36: what a seat does not know is open ground to its plans', () => {
  const known: number[] = [];
  const pieces = [
    put(0, 'warrior', 5, 5),
    put(1, 'orc', 5, 6, { known }),
    put(1, 'lava-field', 6, 5, { known }),
    put(1, 'trebuchet', 3, 4, { known }),
    put(1, 'pit-trap', 5, 4, { known }),
  ];
  expect(reachOf(on(pieces), 0, 0, false)).toEqual(reachOf(on(pieces.slice(0, 1)), 0, 0, false));
  expect(isLegal(on(pieces), 0, 'SE')).toBe(true);
});

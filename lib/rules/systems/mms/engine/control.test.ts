import { describe, expect, test } from 'vitest';
import { put, takeOff } from './board';
import { endActivation, joinControl, noteEntries, reviewControl } from './control';
import { knows, poseOf, type MmsState } from './state';
import { rangeOf } from './range';
import { blow, kindsOf, listen, stand } from './testing-fight';
import { at, type Put } from './drawn-position';

const one = (seat: number, card: string, x: number, y: number, more: Partial<Put> = {}): Put => ({
  seat,
  card,
  at: [x, y],
  ...more,
});
const go = (s: MmsState, piece: number, x: number, y: number): void => {
  put(s, piece, at(s, x, y), s.rot[piece]!);
  noteEntries(s, piece);
};

describe('landing in an area', () => {
  test('MMS-E28: a Knight that ends its activation in an empty Tower takes it at once', () => {
    const s = stand([
      one(0, 'knight', 5, 3),
      one(0, 'archer', 1, 1),
      one(1, 'warrior', 5, 7),
      one(1, 'tower', 5, 5),
    ]);
    go(s, 0, 5, 5);
    expect(s.control[3]).toBe(1);
    const { heard, tell } = listen();
    endActivation(s, 0, tell);
    expect(s.control[3]).toBe(0);
    expect(heard).toMatchObject([{ type: 'controlled', rule: 'MMS-R21', area: 3, seat: 0 }]);
    expect(blow(s, 2, 0, [50])).toMatchObject({ minus: -20 });
    go(s, 1, 6, 5);
    expect(rangeOf(s, 0, 1, poseOf(s, 1), 2)).toBe(20);
  });

  test('MMS-R21: not while somebody of the controller is inside, though doomed; passing through changes nothing', () => {
    const s = stand([one(0, 'warrior', 4, 5), one(1, 'krag', 6, 6, { lost: 99 }), one(1, 'tower', 5, 5)]);
    go(s, 0, 5, 5);
    endActivation(s, 0);
    expect([s.control[2], s.inside[2]]).toEqual([1, [1, 0]]);
    takeOff(s, 1);
    noteEntries(s, 1);
    go(s, 0, 4, 5);
    endActivation(s, 0);
    expect([s.control[2], s.inside[2]]).toEqual([1, []]);
  });

  test('Terrain changes hands likewise; who takes what it had not identified learns it', () => {
    const s = stand([one(0, 'harpy', 5, 4), one(1, 'snare', 5, 5, { known: [] })]);
    go(s, 0, 5, 5);
    const { heard, tell } = listen();
    endActivation(s, 0, tell);
    expect([s.control[1], knows(s, 0, 1)]).toEqual([0, true]);
    expect(kindsOf(heard)).toEqual(['identified to 0', 'identified to 1', 'controlled']);
  });

  test('a change of control is told to those who know the area', () => {
    const s = stand([one(0, 'warrior', 5, 5), one(1, 'woods', 5, 5, { known: [0] }), one(2, 'krag', 19, 19)]);
    const { heard, tell } = listen();
    endActivation(s, 0, tell);
    expect(kindsOf(heard)).toEqual(['controlled to 0', 'controlled to 1']);
  });
});

describe('MMS-R20, controlAtSetup firstOccupant', () => {
  const s = () =>
    stand(
      [
        one(0, 'warrior', 5, 5),
        one(0, 'fort', 5, 5),
        one(0, 'tower', 10, 5),
        one(0, 'trebuchet', 15, 5, { control: 0 }),
        one(1, 'krag', 9, 5),
      ],
      { controlAtSetup: 'firstOccupant' },
    );

  test('who is laid out in an area holds it from the joining on; the rest is nobody’s until somebody ends there', () => {
    const now = s();
    now.inside.forEach((inside) => inside.splice(0));
    joinControl(now);
    expect(now.control).toEqual([-1, 0, -1, 0, -1]);
    expect(now.inside[1]).toEqual([0]);
    go(now, 4, 10, 5);
    expect(now.control[2]).toBe(-1);
    reviewControl(now);
    expect(now.control[2]).toBe(-1);
    endActivation(now, 4);
    expect(now.control[2]).toBe(1);
  });

  test('as printed the placer holds them', () => {
    const now = stand([one(0, 'tower', 10, 5), one(1, 'krag', 10, 5)]);
    joinControl(now);
    expect(now.control[0]).toBe(0);
  });
});

describe('at the end of a round', () => {
  test('MMS-R21: the enemy who entered first takes what the controller no longer holds', () => {
    const s = stand([
      one(0, 'warrior', 1, 1),
      one(1, 'krag', 5, 5),
      one(1, 'fort', 5, 5),
      one(2, 'orc', 1, 5),
    ]);
    go(s, 3, 7, 7);
    go(s, 0, 6, 6);
    endActivation(s, 0);
    reviewControl(s);
    expect(s.control[2]).toBe(1);
    go(s, 1, 12, 12);
    reviewControl(s);
    expect(s.control[2]).toBe(2);
  });

  test('an area that everybody left stays with its controller', () => {
    const s = stand([one(0, 'warrior', 1, 1), one(1, 'fort', 5, 5)]);
    reviewControl(s);
    expect(s.control[1]).toBe(1);
  });
});

describe('MMS-R25: engines', () => {
  const s = (pieces: readonly Put[], house = {}) => stand([one(0, 'warrior', 5, 5), ...pieces], house);
  const engine = one(1, 'trebuchet', 6, 6);

  test('taken at the end of an activation next to it, corners included, while no enemy is next to it', () => {
    const alone = s([engine]);
    endActivation(alone, 0);
    expect(alone.control[1]).toBe(0);
    const held = s([engine, one(1, 'krag', 8, 8)]);
    endActivation(held, 0);
    expect(held.control[1]).toBe(1);
    const third = s([engine, one(2, 'krag', 8, 8)]);
    endActivation(third, 0);
    expect(third.control[1]).toBe(1);
    const guarded = stand([one(0, 'warrior', 5, 5), one(0, 'trebuchet', 6, 6), one(1, 'krag', 8, 8)]);
    endActivation(guarded, 2);
    expect(guarded.control[1]).toBe(0);
  });

  test('at the end of a round it goes to the only side that stands next to it', () => {
    const now = s([engine, one(1, 'krag', 8, 8)]);
    reviewControl(now);
    expect(now.control[1]).toBe(1);
    takeOff(now, 2);
    reviewControl(now);
    expect(now.control[1]).toBe(0);
  });

  test('capturePlaced off: it stays its placer’s', () => {
    const now = s([engine], { capturePlaced: false });
    endActivation(now, 0);
    reviewControl(now);
    expect(now.control[1]).toBe(1);
  });
});

describe('MMS-R22, dropArtifacts: picking up', () => {
  const s = (bearer: Put, house = {}) => {
    const now = stand([bearer, one(1, 'krag', 9, 9)], { dropArtifacts: true, ...house });
    for (const id of ['war-axe', 'healers-staff', 'yew-bow'])
      now.dropped.push(
        at(now, 5, 6),
        now.game.cards.findIndex((card) => card.id === id),
      );
    return now;
  };
  const names = (now: MmsState, cards: readonly number[]) => cards.map((card) => now.game.cards[card]!.id);
  const left = (now: MmsState) =>
    names(
      now,
      now.dropped.filter((_, i) => i % 2 === 1),
    );

  test('what lies under a character at the end of its activation is its own; only a healer takes the staff', () => {
    const now = s(one(0, 'knight', 5, 5));
    const { heard, tell } = listen();
    endActivation(now, 0, tell);
    expect(names(now, now.carried[0]!)).toEqual(['war-axe', 'yew-bow']);
    expect(left(now)).toEqual(['healers-staff']);
    expect(kindsOf(heard)).toEqual(['pickedUp', 'pickedUp']);
    const cleric = s(one(0, 'cleric', 5, 6));
    endActivation(cleric, 0);
    expect(left(cleric)).toEqual([]);
  });

  test('onePerSlot and maxAttachments hold', () => {
    const slots = s(one(0, 'cleric', 5, 6), { onePerSlot: true });
    endActivation(slots, 0);
    expect([names(slots, slots.carried[0]!), left(slots)]).toEqual([
      ['war-axe'],
      ['healers-staff', 'yew-bow'],
    ]);
    const most = s(one(0, 'cleric', 5, 6, { carried: ['armor'] }), { maxAttachments: 2 });
    endActivation(most, 0);
    expect(names(most, most.carried[0]!)).toEqual(['armor', 'war-axe']);
  });

  test('elsewhere nothing is picked up', () => {
    const now = s(one(0, 'warrior', 5, 5));
    endActivation(now, 0);
    expect(left(now)).toHaveLength(3);
  });
});

test('MMS-R51: who comes under a marker that is known is known with it', () => {
  const s = stand([one(0, 'scout', 5, 5), one(0, 'scout', 5, 6, { known: [] }), one(1, 'krag', 19, 19)], {
    groupMarkers: true,
  });
  go(s, 1, 5, 5);
  endActivation(s, 1);
  expect(knows(s, 1, 1)).toBe(true);
});

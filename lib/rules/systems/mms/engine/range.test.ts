import { describe, expect, test } from 'vitest';
import { put } from './board';
import { inReach } from './geometry';
import { TRUTH } from './ground';
import { rangeOf, targetsOf } from './range';
import { poseOf, type MmsState } from './state';
import { stand } from './testing-fight';
import { at, type Put } from './drawn-position';
import { view } from './view';

const one = (seat: number, card: string, x: number, y: number, more: Partial<Put> = {}): Put => ({
  seat,
  card,
  at: [x, y],
  ...more,
});
const range = (s: MmsState, target: number, seat = 0, engine = -1): number =>
  rangeOf(s, seat, 0, poseOf(s, 0), target, engine);
const reaches = (s: MmsState, target: number, engine = -1): boolean => {
  const from = engine < 0 ? 0 : engine;
  return inReach(s, from, poseOf(s, from), target, poseOf(s, target), range(s, target, 0, engine));
};
const targets = (s: MmsState, seat = 0, piece = 0): number[] => {
  const out: number[] = [];
  return out
    .slice(0, targetsOf(s, seat, piece, out))
    .concat(out)
    .slice(0, targetsOf(s, seat, piece, out));
};

describe('range', () => {
  test('MMS-E19: from (5, 1) the Woods of the target bring an Archer to 7 of 8; from (5, 2) he hits', () => {
    const from = (y: number) =>
      stand([one(0, 'archer', 5, y), one(1, 'krag', 5, 9, { carried: ['armor'] }), one(1, 'woods', 5, 9)]);
    expect(range(from(1), 1)).toBe(14);
    expect([reaches(from(1), 1), reaches(from(2), 1)]).toEqual([false, true]);
  });

  test('MMS-E20, MMS-R50: an Orc in the other’s Fort is not brought below 1', () => {
    const s = stand([one(0, 'orc', 5, 5), one(1, 'cleric', 6, 5), one(1, 'fort', 5, 5)]);
    expect(range(s, 1)).toBe(2);
  });

  test('MMS-E21: an Engineer at a Trebuchet reaches 13 from the engine', () => {
    const s = stand([
      one(0, 'engineer', 5, 3, { carried: ['yew-bow'] }),
      one(0, 'trebuchet', 3, 3),
      one(1, 'troll', 12, 8),
    ]);
    expect(range(s, 2, 0, 1)).toBe(26);
    expect(reaches(s, 2, 1)).toBe(true);
    s.at[2] = at(s, 17, 3);
    expect(reaches(s, 2, 1)).toBe(true);
    s.at[2] = at(s, 18, 3);
    expect(reaches(s, 2, 1)).toBe(false);
  });

  test('MMS-E31: two Woods under a Dragon take one off the range of a Longbowman', () => {
    const s = stand([
      one(0, 'longbowman', 5, 1),
      one(1, 'horned-dragon', 5, 5),
      one(1, 'woods', 5, 5),
      one(1, 'woods', 5, 6),
    ]);
    expect(range(s, 1)).toBe(18);
    expect(reaches(s, 1)).toBe(true);
  });

  test('MMS-E28: from a Tower that it controls a shooter reaches two more, in another’s not', () => {
    const s = stand([one(0, 'archer', 5, 5), one(0, 'tower', 5, 5), one(1, 'krag', 15, 5)]);
    expect([range(s, 2), reaches(s, 2)]).toEqual([20, true]);
    s.control[1] = 1;
    expect([range(s, 2), reaches(s, 2)]).toEqual([16, false]);
  });

  test('MMS-R08: plus of the attacker’s things, minus of the target’s', () => {
    const s = stand([
      one(0, 'archer', 5, 5, { carried: ['yew-bow', 'blur'] }),
      one(1, 'krag', 15, 5, { carried: ['blur', 'ash-pike'] }),
    ]);
    expect(range(s, 1)).toBe((8 + 4 - 2) * 2);
  });

  test('diagonalReach adjacent: range 1 reaches all eight neighbours, as printed four (MMS-R10)', () => {
    const s = (house = {}) => stand([one(0, 'warrior', 5, 5), one(1, 'krag', 6, 6)], house);
    expect(reaches(s(), 1)).toBe(false);
    expect(reaches(s({ diagonalReach: 'adjacent' }), 1)).toBe(true);
  });

  test('a seat reckons with what it knows, on the true state as on its view (MMS-R36)', () => {
    const s = stand([
      one(0, 'archer', 5, 5),
      one(1, 'krag', 10, 5),
      one(1, 'woods', 10, 5, { known: [] }),
      one(1, 'scout', 10, 8, { known: [], carried: ['blur'] }),
      one(1, 'timber-bridge', 12, 5, { known: [] }),
      one(1, 'mist-hollow', 12, 5),
      one(1, 'krag', 12, 5),
    ]);
    expect([range(s, 1), range(s, 1, TRUTH)]).toEqual([16, 14]);
    expect([range(s, 3), range(s, 3, TRUTH)]).toEqual([16, 12]);
    // A hidden bridge: the seat knows but the hollow under it.
    expect([range(s, 6), range(s, 6, TRUTH)]).toEqual([8, 16]);
    for (const target of [1, 3, 6]) expect(range(view(s, 0), target)).toBe(range(s, target));
  });
});

describe('targets', () => {
  const s = (house = {}) =>
    stand(
      [
        one(0, 'warrior', 5, 5),
        one(0, 'cleric', 5, 6),
        one(0, 'wall', 1, 1, { control: 1 }),
        one(1, 'krag', 6, 5, { lost: 95 }),
        one(1, 'wall', 8, 8),
        one(1, 'fort', 10, 10, { control: 0 }),
        one(1, 'watch-post', 2, 8, { control: -1 }),
        one(1, 'woods', 9, 15),
        one(1, 'trebuchet', 11, 15),
        one(1, 'scout', 15, 15, { known: [] }),
        one(1, 'pit-trap', 16, 15, { known: [] }),
      ],
      house,
    );

  test('MMS-R32, MMS-R37: enemy Characters, the doomed too, and Defense that another controls, once identified', () =>
    expect(targets(s())).toEqual([2, 3, 4]));

  test('attackUnidentified: any marker of another, where markers are shown', () => {
    expect(targets(s({ attackUnidentified: true }))).toEqual([2, 3, 4, 9, 10]);
    expect(targets(s({ attackUnidentified: true, markersShown: false }))).toEqual([2, 3, 4]);
  });

  test('MMS-R51, groupMarkers: a group is one target', () => {
    const group = stand(
      [
        one(0, 'warrior', 5, 5),
        one(1, 'goblin', 6, 5, { lost: 16 }),
        one(1, 'goblin', 6, 5),
        one(1, 'goblin', 6, 5),
      ],
      { groupMarkers: true },
    );
    expect(targets(group)).toEqual([2]);
    // The first by its number, in whatever order they have come.
    group.lost[1] = 0;
    for (const piece of [1, 2]) put(group, piece, at(group, 12, 12), 0);
    for (const piece of [2, 1]) put(group, piece, at(group, 6, 5), 0);
    expect(targets(group)).toEqual([1]);
    group.lost[1] = 16;
    expect(targets(group)).toEqual([2]);
    group.lost[2] = group.lost[3] = 20;
    expect(targets(group)).toEqual([1]);
  });
});

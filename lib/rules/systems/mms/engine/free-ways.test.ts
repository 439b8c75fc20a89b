import { expect, test } from 'vitest';
import { MmsOwnCard, own } from '../own';
import { position } from './drawn-position';
import { freeWays, placeOfPose, poseOfPlace } from './free-ways';
import { newMover, setMover } from './mover';
import { pathTo, reachOf } from './reach';
import { poseOf } from './state';
import { leadsPlainly } from './plain-ways';

const SIDE = 60;

const serpent = own.toEntry(
  MmsOwnCard.parse({
    id: 'own:serpent',
    level: 9,
    kind: 'character',
    name: 'Serpent',
    cap: 9,
    size: [1, 4],
    attackTable: [{ from: 1, to: 100, type: 'Bite', cap: 3 }],
    moveFree: 6,
    moveAttack: 5,
    range: 1,
  }),
);

const outlines = [
  { card: 'warrior', rot: 0 },
  { card: 'knight', rot: 0 },
  { card: 'knight', rot: 1 },
  { card: 'cinder-dragon', rot: 0 },
  { card: 'own:serpent', rot: 1 },
] as const;

test.each(
  outlines.flatMap(({ card, rot }) => [0.5, 1, 2].map((pivotCost) => [card, rot, pivotCost] as const)),
)(
  'MMS-R09, MMS-R14: alone on a mat %s, turned %i, comes wherever its free ways lead, where a pivot costs %d',
  (card, rot, pivotCost) => {
    const s = position({
      width: SIDE,
      height: SIDE,
      own: [serpent],
      pieces: [{ seat: 0, card, at: [SIDE / 2, SIDE / 2], rot }],
      house: { pivotCost },
    });
    const m = setMover(newMover(), s, 0, 0, true);
    const ways = freeWays(s, m, m.allowance);
    const { ends, costs } = reachOf(s, 0, 0, true);
    expect(ends.length).toBe(ways.countBy[m.allowance]);
    ends.forEach((pose, i) => {
      const place = placeOfPose(s, m, ways, pose);
      expect(ways.found.costs[place]).toBe(costs[i]);
      expect(poseOfPlace(s, m, ways, place)).toBe(pose);
      expect(leadsPlainly(s, m, ways, place)).toBe(true);
    });
    expect(placeOfPose(s, m, ways, poseOf(s, 0))).toBe(0);
    expect(pathTo(s, 0, 0, true, poseOf(s, 0))).toEqual([]);
  },
);

test('a longer allowance is searched when it is asked for, and a pose beyond it is no place', () => {
  const s = position({
    width: SIDE,
    height: SIDE,
    pieces: [{ seat: 0, card: 'warrior', at: [1, 1] }],
  });
  const m = setMover(newMover(), s, 0, 0, false);
  const far = freeWays(s, m, 100);
  // 50 units lead that far along a row, and 33 slantwise.
  expect(far.found.costs[placeOfPose(s, { ...m, allowance: 100 }, far, 50 * 2)]).toBe(100);
  expect(placeOfPose(s, m, far, 50 * 2)).toBe(-1);
  expect(placeOfPose(s, { ...m, allowance: 100 }, far, 59 * 2)).toBe(-1);
  // Off the mat, on which it stands in the corner, no place is a pose.
  const off = Array.from({ length: far.found.count }, (_, place) => place).filter(
    (place) => poseOfPlace(s, m, far, place) < 0,
  );
  expect(off.every((place) => far.across[place]! < 0 || far.down[place]! < 0)).toBe(true);
  expect(off.length).toBeGreaterThan(far.found.count / 2);
});

import { expect, test } from 'vitest';
import { put } from './board';
import { pathTo, reachOf, type Reach } from './reach';
import type { MmsState } from './state';
import { at, position, type Put } from './drawn-position';

const on = (...pieces: Put[]): MmsState => position({ pieces });
const ofWarrior = (s: MmsState): Reach => reachOf(s, 0, 0, false);
const sorted = ({ ends, costs }: Reach): readonly (readonly number[])[] =>
  ends.map((pose, i) => [pose, costs[i]!]).sort(([a], [b]) => a! - b!);

/** A warrior in the open, an orc and woods far from it. */
const meadow = (): MmsState =>
  on(
    { seat: 0, card: 'warrior', at: [5, 5] },
    { seat: 1, card: 'orc', at: [20, 20], known: [0] },
    { seat: 1, card: 'woods', at: [19, 19], known: [0] },
  );

test.each<readonly [string, (s: MmsState) => void]>([
  ['the mover stands elsewhere', (s) => put(s, 0, at(s, 9, 9), 0)],
  ['another stands in the way', (s) => put(s, 1, at(s, 5, 6), 0)],
  ['an area lies in the way', (s) => put(s, 2, at(s, 5, 6), 0)],
  ['it carries more', (s) => s.carried[0]!.push(s.game.cards.findIndex(({ id }) => id === 'heavy-plate'))],
])('what was found before is not given where %s', (_, change) => {
  const s = meadow();
  const before = ofWarrior(s);
  change(s);
  const after = ofWarrior(s);
  expect(sorted(after)).not.toEqual(sorted(before));
  // Something else is looked at between, so that it is found anew.
  reachOf(meadow(), 0, 0, true);
  expect(ofWarrior(s)).toEqual(after);
  expect(ofWarrior(meadow())).toEqual(before);
});

test('nor where the seat has come to know, or forgotten, what lies there', () => {
  const s = meadow();
  put(s, 1, at(s, 5, 6), 0);
  const known = ofWarrior(s);
  s.known[1] = 2;
  expect(ofWarrior(s).ends).toContain(at(s, 5, 6) * 2);
  s.known[1] = 3;
  expect(ofWarrior(s)).toEqual(known);
});

test.each(['war-gryphon', 'horned-dragon'])(
  'MMS-R16: %s comes as far over an open mat as where something closed lies far away',
  (card) => {
    const flyer: Put = { seat: 0, card, at: [10, 10] };
    const open = on(flyer);
    const walled = on(flyer, { seat: 1, card: 'wall', at: [1, 1] });
    const far = new Set([1, 2, 3, 4].map((x) => at(open, x, 1)));
    for (const withAttack of [false, true, false]) {
      const reach = reachOf(open, 0, 0, withAttack);
      // The wall, which is crossed by nobody, takes away what lies on it and nothing else.
      const kept = sorted(reach).filter(([pose]) => !far.has(pose! >> 1));
      expect(sorted(reachOf(walled, 0, 0, withAttack)).filter(([pose]) => !far.has(pose! >> 1))).toEqual(
        kept,
      );
      const end = reach.ends.at(-1)!;
      expect(pathTo(open, 0, 0, withAttack, end).length).toBeGreaterThan(2);
    }
  },
);

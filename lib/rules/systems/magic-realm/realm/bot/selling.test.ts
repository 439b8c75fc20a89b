import { expect, test } from 'vitest';
import type { RealmState } from '../engine/state';
import { layChit } from '../engine/testing/play';
import { placeNamed, realmWith } from '../engine/testing/realm';
import { takesErrand } from './errands';
import { outlookOf } from './outlook';
import { wares } from './selling';
import { siteWorth, unseenTiles } from './sites';
import { lifeWorth, weightsOf } from './worth';

const AT = 'curst-valley-5';
const owner = (victory: readonly number[], ...items: readonly string[]): RealmState => {
  const s = realmWith([{ id: 'captain', at: AT, victory }]);
  s.who[0]!.items = items.map((id) => ({ id, state: 0 }));
  return s;
};
const sold = (s: RealmState): readonly string[] =>
  wares(outlookOf(s, 0)).map((at) => s.who[0]!.items[at]!.id);

test('MR-B65: he sells for gold what does not count for his own goals', () => {
  const things = ['golden-icon', 'blasted-jewel', 'short-sword'];
  // Who lacks gold sells both, and who lacks great treasures keeps them.
  expect(sold(owner([0, 0, 0, 0, 5], ...things))).toEqual(['golden-icon', 'blasted-jewel']);
  expect(sold(owner([5, 0, 0, 0, 0], 'blasted-jewel', 'short-sword'))).toEqual([]);
});

test('7.6: weapon and armor are sold on the last days, when they are of no more use', () => {
  const s = owner([1, 1, 1, 1, 1], 'short-sword');
  expect(sold(s)).toEqual([]);
  s.day = s.game.days;
  expect(sold(s)).toEqual(['short-sword']);
});

test('MR-B65: below what is needed everything counts three times, and as often as points were assigned', () => {
  const s = owner([0, 0, 0, 0, 2]);
  expect(weightsOf(s, 0).gold).toBeCloseTo(0.3);
  s.who[0]!.gold = 500;
  expect(weightsOf(s, 0).gold).toBeCloseTo(0.1);
});

test('MR-B39: a vault is worth nothing to who cannot open it', () => {
  const s = realmWith([
    { id: 'captain', at: AT },
    { id: 'dwarf', at: AT },
  ]);
  s.piles['site-vault'] = Array.from({ length: 5 }, () => ({ id: '', state: 0 }));
  const worth = (seat: number): number => siteWorth(s, seat, weightsOf(s, seat), 'site-vault');
  expect(worth(0)).toBe(0);
  expect(worth(1)).toBeGreaterThan(0);
});

test('7.1: only tiles whose chits it does not know are to be seen', () => {
  const s = realmWith([{ id: 'captain', at: AT }]);
  layChit(s, 'site-hoard', 'cliff-6');
  layChit(s, 'site-lair', 'ledges-3');
  s.chits[1]!.id = -1;
  expect(unseenTiles(s)).toEqual([placeNamed('ledges-3') >> 3]);
});

test('MR-B50: a mission is taken along where it is paid well and can be done in time', () => {
  const s = realmWith([{ id: 'captain', at: AT }]);
  s.dwellings = [
    { id: 'inn', place: placeNamed(AT) },
    { id: 'chapel', place: placeNamed('evil-valley-5') },
    { id: 'house', place: placeNamed('dark-valley-5') },
    { id: 'guardhouse', place: placeNamed('bad-valley-5') },
  ];
  expect(takesErrand(outlookOf(s, 0), 'escort-party')).toBe(true);
  s.day = s.game.days;
  expect(takesErrand(outlookOf(s, 0), 'escort-party')).toBe(false);
});

test('MR-B65: the only great treasure is kept by who wants one, for what he would lack without it', () => {
  const rich = (victory: readonly number[]): RealmState => {
    const s = owner(victory, 'royal-sceptre');
    s.who[0]!.gold = 200;
    return s;
  };
  expect(sold(rich([1, 0, 0, 0, 1]))).toEqual([]);
  expect(sold(rich([0, 0, 0, 0, 1]))).toEqual(['royal-sceptre']);
});

test('MR-B66: on the last day a life is worth all that the dead lack', () => {
  const s = owner([1, 1, 1, 1, 1]);
  const before = lifeWorth(s, 0);
  s.day = s.game.days;
  expect(lifeWorth(s, 0)).toBeGreaterThan(Math.max(50, before));
});

import { expect, test } from 'vitest';
import type { RealmState } from '../engine/state';
import { putDenizens } from '../engine/testing/evening';
import { laySite } from '../engine/testing/play';
import { placeNamed, realmWith } from '../engine/testing/realm';
import { outlookOf } from './outlook';

const AT = 'cliff-2';
const of = (id: string, ...beasts: readonly string[]): RealmState => {
  const s = realmWith([{ id, at: 'ledges-2' }]);
  putDenizens(s, AT, ...beasts);
  return s;
};

test('7.6: what he beats draws him, and the same frightens who cannot beat it', () => {
  const place = placeNamed(AT);
  const knight = outlookOf(of('black-knight', 'heavy-troll', 'heavy-troll'), 0);
  // He has no MOVE chit to run with.
  const king = outlookOf(of('witch-king', 'heavy-troll', 'heavy-troll'), 0);
  expect(knight.peril(place)).toBeLessThan(0);
  expect(knight.sport(place)).toBeGreaterThan(0);
  expect(king.peril(place)).toBeGreaterThan(king.life / 2);
  expect(king.sport(place)).toBe(0);
});

test('MR-B08: an unknown tile is feared for the warning chits that are not known to lie elsewhere', () => {
  const s = of('magician');
  laySite(s, 'site-statue', AT);
  s.chits[0]!.id = -1;
  const feared = outlookOf(s, 0).perilAtEnd(placeNamed(AT));
  expect(feared).toBeGreaterThan(0);
  // Where nobody is left to be called, nothing is to be feared.
  s.at.fill(-2);
  expect(outlookOf(s, 0).perilAtEnd(placeNamed(AT))).toBe(0);
});

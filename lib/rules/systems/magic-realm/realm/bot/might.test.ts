import { expect, test } from 'vitest';
import type { RealmState } from '../engine/state';
import { putDenizens } from '../engine/testing/evening';
import { realmWith } from '../engine/testing/realm';
import { mightOf } from './might';

const AT = 'cliff-2';
const who = (id: string): RealmState => realmWith([{ id, at: AT }]);
const dies = (s: RealmState, ...beasts: readonly string[]): number =>
  mightOf(s, 0).fight(putDenizens(s, AT, ...beasts));

test('7.6: more and stronger monsters are feared more', () => {
  const wolf = dies(who('amazon'), 'wolf-a');
  expect(dies(who('amazon'), 'wolf-a', 'wolf-a', 'wolf-b')).toBeGreaterThan(wolf);
  expect(dies(who('amazon'), 'tremendous-troll')).toBeGreaterThan(0.8);
  expect(dies(who('amazon'))).toBe(0);
});

test('7.6: whoever is worn out fears more, and so does who has lost his armor', () => {
  const fresh = dies(who('captain'), 'wolf-a');
  const tired = who('captain');
  tired.who[0]!.chits.fill(1, 1);
  expect(dies(tired, 'wolf-a')).toBeGreaterThan(fresh);
  const bare = who('captain');
  bare.who[0]!.items = bare.who[0]!.items.filter(({ id }) => id === 'short-sword');
  expect(dies(bare, 'wolf-a')).toBeGreaterThan(fresh);
});

test('MR-121: from slow ones he runs, from fast ones he cannot', () => {
  const s = who('amazon');
  const giant = putDenizens(s, AT, 'giant');
  const bat = putDenizens(s, AT, 'giant-bat');
  const might = mightOf(s, 0);
  expect([might.outruns(giant), might.outruns(bat)]).toEqual([true, false]);
  expect(might.risk(giant)).toBeLessThan(0.05);
  expect(might.risk([...giant, ...bat])).toBe(might.fight([...giant, ...bat]));
});

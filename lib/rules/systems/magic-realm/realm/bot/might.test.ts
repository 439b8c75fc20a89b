import { expect, test } from 'vitest';
import { ALERTED, WORN, type RealmState } from '../engine/state';
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
  const fresh = dies(who('captain'), 'giant-bat');
  const tired = who('captain');
  tired.who[0]!.chits.fill(1, 1);
  expect(dies(tired, 'giant-bat')).toBeGreaterThan(fresh);
  const bare = who('captain');
  bare.who[0]!.items = bare.who[0]!.items.filter(({ id }) => id === 'short-sword');
  expect(dies(bare, 'giant-bat')).toBeGreaterThan(fresh);
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

test('MR-168, W21: whoever strikes first with what kills need not fear the blow that comes later', () => {
  expect(dies(who('black-knight'), 'heavy-spider')).toBeLessThan(0.05);
  expect(dies(who('magician'), 'heavy-spider')).toBeGreaterThan(0.8);
});

test('MR-188: a weapon that has missed strikes faster from then on', () => {
  const drawn = who('elf');
  drawn.who[0]!.items[0]!.state |= ALERTED;
  // From the first round on he has what he otherwise has from the second one on.
  expect(dies(drawn, 'giant-bat')).toBeLessThan(dies(who('elf'), 'giant-bat'));
});

test('MR-A14: whoever rolls one die for his missiles hits harder', () => {
  const other = realmWith([{ id: 'amazon', at: AT }]);
  other.who[0]!.items = who('elf').who[0]!.items;
  const archer = realmWith([{ id: 'amazon', at: AT }]);
  archer.who[0]!.items = [...who('elf').who[0]!.items, { id: 'lucky-charm', state: WORN }];
  expect(dies(archer, 'heavy-troll')).toBeLessThan(dies(other, 'heavy-troll'));
});

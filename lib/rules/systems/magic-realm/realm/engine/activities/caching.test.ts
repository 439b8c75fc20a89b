import { describe, expect, test } from 'vitest';
import { offers } from '../day/offers';
import { ASHES } from '../kit';
import { DEAD, WORN, type RealmState } from '../state';
import { answer, carryOut, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { view } from '../view';
import { giveLine } from './clues';

const AT = 'cliff-3';
const CACHE = { type: 'cache' } as const;
const at = (s: RealmState) => s.caches[0]!;
/** The Captain has hidden 4 gold and his first belonging; the Elf stands beside him. */
function cached(): RealmState {
  const s = realmWith(
    [
      { id: 'captain', at: AT },
      { id: 'elf', at: AT },
    ],
    { 'items.caching': true },
  );
  carryOut(s, 0, CACHE);
  answer(s, { type: 'cache-item', item: 0 });
  answer(s, { type: 'cache-gold', gold: 5 });
  answer(s, { type: 'cache-gold', gold: -1 });
  answer(s, { type: 'cache-done' });
  return s;
}
const search = { type: 'search' } as const;
const lootable = (s: RealmState): readonly string[] =>
  offered(s).flatMap((one) => (one.type === 'loot' ? [one.from] : []));

describe('MR-B70: caching', () => {
  test('things and gold go into the cache, and only its owner takes them out by CACHE', () => {
    const s = cached();
    const [hidden] = s.piles[at(s).id]!;
    expect([at(s).gold, s.who[0]!.gold, s.asks]).toEqual([4, 6, []]);
    carryOut(s, 1, CACHE);
    expect(s.caches.map(({ by }) => by)).toEqual([0, 1]);
    answer(s, { type: 'cache-done' });
    expect(s.caches.map(({ by }) => by)).toEqual([0]);
    carryOut(s, 0, CACHE);
    answer(s, { type: 'uncache', nth: 0 });
    answer(s, { as: 'inactive' });
    answer(s, { type: 'cache-gold', gold: -4 });
    answer(s, { type: 'cache-done' });
    expect([s.who[0]!.items.at(-1)!.id, s.who[0]!.gold, s.caches]).toEqual([hidden!.id, 10, []]);
  });

  test('others do not see the gold, and loot it only once they have discovered it', () => {
    const s = cached();
    expect(view(s, 1).caches[0]!.gold).toBe(-1);
    expect(view(s, 0).caches[0]!.gold).toBe(4);
    carryOut(s, 1, search);
    expect(lootable(s)).toEqual([]);
    s.asks = [];
    giveLine(s, 1, placeNamed(AT), 'discover chits', undefined);
    carryOut(s, 1, search);
    expect(lootable(s)).toEqual([at(s).id]);
    answer(s, { type: 'loot' }, 2, 1);
    expect([s.who[1]!.gold, at(s).gold]).toEqual([14, 0]);
    carryOut(s, 1, search);
    answer(s, { type: 'loot' }, 1, 1);
    answer(s, { as: 'inactive' });
    expect(s.caches).toEqual([]);
  });

  test('MR-X05, MR-B18: neither ashes nor a source of color go into it, and gold comes out of it', () => {
    const s = cached();
    const who = s.who[0]!;
    who.curses = 1 << ASHES;
    who.items = [
      { id: 'sacred-grail', state: WORN },
      { id: 'axe', state: 0 },
    ];
    carryOut(s, 0, CACHE);
    expect(offered(s)).toEqual([
      { type: 'cache-done' },
      { type: 'cache-item', item: 1 },
      { type: 'uncache', nth: 0 },
      { type: 'cache-gold', gold: -1 },
      { type: 'cache-gold', gold: -4 },
    ]);
  });

  test('it is recorded only where it was agreed', () => {
    const types = (house: Readonly<Record<string, unknown>>) =>
      offers(realmWith([{ id: 'captain', at: AT }], house), 0).map(({ type }) => type);
    expect([types({ 'items.caching': true }).includes('cache'), types({}).includes('cache')]).toEqual([
      true,
      false,
    ]);
  });

  test('MR-B67: the cache of somebody dead is nobody’s', () => {
    const s = cached();
    s.who[0]!.life = DEAD;
    s.dwellings = [{ id: 'inn', place: placeNamed(AT) }];
    s.asks = [{ type: 'new-character', seat: 0 }];
    answer(s, { type: 'come-anew', id: 'dwarf' });
    while (offered(s).length > 0) answer(s, {});
    expect([s.who[0]!.id, at(s).by, s.who[0]!.sites]).toEqual(['dwarf', -1, []]);
  });
});

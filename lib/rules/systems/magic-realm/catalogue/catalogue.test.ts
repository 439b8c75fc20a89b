import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  armor,
  characters,
  chart,
  dwellings,
  entries,
  face,
  groups,
  horses,
  indicia,
  itemSpells,
  kinds,
  mapChits,
  monsters,
  natives,
  sizes,
  spells,
  tiles,
  treasures,
  visitorChits,
  weapons,
} from './index';
import { chit } from './chits';
import type { Effect } from './effects';
import type { Tile, TileSide } from './types';
import { sayAll } from './words';

/** Every kind of the union: the compiler asks for each, and refuses any other. */
const effectKinds = Object.keys({
  'extra-phase': true,
  'phase-as': true,
  'no-sunlight': true,
  'choose-phases': true,
  'choose-turn': true,
  'extra-mover': true,
  'lose-phases': true,
  sleep: true,
  dice: true,
  'choose-die': true,
  roll: true,
  'magic-sight': true,
  'peer-now': true,
  'no-peer': true,
  lost: true,
  'knows-roadways': true,
  'quiet-chits': true,
  'duck-only': true,
  'chit-strength': true,
  'chit-time': true,
  'move-time': true,
  'magic-becomes': true,
  'magic-as-action': true,
  'acts-as': true,
  'fly-chit': true,
  effort: true,
  'rest-more': true,
  'wounds-become-fatigue': true,
  'make-whole': true,
  rested: true,
  'own-vulnerability': true,
  attack: true,
  armor: true,
  'weapon-change': true,
  redirect: true,
  'no-wounds-through-armor': true,
  'protected-from': true,
  peace: true,
  'no-attack-light-side': true,
  'rolls-instead-of-harm': true,
  'hide-after-round': true,
  color: true,
  casts: true,
  'casts-own': true,
  break: true,
  kill: true,
  'fatigue-color-chits': true,
  'immune-to-magic': true,
  token: true,
  control: true,
  pacify: true,
  absorb: true,
  ask: true,
  'spell-into-item': true,
  mist: true,
  teleport: true,
  'move-sound-chit': true,
  'see-weather': true,
  great: true,
  'fame-reward': true,
  potion: true,
  'used-once': true,
  opens: true,
  take: true,
  'site-table': true,
  find: true,
  'find-gold': true,
  nothing: true,
  'works-as-warning': true,
  'horse-phases': true,
  hired: true,
  leads: true,
  summons: true,
  becomes: true,
  site: true,
  'brings-chits': true,
  'prowls-always': true,
  garrison: true,
  'appears-here': true,
  'lifts-curses': true,
  trades: true,
  mission: true,
  campaign: true,
} satisfies Readonly<Record<Effect['kind'], true>>);

const counters = (of: readonly { readonly copies?: number }[]): number =>
  of.reduce((sum, e) => sum + (e.copies ?? 0), 0);

describe('the catalogue is complete', () => {
  test.each([
    ['characters', characters, 16, 16],
    ['spells', spells, 47, 47],
    ['item spells', itemSpells, 3, 3],
    ['treasures', treasures, 74, 74],
    ['weapons', weapons, 17, 28],
    ['armor', armor, 8, 19],
    ['horses', horses, 17, 17],
    ['natives', natives, 42, 42],
    ['monsters', monsters, 24, 59],
    ['tiles', tiles, 20, 20],
    ['map chits', mapChits, 40, 40],
    ['dwellings', dwellings, 6, 6],
    ['visitor and mission chits', visitorChits, 6, 6],
  ] as const)('%s', (_, of, entriesOf, countersOf) => {
    expect(of).toHaveLength(entriesOf);
    expect(counters(of)).toBe(countersOf);
  });

  test('320 entries in all, with ids of their own', () => {
    expect(entries).toHaveLength(320);
    expect(new Set(entries.map((e) => e.id)).size).toBe(320);
    expect(kinds).toHaveLength(13);
  });

  test('192 action chits: twelve a character, three a level, as printed', () => {
    expect(characters.flatMap((c) => c.chits)).toHaveLength(192);
    for (const { id, chits } of characters)
      for (const level of [1, 2, 3, 4])
        expect(
          chits.filter((c) => c.level === level),
          `${id} ${level}`,
        ).toHaveLength(3);
    const kindsOf = characters.flatMap((c) => c.chits.map((k) => k.kind));
    expect(kindsOf.filter((k) => k === 'BERSERK')).toHaveLength(1);
    expect(kindsOf.filter((k) => k === 'DUCK')).toHaveLength(1);
    expect(chit('MAGIC VIII2**', 4)).toEqual({
      code: 'MAGIC VIII2**',
      kind: 'MAGIC',
      magic: 'VIII',
      time: 2,
      asterisks: 2,
      level: 4,
    });
    expect(() => chit('MAGIC 3', 1)).toThrow();
  });

  test('32 special advantages, two a character, each with its ledger row', () => {
    const advantages = characters.flatMap((c) => c.advantages);
    expect(advantages.map((a) => a.rule)).toEqual(
      Array.from({ length: 32 }, (_, i) => `MR-A${String(i + 1).padStart(2, '0')}`),
    );
    for (const c of characters) expect(c.advantages.map((a) => a.fromLevel)).toEqual([2, 4]);
  });

  test('45 small and 23 large treasures, 6 within treasures, 17 great ones', () => {
    const of = (size: string) => treasures.filter((t) => t.size === size).length;
    expect([of('small'), of('large'), of('twt')]).toEqual([45, 23, 6]);
    expect(treasures.filter((t) => t.great)).toHaveLength(17);
  });

  test('spell cards by type 4, 6, 6, 7, 6, 7, 5, 6; of them 41 have a box', () => {
    const byType = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'].map(
      (type) => spells.filter((s) => s.type === type).length,
    );
    expect(byType).toEqual([4, 6, 6, 7, 6, 7, 5, 6]);
    const inItems = treasures.flatMap((t) => Object.values(t.spells ?? {}));
    const atSites = mapChits.flatMap((m) =>
      m.effects.flatMap((e) => (e.kind === 'site' ? Object.values(e.spells) : [])),
    );
    const withVisitors = 6;
    expect([...inItems, ...atSites].reduce((a, b) => a + b, withVisitors)).toBe(41);
  });

  test('nine groups of natives with 42 members and 17 horses; wages add up', () => {
    expect(groups).toHaveLength(9);
    expect(groups.flatMap((g) => g.members)).toEqual(natives.map((n) => n.id));
    expect(natives.filter((n) => n.horse)).toHaveLength(17);
    for (const g of groups) {
      const mine = natives.filter((n) => n.group === g.id);
      expect(
        mine.reduce((sum, n) => sum + n.wage, 0),
        g.id,
      ).toBe(g.wages);
      expect(mine.filter((n) => n.leader).map((n) => n.code)).toEqual([`${g.letter}HQ`]);
    }
  });

  test('five monster counters have a head or club: three heads, two clubs', () => {
    const parts = monsters.flatMap((m) =>
      m.part ? Array.from({ length: m.copies ?? 0 }, () => m.part!.part) : [],
    );
    expect(parts.filter((p) => p === 'head')).toHaveLength(3);
    expect(parts.filter((p) => p === 'club')).toHaveLength(2);
  });

  test('20 warnings, 10 sounds, 8 sites and 2 special chits', () => {
    const of = (kind: string) => mapChits.filter((m) => m.chit === kind).length;
    expect([of('warning'), of('sound'), of('site'), of('special')]).toEqual([20, 10, 8, 2]);
  });
});

describe('the tiles', () => {
  const sides = tiles.flatMap((t) => [t.normal, t.enchanted]);
  const kindOf = (kind: string) => sides.flatMap((s) => s.roadways.filter(([, , k]) => k === kind)).length;
  const inner = (side: TileSide, n: number): readonly number[] =>
    side.roadways.flatMap(([a, b]) => (a === n && typeof b === 'number' ? [b] : b === n ? [a] : []));
  const reach = (side: TileSide, from: number, seen = new Set<number>()): ReadonlySet<number> => {
    seen.add(from);
    for (const n of inner(side, from)) if (!seen.has(n)) reach(side, n, seen);
    return seen;
  };
  const roadEdges = (side: TileSide) =>
    side.roadways.flatMap(([, to]) => (typeof to === 'string' ? [to] : []));

  test('95 clearings a side, 20 hidden paths and 14 secret passages', () => {
    expect(tiles.flatMap((t) => t.normal.clearings)).toHaveLength(95);
    expect(tiles.flatMap((t) => t.enchanted.clearings)).toHaveLength(95);
    expect(kindOf('hidden')).toBe(20);
    expect(kindOf('secret')).toBe(14);
  });

  test.each(tiles.map((t): readonly [string, Tile] => [t.id, t]))(
    '%s: both sides leave over the same edges and join as stated',
    (_, t) => {
      for (const side of [t.normal, t.enchanted]) {
        expect([...new Set(roadEdges(side))].sort()).toEqual([...t.roadEdges].sort());
        for (const group of side.groups)
          expect([...reach(side, group[0]!)].sort()).toEqual([...group].sort());
        expect(side.groups.flat().sort()).toEqual(side.clearings.map((c) => c.n).sort());
      }
      expect(t.normal.clearings.map((c) => [c.n, c.type])).toEqual(
        t.enchanted.clearings.map((c) => [c.n, c.type]),
      );
      for (const c of t.enchanted.clearings) expect(c.colors?.length ?? 0).toBeGreaterThan(0);
    },
  );

  test('five tiles of each kind', () => {
    for (const kind of ['cave', 'mountain', 'valley', 'woods'])
      expect(
        tiles.filter((t) => t.tileKind === kind),
        kind,
      ).toHaveLength(5);
  });
});

describe('the appearance chart', () => {
  test('brings every monster that the counters name, but for the two ghosts on the map', () => {
    const onChart = new Map<string, number>();
    for (const { monsters: groupsOf } of chart)
      for (const { boxes } of groupsOf)
        for (const box of boxes)
          for (const { monster, count } of box) onChart.set(monster, (onChart.get(monster) ?? 0) + count);
    for (const m of monsters) expect(onChart.get(m.id) ?? 0, m.id).toBe(m.id === 'ghost' ? 0 : m.copies);
  });

  test('W28: in row 6 both Ruins M and Flutter 1 bring bats, one box each', () => {
    for (const id of ['warning-ruins-m', 'sound-flutter-1']) {
      const found = mapChits
        .find((m) => m.id === id)!
        .effects.find((e) => e.kind === 'summons' && e.row === 6);
      expect(found, id).toMatchObject({
        boxes: [[{ monster: 'giant-bat', count: 1 }], [{ count: 2 }], [{ count: 3 }]],
      });
    }
  });

  test('MR-B48: a roar brings the heavy dragon only in a tile with the letter C', () => {
    const roar = mapChits.find((m) => m.id === 'sound-roar-4')!;
    expect(roar.effects).toContainEqual(expect.objectContaining({ kind: 'summons', row: 1, letter: 'C' }));
  });
});

describe('text and face', () => {
  test('every entry names what it cites: weapons, armor, items and boxes', () => {
    const ids = new Set(entries.map((e) => e.id));
    for (const c of characters)
      for (const level of c.levels)
        for (const id of [...(level.weapon ? [level.weapon] : []), ...level.armor])
          expect(ids, `${c.id} ${id}`).toContain(id);
    for (const t of treasures) {
      const { weapons: w = [], armor: a = [], horses: h = [] } = t.contents ?? {};
      for (const id of [...w, ...a, ...h]) expect(ids, `${t.id} ${id}`).toContain(id);
      for (const e of t.effects) if (e.kind === 'casts-own') expect(ids).toContain(e.spell);
    }
    for (const s of itemSpells) expect(ids).toContain(s.item);
  });

  test('a reader sees from which level an advantage counts, and every optional ability', () => {
    expect(characters.find((c) => c.id === 'amazon')!.text).toBe(
      'Aim (level 2): -1 on Missile rolls with an own missile weapon. Stamina (level 4): One extra MOVE phase a day, riding or not.',
    );
    for (const { id, optionalAbility, tables = [] } of characters)
      expect(
        tables.flatMap(({ title, rows }) => (title === 'Optional ability' ? rows : [])),
        id,
      ).toEqual(optionalAbility ? [[String(optionalAbility.fromLevel), optionalAbility.text]] : []);
  });

  test('the Magic Wand helps attack spells only, and Protection from Magic says nothing of areas', () => {
    expect(treasures.find((t) => t.id === 'magic-wand')!.text).toContain(
      'on Missile only for attack spells.',
    );
    const protection = entries.find((e) => e.id === 'protection-from-magic')!;
    expect(protection.effects).toContainEqual({ kind: 'immune-to-magic' });
  });

  test('gold and equipment is 10 gold and the list prices', () => {
    const price = (id: string) =>
      weapons.find((w) => w.id === id)?.gold ?? armor.find((a) => a.id === id)?.gold.intact ?? NaN;
    for (const c of characters)
      for (const l of c.levels)
        expect(
          [...(l.weapon ? [l.weapon] : []), ...l.armor].reduce((sum, id) => sum + price(id), 10),
          `${c.id} ${l.level}`,
        ).toBe(l.goldPlusEquipment);
  });

  test('every effect has words: whole sentences that begin with a capital, a sign or a number', () => {
    for (const e of entries)
      for (const sentence of sayAll(e.effects)) {
        expect(sentence, e.id).toMatch(/^[A-Z0-9+-].*\.$/u);
        expect(sentence, e.id).not.toMatch(/undefined|NaN|\s\s/);
      }
  });

  test('every kind of effect is used, and so has words that were read', () => {
    const inside = (e: Effect): readonly Effect[] => (e.kind === 'site-table' ? [e, ...e.rows] : [e]);
    const used = new Set(entries.flatMap((e) => e.effects.flatMap(inside)).map((e) => e.kind));
    expect([...used].sort()).toEqual([...effectKinds].sort());
  });

  test('texts have no straight quotes and faces no empty corner', () => {
    const known = new Set(sizes.map((s) => s.id));
    for (const e of entries) {
      expect(e.text, e.id).not.toMatch(/['"]/);
      expect(e.name, e.id).not.toMatch(/['"]/);
      const f = face(e);
      expect(known).toContain(f.size);
      expect(f.foot, e.id).toMatch(/^MR-/);
      if (f.shape === 'card') expect(f.text.join('').length, e.id).toBeGreaterThan(0);
    }
  });

  test('every indicium is used and its key is declared', () => {
    const declared = new Set(indicia.map((i) => i.key));
    fc.assert(
      fc.property(fc.constantFrom(...entries), (e) =>
        Object.keys(e.indicia).every((key) => declared.has(key)),
      ),
      { numRuns: 400 },
    );
    for (const { key } of indicia)
      expect(
        entries.some((e) => key in e.indicia),
        key,
      ).toBe(true);
  });
});

test('one name is ours, where the sources have none of its own; all others are printed or known', () => {
  const ours = entries.filter(({ provenance }) => Object.values(provenance).includes('house'));
  expect(ours.map(({ id }) => id)).toEqual(['flying-carpet-flight']);
  expect(ours[0]?.provenance['name']).toBe('house');
});

test('MR-T23, MR-B28, MR-X03: the meadow ends no wither, and its card says so', () => {
  const { tables = [] } = entries.find(({ id }) => id === 'enchanted-meadow')!;
  expect(tables[0]?.rows[3]).toEqual([
    '4',
    'All own chits are rested, but for those that a wither keeps fatigued.',
  ]);
});

import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../../kernel/game/dice';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { armor, horses, mapChits, spells, tiles, treasures, weapons } from '../../../catalogue';
import { House, type House as RealmHouse } from '../../../house';
import { itemOf } from '../kit';
import type { RealmState } from '../state';
import { testingMap } from '../testing/realm';
import { denizens, ON_CARD } from './denizens';
import type { Newcomer } from './fresh';
import { discoveries, placeId } from './ground';
import { place } from './setup';

const house = House.parse({}) as RealmHouse;
const newcomer = (id: string, more: Partial<Newcomer> = {}): Newcomer => ({
  id,
  level: 4,
  start: 'inn',
  victory: [1, 1, 1, 1, 1],
  spells: [],
  colorChits: [],
  ...more,
});
const placed = (who: readonly Newcomer[], seed = 'world'): RealmState =>
  place({ map: testingMap, house, who }, seededDice(seed), undefined);
const sizesOf = (s: RealmState, pile: string): readonly (string | undefined)[] =>
  s.piles[pile]!.map(({ id }) => {
    const item = itemOf(id);
    return item.kind === 'treasure' ? (item.size === 'small' ? 'small' : 'large') : id;
  });
const at = (s: RealmState, dwelling: string): number => s.dwellings.find(({ id }) => id === dwelling)!.place;

describe('MR-B01, MR-B02: treasures and spells', () => {
  const s = placed([]);

  test('every card and counter lies in one pile', () => {
    const lying = Object.values(s.piles)
      .flat()
      .map(({ id }) => id);
    const all = [
      ...treasures.map(({ id }) => id),
      ...[...weapons, ...armor, ...horses].flatMap(({ id, copies }) => new Array<string>(copies!).fill(id)),
    ];
    expect(lying.sort()).toEqual(all.sort());
  });

  test('large treasures of a site lie on its small ones', () => {
    expect(sizesOf(s, 'site-statue')).toEqual(['large', 'small', 'small']);
    expect(sizesOf(s, 'site-hoard')).toEqual([...new Array(5).fill('large'), ...new Array(4).fill('small')]);
  });

  test('cards that hold something are filled before the treasures within treasures are mixed in', () => {
    expect(sizesOf(s, 'chest')).toEqual(['large', 'large']);
    expect(sizesOf(s, 'crypt-of-the-knight')).toEqual([
      'tremendous-armor',
      'warhorse-t3-t5',
      'bane-sword',
      'large',
    ]);
    expect(s.piles['mouldy-skeleton']!.map(({ id }) => id)).toEqual([
      'gold-helmet',
      'silver-breastplate',
      'jade-shield',
    ]);
    const within = treasures.filter(({ size }) => size === 'twt').map(({ id }) => id);
    for (let i = 0; i < 20; i++)
      for (const card of within)
        for (const { id } of placed([], `${i}`).piles[card]!) expect(within).not.toContain(id);
  });

  test('groups have two small treasures and their counters, the scholar three small ones', () => {
    expect(sizesOf(s, 'woodfolk')).toEqual(['small', 'small', 'medium-bow', 'light-bow', 'light-bow']);
    expect(sizesOf(s, 'rogues').slice(0, 2)).toEqual(['small', 'small']);
    expect(s.piles.rogues).toHaveLength(8);
    expect(sizesOf(s, 'scholar')).toEqual(['small', 'small', 'small']);
  });

  test('41 spells lie by type, the higher ones on top, and six are out of play', () => {
    const types = (key: string) => s.spells[key]!.map((id) => spells.find((one) => one.id === id)!.type);
    expect(types('good-book')).toEqual(['VII', 'VII', 'I', 'I']);
    expect(types('site-statue')).toEqual(['VIII', 'VII', 'VII']);
    expect(types('crone')).toEqual(['VIII', 'V']);
    const lying = Object.values(s.spells).flat();
    expect(new Set(lying).size).toBe(41);
    expect(lying).toHaveLength(41);
  });
});

describe('MR-B08: map chits', () => {
  const s = placed([]);
  const on = (tile: string) =>
    s.chits.filter((one) => tiles[one.tile]!.id === tile).map(({ id }) => mapChits[id]!);

  test('cave and mountain tiles get a warning of their letter and one more chit, woods a warning, valleys nothing', () => {
    for (const { id, letter } of tiles) {
      const [warning, other, ...more] = on(id);
      expect(more).toEqual([]);
      if (letter === 'V') expect(warning).toBeUndefined();
      else expect(warning).toMatchObject({ chit: 'warning', letter });
      if (letter === 'C' || letter === 'M') expect(other!.chit).not.toBe('warning');
      else expect(other).toBeUndefined();
    }
  });

  test('the Lost City lies among caves, the Lost Castle among mountains, each with five of the 18 chits', () => {
    const tileWith = (chit: string) => tiles[s.chits.find(({ id }) => mapChits[id]!.id === chit)!.tile]!;
    expect(tileWith('lost-city').letter).toBe('C');
    expect(tileWith('lost-castle').letter).toBe('M');
    expect(s.lost.map((box) => box.length)).toEqual([5, 5]);
    const all = [...s.chits.map(({ id }) => id), ...s.lost.flat()];
    expect(new Set(all).size).toBe(35);
    expect(s.chits.every(({ up }) => up === 0)).toBe(true);
  });
});

describe('MR-B09: dwellings, garrisons, ghosts', () => {
  const s = placed([]);

  test('they stand where the map says', () => {
    const holds = Object.entries(testingMap.tiles).flatMap(([tile, on]) =>
      on?.holds ? [[on.holds, tile] as const] : [],
    );
    expect(
      s.dwellings.map(({ id, place: there }) => [id, placeId(there).replace(/-\d$/, '')]).sort(),
    ).toEqual(holds.sort());
    expect(s.game.map).toEqual(testingMap);
  });

  test('a map that does not say it has them dealt', () => {
    const bare = Object.fromEntries(
      Object.entries(testingMap.tiles).map(([id, on]) => [id, { ...on!, holds: undefined }]),
    );
    const other = place({ map: { tiles: bare }, house, who: [] }, seededDice('bare'), undefined);
    expect(other.dwellings.map(({ id }) => id).sort()).toEqual(s.dwellings.map(({ id }) => id).sort());
  });

  test('garrisons and ghosts stand there, all others wait on the card', () => {
    denizens.forEach(({ native, row }, i) => {
      const home = { rogues: 'inn', soldiers: 'house', order: 'chapel', guard: 'guardhouse' } as Partial<
        Record<string, string>
      >;
      const where = native ? home[native.group] : row === 0 ? 'ghosts' : undefined;
      expect(s.at[i]).toBe(where === undefined ? ON_CARD : at(s, where));
    });
  });
});

describe('MR-B05: visitor and mission chits', () => {
  test('six boxes of seven hold one, either side up', () => {
    const s = placed([]);
    expect(s.waiting).toHaveLength(7);
    expect(s.waiting.filter((face) => face !== '')).toHaveLength(6);
    expect(s.visitors).toEqual([]);
    const ups = new Set(Array.from({ length: 30 }, (_, i) => placed([], `${i}`).waiting).flat());
    expect(ups.size).toBe(13);
  });
});

describe('MR-B06, MR-B07: characters', () => {
  test('weapon and armor come from the group that has most of them, with 10 gold', () => {
    const s = placed([newcomer('captain', { start: 'house' })]);
    expect(s.who[0]).toMatchObject({ hidden: 1, gold: 10, place: at(s, 'house') });
    const counts = (group: string, id: string) => s.piles[group]!.filter((held) => held.id === id).length;
    expect(s.who[0]!.items.map(({ id }) => id)).toEqual(['short-sword', 'helmet', 'breastplate', 'shield']);
    expect(counts('soldiers', 'short-sword')).toBe(2);
    expect(counts('soldiers', 'helmet')).toBe(2);
    expect(counts('soldiers', 'shield')).toBe(1);
    expect(
      counts('guard', 'breastplate') + counts('patrol', 'breastplate') + counts('company', 'breastplate'),
    ).toBe(2);
  });

  test('what nobody holds any more is given in gold', () => {
    const s = placed([newcomer('white-knight'), newcomer('white-knight')]);
    expect(s.who[0]!.items.map(({ id }) => id)).toEqual(['great-sword', 'suit-of-armor']);
    expect(s.who[1]!.items.map(({ id }) => id)).toEqual(['suit-of-armor']);
    expect(s.who[1]!.gold).toBe(10 + weapons.find(({ id }) => id === 'great-sword')!.gold);
  });

  test('the Witch King may begin at the ghosts', () => {
    const s = placed([newcomer('witch-king', { start: 'ghosts' })]);
    expect(s.who[0]!.place).toBe(at(s, 'ghosts'));
  });

  test('MR-A30: the Wizard knows every hidden path and secret passage, others none', () => {
    const s = placed([newcomer('wizard'), newcomer('elf')]);
    expect(s.who[0]!.paths).toEqual(discoveries.map(({ code }) => code));
    expect(s.who[1]!.paths).toEqual([]);
  });
});

test('a map is made where none was brought', () => {
  const s = place({ house, who: [newcomer('amazon')] }, seededDice('new'), undefined);
  expect(Object.keys(s.game.map.tiles)).toHaveLength(20);
  expect(s.day).toBe(0);
});

test('MR-B05: a die decides which side of a visitor chit is up', () => {
  const s = place({ map: testingMap, house, who: [] }, scriptedDice(1, 2, 1, 2, 1, 2), undefined);
  expect(s.waiting).toEqual(['scholar', 'escort-party', 'warlock', 'raid', 'conquer', 'quest', '']);
});

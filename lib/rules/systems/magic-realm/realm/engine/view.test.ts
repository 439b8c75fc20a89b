import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../kernel/game/dice';
import { tiles } from '../../catalogue';
import { House, type House as RealmHouse } from '../../house';
import { WORN, type RealmState } from './state';
import { testingMap } from './testing/realm';
import { spellsKey, view } from './view';
import { place } from './world/setup';

const house = House.parse({}) as RealmHouse;
const newcomer = (id: string, spells: readonly string[] = []) => ({
  id,
  level: 4,
  start: 'inn',
  victory: [1, 1, 1, 1, 1],
  spells,
  colorChits: [],
});
const begun = (): RealmState =>
  place(
    { map: testingMap, house, who: [newcomer('amazon'), newcomer('witch', ['fog', 'curse'])] },
    seededDice('view'),
    undefined,
  );

describe('hidden from all (7.1)', () => {
  test('map chits lie face down, but for who has looked at the tile or discovered the site', () => {
    const s = begun();
    const tile = tiles.findIndex(({ id }) => id === 'cliff');
    expect(view(s, 0).chits.every(({ id }) => id === -1)).toBe(true);
    s.who[0]!.seen = [tile];
    const known = (seat: number | undefined) => view(s, seat).chits.filter(({ id }) => id >= 0);
    expect(known(0)).toEqual(s.chits.filter((one) => one.tile === tile));
    expect(known(1)).toEqual([]);
    expect(known(undefined)).toEqual([]);
    s.chits[0]!.up = 1;
    expect(known(1)).toEqual([s.chits[0]]);
  });

  test('cards of a pile are seen only by who has looked, counters by all', () => {
    const s = begun();
    const rogues = s.piles.rogues!.map(({ id }) => id);
    const shown = (seat: number) => view(s, seat).piles.rogues!.map(({ id }) => id);
    expect(shown(0)).toEqual(['', '', ...rogues.slice(2)]);
    s.who[0]!.looked = ['rogues'];
    expect(shown(0)).toEqual(rogues);
    expect(shown(1)).toEqual(['', '', ...rogues.slice(2)]);
  });

  test('so are spell cards, which are looked at by themselves', () => {
    const s = begun();
    s.who[0]!.looked = ['site-altar'];
    expect(view(s, 0).spells['site-altar']).toEqual(['', '']);
    s.who[0]!.looked = [spellsKey('site-altar')];
    expect(view(s, 0).spells['site-altar']).toEqual(s.spells['site-altar']);
  });

  test('nobody knows what the Lost City holds', () => {
    expect(view(begun(), 0).lost).toEqual([[], []]);
  });
});

describe('private to a player (7.1, MR-B22)', () => {
  test('gold, spells, goals, discoveries and cards that are not in use', () => {
    const s = begun();
    const witch = s.who[1]!;
    witch.items = [
      { id: 'lucky-charm', state: 0 },
      { id: 'elven-slippers', state: WORN },
      { id: 'mace', state: 0 },
    ];
    witch.sites = ['site-altar'];
    witch.paths = [1];
    witch.spells[0]!.bound = 1;
    const seen = view(s, 0).who[1]!;
    expect(seen).toMatchObject({ gold: -1, victory: [], sites: [], paths: [], seen: [], looked: [] });
    expect(seen.items.map(({ id }) => id)).toEqual(['', 'elven-slippers', 'mace']);
    expect(seen.spells.map(({ id }) => id)).toEqual(['fog', '']);
    expect(view(s, 1).who[1]).toEqual(witch);
    expect(view(s, undefined).who[1]).toEqual(seen);
  });

  test('MR-B51: in which order the clearings of the evening come nobody knows before the draw', () => {
    const s = begun();
    s.ahead = [40, 8, 19];
    for (const seat of [0, 1, undefined]) expect(view(s, seat).ahead).toEqual([8, 19, 40]);
    expect(s.ahead).toEqual([40, 8, 19]);
  });

  test('MR-B42: a boon is known to all, but not the price of the card that it was', () => {
    const s = begun();
    s.who[1]!.boons = [{ trader: 'rogues', gold: 67 }];
    expect(view(s, 0).who[1]!.boons).toEqual([{ trader: 'rogues', gold: 0 }]);
    expect(view(s, 1).who[1]!.boons).toEqual([{ trader: 'rogues', gold: 67 }]);
  });

  test('a record is seen as far as it has been carried out', () => {
    const s = begun();
    s.who[1]!.record = [{ type: 'hide' }, { type: 'search' }, { type: 'rest' }];
    const shown = () => view(s, 0).who[1]!.record.map(({ type }) => type);
    expect(shown()).toEqual([]);
    s.part = 'daylight';
    s.turn = {
      seat: 1,
      phase: 1,
      step: 'deed',
      sunlight: 0,
      caved: 0,
      climbed: 0,
      climbing: -1,
      over: -1,
      blockers: [],
      stormed: 0,
      strayed: 0,
      warded: -1,
    };
    expect(shown()).toEqual(['hide', 'search']);
    s.turn.step = 'start';
    expect(shown()).toEqual(['hide']);
    s.turn = null;
    s.who[1]!.done = 1;
    expect(shown()).toEqual(['hide', 'search', 'rest']);
    expect(view(s, 1).who[1]!.record).toHaveLength(3);
  });

  test('of what another is asked only that he is asked', () => {
    const s = begun();
    s.asks = [{ type: 'new-spell', seat: 1, id: 'witch', victory: [], spells: ['fog'] }];
    expect(view(s, 0).asks).toEqual([{ type: 'new-spell', seat: 1 }]);
    expect(view(s, 1).asks).toEqual(s.asks);
  });
});

test('color cards lie open on the ground, other cards do not', () => {
  const s = begun();
  s.abandoned = {
    '8': [
      { id: 'cloven-hoof', state: 0 },
      { id: 'lucky-charm', state: 0 },
    ],
  };
  expect(view(s, 0).abandoned['8']!.map(({ id }) => id)).toEqual(['cloven-hoof', '']);
});

test('the view of a view is the same', () => {
  const s = begun();
  for (const seat of [0, 1, undefined]) {
    const once = view(s, seat);
    expect(view(once, seat)).toEqual(once);
  }
});

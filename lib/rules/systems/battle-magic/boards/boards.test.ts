import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { specialIds } from '../catalogue/vocabulary';
import { House } from '../house';
import { checkMap } from './checks';
import { fairnessOf } from './fair';
import { fixtureF1, plainMap } from './fixture';
import { boards } from './index';
import { makeMap, type MapWay } from './make-map';
import { BmMap, graphOf, isLand } from './map';
import { costsFrom, entryCosts, FAR } from './measure';

const houseFor = (players: number, more: object = {}): House =>
  House.parse({ players, empires: Array.from({ length: players }, () => 'human'), ...more }) as House;
const dealt = (way: MapWay, seed: string, players: number, more: object = {}): BmMap =>
  makeMap(way, seededDice(seed), players, houseFor(players, more));
const errors = (map: BmMap, players: number, more: object = {}): readonly string[] =>
  checkMap(map, players, houseFor(players, more)).flatMap(({ severity, message }) =>
    severity === 'error' ? [message] : [],
  );

describe('dealt maps', () => {
  test.each([
    ['agreed', 2, {}],
    ['agreed', 3, { mapLayout: 'inland-sea' }],
    ['agreed', 2, { mapLayout: 'two-continents' }],
    ['wild', 4, { mapLayout: 'free' }],
    ['symmetric', 2, {}],
    ['quick', 2, {}],
    ['quick', 3, {}],
    ['wild', 5, {}],
    ['wild', 6, { castleMinDistance: 5 }],
  ] as const)('%s for %i players %o pass every check that is an error', (way, players, more) => {
    for (const seed of ['a', 'b', 'c']) {
      const map = dealt(way, seed, players, more);
      expect(BmMap.parse(map)).toEqual(map);
      expect(errors(map, players, more), seed).toEqual([]);
      expect(map.starts).toHaveLength(players);
    }
  });

  // Each of these seeds first cuts a cell that is too narrow.
  test.each([
    ['agreed', 4, 'map 15', {}],
    ['quick', 3, 'map 5', {}],
    ['wild', 6, 'map 23', {}],
    ['wild', 2, 'map 14', { mapTerritories: 165 }],
  ] as const)(
    '%s for %i players, %s: a counter fits everywhere (BM-010, BM-M02)',
    (way, players, seed, more) => {
      expect(errors(dealt(way, seed, players, more), players, more)).toEqual([]);
    },
  );

  test('the same seed deals the same map, another seed another one', () => {
    const one = JSON.stringify(dealt('agreed', 'same', 2));
    expect(JSON.stringify(dealt('agreed', 'same', 2))).toBe(one);
    expect(JSON.stringify(dealt('agreed', 'other', 2))).not.toBe(one);
  });

  test('have the size that was agreed, and a quick one is small (BM-M01)', () => {
    expect(dealt('agreed', 'size', 2).territories).toHaveLength(120);
    expect(dealt('wild', 'size', 2, { mapTerritories: 200 }).territories).toHaveLength(200);
    const quick = dealt('quick', 'size', 2);
    expect(quick.territories).toHaveLength(60);
    expect(checkMap(quick, 2, houseFor(2)).map(({ code }) => code)).toContain('BM-M01');
  });

  test('as agreed come out fair (BM-M12)', () => {
    for (const seed of ['f', 'g', 'h'])
      expect(checkMap(dealt('agreed', seed, 2), 2, houseFor(2)).map(({ code }) => code)).not.toContain(
        'BM-M12',
      );
  });

  // For six players one or another stays unlike: all that the checks ask for is a warning then.
  test.each([4, 5])('as agreed come out fair for %i players (BM-M12)', (players) => {
    for (let seed = 0; seed < 4; seed++)
      expect(
        checkMap(dealt('agreed', `map ${seed}`, players), players, houseFor(players)).map(({ code }) => code),
        `map ${seed}`,
      ).not.toContain('BM-M12');
  });

  test('as agreed come out fair with special territories too, which have costs of their own (BM-M12, BM-161)', () => {
    const specials = Object.fromEntries(specialIds.map((id) => [id, 1]));
    for (let seed = 0; seed < 6; seed++)
      expect(
        checkMap(dealt('agreed', `map ${seed}`, 2, { specials }), 2, houseFor(2, { specials })).map(
          ({ code }) => code,
        ),
      ).not.toContain('BM-M12');
  });

  test('alike from both sides offer both players the same', () => {
    const map = dealt('symmetric', 'twins', 2, { specials: { mine: 2, tavern: 2 } });
    for (const { label, bySeat, score } of fairnessOf(map, 2, houseFor(2))) {
      expect(bySeat[0], label).toBe(bySeat[1]);
      expect(score).toBe(1);
    }
    const { territories, width, height } = map;
    for (const { centre, terrain } of territories) {
      const twin = territories.find(
        (t) => t.centre[0] === width - centre[0] && t.centre[1] === height - centre[1],
      );
      expect(twin?.terrain).toBe(terrain);
    }
  });

  test('carry the special territories agreed, on land, a cove on the coast, away from the starts (BM-160, BM-L23)', () => {
    const specials = { mine: 2, 'pirates-cove': 1, ruins: 1 };
    const map = dealt('agreed', 'special', 2, { specials });
    expect(map.territories.flatMap(({ special }) => special ?? []).sort()).toEqual([
      'mine',
      'mine',
      'pirates-cove',
      'ruins',
    ]);
    expect(checkMap(map, 2, houseFor(2, { specials })).map(({ code }) => code)).not.toContain('BM-L23');
  });
});

describe('checks find what is wrong', () => {
  const map = dealt('agreed', 'checked', 2);
  const codes = (board: BmMap): readonly string[] => checkMap(board, 2, houseFor(2)).map(({ code }) => code);
  const changed = (at: number, change: object): BmMap => ({
    ...map,
    territories: map.territories.map((t, i) => (i === at ? { ...t, ...change } : t)),
  });
  const inland = map.territories.findIndex(({ terrain }, at) => {
    const graph = graphOf(map, 5);
    return terrain === 'clear' && graph.neighbours[at]!.every((n) => graph.land[n]);
  });
  const shore = map.borders.findIndex(
    ({ a, b }) => isLand(map.territories[a]!.terrain) !== isLand(map.territories[b]!.terrain),
  );
  test.each<[string, BmMap]>([
    ['BM-M02', changed(3, { shape: [0, 0, 150, 0, 150, 150, 0, 150] })],
    ['BM-M03', { ...map, borders: map.borders.filter(({ a, b }) => a !== 7 && b !== 7) }],
    ['BM-M04', { ...map, territories: map.territories.map((t) => ({ ...t, terrain: 'clear' })) }],
    [
      'BM-M06',
      { ...map, territories: map.territories.map((t, i) => (i % 3 ? t : { ...t, terrain: 'sea' })) },
    ],
    ['BM-M09', { ...map, borders: map.borders.map((b, i) => (i === shore ? { ...b, river: true } : b)) }],
    ['BM-M10', { ...map, starts: map.starts.slice(1) }],
    ['BM-M10', { ...map, starts: [map.starts[0]!, { ...map.starts[1]!, castle: inland }] }],
    ['BM-M11', { ...map, starts: [map.starts[0]!, map.starts[0]!] }],
    ['BM-M13', { ...map, starts: [map.starts[0]!, map.starts[0]!] }],
    ['BM-L23', changed(map.starts[0]!.army, { special: 'mine' })],
  ])('%s', (code, board) => {
    expect(codes(map)).not.toContain(code);
    expect(codes(board)).toContain(code);
  });
});

describe('a map says', () => {
  const said = (map: BmMap, players: number, more: object): readonly string[] =>
    checkMap(map, players, houseFor(players, more)).map(({ code, message }) => `${code} ${message}`);

  test('why it has no places to begin (BM-M10, BM-M11)', () => {
    const far = { castleMinDistance: 10 };
    expect(said(dealt('wild', 'far', 3, far), 3, far).join()).toContain('for 3 castles at least 10 apart');
  });

  test('that its special territories are not those agreed (BM-160)', () => {
    const map = dealt('agreed', 'checked', 2, { specials: { mine: 1 } });
    expect(said(map, 2, { specials: { mine: 1 } }).join()).not.toContain('BM-160');
    expect(said(map, 2, { specials: { city: 2 } }).join()).toContain('City 0 of 2, Mine 1 of 0.');
  });
});

describe('places to begin on a map drawn by hand', () => {
  // An island of three (1 to 3), the sea (4 to 13), a land of eight (14 to 21) and a lake in it (22).
  const row = <T>(length: number, what: T): readonly T[] => Array.from({ length }, () => what);
  const drawn = plainMap(
    [...row(3, 'clear' as const), ...row(10, 'sea' as const), ...row(8, 'clear' as const), 'sea'],
    [...Array.from({ length: 21 }, (_, i) => [i + 1, i + 2] as const), [1, 3], [14, 16]],
  );
  const at = (castle: number, army: number, ship: number) => ({
    castle: castle - 1,
    army: army - 1,
    ship: ship - 1,
  });
  const said = (...starts: readonly ReturnType<typeof at>[]): readonly string[] =>
    checkMap({ ...drawn, starts }, 2, houseFor(2)).flatMap(({ code, severity }) =>
      ['BM-M04', 'BM-M05', 'BM-M10'].includes(code) ? [`${code} ${severity}`] : [],
    );

  test('on little land are a warning and no error (BM-M05)', () => {
    expect(said(at(3, 2, 4), at(14, 15, 13))).toEqual(['BM-M05 warning']);
  });

  test('beside a lake alone are an error (BM-M10)', () => {
    const withShore = { ...drawn, borders: [...drawn.borders, { ...drawn.borders[0]!, a: 18, b: 20 }] };
    const starts = [at(14, 15, 13), at(21, 20, 22)];
    expect(checkMap({ ...withShore, starts }, 2, houseFor(2)).map(({ code }) => code)).toContain('BM-M10');
  });
});

describe('move points on the ledger’s fixture', () => {
  const house = houseFor(2);
  const graph = graphOf(fixtureF1, 5);
  const from = (start: number, on: 'land' | 'water' | 'any', to: number, map = fixtureF1): number =>
    costsFrom(graph, entryCosts(map, house), [start - 1], on)[to - 1]!;
  test('an army, a hero and a ship pay the printed costs (BM-E06, BM-E08)', () => {
    expect(from(1, 'land', 2)).toBe(3);
    expect(from(1, 'land', 4)).toBe(1);
    expect(from(1, 'land', 10)).toBe(3);
    expect(from(1, 'land', 11)).toBe(5);
    expect(from(1, 'any', 8)).toBe(3);
    expect(from(5, 'water', 6)).toBe(2);
    expect(from(5, 'water', 1)).toBe(FAR);
  });
  test('a special territory costs what the table agreed (BM-R12)', () => {
    const map = plainMap(['clear', 'mountain'], [[1, 2]], { 2: 'mine' });
    const cost = (specialEntry: string): number => entryCosts(map, { ...house, specialEntry } as House)[1]!;
    expect(['replace', 'max', 'add'].map(cost)).toEqual([2, 3, 5]);
  });
});

test('contacts too short for a border by the agreement are drawn as dots (BM-M14, BM-R62)', () => {
  const map = boards.named[0]!.board;
  const dots = (minBorderMm: number): number =>
    boards.scene(map, houseFor(2, { minBorderMm })).lines.filter(({ kind }) => kind === 'wall').length;
  expect(dots(15)).toBeGreaterThan(dots(5));
});

test('every way has a name, named maps pass their checks, and a scene shows all territories', () => {
  expect(boards.ways.map(({ id }) => id)).toEqual(['agreed', 'symmetric', 'quick', 'wild']);
  for (const { id, board } of boards.named) {
    expect(errors(board, board.starts.length), id).toEqual([]);
    const scene = boards.scene(board);
    expect(scene.spaces).toHaveLength(board.territories.length);
    expect(scene.pieces).toHaveLength(board.starts.length);
    expect(scene.lines.some(({ kind }) => kind === 'river')).toBe(true);
    expect(new Set(scene.spaces.map((s) => s.id)).size).toBe(scene.spaces.length);
  }
});

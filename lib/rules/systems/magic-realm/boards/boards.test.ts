import { describe, expect, test } from 'vitest';
import { tiles } from '../catalogue/tiles';
import { maps } from './maps';
import { FIRST, laidOf, mapOf, RealmMap, sideOf, type Laid } from './map';
import { spread } from './measure';
import { changed, houseOf, made } from './testing';
import { atEdge, wideMm } from './tile-side';

const seeds = Array.from({ length: 200 }, (_, i) => `seed ${i}`);
const ways = [
  ['agreed', 1],
  ['agreed', 2],
  ['agreed', 5],
  ['agreed', 16],
  ['random', 2],
] as const;
const found = (map: RealmMap, given: object = {}) => maps.check(map, 2, houseOf(given));
const codes = (map: RealmMap) => found(map).map(({ code, severity }) => `${code} ${severity}`);

/** Found otherwise than by the checks: tiles drawn on paper, whose roads meet where their ends meet. */
function roadsMeet(map: RealmMap): boolean {
  const ends = new Map<string, boolean[]>();
  for (const { tile, q, r, turn } of laidOf(map)) {
    const size = { x: q * wideMm(95) * 0.75, y: (r + q / 2) * 95, flatsMm: 95, clearingMm: 8, turn };
    for (const edge of ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const) {
      const at = atEdge(edge, size).map(Math.round).join(' ');
      ends.set(at, [...(ends.get(at) ?? []), tile.roadEdges.includes(edge)]);
    }
  }
  return [...ends.values()].every(([one, other]) => other === undefined || one === other);
}

const isGreen = ({ side }: Pick<Laid, 'side'>): boolean => side === 'green';

describe.each(ways)('maps made by the way %s for %i', (way, players) => {
  test('of 200 seeds have every tile once, green, and break nothing', () => {
    for (const seed of seeds) {
      const map = made(seed, way, players);
      expect(found(map), seed).toEqual([]);
      expect(laidOf(map).filter(isGreen)).toHaveLength(tiles.length);
      expect(roadsMeet(map), seed).toBe(true);
    }
  });
});

test('compact maps break nothing either, and their clearings lie nearer to Borderland', () => {
  const mean = (way: 'random' | 'compact'): number =>
    seeds.slice(0, 30).reduce((sum, seed) => {
      const map = made(seed, way);
      expect(found(map), seed).toEqual([]);
      return sum + spread(map) / 30;
    }, 0);
  expect(mean('compact')).toBeLessThan(mean('random') - 1);
});

test('the same seed makes the same map, and the players who lay it matter', () => {
  expect(made('reef')).toEqual(made('reef'));
  expect(made('reef')).not.toEqual(made('shoal'));
  expect(made('reef', 'agreed', 3)).not.toEqual(made('reef', 'agreed', 2));
});

test('a map is made quickly', () => {
  const begun = performance.now();
  for (const seed of seeds.slice(0, 20)) made(seed);
  // About 2 ms each; a slow machine may take ten times as long.
  expect((performance.now() - begun) / 20).toBeLessThan(100);
});

test('whatever turn of a tile leaves a road without another is found, and names the tile', () => {
  let wrong = 0;
  for (const seed of seeds.slice(0, 40)) {
    const map = made(seed);
    for (const { tile, turn } of laidOf(map))
      for (let by = 1; by < 6; by++) {
        const turned = changed(map, tile.id, { turn: (turn + by) % 6 });
        if (roadsMeet(turned)) continue;
        wrong++;
        const errors = found(turned).filter(({ severity }) => severity === 'error');
        expect(
          errors.some(({ code, spaces }) => code === 'MR-L50' && spaces.includes(tile.id)),
          `${seed}: ${tile.id} by ${by}`,
        ).toBe(true);
      }
  }
  expect(wrong).toBeGreaterThan(2000);
});

describe('MR-L50: how tiles lie', () => {
  const map = made('reef');

  test('a tile that lies nowhere, one upon another, and a map without Borderland', () => {
    const { cliff: _cliff, ...without } = map.tiles;
    expect(
      found({ tiles: without }).some(
        ({ message }) => message === 'Cliff lies nowhere: a map has all twenty tiles.',
      ),
    ).toBe(true);
    const { q, r } = map.tiles.crag!;
    const upon = found(changed(map, 'cliff', { q, r }));
    expect(
      upon.find(
        ({ message }) =>
          message === 'Cliff and Crag lie upon each other.' ||
          message === 'Crag and Cliff lie upon each other.',
      )?.spaces,
    ).toEqual(expect.arrayContaining(['cliff', 'crag']));
    const { borderland: _first, ...unbegun } = map.tiles;
    expect(codes({ tiles: unbegun })).toContain('MR-L50 error');
    expect(codes({ tiles: {} })).toEqual(['MR-L50 error']);
  });

  test('a tile far away touches no other', () => {
    const messages = found(changed(map, 'oak-woods', { q: 30, r: 0 })).map(({ message }) => message);
    expect(messages).toContain(
      'Oak Woods touches no other tile: every tile after the second touches at least two.',
    );
    expect(messages).toContain('No way leads from Oak Woods to Borderland.');
  });

  test('a second tile may touch Borderland alone, a later one may not', () => {
    const first = {
      tile: tiles.find(({ id }) => id === FIRST)!,
      q: 0,
      r: 0,
      turn: 0,
      side: 'green',
    } as const;
    const second = tiles.find(({ id }) => id === 'caves')!;
    // Turned so that its road to the south-east meets that of Borderland to the north-west.
    const two = mapOf([first, { tile: second, q: -1, r: 0, turn: 0, side: 'green' }]);
    expect(found(two).map(({ message }) => message.slice(0, 12))).toEqual(['Cavern, High']);
    const third = tiles.find(({ id }) => id === 'ruins')!;
    const three = mapOf([...laidOf(two), { tile: third, q: 1, r: 0, turn: 0, side: 'green' }]);
    expect(found(three).some(({ message }) => /^(Caves|Ruins) touches one tile only/.test(message))).toBe(
      true,
    );
  });
});

test('MR-L51: clearings of a tile of six that reach Borderland by no way are named', () => {
  const ledges = seeds.slice(0, 60).flatMap((seed) => {
    const map = made(seed);
    return [1, 2, 3, 4, 5].flatMap((by) =>
      found(changed(map, 'ledges', { turn: (map.tiles.ledges!.turn + by) % 6 })).filter(
        ({ code }) => code === 'MR-L51',
      ),
    );
  });
  const cut = ledges.find(({ message }) => message.includes('of Ledges'))!;
  expect(cut.spaces.length).toBeGreaterThan(0);
  expect(cut.spaces.every((id) => id.startsWith('ledges-'))).toBe(true);
  expect(cut.message).toMatch(/^No way leads from \d clearings? of Ledges to Borderland: [\d, ]+\.$/);
});

describe('what is no error of a map that is played on', () => {
  const map = made('reef');

  test('an enchanted tile', () => {
    expect(codes(changed(map, 'cavern', { side: 'enchanted' }))).toEqual(['MR-B03 warning']);
  });

  test('MR-B09: valleys that hold the same, or nothing yet', () => {
    expect(codes(changed(map, 'dark-valley', { holds: map.tiles['evil-valley']!.holds }))).toEqual([
      'MR-B09 warning',
      'MR-B09 warning',
    ]);
    const bare = mapOf(laidOf(map).map(({ holds: _holds, ...one }) => one));
    expect(codes(bare)).toEqual([]);
  });

  test('another map than that of the agreed seed', () => {
    const agreed = { 'world.mapMode': 'fixed-seed', 'world.seed': 'the old map' };
    expect(found(made('x', 'agreed', 2, agreed), agreed)).toEqual([]);
    expect(made('x', 'agreed', 2, agreed)).toEqual(made('y', 'agreed', 4, agreed));
    expect(found(map, agreed)).toMatchObject([{ code: 'MR-B03', severity: 'warning' }]);
  });
});

test('the schema takes what was made, and refuses tiles and places that there are not', () => {
  const map = made('reef');
  expect(RealmMap.parse(JSON.parse(JSON.stringify(map)))).toEqual(map);
  const refused = [
    { tiles: { ...map.tiles, moon: { q: 0, r: 0, turn: 0, side: 'green' } } },
    changed(map, 'cliff', { turn: 6 }),
    changed(map, 'cliff', { q: 0.5 }),
    changed(map, 'cliff', { holds: 'inn' }),
    {},
  ];
  for (const one of refused) expect(RealmMap.safeParse(one).success).toBe(false);
});

test('every clearing says its tile, its type and each of its ways', () => {
  const map = changed(made('reef'), 'cavern', { side: 'enchanted' });
  const { spaces, lines, pieces, marks = [] } = maps.scene(map);
  const clearings = spaces.filter(({ within }) => within !== undefined);
  expect(clearings).toHaveLength(95);
  expect(clearings.every(({ name }) => /^[A-Z][a-z ]+.* \d, (woods|cave|mountain)/.test(name))).toBe(true);
  const cavern = clearings.find(({ id }) => id === 'cavern-6')!;
  expect(cavern.name).toMatch(/^Cavern 6, cave, purple magic: /);
  expect(cavern.name).toContain('tunnel to 2');
  const drawn = lines.filter(({ kind }) => kind === 'hidden' || kind === 'secret');
  const told = laidOf(map).flatMap((one) =>
    sideOf(one).roadways.filter(([, , kind]) => kind === 'hidden' || kind === 'secret'),
  );
  expect(drawn).toHaveLength(told.length);
  expect(pieces.map(({ name }) => name).sort()).toEqual([
    'The Chapel',
    'The Guardhouse',
    'The House',
    'The Inn',
    'The ghosts',
  ]);
  // A name for each tile, and the magic of each enchanted clearing.
  expect(marks).toHaveLength(20 + 6);
});

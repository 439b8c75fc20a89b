import { expect, test } from 'vitest';
import { tiles } from '../catalogue/tiles';
import { CLEARING_MM, FLATS_MM } from './sizes';
import { nameSpot } from './tile-name';
import { tileSide } from './tile-side';

const sides = tiles.flatMap((tile) =>
  (['normal', 'enchanted'] as const).map((which) => [`${tile.name} ${which}`, tile, which] as const),
);
const far = (points: readonly number[], [x, y]: readonly [number, number]): number => {
  let least = Infinity;
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [ax, ay, bx, by] = points.slice(i, i + 4) as [number, number, number, number];
    const long = (bx - ax) ** 2 + (by - ay) ** 2;
    const t = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long));
    least = Math.min(least, Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y));
  }
  return least;
};

test.each(sides)(
  '%s: no road runs over a clearing that it does not join, and clearings stand apart',
  (_, tile, which) => {
    const { lines, places } = tileSide(tile, which, {
      x: 0,
      y: 0,
      flatsMm: FLATS_MM,
      clearingMm: CLEARING_MM,
    });
    const all = [...places];
    tile[which].roadways.forEach(([from, to], i) => {
      for (const [n, at] of all)
        if (n !== from && n !== to)
          expect(far(lines[i]!.points, at), `${from}-${to} over ${n}`).toBeGreaterThan(CLEARING_MM);
    });
    for (const [n, [x, y]] of all)
      for (const [m, [ax, ay]] of all)
        if (n < m) expect(Math.hypot(x - ax, y - ay), `${n} ${m}`).toBeGreaterThan(2 * CLEARING_MM);
  },
);

test.each([0, 1, 2, 3, 4, 5])('turned by %i, the roads of a tile end where its edges come to lie', (turn) => {
  const caves = tiles.find(({ id }) => id === 'caves')!;
  const size = { x: 0, y: 0, flatsMm: FLATS_MM, clearingMm: CLEARING_MM };
  const ends = (by: number) =>
    tileSide(caves, 'normal', { ...size, turn: by }).lines.flatMap(({ points }, i) =>
      typeof caves.normal.roadways[i]?.[1] === 'string' ? [points.slice(-2)] : [],
    );
  const middle = [FLATS_MM / Math.sqrt(3), FLATS_MM / 2] as const;
  ends(turn).forEach(([x, y], i) => {
    const [fromX, fromY] = ends(0)[i]!;
    const angle = (px: number, py: number): number => Math.atan2(py - middle[1], px - middle[0]);
    const turned = (angle(x!, y!) - angle(fromX!, fromY!) + 4 * Math.PI) % (2 * Math.PI);
    expect(Math.cos(turned - (turn * Math.PI) / 3)).toBeCloseTo(1, 6);
  });
});

test('names lie inside of their tiles, clear of clearings', () => {
  for (const [name, tile, which] of sides)
    for (let turn = 0; turn < 6; turn++) {
      const { places } = tileSide(tile, which, {
        x: 0,
        y: 0,
        flatsMm: FLATS_MM,
        clearingMm: CLEARING_MM,
        turn,
      });
      const [dx, dy] = nameSpot(tile, which, turn, CLEARING_MM);
      expect(Math.abs(dy), name).toBeLessThan(FLATS_MM / 2);
      const [x, y] = [FLATS_MM / Math.sqrt(3) + dx, FLATS_MM / 2 + dy];
      for (const [cx, cy] of places.values())
        expect(Math.hypot(cx - x, cy - y), `${name} turned by ${turn}`).toBeGreaterThan(CLEARING_MM);
    }
});

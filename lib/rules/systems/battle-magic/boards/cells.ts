import { Delaunay } from 'd3-delaunay';
import type { Dice } from '../../../kernel/game/dice';
import type { Border } from './map';
import { innerCircle } from './shape';

/** A sheet cut into cells, before anything grows on it. Whole tenths of a millimetre throughout. */
export interface Cells {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly (readonly number[])[];
  readonly centres: readonly (readonly [number, number])[];
  readonly borders: readonly Pick<Border, 'a' | 'b' | 'line'>[];
  /** Cells at the edge of the sheet. */
  readonly rim: readonly boolean[];
  /** The cell on the opposite side of the middle, where the map is the same from both sides. */
  readonly twin: readonly number[] | undefined;
}

type Point = readonly [x: number, y: number];
interface Sheet {
  readonly width: number;
  readonly height: number;
}

const RELAX = 8;

/** Corners of a cell in whole tenths, none twice in a row. */
function corners(polygon: readonly Point[] | undefined): number[] {
  const shape: number[] = [];
  for (const [px, py] of polygon ?? []) {
    const [x, y] = [Math.round(px), Math.round(py)];
    if (x !== shape.at(-2) || y !== shape.at(-1)) shape.push(x, y);
  }
  if (shape.length > 2 && shape[0] === shape.at(-2) && shape[1] === shape.at(-1)) shape.length -= 2;
  return shape;
}

/** Centre of mass, in whole tenths. */
function middle(shape: readonly number[]): Point | undefined {
  let [area, sx, sy] = [0, 0, 0];
  for (let i = 0; i < shape.length; i += 2) {
    const [x, y] = [shape[i]!, shape[i + 1]!];
    const [nx, ny] = [shape[(i + 2) % shape.length]!, shape[(i + 3) % shape.length]!];
    const cross = x * ny - nx * y;
    area += cross;
    sx += (x + nx) * cross;
    sy += (y + ny) * cross;
  }
  return area === 0 ? undefined : [Math.round(sx / (3 * area)), Math.round(sy / (3 * area))];
}

const voronoi = (sites: readonly Point[], { width, height }: Sheet) =>
  new Delaunay(sites.flat()).voronoi([0, 0, width, height]);

const mirrored = ([x, y]: Point, { width, height }: Sheet): Point => [width - x, height - y];

/** Sites spread evenly (Lloyd), the second half opposite to the first where the map is to look alike from both sides. */
function spread(dice: Dice, count: number, sheet: Sheet, symmetric: boolean): Point[] {
  const anywhere = (): Point => [1 + dice.below(sheet.width - 1), 1 + dice.below(sheet.height - 1)];
  const free = symmetric ? count >> 1 : count;
  let own = Array.from({ length: free }, anywhere);
  const all = (): Point[] => [
    ...own,
    ...(symmetric ? own.map((p) => mirrored(p, sheet)) : []),
    ...(symmetric && count % 2 === 1 ? [[sheet.width / 2, sheet.height / 2] as const] : []),
  ];
  for (let step = 0; step < RELAX; step++) {
    const cells = voronoi(all(), sheet);
    own = own.map((_, i) => middle(corners(cells.cellPolygon(i) as Point[] | undefined)) ?? anywhere());
  }
  return all();
}

/** Row by row, as people number them. */
function inRows(sites: readonly Point[], { width, height }: Sheet): Point[] {
  const rows = Math.round(Math.sqrt((sites.length * height) / width));
  const row = ([, y]: Point): number => Math.floor((y * rows) / (height + 1));
  return [...sites].sort((p, q) => row(p) - row(q) || p[0] - q[0] || p[1] - q[1]);
}

const near = (x: number, y: number, shape: readonly number[]): boolean => {
  for (let i = 0; i < shape.length; i += 2)
    if (Math.abs(shape[i]! - x) + Math.abs(shape[i + 1]! - y) <= 3) return true;
  return false;
};

/** The longest side of one cell whose ends both belong to the other. */
function common(shape: readonly number[], other: readonly number[]): number[] | undefined {
  let found: number[] | undefined;
  let longest = 0;
  for (let i = 0; i < shape.length; i += 2) {
    const [x, y] = [shape[i]!, shape[i + 1]!];
    const [nx, ny] = [shape[(i + 2) % shape.length]!, shape[(i + 3) % shape.length]!];
    const length = (nx - x) * (nx - x) + (ny - y) * (ny - y);
    if (length > longest && near(x, y, other) && near(nx, ny, other)) {
      longest = length;
      found = [x, y, nx, ny];
    }
  }
  return found;
}

const flipped = (line: readonly number[], { width, height }: Sheet): number[] =>
  line.map((n, i) => (i % 2 === 0 ? width : height) - n);

/** Irregular cells of much the same size (steps 1, 2 and 9 of the generator); the same dice give the same cells. */
export function makeCells(dice: Dice, count: number, sheet: Sheet, symmetric: boolean): Cells {
  const { width, height } = sheet;
  const sites = inRows(spread(dice, count, sheet, symmetric), sheet);
  const cells = voronoi(sites, sheet);
  const shapes = sites.map((_, i) => corners(cells.cellPolygon(i) as Point[] | undefined));
  const places = new Map(sites.map(([x, y], i) => [x * 20_001 + y, i]));
  const twin = symmetric
    ? sites.map((site) => {
        const [x, y] = mirrored(site, sheet);
        return places.get(x * 20_001 + y)!;
      })
    : undefined;
  twin?.forEach((other, i) => {
    if (other > i) shapes[other] = flipped(shapes[i]!, sheet);
  });

  const lines = new Map<number, { a: number; b: number; line: number[] }>();
  sites.forEach((_, a) => {
    for (const b of [...cells.neighbors(a)].sort((x, y) => x - y)) {
      if (b < a) continue;
      const line = common(shapes[a]!, shapes[b]!);
      if (line) lines.set(a * 400 + b, { a, b, line });
    }
  });
  if (twin)
    for (const { a, b, line } of [...lines.values()]) {
      const [c, d] = [twin[a]!, twin[b]!].sort((x, y) => x - y) as [number, number];
      if (c * 400 + d > a * 400 + b) lines.set(c * 400 + d, { a: c, b: d, line: flipped(line, sheet) });
      else if (!lines.has(c * 400 + d)) lines.delete(a * 400 + b);
    }
  const borders = [...lines.values()].sort((x, y) => x.a - y.a || x.b - y.b);

  const centres = shapes.map((shape) => innerCircle(shape).centre);
  twin?.forEach((other, i) => {
    if (other > i) centres[other] = mirrored(centres[i]!, sheet);
  });
  const rim = shapes.map((shape) => shape.some((n, i) => n === 0 || n === (i % 2 === 0 ? width : height)));
  return { width, height, shapes, centres, borders, rim, twin };
}

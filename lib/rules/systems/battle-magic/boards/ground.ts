import type { Dice } from '../../../kernel/game/dice';
import type { House } from '../house';
import type { TerrainId } from '../catalogue/vocabulary';
import type { Cells } from './cells';
import { lengthOf, TENTHS } from './map';

/** Cells that share a border of at least so many millimetres. */
export function nearOf({ shapes, borders }: Cells, minBorderMm: number): number[][] {
  const near: number[][] = shapes.map(() => []);
  for (const { a, b, line } of borders)
    if (lengthOf(line) >= minBorderMm * TENTHS) {
      near[a]!.push(b);
      near[b]!.push(a);
    }
  return near;
}

/** Cells alike in something, in connected pieces, the largest first. */
function pieces(near: readonly (readonly number[])[], alike: (cell: number) => boolean): number[][] {
  const seen = new Uint8Array(near.length);
  const found: number[][] = [];
  for (let first = 0; first < near.length; first++) {
    if (seen[first] || !alike(first)) continue;
    const piece = [first];
    seen[first] = 1;
    for (let i = 0; i < piece.length; i++)
      for (const to of near[piece[i]!]!)
        if (!seen[to] && alike(to)) {
          seen[to] = 1;
          piece.push(to);
        }
    found.push(piece);
  }
  return found.sort((p, q) => q.length - p.length);
}

/** A smooth field of hills and pits over the sheet, with a little noise; the same on both sides where the map is. */
function field(dice: Dice, { width, height, centres, twin }: Cells, noise: number): number[] {
  const hills = Array.from({ length: 5 + dice.below(4) }, () => ({
    x: dice.below(width),
    y: dice.below(height),
    wide: width / 12 + dice.below(Math.round(width / 6)),
    high: (300 + dice.below(700)) * (dice.below(3) === 0 ? -1 : 1),
  }));
  const at = centres.map(([x, y]) => {
    let sum = dice.below(noise);
    for (const hill of hills)
      for (const [hx, hy] of twin
        ? [
            [hill.x, hill.y],
            [width - hill.x, height - hill.y],
          ]
        : [[hill.x, hill.y]]) {
        const [dx, dy] = [x - hx!, y - hy!];
        const fall = 1 + (dx * dx + dy * dy) / (hill.wide * hill.wide);
        sum += hill.high / (fall * fall);
      }
    return sum;
  });
  return twin ? at.map((value, i) => (twin[i]! < i ? at[twin[i]!]! : value)) : at;
}

/** The cells with the most of something, up to a number of them; opposite cells go together. */
function highest(among: readonly number[], value: readonly number[], count: number, cells: Cells): number[] {
  const leads = among.filter((i) => !cells.twin || i <= cells.twin[i]!);
  const order = leads.sort((i, j) => value[j]! - value[i]! || i - j);
  const taken: number[] = [];
  for (const i of order) {
    if (taken.length >= count) break;
    taken.push(i);
    const other = cells.twin?.[i] ?? i;
    if (other !== i) taken.push(other);
  }
  return taken;
}

/** How much each layout lifts or sinks a cell. */
function mask({ width, height, centres, rim }: Cells, layout: House['mapLayout']): number[] {
  const small = centres.length < 100;
  return centres.map(([x, y], i) => {
    const across = Math.abs(2 * x - width) / width;
    const along = Math.abs(2 * y - height) / height;
    if (layout === 'continent')
      return rim[i] ? (small ? -500 : -100_000) : 700 * (1 - Math.max(across, along));
    if (layout === 'inland-sea') return -1_600 * Math.max(0, 1 - (across * across + along * along) * 1.6);
    if (layout === 'two-continents') return (rim[i] ? -300 : 0) - 1_800 * Math.max(0, 1 - 2.6 * across);
    return rim[i] ? -200 : 0;
  });
}

/** Small islands sink, and every water but the largest is drained: one sea, no landlocked ship (BM-M04, BM-M05). */
function repaired(land: boolean[], near: readonly (readonly number[])[]): boolean[] {
  for (const island of pieces(near, (i) => land[i]!))
    if (island.length <= 2) for (const i of island) land[i] = false;
  for (const lake of pieces(near, (i) => !land[i]).slice(1)) for (const i of lake) land[i] = true;
  return land;
}

const WATER = 0.38;

/** Which cells are land: the lowest are water, cut where the share of water comes nearest to 38 % (BM-M06). */
function landOf(dice: Dice, cells: Cells, near: readonly (readonly number[])[], layout: House['mapLayout']) {
  const lift = mask(cells, layout);
  const depth = field(dice, cells, 250).map((value, i) => -value - lift[i]!);
  const all = [...depth.keys()];
  let best: boolean[] = [];
  let off = Infinity;
  for (let part = 26; part <= 52; part++) {
    const land = all.map(() => true);
    for (const i of highest(all, depth, Math.round((all.length * part) / 100), cells)) land[i] = false;
    const share = repaired(land, near).filter((dry) => !dry).length / all.length;
    if (Math.abs(share - WATER) < off) [best, off] = [land, Math.abs(share - WATER)];
  }
  return best;
}

/** Terrain of every cell (steps 3 and 4 of the generator): one sea, half of the land clear, three tenths forest. */
export function growGround(
  dice: Dice,
  cells: Cells,
  near: readonly (readonly number[])[],
  layout: House['mapLayout'],
): TerrainId[] {
  const land = landOf(dice, cells, near, layout);
  const dry = [...land.keys()].filter((i) => land[i]);
  const wet = [...land.keys()].filter((i) => !land[i]);
  const terrain = land.map((is): TerrainId => (is ? 'clear' : 'sea'));
  for (const i of highest(dry, field(dice, cells, 600), Math.round(dry.length * 0.2), cells))
    terrain[i] = 'mountain';
  const rest = dry.filter((i) => terrain[i] === 'clear');
  for (const i of highest(rest, field(dice, cells, 600), Math.round(dry.length * 0.3), cells))
    terrain[i] = 'forest';
  const shoal = land.map((_, i) => dice.below(1_000) + (near[i]!.some((n) => land[n]) ? 400 : 0));
  const even = cells.twin ? shoal.map((value, i) => shoal[Math.min(i, cells.twin![i]!)] ?? value) : shoal;
  for (const i of highest(wet, even, Math.round(wet.length * 0.25), cells)) terrain[i] = 'reef';
  return terrain;
}

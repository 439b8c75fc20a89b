import type { SceneGround } from '@/lib/rules/kernel/game/scene';
import type { Op } from '../drawing';

interface Ground {
  readonly fill: string;
  /** Strokes in a cell of ten by ten: they tell the grounds apart in grey. */
  readonly strokes: readonly (readonly number[])[];
}

/** Colour and pattern of each ground on paper, the same signs as on the screen. */
const grounds: Readonly<Record<SceneGround, Ground>> = {
  blank: { fill: '#ffffff', strokes: [] },
  grass: {
    fill: '#eef3df',
    strokes: [
      [2, 8, 2, 5.6],
      [3.4, 8, 4.3, 6],
      [7, 4, 7, 1.8],
      [8.4, 4, 9.3, 2.2],
    ],
  },
  forest: {
    fill: '#cfe0bd',
    strokes: [
      [2.5, 6.5, 4.5, 2, 6.5, 6.5, 2.5, 6.5],
      [4.5, 6.5, 4.5, 8.5],
    ],
  },
  hills: {
    fill: '#ece0c2',
    strokes: [
      [0.5, 7, 2.5, 5.6, 4.5, 7],
      [5, 3.5, 7, 2.1, 9, 3.5],
    ],
  },
  mountain: {
    fill: '#dcd7d0',
    strokes: [
      [0.5, 8.5, 4, 2, 7.5, 8.5],
      [5.8, 5, 7.2, 2.8, 9.6, 7],
    ],
  },
  marsh: {
    fill: '#dbe6d6',
    strokes: [
      [1, 3, 5, 3],
      [6.5, 3, 9, 3],
      [3, 6.5, 8, 6.5],
      [5, 5.5, 5, 3.6],
    ],
  },
  water: {
    fill: '#d5e7f3',
    strokes: [
      [0.5, 3, 1.7, 2, 3, 3, 4.3, 2, 5.5, 3],
      [4, 7.5, 5.2, 6.5, 6.5, 7.5, 7.8, 6.5, 9, 7.5],
    ],
  },
  desert: {
    fill: '#f6e6c8',
    strokes: [
      [2, 2.5, 2.6, 2.5],
      [7, 4.5, 7.6, 4.5],
      [3.5, 7.5, 4.1, 7.5],
    ],
  },
  stone: { fill: '#f1eee8', strokes: [] },
  gold: { fill: '#f8e7a6', strokes: [[3, 1.5, 4.5, 3, 3, 4.5, 1.5, 3, 3, 1.5]] },
  portal: { fill: '#e8dff5', strokes: [] },
  trap: { fill: '#f6d9d2', strokes: [] },
  void: { fill: '#e5e3df', strokes: [[0, 10, 10, 0]] },
};

/** The colour that a ground is printed in. */
export const fillOf = (ground: SceneGround): string => grounds[ground].fill;

const STROKE = '#8d8676';
const tenth = (mm: number): number => Math.round(mm * 10) / 10;

/** Does a point lie in a shape? */
function isInside(shape: readonly number[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = shape.length - 2; i < shape.length; j = i, i += 2) {
    const [xi, yi, xj, yj] = [shape[i]!, shape[i + 1]!, shape[j]!, shape[j + 1]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** Signs of a ground strewn over a shape: only whole ones, on a lattice that all spaces of a board share. */
export function patternOf(ground: SceneGround, shape: readonly number[], cellMm: number): readonly Op[] {
  const { strokes } = grounds[ground];
  if (strokes.length === 0) return [];
  const xs = shape.filter((_, i) => i % 2 === 0);
  const ys = shape.filter((_, i) => i % 2 === 1);
  const lines: number[][] = [];
  const from = (least: number): number => Math.ceil(least / cellMm) * cellMm;
  for (let y = from(Math.min(...ys)); y + cellMm <= Math.max(...ys); y += cellMm)
    for (let x = from(Math.min(...xs)); x + cellMm <= Math.max(...xs); x += cellMm) {
      const whole = [0, cellMm].every((dx) => [0, cellMm].every((dy) => isInside(shape, x + dx, y + dy)));
      if (!whole) continue;
      for (const stroke of strokes)
        lines.push(stroke.map((n, i) => tenth((i % 2 === 0 ? x : y) + (n * cellMm) / 10)));
    }
  return lines.length === 0 ? [] : [{ op: 'strokes', lines, stroke: STROKE, lineMm: 0.15 }];
}

import type { PaperDrawing, PaperLine } from '../../../kernel/paper';
import type { SceneLine, SceneSpace } from '../../../kernel/scene';
import { drawingArea, type Board } from '../boards/board';

const SPOT_MM = 11;
const PAD_MM = 9;
/** A dotted ring round a spot on which a rock may stand at the start. */
const RING_MM = 12.8;

/** Corners of a regular figure that stands flat. */
const figure = (x: number, y: number, radius: number, corners: number): readonly number[] =>
  Array.from({ length: corners }, (_, i) => {
    const turn = ((2 * i + 1) * Math.PI) / corners - Math.PI / 2;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  }).flat();

const grounds = { plain: 'stone', trap: 'trap', nexus: 'gold' } as const;

/**
 * A domain as it is laid on the table (SS-R77): spots of 22 mm, lines, traps crossed, pads with the way they lead; dotted
 * rings where the optional rocks stand, since nothing else on the sheet names their spots (SS-R56).
 */
export function domainDrawing(name: string, board: Board): PaperDrawing {
  const places = new Map(
    [...board.spots, ...board.pads].map(({ id, x, y }) => [id as string, [x, y] as const]),
  );
  const line = (kind: SceneLine['kind'], from: string, to: string): readonly SceneLine[] => {
    const [a, b] = [places.get(from), places.get(to)];
    return a && b ? [{ kind, points: [...a, ...b] }] : [];
  };
  return {
    name,
    ...drawingArea,
    lines: [
      ...board.lines.flatMap(([a, b]) => line('road', a, b)),
      ...board.spots
        .filter(({ id }) => board.rocks.includes(id))
        .map(({ x, y }): PaperLine => {
          const ring = figure(x, y, RING_MM, 24);
          return { kind: 'hidden', points: [...ring, ...ring.slice(0, 2)] };
        }),
      ...board.pads.flatMap(({ id, attached }) => attached.flatMap((spot) => line('link', id, spot))),
    ],
    spaces: [
      ...board.spots.map(({ id, x, y, type }): SceneSpace => ({
        id,
        name: id,
        shape: figure(x, y, SPOT_MM, 24),
        ground: grounds[type],
        label: id,
        ...(type === 'nexus' ? { icon: 'any/star-swirl' } : {}),
      })),
      ...board.pads.map(({ id, x, y }): SceneSpace => ({
        id,
        name: id,
        shape: figure(x, y, PAD_MM, 6),
        ground: 'portal',
        label: id.startsWith('TX') ? 'Tx' : 'Rx',
      })),
    ],
    marks: [
      { x: drawingArea.wMm / 2, y: 5, sizeMm: 3, label: name },
      ...board.pads.map(({ id, x, y }) => ({
        x: x + (id.endsWith('L') ? 4 : -4),
        y: y + (y < drawingArea.hMm / 2 ? 13 : -13),
        sizeMm: 1.7,
        label: id.startsWith('TX')
          ? `to the ${id.endsWith('L') ? 'left' : 'right'}`
          : `from the ${id.endsWith('L') ? 'left' : 'right'}`,
      })),
    ],
  };
}

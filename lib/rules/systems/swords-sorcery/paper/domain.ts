import type { PaperDrawing, PaperLine } from '../../../kernel/catalogue/paper';
import type { SceneLine, SceneSpace } from '../../../kernel/game/scene';
import { drawingArea, type Board, type Pad } from '../boards/board';

const SPOT_MM = 11;
const PAD_MM = 9;
/** A ring round a spot: dotted where a rock may stand at the start, drawn through round the nexus. */
const RING_MM = 12.8;
const TITLE_MM = 3;
/** How far the titles are from the edges, and the words of a pad from its middle. */
const TITLE_AT_MM = 5;
const PAD_WORDS_AT_MM = 10.5;

/** Corners of a regular figure that stands flat. */
const figure = (x: number, y: number, radius: number, corners: number): readonly number[] =>
  Array.from({ length: corners }, (_, i) => {
    const turn = ((2 * i + 1) * Math.PI) / corners - Math.PI / 2;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  }).flat();

const ring = (kind: PaperLine['kind'], { x, y }: { readonly x: number; readonly y: number }): PaperLine => {
  const round = figure(x, y, RING_MM, 24);
  return { kind, points: [...round, ...round.slice(0, 2)] };
};

const isLeft = ({ id }: Pad): boolean => id.endsWith('L');
const sends = ({ id }: Pad): boolean => id.startsWith('TX');

/** Under its word, the way that a pad leads: a transmitter out of the domain, a receiver into it. (SS-062) */
function arrow(pad: Pad): PaperLine {
  const way = isLeft(pad) === sends(pad) ? -1 : 1;
  const [tip, y] = [pad.x + way * 4.5, pad.y + 4.4];
  const back = tip - way * 1.8;
  return {
    kind: 'arrow',
    points: [pad.x - way * 4.5, y, tip, y, back, y - 1.3, tip, y, back, y + 1.3],
  };
}

/** Above or below the pad, on the side of the nearer edge, where no line leads. */
function padWords(pad: Pad): NonNullable<PaperDrawing['marks']>[number] {
  const above = pad.y < drawingArea.hMm / 2;
  return {
    x: pad.x + (isLeft(pad) ? 4 : -4),
    y: pad.y + (above ? -PAD_WORDS_AT_MM : PAD_WORDS_AT_MM),
    sizeMm: 1.7,
    label: `${sends(pad) ? 'to' : 'from'} the ${isLeft(pad) ? 'left' : 'right'} neighbour`,
  };
}

const grounds = { plain: 'stone', trap: 'trap', nexus: 'gold' } as const;

/** So much of the drawing area is left off on each side where that saves pages: on Letter a domain goes on one page so. */
const NARROWER_MM = 4;

/** The same without a strip at its left and right edge; undefined where something stands there. */
function narrowed(drawing: PaperDrawing): PaperDrawing | undefined {
  const xs = [
    ...drawing.spaces.map(({ shape }) => shape),
    ...drawing.lines.map(({ points }) => points),
  ].flatMap((points) => points.filter((_, i) => i % 2 === 0));
  if (Math.min(...xs) < NARROWER_MM || Math.max(...xs) > drawing.wMm - NARROWER_MM) return undefined;
  const moved = (points: readonly number[]) => points.map((n, i) => (i % 2 === 0 ? n - NARROWER_MM : n));
  return {
    ...drawing,
    wMm: drawing.wMm - 2 * NARROWER_MM,
    spaces: drawing.spaces.map((space) => ({ ...space, shape: moved(space.shape) })),
    lines: drawing.lines.map((line) => ({ ...line, points: moved(line.points) })),
    marks: (drawing.marks ?? []).map((mark) => ({ ...mark, x: mark.x - NARROWER_MM })),
  };
}

/**
 * A domain as it is laid on the table (SS-R77): spots of 22 mm, lines, traps crossed, the nexus in a ring, pads with the way
 * they lead; dotted rings where the optional rocks stand, since nothing else on the sheet names their spots (SS-R56). The
 * title stands at both ends, for whoever sits opposite the other way round, as the labels of the lost sheet have it (SS-164).
 */
export function domainDrawing(name: string, board: Board): PaperDrawing {
  const whole = drawingOf(name, board);
  const narrower = narrowed(whole);
  return narrower ? { ...whole, narrower } : whole;
}

function drawingOf(name: string, board: Board): PaperDrawing {
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
      ...board.spots.filter(({ id }) => board.rocks.includes(id)).map((spot) => ring('hidden', spot)),
      ...board.spots.filter(({ type }) => type === 'nexus').map((spot) => ring('ring', spot)),
      ...board.pads.map(arrow),
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
      { x: drawingArea.wMm / 2, y: TITLE_AT_MM, sizeMm: TITLE_MM, label: name },
      {
        x: drawingArea.wMm / 2,
        y: drawingArea.hMm - TITLE_AT_MM,
        sizeMm: TITLE_MM,
        label: name,
        turned: true,
      },
      ...board.pads.map(padWords),
    ],
  };
}

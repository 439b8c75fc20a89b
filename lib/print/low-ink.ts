import type { Drawing, Op } from './drawing';
import { INK, WHITE } from './palette';
import type { Page, Placed } from './sheets';

/** A rim keeps so much of its breadth; a line that says what it is by its breadth, such as a road, so much. */
const RIM_SHARE = 0.27;
const LINE_SHARE = 0.6;
/** No printer draws a finer one. */
const LEAST_LINE_MM = 0.08;
/** The line around a picture by its size, and within what it stays. */
const PICTURE_LINE = 0.012;
const MOST_PICTURE_LINE_MM = 0.25;
/** Brighter than that is a ground, which paper is as well. */
const BRIGHT = 0.7;
/** No higher than that is a rule under a heading. */
const RULE_MM = 0.6;

/** How bright a colour is, from 0 to 1. */
function brightness(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  return 0.299 * r + 0.587 * g + 0.114 * b;
}

/** White instead of a tint; what is dark is a sign, and stays. */
const paled = (fill: string): string => (brightness(fill) > BRIGHT ? WHITE : fill);

const thinned = (lineMm: number, share: number): number =>
  Math.max(Math.min(lineMm, LEAST_LINE_MM), lineMm * share);

function spared(op: Op): Op {
  switch (op.op) {
    case 'icon': {
      const lineMm = Math.min(MOST_PICTURE_LINE_MM, Math.max(LEAST_LINE_MM, op.size * PICTURE_LINE));
      return { ...op, lineMm };
    }
    case 'rect': {
      const { fill, lineMm, h } = op;
      return {
        ...op,
        ...(fill === undefined ? {} : { fill: paled(fill) }),
        ...(fill !== undefined && h <= RULE_MM ? { h: h * RIM_SHARE } : {}),
        ...(lineMm === undefined ? {} : { lineMm: thinned(lineMm, RIM_SHARE) }),
      };
    }
    case 'poly':
      return {
        ...op,
        ...(op.fill === undefined ? {} : { fill: paled(op.fill) }),
        ...(op.lineMm === undefined
          ? {}
          : { lineMm: thinned(op.lineMm, op.closed ? RIM_SHARE : LINE_SHARE) }),
      };
    case 'circle':
      return { ...op, fill: paled(op.fill) };
    case 'line':
    case 'strokes':
      return { ...op, lineMm: thinned(op.lineMm, LINE_SHARE) };
    case 'window':
      return { ...op, ops: op.ops.map(spared) };
    case 'text':
      return op.halo === undefined ? op : { ...op, halo: paled(op.halo) };
  }
}

/** Heavy letters are a third of the ink of a sheet of words: there only heads and headings, which are coloured, keep them. */
const lightened = (op: Op): Op =>
  op.op === 'text' && op.font === 'strong' && op.fill === INK ? { ...op, font: 'body' } : op;

const sparedDrawing = (drawing: Drawing, isRead: boolean): Drawing => ({
  ...drawing,
  bleedFill: paled(drawing.bleedFill),
  ops: drawing.ops.map(spared).map((op) => (isRead ? lightened(op) : op)),
});

/** Only what fills its page is read; all else is cut out. */
const isRead = ({ oneSided, wMm, hMm }: Page<Drawing>, placed: Placed<Drawing>): boolean =>
  oneSided !== true && placed.wMm === wMm && placed.hMm === hMm;

/** Pages that say the same with little ink: pictures in outline, no tints, thinner lines, and on sheets of words lighter letters. Copies stay one drawing. */
export function inLowInk(pages: readonly Page<Drawing>[]): readonly Page<Drawing>[] {
  const made = new Map<Drawing, Drawing>();
  const of = (drawing: Drawing, isRead: boolean): Drawing => {
    const known = made.get(drawing) ?? sparedDrawing(drawing, isRead);
    made.set(drawing, known);
    return known;
  };
  return pages.map((page) => ({
    ...page,
    placed: page.placed.map((one) => ({ ...one, item: of(one.item, isRead(page, one)) })),
  }));
}

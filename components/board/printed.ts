import type { SceneSpace } from '@/lib/rules/kernel/game/scene';
import type { Spot } from '@/lib/rules/kernel/game/spot';

/** What of a space its print depends on. */
export type PrintedSpace = Pick<SceneSpace, 'shape' | 'within' | 'icon' | 'label'>;

/** A label with its middle at a point: `size` is that of its type. */
export interface PrintedLabel {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A letter is about so wide, in sizes of the type. */
const LETTER = 0.62;
/** A capital is so high. */
export const CAPITAL = 0.72;

/** How much of the board a label takes. */
export const labelBox = ({ x, y, size }: PrintedLabel, label: string) => ({
  left: x - (label.length * LETTER * size) / 2,
  right: x + (label.length * LETTER * size) / 2,
  top: y - (CAPITAL * size) / 2,
  bottom: y + (CAPITAL * size) / 2,
});

/** Pieces may stand so far over the rim of a space that lies within another: ground is left round it. */
const OVER_RIM = 1.45;

/** Is a point within a shape? */
function isWithin(shape: readonly number[], px: number, py: number): boolean {
  let inside = false;
  for (let i = 0, j = shape.length - 2; i < shape.length; j = i, i += 2) {
    const [x1, y1, x2, y2] = [shape[i]!, shape[i + 1]!, shape[j]!, shape[j + 1]!];
    if (y1 > py !== y2 > py && px < ((x2 - x1) * (py - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Is there ground in the corners of the square round a spot? */
export const hasCorners = (shape: readonly number[], { x, y, r }: Spot): boolean =>
  [-0.93, 0.93].every((dx) => [-0.93, 0.93].every((dy) => isWithin(shape, x + r * dx, y + r * dy)));

/**
 * Where a label stands and how large it is. Beside nothing else it has the middle. Whatever stands on the space or is pictured
 * there leaves it the corner of a square, the upper edge of a rounder shape, and the ground outside a space within another.
 * @param least so large a label would like to be, to be read where the board is seen small
 */
export function labelSpot(space: PrintedSpace, { x, y, r }: Spot, isTaken: boolean, least = 0): PrintedLabel {
  const sized = (usual: number, most: number) => r * Math.min(Math.max(usual, least / r), most);
  const crowded = isTaken || space.icon !== undefined;
  const within = space.within !== undefined;
  if (!crowded) return { x, y, size: within ? r : sized(0.42, 0.62) };
  if (within) return { x: x + r * 1.36, y: y - r * 1.36, size: r };
  if (hasCorners(space.shape, { x, y, r })) return { x: x + r * 0.66, y: y - r * 0.73, size: r * 0.42 };
  // A picture that made room has the other half of the upper edge.
  const aside = isTaken && space.icon !== undefined ? 0.36 : 0;
  return { x: x + r * aside, y: y - r * 0.71, size: r * 0.46 };
}

/** Where the picture of a space stands: what stands on it has the middle. */
export function iconSpot(
  space: PrintedSpace,
  { x, y, r }: Spot,
  isTaken: boolean,
): { readonly x: number; readonly y: number; readonly size: number } {
  const square = hasCorners(space.shape, { x, y, r });
  if (!isTaken)
    return space.label === undefined || square || space.within !== undefined
      ? { x, y, size: r * 1.24 }
      : { x, y: y + r * 0.2, size: r * 1.06 };
  if (space.label === undefined || square) return { x: x - r * 0.64, y: y - r * 0.64, size: r * 0.62 };
  return { x: x - r * 0.46, y: y - r * 0.66, size: r * 0.56 };
}

/** The room that is left to pieces beside what is printed there. */
export function roomOn(space: PrintedSpace, { x, y, r }: Spot): Spot {
  if (space.within !== undefined) return { x, y, r: r * OVER_RIM };
  if (space.label === undefined && space.icon === undefined) return { x, y, r };
  if (space.label === undefined || hasCorners(space.shape, { x, y, r }))
    return space.icon === undefined
      ? { x, y: y + r * 0.08, r: r * 0.94 }
      : { x: x + r * 0.06, y: y + r * 0.13, r: r * 0.92 };
  return { x, y: y + r * 0.2, r: r * 0.9 };
}

/** The type of the number on a piece: as large as is wished, but no larger than leaves the piece to be seen. */
export const badgeSize = (r: number, least: number): number => r * Math.min(Math.max(0.66, least / r), 1.1);

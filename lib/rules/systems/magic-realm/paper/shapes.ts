import type { PaperDrawing, PaperLine, PaperSpace } from '../../../kernel/catalogue/paper';
import type { SceneGround } from '../../../kernel/game/scene';

/** Sheets that are no larger go on one page of A4 or Letter, upright or on its side, with a white rim up to 8 mm. */
export const UPRIGHT = { wMm: 182, hMm: 251 } as const;
export const LYING = { wMm: 251, hMm: 182 } as const;

/** Boxes keep so far from the edge of a sheet that their lines are whole. */
export const RIM_MM = 1;

/** So much more than a counter or card its box measures each way: it is laid down by hand. */
export const PLAY_MM = 2;

/** A rectangle by its left top corner and its size, all in millimetres. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type PaperMark = NonNullable<PaperDrawing['marks']>[number];

/** What a sheet is put together from. */
export interface Part {
  readonly spaces: readonly PaperSpace[];
  readonly lines: readonly PaperLine[];
  readonly marks: readonly PaperMark[];
}

export const joined = (parts: readonly Part[]): Part => ({
  spaces: parts.flatMap(({ spaces }) => spaces),
  lines: parts.flatMap(({ lines }) => lines),
  marks: parts.flatMap(({ marks }) => marks),
});

export const rectangle = ({ x, y, w, h }: Rect): readonly number[] => [
  x,
  y,
  x + w,
  y,
  x + w,
  y + h,
  x,
  y + h,
];

const CORNERS = 48;
/** The oval, or the circle, that touches the sides of a rectangle. */
export const oval = ({ x, y, w, h }: Rect): readonly number[] =>
  Array.from({ length: CORNERS }, (_, i) => {
    const turn = (2 * Math.PI * i) / CORNERS;
    return [x + w / 2 + (w / 2) * Math.cos(turn), y + h / 2 + (h / 2) * Math.sin(turn)];
  }).flat();

const HEAD_MM = 1.8;
/** From one point to another, with its head. */
export function arrow(x: number, y: number, toX: number, toY: number): PaperLine {
  const turn = Math.atan2(toY - y, toX - x);
  const wing = (by: number): readonly [number, number] => [
    toX - HEAD_MM * Math.cos(turn + by),
    toY - HEAD_MM * Math.sin(turn + by),
  ];
  const spread = Math.PI / 5;
  return { kind: 'arrow', points: [x, y, toX, toY, ...wing(spread), toX, toY, ...wing(-spread)] };
}

export const words = (label: string, x: number, y: number, sizeMm: number, widthMm?: number): PaperMark => ({
  x,
  y,
  sizeMm,
  label,
  ...(widthMm === undefined ? {} : { widthMm }),
});

/** A box to lay something on. */
export const space = (
  id: string,
  name: string,
  shape: readonly number[],
  ground: SceneGround = 'blank',
): PaperSpace => ({ id, name, shape, ground });

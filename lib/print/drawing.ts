import type { FontId } from './measure';
import { mmOf } from './paper';

/** What page and PDF draw, in millimetres from the top left corner. */
export type Op =
  | {
      readonly op: 'rect';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly radius?: number;
      readonly fill?: string;
      readonly stroke?: string;
      readonly lineMm?: number;
    }
  | {
      readonly op: 'circle';
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly fill: string;
    }
  | {
      readonly op: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly stroke: string;
      readonly lineMm: number;
    }
  /** x and y of each point in turn. */
  | {
      readonly op: 'poly';
      readonly points: readonly number[];
      readonly closed: boolean;
      readonly fill?: string;
      readonly stroke?: string;
      readonly lineMm?: number;
    }
  /** Many lines in one stroke of the pen, each as x and y of its points in turn. */
  | {
      readonly op: 'strokes';
      readonly lines: readonly (readonly number[])[];
      readonly stroke: string;
      readonly lineMm: number;
    }
  /** What is seen of other ops through a window: `fromX`, `fromY` of them is its top left corner, and nothing hangs over. */
  | {
      readonly op: 'window';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly fromX: number;
      readonly fromY: number;
      readonly scale: number;
      readonly ops: readonly Op[];
    }
  /** `x`, `y` is the start of the base line, round which it is turned to the right by so many degrees. */
  | {
      readonly op: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly font: FontId;
      readonly sizePt: number;
      readonly fill: string;
      readonly turn?: number;
      /** The colour of a rim around its letters, which keeps them apart from what they stand on. */
      readonly halo?: string;
    }
  | {
      readonly op: 'icon';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly name: string;
      /** The colour of the picture, or of the line that is left of it. */
      readonly fill: string;
      /** In outline, with a line of that breadth. */
      readonly lineMm?: number;
    };

/** How broad the rim around letters is, half of it beneath them. */
export const haloMm = (sizePt: number): number => mmOf(sizePt) * 0.28;

/** All ops that draw something, those behind windows too. */
export const drawnOps = (ops: readonly Op[]): readonly Exclude<Op, { op: 'window' }>[] =>
  ops.flatMap((op) => (op.op === 'window' ? drawnOps(op.ops) : [op]));

/** Something that a reader of the paper should know before he prints. */
export interface Misfit {
  readonly kind: 'text' | 'character' | 'entry';
  /** Title of the face; of an entry that nobody knows, its id. */
  readonly title: string;
  readonly message: string;
}

export interface Drawing {
  readonly wMm: number;
  readonly hMm: number;
  /** Colour that goes on beyond the cut where a bleed is asked for. */
  readonly bleedFill: string;
  readonly ops: readonly Op[];
  readonly misfits: readonly Misfit[];
  /** What stands on it in signs, which are explained at the foot of its page. */
  readonly brief?: readonly string[];
}

import type { FontId } from './measure';

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
  /** `x`, `y` is the start of the base line. */
  | {
      readonly op: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly font: FontId;
      readonly sizePt: number;
      readonly fill: string;
    }
  | {
      readonly op: 'icon';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly name: string;
      readonly fill: string;
    };

/** Something that a reader of the paper should know before he prints. */
export interface Misfit {
  readonly kind: 'text' | 'character';
  /** Title of the face. */
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
}

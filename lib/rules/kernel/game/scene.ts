import type { Seat } from './engine';
import type { Tone } from '../catalogue/face';

/** What the ground of a space looks like; pages and paper give each a colour and a pattern that reads in grey. */
export const grounds = [
  'blank',
  'grass',
  'forest',
  'hills',
  'mountain',
  'marsh',
  'water',
  'desert',
  'stone',
  'gold',
  'portal',
  'trap',
  'void',
] as const;
export type SceneGround = (typeof grounds)[number];

/** One place on a board. */
export interface SceneSpace {
  readonly id: string;
  /** Said aloud and shown on hover: `c4, forest with a mine`. */
  readonly name: string;
  /** x and y of each corner in turn, in units of the scene. */
  readonly shape: readonly number[];
  readonly ground: SceneGround;
  /** A picture of the game-icons set for what is printed on it. */
  readonly icon?: string;
  /** A letter or two printed in its corner. */
  readonly label?: string;
  /** Whose home or possession it is. */
  readonly seat?: Seat;
  /** Where its pieces stand; absent: in the middle of the shape. */
  readonly centre?: readonly [x: number, y: number];
  /** The space that it lies in: a clearing on its tile. It is drawn upon it and upon the ways. */
  readonly within?: string;
}

/** A border, river, wall or road; x and y of each point in turn. Ways that are not open to all are told by their dashes and dots. */
export interface SceneLine {
  readonly points: readonly number[];
  readonly kind:
    | 'border'
    | 'river'
    | 'coast'
    | 'wall'
    | 'road'
    | 'stairs'
    | 'link'
    | 'roadway'
    | 'rim'
    | 'tunnel'
    | 'hidden'
    | 'secret';
}

/** Words printed on a board, their middle at a point. */
export interface SceneMark {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly label: string;
}

/** What a ground or a line of a board means, where that is not plain. */
export type SceneKey = {
  readonly says: string;
} & (
  | {
      readonly ground: SceneGround;
      /** The line round such a space, where that tells it apart. */
      readonly rim?: SceneLine['kind'];
    }
  | { readonly line: SceneLine['kind'] }
);

/** Something that stands on a space. Several on one space are fanned out. */
export interface ScenePiece {
  readonly id: string;
  readonly space: string;
  /** All spaces that it covers, where they are several: it stands in their middle, and an outline shows them. */
  readonly covers?: readonly string[];
  /** It lies flat on its spaces, and others may stand on it: it makes room for them. */
  readonly flat?: boolean;
  readonly seat?: Seat;
  /** Said aloud: `Red army, has moved`. */
  readonly name: string;
  readonly icon: string;
  /** A number or letter on it: strength, move points left. */
  readonly label?: string;
  /** `spent` is drawn pale, `covered` face down. */
  readonly state?: 'spent' | 'covered';
  readonly size?: 'small' | 'large';
}

/** A card or counter beside the board. */
export interface SceneItem {
  readonly id: string;
  /** The catalogue's entry, drawn as its card; absent where the viewer may not know it. */
  readonly entry?: string;
  readonly name: string;
  readonly icon?: string;
  readonly state?: 'spent' | 'covered';
  readonly label?: string;
  /** Whose it is, where that is not the tray's seat. */
  readonly seat?: Seat;
}

/** What lies beside the board: a hand, permanents, a pile, the stack of magic. */
export interface SceneTray {
  readonly id: string;
  readonly title: string;
  /** `chits` are small and all in sight; whatever else is long is scrolled. */
  readonly kind: 'hand' | 'cards' | 'stack' | 'pile' | 'pieces' | 'chits';
  readonly seat?: Seat;
  readonly items: readonly SceneItem[];
  /** Things in it beyond those that are listed: face-down cards of a pile. */
  readonly more?: number;
}

/** How a seat stands. */
export interface SceneSeat {
  readonly seat: Seat;
  /** The colour of its pieces: `Red`, `Northern Empire`. */
  readonly name: string;
  readonly tone: Tone;
  readonly alive: boolean;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** A position as one viewer sees it: everything a page needs to draw it, for any game. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly SceneSpace[];
  readonly lines: readonly SceneLine[];
  readonly marks?: readonly SceneMark[];
  readonly key?: readonly SceneKey[];
  readonly pieces: readonly ScenePiece[];
  readonly trays: readonly SceneTray[];
  readonly seats: readonly SceneSeat[];
  /** Where in the turn the game stands: `Movement Phase of Red`. */
  readonly phase: { readonly title: string; readonly explains: string; readonly rule?: string };
}

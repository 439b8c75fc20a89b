import { isKnown } from './army';
import type { Footprint, MmsCard } from './catalogue/card';
import type { MmsHouse } from './house';

/** The squares that a player may lay out on. */
export interface OwnArea {
  readonly width: number;
  readonly height: number;
}

const area = (width: number, height: number): OwnArea => ({
  width: Math.max(0, width),
  height: Math.max(0, height),
});

/** A mat of this width or height is the default, and counts as not agreed. */
const COMMON = 20;

/** The mat of the table: larger with three and more players unless the agreement sets its own (MMS-R62). */
export const matOf = ({ players, boardWidth, boardHeight }: MmsHouse): OwnArea => ({
  width: players > 2 && boardWidth === COMMON ? (players > 4 ? 30 : 24) : boardWidth,
  height: players > 2 && boardHeight === COMMON ? (players > 4 ? 20 : 24) : boardHeight,
});

/** Columns and rows of parts into which a mat falls: halves, quadrants, blocks of two rows (MMS-R62). */
export const partsOfMat = (players: number): readonly [across: number, down: number] =>
  players === 2 ? [1, 2] : players <= 4 ? [2, 2] : [3, 2];

/** Lines from one on, up to another that is not among them. */
type Lines = readonly [from: number, to: number];

/**
 * The lines, columns or rows, of so many parts side by side. What a border loses on each side belongs to nobody, and so
 * do lines that cannot be shared evenly.
 */
const shares = (lines: number, parts: number, lost: number): readonly Lines[] => {
  const share = Math.floor(lines / parts);
  return Array.from({ length: parts }, (_, n) => {
    // Parts lie as far apart as the lines allow: the first at one edge, the last at the other.
    const from = parts === 1 ? 0 : Math.floor((n * (lines - share)) / (parts - 1));
    return [from + (n > 0 ? lost : 0), from + share - (n < parts - 1 ? lost : 0)];
  });
};

/** The columns and the rows of the parts of the mat: two players lose neutral rows together, more on each border. */
export function matShares(house: MmsHouse): {
  readonly columns: readonly Lines[];
  readonly rows: readonly Lines[];
} {
  const { width, height } = matOf(house);
  const [across, down] = partsOfMat(house.players);
  if (house.players === 2) {
    const deep = Math.max(0, Math.floor((height - house.neutralRows) / 2));
    return {
      columns: [[0, width]],
      rows: [
        [0, deep],
        [height - deep, height],
      ],
    };
  }
  const lost = Math.floor(house.neutralRows / 2);
  return { columns: shares(width, across, lost), rows: shares(height, down, lost) };
}

const size = ([from, to]: Lines): number => to - from;

/**
 * The largest and the smallest own area of the table. Two players halve the mat along its rows; three and four take
 * quadrants, five and six blocks of two rows and three columns, on larger mats unless the agreement sets one (MMS-R62).
 * Parts drawn by the players themselves are unknown: then only the mat without its neutral rows bounds them.
 */
export function ownAreas(house: MmsHouse): { readonly most: OwnArea; readonly least: OwnArea } {
  if (house.areaDivision === 'custom') {
    const { width, height } = matOf(house);
    const whole = area(width, height - house.neutralRows);
    return { most: whole, least: whole };
  }
  const { columns, rows } = matShares(house);
  const [widths, heights] = [columns.map(size), rows.map(size)];
  return {
    most: area(Math.max(...widths), Math.max(...heights)),
    least: area(Math.min(...widths), Math.min(...heights)),
  };
}

/** The squares that one use covers on the mat; undefined for what has no footprint or an unknown one. */
export const footprintOf = (card: MmsCard, house: MmsHouse): Footprint | undefined => {
  if (card.kind === 'terrain') return house.terrainFootprint;
  return card.size && isKnown(card, 'size', house) ? card.size : undefined;
};

/** Does it fit in one of its two rotations (MMS-L15)? */
export const fits = ([w, l]: Footprint, { width, height }: OwnArea): boolean =>
  (w <= width && l <= height) || (l <= width && w <= height);

/** Characters, area pieces and bridges fill the own area separately (MMS-L14, MMS-R55). */
export type Layer = 'characters' | 'areas' | 'bridges';

/** On which layer a card lies; bridges lie over terrain, and not over each other. */
export const layerOf = (card: MmsCard): Layer | undefined => {
  if (card.kind === 'character') return 'characters';
  if (card.kind === 'defense') return card.abilities.includes('bridge') ? 'bridges' : 'areas';
  return card.kind === 'terrain' || card.slot === 'placed' ? 'areas' : undefined;
};

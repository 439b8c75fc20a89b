import { isKnown, type MmsTerms } from './army';
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

/**
 * The largest and the smallest own area of the table. Two players halve the mat along its rows; three and four take
 * quadrants, five and six blocks of two rows and three columns, on larger mats unless the agreement sets one (MMS-R62).
 * Parts drawn by the players themselves are unknown: then only the whole mat bounds them.
 */
export function ownAreas(
  house: MmsHouse,
  terms: MmsTerms,
): { readonly most: OwnArea; readonly least: OwnArea } {
  const { players, neutralRows } = house;
  const width =
    players > 2 && !terms.changed.includes('boardWidth') ? (players > 4 ? 30 : 24) : house.boardWidth;
  const height =
    players > 2 && !terms.changed.includes('boardHeight') ? (players > 4 ? 20 : 24) : house.boardHeight;
  if (house.areaDivision === 'custom') {
    const whole = area(width, height);
    return { most: whole, least: whole };
  }
  if (players === 2) {
    const half = area(width, Math.floor((height - neutralRows) / 2));
    return { most: half, least: half };
  }
  const lost = Math.floor(neutralRows / 2);
  const deep = Math.floor(height / 2) - lost;
  if (players <= 4) {
    const quadrant = area(Math.floor(width / 2) - lost, deep);
    return { most: quadrant, least: quadrant };
  }
  const column = Math.floor(width / 3);
  // The middle column has a border on either side.
  return { most: area(column - lost, deep), least: area(column - 2 * lost, deep) };
}

/** The squares that one use covers on the mat; undefined for what has no footprint or an unknown one. */
export const footprintOf = (card: MmsCard, house: MmsHouse): Footprint | undefined => {
  if (card.kind === 'terrain') return house.terrainFootprint;
  return card.size && isKnown(card, 'size', house) ? card.size : undefined;
};

/** Does it fit in one of its two rotations (MMS-L15)? */
export const fits = ([w, l]: Footprint, { width, height }: OwnArea): boolean =>
  (w <= width && l <= height) || (l <= width && w <= height);

/** Characters and area pieces fill the own area separately (MMS-L14). */
export type Layer = 'characters' | 'areas';

/** On which layer a card lies; bridges lie over others and count for neither. */
export const layerOf = (card: MmsCard): Layer | undefined => {
  if (card.kind === 'character') return 'characters';
  if (card.kind === 'defense') return card.abilities.includes('bridge') ? undefined : 'areas';
  return card.kind === 'terrain' || card.slot === 'placed' ? 'areas' : undefined;
};

import type { Tile } from '../catalogue/types';
import { freeSpot, type Block } from './free-spot';
import type { Point } from './tile-side';

/** Height of its capitals. */
export const NAME_MM = 3.6;
/** Near enough to keep them clear of roads. */
const LETTER_MM = NAME_MM * 0.82;
const TALL_MM = NAME_MM * 1.4;

/** With the letter of its warning chit: `Cliff M`. */
export const tileLabel = ({ name, letter }: Tile): string => `${name} ${letter}`;

const found = new Map<string, Point>();

/** Where the name of a tile stands, upright however it is turned, from its middle: as clear of clearings and roads as can be. */
export function nameSpot(tile: Tile, which: 'normal' | 'enchanted', turn: number, clearingMm: number): Point {
  const key = `${tile.id} ${which} ${turn} ${clearingMm}`;
  let spot = found.get(key);
  if (!spot)
    found.set(
      key,
      (spot = freeSpot(tile, which, turn, clearingMm, tileLabel(tile).length * LETTER_MM, TALL_MM)),
    );
  return spot;
}

/** The room that the name of a tile takes. */
export const nameBlock = (
  tile: Tile,
  which: 'normal' | 'enchanted',
  turn: number,
  clearingMm: number,
): Block => ({
  at: nameSpot(tile, which, turn, clearingMm),
  wideMm: tileLabel(tile).length * LETTER_MM,
  tallMm: TALL_MM,
});

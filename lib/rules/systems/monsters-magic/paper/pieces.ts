import type { Face } from '../../../kernel/catalogue/face';
import type { PaperPiece } from '../../../kernel/catalogue/paper';
import { back } from '../backs';
import { chits } from '../catalogue/chits';
import type { MmEntry } from '../catalogue/entry';
import { markers, tiles } from '../catalogue/tiles';
import { units } from '../catalogue/units';
import { face } from '../faces';
import type { MmList } from '../legality/types';
import { seatsOf } from '../seats';
import { unitFace, type Colour } from '../unit-sets';

const asPiece = (entry: MmEntry, times: number, more: Partial<Face> = {}): PaperPiece => {
  const behind = back(entry);
  return { face: { ...face(entry), ...more }, times, ...(behind ? { back: behind } : {}) };
};

/** The units of one colour: 33 garrisons, and 5 figures of each type (MM-014). */
const unitSet = (colour: Colour): readonly PaperPiece[] =>
  units.map((unit) => asPiece(unit, Number(unit.indicia['supply']), unitFace(unit, colour)));

/** A setup brings tiles, chits and a set of units for each player; a deck the markers of its cards that alter terrain. */
export function pieces(list: MmList): readonly PaperPiece[] {
  const { options } = list;
  const alters = list.lines.some(({ entry }) => entry.effects.some(({ kind }) => kind === 'setTerrain'));
  return [
    ...(options.form === 'setup'
      ? [
          ...tiles.map((tile) => asPiece(tile, tile.copies ?? 1)),
          ...chits.map((chit) => asPiece(chit, chit.copies ?? 1)),
          ...seatsOf(options).flatMap(({ colour }) => unitSet(colour)),
        ]
      : []),
    ...(alters ? markers.map((marker) => asPiece(marker, marker.copies ?? 1)) : []),
  ];
}

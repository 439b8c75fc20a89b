import { mapChits, tiles } from '../../catalogue';
import type { WarningLetter } from '../../catalogue/vocabulary';
import { calledBoxes } from '../../reckon/realm';
import type { RealmState } from '../engine/state';
import { boxes, denizens, ON_CARD, type ChartBox } from '../engine/world/denizens';
import { clearingNo, tileAt, type Place } from '../engine/world/ground';

export const NOBODY: readonly number[] = [];
export const ROWS = [1, 2, 3, 4, 5, 6];

/** The chits of a tile, by their places in the catalogue; undefined: he does not know all of them. */
export function chitsOn(s: RealmState, tile: number): readonly number[] | undefined {
  const out: number[] = [];
  for (const { id, tile: at } of s.chits) {
    if (at !== tile) continue;
    if (id < 0) return undefined;
    out.push(id);
  }
  return out;
}

const boxesOf = (row: number, group: number): readonly ChartBox[] =>
  boxes.filter((box) => box.row === row && box.group === group);

/** The boxes of each group that a chit calls, in a tile of that letter. (MR-087, MR-088) */
const callsIn = (letter: WarningLetter): readonly (readonly (readonly ChartBox[])[])[] =>
  mapChits.map((chit) =>
    ROWS.flatMap((row) => calledBoxes(row, letter, [chit], 1).map(({ group }) => boxesOf(row, group))),
  );
export const calls = { C: callsIn('C'), M: callsIn('M'), W: callsIn('W'), V: callsIn('V') };

/** Those of the first box of a group that is not empty. (MR-B48) */
export function nextOf(s: RealmState, group: readonly ChartBox[]): readonly number[] {
  const box = group.find((one) => one.denizens.some((i) => s.at[i] === ON_CARD));
  return box ? box.denizens.filter((i) => s.at[i] === ON_CARD) : NOBODY;
}

export const rowOf = (denizen: number): number => denizens[denizen]!.row;

/** Monsters that the chits of the tile would call to a clearing, by the row that prowls. */
export function calledTo(
  s: RealmState,
  chits: readonly number[],
  place: Place,
): readonly (readonly number[])[] {
  const out: number[][] = ROWS.map(() => []);
  const { letter } = tiles[tileAt(place)]!;
  for (const id of chits) {
    const { chit, clearing } = mapChits[id]!;
    if (chit !== 'warning' && clearing !== undefined && clearing !== clearingNo(place)) continue;
    for (const group of calls[letter][id]!) {
      const come = nextOf(s, group);
      if (come.length > 0) out[rowOf(come[0]!) - 1]!.push(...come);
    }
  }
  return out;
}

/** Monsters in nobody’s service, by clearing. */
export function standing(s: RealmState): ReadonlyMap<Place, readonly number[]> {
  const out = new Map<Place, number[]>();
  for (let i = 0; i < s.at.length; i++) {
    const place = s.at[i]!;
    if (place < 0 || s.hirer[i]! >= 0 || !denizens[i]!.monster) continue;
    const there = out.get(place);
    if (there) there.push(i);
    else out.set(place, [i]);
  }
  return out;
}

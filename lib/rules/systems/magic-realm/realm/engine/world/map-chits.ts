import type { Dice } from '../../../../../kernel/game/dice';
import { isValley, laidOf, mapOf, valleyHolds, type RealmMap } from '../../../boards/map';
import { dwellingPlace, reachingBorderland, roadsOf } from '../../../boards/roads';
import { mapChits, tiles } from '../../../catalogue';
import type { WarningLetter } from '../../../catalogue/vocabulary';
import type { Chit, Dwelling, RealmState } from '../state';
import { placeOn, type Place, type Sides } from './ground';

/** Chits of the Lost City and of the Lost Castle each. (MR-B08) */
const LOST = 5;
/** Sites and sounds that lie beside each of them in the tiles. */
const BESIDE = 4;

const chitsThat = (is: (chit: (typeof mapChits)[number]) => boolean): number[] =>
  mapChits.flatMap((chit, id) => (is(chit) ? [id] : []));
const tilesOf = (letter: WarningLetter): number[] =>
  tiles.flatMap((tile, at) => (tile.letter === letter ? [at] : []));
const lay = (ids: readonly number[], on: readonly number[]): Chit[] =>
  ids.map((id, i) => ({ id, tile: on[i]!, up: 0 }));

const warningsOf = (letter: WarningLetter): number[] =>
  chitsThat((chit) => chit.chit === 'warning' && chit.letter === letter);

/** The map chits, face down; those of the valleys are exchanged at once, and so lie nowhere. (MR-B08, MR-B09) */
export function dealChits(dice: Dice): Pick<RealmState, 'chits' | 'lost'> {
  const dealt = dice.shuffle(chitsThat(({ chit }) => chit === 'sound' || chit === 'site'));
  const city = dealt.splice(0, LOST);
  const castle = dealt.splice(0, LOST);
  const [lostCity] = chitsThat(({ id }) => id === 'lost-city');
  const [lostCastle] = chitsThat(({ id }) => id === 'lost-castle');
  const inCaves = dice.shuffle([...dealt.splice(0, BESIDE), lostCity!]);
  const inMountains = dice.shuffle([...dealt.splice(0, BESIDE), lostCastle!]);
  const letters = ['C', 'M', 'W'] as const;
  return {
    chits: [
      ...letters.flatMap((letter) => lay(dice.shuffle(warningsOf(letter)), tilesOf(letter))),
      ...lay(inCaves, tilesOf('C')),
      ...lay(inMountains, tilesOf('M')),
    ],
    lost: [city, castle],
  };
}

/** What the valleys hold is dealt, where the map does not say it already. (MR-B09) */
export function withValleys(map: RealmMap, dice: Dice): RealmMap {
  const laid = laidOf(map);
  if (!laid.some((one) => isValley(one.tile) && one.holds === undefined)) return map;
  const given = laid.flatMap(({ holds }) => holds ?? []);
  const open = dice.shuffle(valleyHolds.filter((what) => !given.includes(what)));
  return mapOf(
    laid.map((one) => (isValley(one.tile) && one.holds === undefined ? { ...one, holds: open.pop()! } : one)),
  );
}

/** The map with the sides that are up now. */
const mapNow = (map: RealmMap, sides: Sides): RealmMap =>
  mapOf(
    laidOf(map).map((one) => ({
      ...one,
      side: sides[tiles.indexOf(one.tile)] === 1 ? 'enchanted' : 'green',
    })),
  );

/** Says of a tile where its dwelling is put: the first of these clearings that connects to Borderland. (MR-B09) */
function placerOn(map: RealmMap): (tile: number, numbers: readonly number[]) => Place {
  const roads = roadsOf(map);
  const reached = reachingBorderland(roads);
  return (tile, numbers) => {
    const at = dwellingPlace(roads, reached, tiles[tile]!.id, numbers)!;
    return placeOn(tile, roads.clearings[at]!.n);
  };
}

/** Dwellings and ghosts of the valleys. (MR-B09) */
export function valleyDwellings(map: RealmMap): Dwelling[] {
  const placeFor = placerOn(map);
  return laidOf(map).flatMap(({ tile, holds }) =>
    holds === undefined ? [] : [{ id: holds, place: placeFor(tiles.indexOf(tile), [5, 4]) }],
  );
}

/** Where a campfire comes when its chit turns up. (MR-B09) */
export const campfirePlace = ({ game, sides }: Pick<RealmState, 'game' | 'sides'>, tile: number): Place =>
  placerOn(mapNow(game.map, sides))(tile, [5, 4, 2]);

import type { Scene, SceneGround, SceneLine, SceneSpace } from '../../../kernel/game/scene';
import { specials, specialNames, terrains } from '../catalogue/territories';
import type { TerrainId } from '../catalogue/vocabulary';
import { isLand, lengthOf, TENTHS, type BmMap, type Territory } from './map';

/** The id of a territory in scenes and findings: `t12`, by its number on paper. */
export const spaceId = (at: number): string => `t${at + 1}`;

const grounds: Readonly<Record<TerrainId, SceneGround>> = {
  clear: 'grass',
  forest: 'forest',
  mountain: 'mountain',
  sea: 'water',
  reef: 'water',
};
const icons = new Map([...specials, ...terrains].map(({ id, icon }) => [id, icon]));
const terrainNames = new Map(terrains.map(({ id, name }) => [id, name.toLowerCase()]));

/** `territory 12`, or by the name that it was given. */
export const placeName = (map: BmMap, at: number): string =>
  map.territories[at]?.name ?? `territory ${at + 1}`;

/** `a Mine`, `an Oracle`; Ruins, Workshops and Barbarian Villages are several. */
const oneSpecial = (name: string): string =>
  name.endsWith('s') ? name : `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`;

/** `forest with a Mine`. */
export function groundWords({ terrain, special }: Territory): string {
  const ground = terrainNames.get(terrain)!;
  return special === undefined ? ground : `${ground} with ${oneSpecial(specialNames[special]!)}`;
}

/** `Territory 12, forest with a Mine`. */
export function placeWords(map: BmMap, at: number): string {
  const territory = map.territories[at]!;
  return `${territory.name ?? 'Territory'} ${at + 1}, ${groundWords(territory)}`;
}

function lineOf(
  { territories }: BmMap,
  { a, b, line, river }: BmMap['borders'][number],
  least: number,
): SceneLine | undefined {
  // A contact that is too short to be a border is drawn as a dot: a piece of wall (BM-M14).
  if (lengthOf(line) < least) return { points: line, kind: 'wall' };
  if (river) return { points: line, kind: 'river' };
  return isLand(territories[a]!.terrain) === isLand(territories[b]!.terrain)
    ? undefined
    : { points: line, kind: 'coast' };
}

/** Spaces and lines of a map: all of a scene that does not change in play. */
export function groundScene(
  map: BmMap,
  minBorderMm: number,
): Pick<Scene, 'width' | 'height' | 'spaces' | 'lines'> {
  return {
    width: map.width,
    height: map.height,
    spaces: map.territories.map(({ terrain, special, shape, centre }, at): SceneSpace => {
      const icon =
        special !== undefined ? icons.get(special) : terrain === 'reef' ? icons.get('reef') : undefined;
      return {
        id: spaceId(at),
        name: placeWords(map, at),
        shape,
        ground: grounds[terrain],
        ...(icon === undefined ? {} : { icon }),
        label: String(at + 1),
        centre,
      };
    }),
    lines: map.borders.flatMap((border) => lineOf(map, border, minBorderMm * TENTHS) ?? []),
  };
}

const letters = 'ABCDEF';

/** A map by itself, with the places to begin; what is a border there, by the agreement, is for who draws it to say (BM-009, BM-M10, BM-M14). */
export const mapScene = (map: BmMap, minBorderMm = 5): Scene => ({
  ...groundScene(map, minBorderMm),
  pieces: map.starts.map(({ castle }, seat) => ({
    id: `start-${letters[seat]}`,
    space: spaceId(castle),
    seat,
    name: `Castle of player ${letters[seat]}`,
    icon: icons.get('castle') ?? 'castle',
    label: letters[seat]!,
  })),
  trays: [],
  seats: [],
  phase: { title: 'Before the game', explains: 'Every player puts a castle on a coast.', rule: 'BM-083' },
});

import type { Scene, SceneSpace } from '../../../../kernel/game/scene';
import { spotOf, type Spot } from '../../../../kernel/game/spot';
import { freeSpot } from '../../boards/free-spot';
import { laidOf, mapOf, type Laid, type RealmMap } from '../../boards/map';
import { mapScene } from '../../boards/map-scene';
import { CLEARING_MM } from '../../boards/sizes';
import { nameBlock } from '../../boards/tile-name';
import type { Point } from '../../boards/tile-side';
import { tiles } from '../../catalogue';
import type { RealmState } from '../engine/state';
import type { Sides } from '../engine/world/ground';

/** So wide is the place of the map chits that lie on a tile and in no clearing. */
const RACK_MM = 14;

export const rackId = (tile: number): string => `chits-${tiles[tile]!.id}`;

/** The map with the sides that are up, and on each tile a place for its map chits. */
interface Ground {
  readonly key: string;
  readonly scene: Scene;
  readonly racks: ReadonlyMap<number, SceneSpace>;
}

const spots = new Map<string, Point>();

/** Where the rack of a tile lies from its middle, clear of its name too. */
function rackSpot({ tile, side, turn }: Laid): Point {
  const key = `${tile.id} ${side} ${turn}`;
  const which = side === 'enchanted' ? 'enchanted' : 'normal';
  let spot = spots.get(key);
  if (!spot) {
    const name = nameBlock(tile, which, turn, CLEARING_MM);
    spots.set(key, (spot = freeSpot(tile, which, turn, CLEARING_MM, RACK_MM, RACK_MM, [name])));
  }
  return spot;
}

function rackOf(laid: Laid, { x, y }: Spot): SceneSpace {
  const { tile } = laid;
  const [dx, dy] = rackSpot(laid);
  const half = RACK_MM / 2;
  const [left, right, top, bottom] = [x + dx - half, x + dx + half, y + dy - half, y + dy + half];
  return {
    id: rackId(tiles.indexOf(tile)),
    name: `Map chits of ${tile.name}`,
    shape: [left, top, right, top, right, bottom, left, bottom],
    ground: 'blank',
    within: tile.id,
  };
}

function lay(map: RealmMap, sides: Sides, key: string): Ground {
  // What the valleys hold is drawn where it stands now.
  const laid = laidOf(map).map(({ holds: _, ...one }): Laid => ({
    ...one,
    side: sides[tiles.indexOf(one.tile)] === 1 ? 'enchanted' : 'green',
  }));
  const scene = mapScene(mapOf(laid));
  const racks = laid.map((one) => {
    const middle = spotOf(scene.spaces.find(({ id }) => id === one.tile.id)!);
    return [tiles.indexOf(one.tile), rackOf(one, middle)] as const;
  });
  return { key, scene, racks: new Map(racks) };
}

const grounds = new WeakMap<RealmMap, Ground>();

/** The map as it lies now; made anew where a tile was turned over. (MR-072) */
export function groundNow({ game: { map }, sides }: RealmState): Ground {
  const key = sides.join('');
  let ground = grounds.get(map);
  if (ground?.key !== key) grounds.set(map, (ground = lay(map, sides, key)));
  return ground;
}

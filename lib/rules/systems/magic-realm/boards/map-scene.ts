import type {
  Scene,
  SceneGround,
  SceneKey,
  SceneMark,
  ScenePiece,
  SceneSpace,
} from '../../../kernel/game/scene';
import { capital } from '../../../kernel/words/words';
import { dwellings } from '../catalogue/dwellings';
import { monsters } from '../catalogue/monsters';
import { clearingTypes, type RoadKind, type StartPlace, type TileKind } from '../catalogue/vocabulary';
import { placeNames } from '../places';
import { FIRST, isValley, laidOf, sideOf, type Laid, type RealmMap } from './map';
import { clearingWords, roadNames, tileWords } from './names';
import { CLEARING_MM, FLATS_MM } from './sizes';
import { clearingId, dwellingPlace, reachingBorderland, roadsOf } from './roads';
import { NAME_MM, nameSpot, tileLabel } from './tile-name';
import { cornersOf, groundOfClearing, lineOfRoad, rims, tileSide, wideMm } from './tile-side';

const RIM_MM = 4;
/** Words of one color, and of several in one clearing. */
const [COLOR_MM, COLORS_MM] = [2.1, 1.5];

/** The ground of a green tile says of which kind it is, and so which chits it gets. (MR-B08) */
const grounds: Readonly<Record<TileKind, SceneGround>> = {
  valley: 'desert',
  woods: 'forest',
  cave: 'stone',
  mountain: 'hills',
};
const groundOf = ({ tile, side }: Laid): SceneGround =>
  side === 'enchanted' ? 'portal' : grounds[tile.tileKind];

const iconOf = (holds: StartPlace): string =>
  [...dwellings, ...monsters].find(({ id }) => id === (holds === 'ghosts' ? 'ghost' : holds))!.icon;

const tenth = (mm: number): number => Math.round(mm * 10) / 10;

/** What grounds and lines mean, as far as they are seen. */
function keyOf(laid: readonly Laid[]): readonly SceneKey[] {
  const kinds = Object.keys(grounds) as TileKind[];
  return [
    ...kinds.map((kind) => ({
      says: `${capital(kind)} tile, ${capital(kind).charAt(0)}`,
      ground: grounds[kind],
    })),
    ...(laid.some(({ side }) => side === 'enchanted')
      ? [{ says: 'Enchanted tile', ground: 'portal' as const }]
      : []),
    ...clearingTypes.map((type) => ({
      says: `${capital(type)} clearing`,
      ground: groundOfClearing(type),
      ...(rims[type] ? { rim: rims[type] } : {}),
    })),
    ...(Object.keys(roadNames) as RoadKind[]).map((kind) => ({
      says: capital(roadNames[kind]),
      line: lineOfRoad(kind),
    })),
    { says: 'Borderland', line: 'wall' },
  ];
}

/** A map as it lies: tiles with their clearings and ways, and what the valleys hold. */
export function mapScene(map: RealmMap): Scene {
  const laid = laidOf(map);
  const roads = roadsOf(map);
  const reached = reachingBorderland(roads);
  const wide = wideMm(FLATS_MM);
  const corner = ({ q, r }: Laid): readonly [number, number] => [q * wide * 0.75, (r + q / 2) * FLATS_MM];
  const corners = laid.map(corner);
  const [left, top] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))];
  const spaces: SceneSpace[] = [];
  const lines: Scene['lines'][number][] = [];
  const marks: SceneMark[] = [];
  const pieces: ScenePiece[] = [];
  laid.forEach((one, i) => {
    const [x, y] = corners[i]!;
    const { tile, turn, holds } = one;
    const size = {
      x: x - left + RIM_MM,
      y: y - top + RIM_MM,
      flatsMm: FLATS_MM,
      clearingMm: CLEARING_MM,
      turn,
    };
    const which = one.side === 'enchanted' ? 'enchanted' : 'normal';
    const drawn = tileSide(tile, which, size);
    spaces.push({
      id: tile.id,
      name: tileWords(one),
      shape: drawn.floor.shape.map(tenth),
      ground: groundOf(one),
    });
    lines.push(...drawn.lines.map(({ kind, points }) => ({ kind, points: points.map(tenth) })));
    if (tile.id === FIRST) {
      const rim = cornersOf(size, 1.2);
      lines.push({ kind: 'wall', points: [...rim, ...rim.slice(0, 2)].map(tenth) });
    }
    for (const space of drawn.spaces) {
      const place = roads.clearings.findIndex(({ id }) => id === space.id);
      spaces.push({
        ...space,
        shape: space.shape.map(tenth),
        name: clearingWords(roads, place),
        within: tile.id,
      });
    }
    const [dx, dy] = nameSpot(tile, which, turn, CLEARING_MM);
    marks.push({
      x: tenth(size.x + wide / 2 + dx),
      y: tenth(size.y + FLATS_MM / 2 + dy),
      size: NAME_MM,
      label: tileLabel(tile),
    });
    for (const { n, colors = [] } of sideOf(one).clearings) {
      const [cx, cy] = drawn.places.get(n)!;
      if (colors.length > 0)
        marks.push({
          x: tenth(cx),
          y: tenth(cy + 5.2),
          size: colors.length > 1 ? COLORS_MM : COLOR_MM,
          label: colors.join(', '),
        });
    }
    const home = isValley(tile) && holds ? dwellingPlace(roads, reached, tile.id) : undefined;
    if (holds && home !== undefined)
      pieces.push({
        id: `${tile.id}-${holds}`,
        space: clearingId(tile.id, roads.clearings[home]!.n),
        name: capital(placeNames[holds]),
        icon: iconOf(holds),
      });
  });
  return {
    width: tenth(Math.max(0, ...corners.map(([x]) => x - left)) + wide + 2 * RIM_MM),
    height: tenth(Math.max(0, ...corners.map(([, y]) => y - top)) + FLATS_MM + 2 * RIM_MM),
    spaces,
    lines,
    marks,
    key: keyOf(laid),
    pieces,
    trays: [],
    seats: [],
    phase: {
      title: 'Before the game',
      explains: 'The tiles lie; what the valleys hold is revealed, all other chits lie face down.',
      rule: 'MR-B03',
    },
  };
}

import { seededDice } from '../../../kernel/game/dice';
import type { PaperBoard, PaperDrawing, PaperLine, PaperSpace } from '../../../kernel/catalogue/paper';
import { capital } from '../../../kernel/words/words';
import { maps } from '../boards/maps';
import type { RealmMap } from '../boards/map';
import { mapScene } from '../boards/map-scene';
import { roadNames } from '../boards/names';
import { groundOfClearing, lineOfRoad, rims } from '../boards/tile-side';
import { clearingTypes, type RoadKind } from '../catalogue/vocabulary';
import type { House } from '../house';
import { mapList } from './map-list';
import { LYING, oval, RIM_MM, UPRIGHT, words, type Part, type PaperMark } from './shapes';

/** Smaller words are left out where a map is drawn in small. */
const LEAST_WORDS_MM = 1.1;
const PIECE_MM = 13;

/** A map as large as it is laid, or in small with its corner at a point. */
function drawn(map: RealmMap, scale = 1, [left, top]: readonly [number, number] = [0, 0]) {
  const { width, height, spaces, lines, marks = [], pieces } = mapScene(map);
  const put = (n: number, i: number): number => n * scale + (i % 2 === 0 ? left : top);
  const isOuter = ({ within }: PaperSpace): boolean => within === undefined;
  const all = spaces.map((space): PaperSpace => ({ ...space, shape: space.shape.map(put) }));
  const homes = new Map(pieces.map(({ space, icon }) => [space, icon]));
  return {
    wMm: width * scale,
    hMm: height * scale,
    floors: all.filter(isOuter).map(({ shape, ground }) => ({ shape, ground })),
    spaces: all.filter((space) => !isOuter(space)),
    // A heavy rim is for the screen: on paper it would lie over names.
    lines: lines.map(({ kind, points }): PaperLine => ({
      kind: kind === 'wall' ? 'ring' : kind,
      points: points.map(put),
    })),
    marks: [
      ...marks.flatMap(({ x, y, size, label }): readonly PaperMark[] =>
        size * scale < LEAST_WORDS_MM ? [] : [{ x: put(x, 0), y: put(y, 1), sizeMm: size * scale, label }],
      ),
      ...all.flatMap(({ id, shape }): readonly PaperMark[] => {
        const icon = homes.get(id);
        const xs = shape.filter((_, i) => i % 2 === 0);
        const ys = shape.filter((_, i) => i % 2 === 1);
        const size = PIECE_MM * scale;
        return icon === undefined
          ? []
          : [{ x: Math.max(...xs) + size * 0.45, y: Math.min(...ys) + size * 0.1, sizeMm: size, icon }];
      }),
    ],
  };
}

/** Lines of a plan are so much thinner. */
const FINE = 0.55;
const KEY_MM = 17;
const SAMPLE_MM = 11;
const HEAD_MM = 9;

/** Ways and clearings with what they mean, in two rows of a strip. */
function key(top: number, wMm: number): Part {
  const roads = Object.keys(roadNames) as RoadKind[];
  const cell = wMm / 4;
  const circles = clearingTypes.map((type, i) => ({
    type,
    shape: oval({ x: i * cell + 5, y: top + 9, w: 6, h: 6 }),
  }));
  return {
    lines: [
      ...roads.map((kind, i) => ({
        kind: lineOfRoad(kind),
        points: [i * cell + 2, top + 4, i * cell + 2 + SAMPLE_MM, top + 4],
      })),
      ...circles.flatMap(({ type, shape }) => {
        const kind = rims[type];
        return kind ? [{ kind, points: [...shape, ...shape.slice(0, 2)] }] : [];
      }),
    ],
    spaces: circles.map(({ type, shape }) => ({
      id: `key-${type}`,
      name: `${capital(type)} clearing`,
      shape,
      ground: groundOfClearing(type),
      label: '1',
    })),
    marks: [
      ...roads.map((kind, i) =>
        words(capital(roadNames[kind]), i * cell + SAMPLE_MM + (cell - SAMPLE_MM) / 2, top + 4, 2),
      ),
      ...clearingTypes.map((type, i) =>
        words(`${capital(type)} clearing`, i * cell + SAMPLE_MM + (cell - SAMPLE_MM) / 2, top + 12, 2),
      ),
      words('V W C M: warning chit', 3.5 * cell, top + 12, 2),
    ],
  };
}

/** The whole map on one page, to lay one’s tiles by. */
function plan(name: string, map: RealmMap): PaperDrawing {
  const { width, height } = mapScene(map);
  const scaleOn = ({ wMm, hMm }: { readonly wMm: number; readonly hMm: number }): number =>
    Math.min(1, (wMm - 2 * RIM_MM) / width, (hMm - HEAD_MM - KEY_MM) / height);
  const page = scaleOn(UPRIGHT) >= scaleOn(LYING) ? UPRIGHT : LYING;
  const scale = scaleOn(page);
  const small = drawn(map, scale, [
    (page.wMm - width * scale) / 2,
    HEAD_MM + (page.hMm - HEAD_MM - KEY_MM - height * scale) / 2,
  ]);
  const below = key(page.hMm - KEY_MM, page.wMm);
  return {
    name: `${name}: plan`,
    ...page,
    fine: FINE,
    floors: small.floors,
    spaces: [...small.spaces, ...below.spaces],
    lines: [...small.lines, ...below.lines],
    marks: [...small.marks, ...below.marks, words(name, page.wMm / 2, RIM_MM + 3, 3.4)],
  };
}

/** A map on paper: in small on one page, with its list, and as large as its tiles on several. */
export const mapDrawings = (name: string, map: RealmMap): readonly PaperDrawing[] => [
  { ...plan(name, map), beside: mapList(name, map) },
  { name, ...drawn(map) },
];

/** Maps that are made from a seed. */
export const mapBoards: readonly PaperBoard<House>[] = maps.ways.map(({ id, name, explains }) => ({
  id,
  name: `Map: ${name.toLowerCase()}`,
  explains,
  asks: id === 'agreed' ? ['seed', 'players'] : ['seed'],
  rules: ['MR-B03', 'MR-B04', 'MR-B09'],
  draw: ({ seed, players }, house) =>
    mapDrawings(
      'Map of the realm',
      maps.make(id, seededDice(seed), players, house as Parameters<typeof maps.make>[3]),
    ),
}));

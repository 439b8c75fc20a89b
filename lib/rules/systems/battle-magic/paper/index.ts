import { seededDice } from '../../../kernel/game/dice';
import {
  drawnBy,
  type PaperBoard,
  type PaperDrawing,
  type SystemPaper,
} from '../../../kernel/catalogue/paper';
import { boards as maker } from '../boards';
import { TENTHS, type BmMap } from '../boards/map';
import { mapScene } from '../boards/map-scene';
import { entryCost } from '../boards/measure';
import type { BmEntry } from '../catalogue/entry';
import type { House } from '../house';
import type { Options } from '../options';
import { battleTable } from './battle-table';
import { matchOf, matchSheet } from './match-sheet';
import { shared } from './pieces';
import { sheet } from './sheet';
import { specialKey } from './special-key';
import { territoryList } from './territory-list';

/** So far above the number of its territory the castle of a start stands, with its letter between them. */
const START_UP_MM = 9.5;

const mm = (tenths: number): number => tenths / TENTHS;

/** A map at true size: territories by number and what it costs to enter them, rivers, coasts, contacts too short for a border by the agreement, starts (section 10, BM-R62). */
function drawing(name: string, map: BmMap, house: House): PaperDrawing {
  const scene = mapScene(map, house.minBorderMm);
  const centres = new Map(scene.spaces.map(({ id, centre }) => [id, centre]));
  return {
    name,
    wMm: mm(map.width),
    hMm: mm(map.height),
    spaces: scene.spaces.map((space, i) => {
      const { terrain, special, name: title } = map.territories[i]!;
      const [x = 0, y = 0] = space.centre ?? [];
      return {
        ...space,
        shape: space.shape.map(mm),
        centre: [mm(x), mm(y)] as const,
        label: `${i + 1} · ${entryCost(terrain, special, house)}`,
        ...(title === undefined ? {} : { title }),
      };
    }),
    beside: territoryList(name, map, house),
    lines: scene.lines.map((line) => ({ ...line, points: line.points.map(mm) })),
    marks: scene.pieces.map(({ space, icon, label }) => {
      const [x = 0, y = 0] = centres.get(space) ?? [];
      return { x: mm(x), y: mm(y) - START_UP_MM, icon, sizeMm: 8, ...(label === undefined ? {} : { label }) };
    }),
  };
}

const boards: readonly PaperBoard<House>[] = [
  ...maker.ways.map(({ id, name, explains }): PaperBoard<House> => ({
    id,
    name: `New map: ${name.toLowerCase()}`,
    explains,
    asks: ['seed', 'players'],
    rules: ['BM-003', 'BM-012', 'BM-M01'],
    draw: ({ seed, players }, house) => {
      const seats = Math.min(6, Math.max(2, players));
      return [drawing(`Map for ${seats} empires`, maker.make(id, seededDice(seed), seats, house), house)];
    },
  })),
  ...maker.named.map((named): PaperBoard<House> => ({
    id: named.id,
    name: named.name,
    explains: named.explains,
    asks: [],
    rules: ['BM-003'],
    draw: (_, house) => [drawing(named.name, named.board, house)],
  })),
];

/** Empire sheet, markers, maps, and what lies beside them. */
export const paper: SystemPaper<BmEntry, House, Options> = {
  sheet,
  pieces: () => [],
  shared: (lists) => shared(lists),
  boards,
  aids: [battleTable, specialKey, matchSheet],
  match: matchOf,
  drawn: drawnBy(maker.schema, (name, map, house) => [drawing(name, map, house)]),
};

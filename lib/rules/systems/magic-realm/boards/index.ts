import { z } from 'zod';
import { defineBoards, type BoardMaker } from '../../../kernel/game/board-maker';
import type { SpaceForm } from '../../../kernel/game/space-form';
import { MrBoard } from '../combat/clearings/board';
import { boards as clearings } from '../combat/clearings/maker';
import type { House } from '../house';
import { isMap, RealmMap } from './map';
import { maps } from './maps';

/** What Magic Realm is played on: the map of the realm, or one clearing of it with what lives there. */
type RealmBoard = RealmMap | MrBoard;

const isOfMaps = (way: string): boolean => maps.ways.some(({ id }) => id === way);

const [ofMap, ofClearing] = [maps.space!, clearings.space!];
const space: SpaceForm<RealmBoard> = {
  schema: (board, at) => (isMap(board) ? ofMap.schema(board, at) : ofClearing.schema(board, at)),
  read: (board, at) => (isMap(board) ? ofMap.read(board, at) : ofClearing.read(board, at)),
  write: (board, at, value) =>
    isMap(board) ? ofMap.write(board, at, value) : ofClearing.write(board, at, value),
  deeds: (board, at) => (isMap(board) ? ofMap.deeds!(board, at) : (ofClearing.deeds?.(board, at) ?? [])),
};

const both: BoardMaker<RealmBoard, House> = {
  schema: z.union([RealmMap, MrBoard]),
  named: clearings.named,
  ways: [
    ...maps.ways.map((way) => ({ ...way, name: `Map: ${way.name}` })),
    ...clearings.ways.map((way) => ({ ...way, name: `Clearing: ${way.name}` })),
  ],
  make: (way, ...rest) => (isOfMaps(way) ? maps : clearings).make(way, ...rest),
  check: (board, players, house) =>
    isMap(board) ? maps.check(board, players, house) : clearings.check(board, players, house),
  fairness: (board, players, house) =>
    isMap(board) ? maps.fairness(board, players, house) : clearings.fairness(board, players, house),
  scene: (board, house) => (isMap(board) ? maps.scene(board, house) : clearings.scene(board, house)),
  space,
};

/** As many players as there are characters. (MR-001) */
export const boards = defineBoards({ seats: { least: 1, most: 16 }, boards: both });

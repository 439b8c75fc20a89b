import type { BoardMaker } from '../../../kernel/game/board-maker';
import type { House } from '../house';
import { makeMap, type MapWayId } from './build';
import { checkMap } from './checks';
import { RealmMap } from './map';
import { mapScene } from './map-scene';
import { figuresOf } from './measure';
import { spaceForm } from './space-form';

const ways: readonly { readonly id: MapWayId; readonly name: string; readonly explains: string }[] = [
  {
    id: 'agreed',
    name: 'As agreed',
    explains:
      'Dealt to the players and laid in turns by the printed rules, each tile at random where it may lie. Where the table agreed on a random map or a given seed, that.',
  },
  {
    id: 'random',
    name: 'Random',
    explains: 'One tile after the other from a mixed pile, at random where it may lie.',
  },
  {
    id: 'compact',
    name: 'Compact',
    explains:
      'Each tile touches as many others as can be; of several such maps, the one with the shortest ways.',
  },
];

/** Maps of twenty tiles: built, checked and measured. (MR-B03, MR-B04, MR-B09, MR-L50, MR-L51) */
export const maps: BoardMaker<RealmMap, House> = {
  schema: RealmMap,
  named: [],
  ways,
  make: (way, dice, players, house) =>
    makeMap(ways.find(({ id }) => id === way)?.id ?? 'agreed', dice, players, house),
  check: (map, _players, house) => checkMap(map, house),
  fairness: (map, _players, house) => figuresOf(map, house),
  scene: (map) => mapScene(map),
  space: spaceForm,
};

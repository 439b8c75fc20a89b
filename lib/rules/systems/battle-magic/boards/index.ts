import type { z } from 'zod';
import type { BoardMaker } from '../../../kernel/game/board-maker';
import { seededDice } from '../../../kernel/game/dice';
import { House } from '../house';
import { checkMap } from './checks';
import { fairnessOf } from './fair';
import { makeMap, type MapWay } from './make-map';
import { BmMap } from './map';
import { mapScene } from './map-scene';
import { spaceForm } from './space-form';

const ways: readonly { readonly id: MapWay; readonly name: string; readonly explains: string }[] = [
  {
    id: 'agreed',
    name: 'As agreed',
    explains:
      'Size, layout and special territories as the table agreed; terrain is swapped until all starts stand alike.',
  },
  {
    id: 'symmetric',
    name: 'Alike from both sides',
    explains:
      'For two players: the map looks the same turned round, so nobody has the better side. For more it is left to chance.',
  },
  {
    id: 'quick',
    name: 'Small, for a quick game',
    explains:
      'Sixty territories for two players, eighty for three: fewer than the hundred that the rulebook asks for.',
  },
  {
    id: 'wild',
    name: 'Left to chance',
    explains: 'Size and layout as agreed, but nobody makes the starts alike.',
  },
];

interface Named {
  readonly id: string;
  readonly name: string;
  readonly explains: string;
  readonly players: number;
  readonly way: MapWay;
  readonly house: Readonly<Record<string, unknown>>;
}

/** Maps with a name of their own, so that a table can play on the same ground again. */
const named: readonly Named[] = [
  {
    id: 'ringed-land',
    name: 'The Ringed Land',
    explains: 'One continent in the sea for two empires, 120 territories.',
    players: 2,
    way: 'agreed',
    house: {},
  },
  {
    id: 'two-shores',
    name: 'The Two Shores',
    explains: 'Two continents with a strait between them, for two empires: ships decide.',
    players: 2,
    way: 'agreed',
    house: { mapLayout: 'two-continents' },
  },
  {
    id: 'hidden-sea',
    name: 'The Hidden Sea',
    explains: 'Three empires around a sea within the land.',
    players: 3,
    way: 'agreed',
    house: { mapLayout: 'inland-sea' },
  },
  {
    id: 'twin-coasts',
    name: 'The Twin Coasts',
    explains: 'Looks the same from both sides, and is small: a game for one evening.',
    players: 2,
    way: 'symmetric',
    house: { mapTerritories: 100 },
  },
];

/** The house variations of a named map. */
const houseFor = ({ players, house }: Named): House =>
  House.parse({ players, empires: Array.from({ length: players }, () => 'human'), ...house }) as House;

const made = new Map<string, BmMap>();

/** Drawn when first looked at. */
function drawn(of: Named): BmMap {
  let map = made.get(of.id);
  if (!map) {
    map = { name: of.name, ...makeMap(of.way, seededDice(of.id), of.players, houseFor(of)) };
    made.set(of.id, map);
  }
  return map;
}

/** Maps of Battle Magic: dealt, checked and compared by section 10 of the ledger. */
export const boards: BoardMaker<BmMap, House> = {
  schema: BmMap as z.ZodType<BmMap>,
  named: named.map((of) => ({
    id: of.id,
    name: of.name,
    explains: of.explains,
    get board() {
      return drawn(of);
    },
  })),
  ways,
  make: (way, dice, players, house) =>
    makeMap(ways.find(({ id }) => id === way)?.id ?? 'agreed', dice, players, house),
  check: checkMap,
  fairness: fairnessOf,
  scene: (map, house) => mapScene(map, house?.minBorderMm),
  space: spaceForm,
};

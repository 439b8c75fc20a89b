import type { BmMap } from '../boards/map';
import { classById } from '../catalogue/classes';
import type { BmEntry } from '../catalogue/entry';
import type { UnitClass } from '../catalogue/vocabulary';
import type { House } from '../house';
import { wholeDeck } from './cards';
import { groundOf } from './ground';
import { advantageOf, asFoe, kindOf, type UnitKind } from './kinds';
import { seatsAt } from './seating';
import type { BmGame } from './state';

/** Counters of one kind in a player's set. */
export interface BmSetLine {
  /** A class, a counter of one of the empires, or a unit of the players' own design. */
  readonly entry: BmEntry;
  readonly count: number;
  /** What stands on it. */
  readonly name: string;
}

/** What a table brings to the game: the agreement, a map, and a set of counters for each seat. */
export interface BmTable {
  readonly house: House;
  readonly map: BmMap;
  readonly sets: readonly (readonly BmSetLine[])[];
  /** A game begun under rules that asked also where there was one answer only. */
  readonly asksAll?: true;
}

/** Rounds after which a game is counted out where the table agreed on no limit: the ledger's bound (BM-R48). */
export const ROUND_LIMIT = 100;

const games = new WeakMap<BmTable, BmGame>();

/** What stays as it is through the games of this table; made once for all of them. */
export function gameOf(table: BmTable): BmGame {
  let game = games.get(table);
  if (!game) games.set(table, (game = makeGame(table)));
  return game;
}

const classOf = (entry: BmEntry): BmEntry =>
  entry.stats && entry.stats.unit !== 'own' ? (classById.get(entry.stats.unit) ?? entry) : entry;

function makeGame({ house, map, sets, asksAll }: BmTable): BmGame {
  const classes: BmEntry[] = [];
  const kindOfChit: number[] = [];
  const ownerOf: number[] = [];
  const entryOf: string[] = [];
  const nameOf: string[] = [];
  const first = [0];
  sets.forEach((set, seat) => {
    for (const { entry, count, name } of set) {
      const of = classOf(entry);
      let kind = classes.findIndex(({ id }) => id === of.id);
      if (kind < 0) kind = classes.push(of) - 1;
      for (let i = 0; i < count; i++) {
        kindOfChit.push(kind);
        ownerOf.push(seat);
        entryOf.push(entry.id);
        nameOf.push(name);
      }
    }
    first.push(kindOfChit.length);
  });
  const kinds: readonly UnitKind[] = classes.map((entry) => kindOf(entry.id, entry, house));
  const advantage = classes.flatMap((entry) => {
    const effects = (entry.stats && classById.get(asFoe(entry.stats.unit, house))?.effects) ?? entry.effects;
    return kinds.map(({ unit }) => advantageOf(effects, asFoe(unit, house)));
  });
  const ground = groundOf(map, house);
  const starter = (seat: number, unit: UnitClass): number => {
    for (let chit = first[seat]!; chit < first[seat + 1]!; chit++)
      if (kinds[kindOfChit[chit]!]!.unit === unit) return chit;
    throw new Error(`seat ${seat} brings no ${unit}`);
  };
  return {
    players: house.players,
    house,
    rounds: house.roundLimit ?? ROUND_LIMIT,
    map,
    ground,
    kinds,
    advantage,
    deck: wholeDeck(house.deckCopies),
    kindOf: kindOfChit,
    ownerOf,
    entryOf,
    nameOf,
    first,
    castlesOf: sets.map((_, seat) =>
      [...kindOfChit.keys()].filter((chit) => ownerOf[chit] === seat && kinds[kindOfChit[chit]!]!.keepsAlive),
    ),
    starters: sets.map((_, seat) => [starter(seat, 'castle'), starter(seat, 'army'), starter(seat, 'ship')]),
    apart: seatsAt(ground, house.players, house.castleMinDistance),
    asksLess: asksAll ? undefined : true,
  };
}

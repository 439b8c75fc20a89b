import { seededDice, type Dice } from '../../kernel/game/dice';
import type { Engine } from '../../kernel/game/engine';
import type { TableWish } from '../../kernel/game/playable';
import { ok, refuse, type Refusal, type Result } from '../../kernel/result';
import { checkMap } from './boards/checks';
import { makeMap } from './boards/make-map';
import type { BmMap } from './boards/map';
import { counters, empireRowById } from './catalogue/empires';
import type { BmEntry } from './catalogue/entry';
import { classWords, empireIds, type EmpireId } from './catalogue/vocabulary';
import type { BmList } from './contract';
import type { BmEvent } from './engine/events';
import { engine } from './engine';
import type { BmChoice, BmState } from './engine/state';
import type { BmSetLine, BmTable } from './engine/table';
import type { House } from './house';
import { territoriesFor } from './house/map';
import { roomFor } from './house/room';
import { countOf, empireOf, nameOn } from './muster';
import type { Options } from './options';
import { isPermitted } from './permitted';

type Wish = TableWish<BmEntry, House, Options, BmMap>;

/** A table whose map may still have to be dealt. */
export interface BmSeating extends Omit<BmTable, 'map'> {
  readonly map?: BmMap;
}

const no = (path: Refusal['path'], code: string, message: string): Refusal => ({ path, code, message });

const counterById = new Map(counters.map((counter) => [counter.id, counter]));

/** A printed set of 44 counters (BM-176). */
export const printedSet = (empire: EmpireId): readonly BmSetLine[] =>
  empireRowById
    .get(empire)!
    .counters.map(({ unit, name, count }) => ({ entry: counterById.get(`${empire}-${unit}`)!, count, name }));

/** The counters that a list names, with what stands on them (BM-R42). */
const setOf = (list: BmList): readonly BmSetLine[] =>
  list.lines.flatMap((line) =>
    line.entry.stats ? [{ entry: line.entry, count: line.count, name: nameOn(list, line) }] : [],
  );

/** Counters that the setup needs (BM-L03), and nothing that is no counter. */
function faultsOf(list: BmList, seat: number): readonly Refusal[] {
  if (list.form !== 'empire')
    return [no(['lists', seat], 'not_an_empire', 'A player brings an empire; the deck is common to all.')];
  const at = ['lists', seat] as const;
  return [
    ...list.unknown.map(({ at: line, id }) =>
      no([...at, 'entries', line], 'unknown_entry', `There is no entry “${id}”.`),
    ),
    ...list.lines
      .filter(({ entry }) => !entry.stats)
      .map(({ entry, at: line }) =>
        no([...at, 'entries', line], 'not_a_counter', `${entry.name} is no counter.`),
      ),
    ...(['castle', 'army', 'ship'] as const)
      .filter((unit) => countOf(list, unit) === 0)
      .map((unit) =>
        no([...at], 'BM-L03', `The setup needs one ${classWords[unit].one}; this empire has none.`),
      ),
  ];
}

const isEmpire = (id: string | undefined): id is EmpireId =>
  (empireIds as readonly string[]).includes(id ?? '');

/** The agreement for so many players: a map whose size nobody chose grows with them (BM-012). */
function houseFor(house: House, players: number): House {
  const usual = house.mapTerritories === territoriesFor(house.players);
  return { ...house, players, ...(usual ? { mapTerritories: territoriesFor(players) } : {}) };
}

/**
 * Maps are dealt for castles no farther apart than this without a trial: the generator was measured for it (section 10).
 */
const USUAL = { apart: 6, border: 5 } as const;

/** Whether a map can be dealt under an agreement, by all that bears on it. */
const tried = new Map<string, string | undefined>();

/**
 * Why no map can be dealt under this agreement; undefined: one can. Before, the castles stood nearer than agreed, and nobody was
 * told (BM-084, BM-M11). Only agreements that ask for more than usual are tried, because a map takes longer than all the rest.
 */
function noRoomFor(house: House): string | undefined {
  const { players, mapTerritories, castleMinDistance, minBorderMm } = house;
  const isRoomy = players === 2 || mapTerritories >= territoriesFor(players);
  if (castleMinDistance <= USUAL.apart && minBorderMm <= USUAL.border && isRoomy) return undefined;
  if (castleMinDistance > roomFor(house)) return noRoomWords(house);
  const { mapLayout, mapSymmetry, specials, specialEntry } = house;
  const key = JSON.stringify([
    [players, mapTerritories, castleMinDistance, minBorderMm],
    [mapLayout, mapSymmetry, specials, specialEntry],
  ]);
  if (tried.size > 200) tried.clear();
  if (!tried.has(key)) tried.set(key, seatsAll(shelfMap(0, house), house) ? undefined : noRoomWords(house));
  return tried.get(key);
}

const noRoomWords = ({ players, mapTerritories, castleMinDistance }: House): string =>
  `No map of ${mapTerritories} territories could be dealt on which the castles of ${players} players stand ${castleMinDistance} apart: agree on a smaller distance or on more territories, or bring a map.`;

/** May all its counters be brought (BM-L01)? */
const isOpen = (empire: EmpireId, { terms }: Wish): boolean =>
  printedSet(empire).every(({ entry }) => isPermitted(entry, empire, terms));

/**
 * The counters of each seat. Where nobody brings any they are those of the empire that was agreed, else of the humans; but of none
 * that is banned, nor of one that another has where each must differ, as long as there is another (BM-L01, BM-L12).
 */
function setsOf(wish: Wish, house: House): readonly (readonly BmSetLine[])[] {
  const taken = new Set(wish.lists.map((list) => list && empireOf(list)));
  return wish.lists.map((list, seat) => {
    if (list) return setOf(list);
    const agreed = house.empires[seat];
    const usual = isEmpire(agreed) ? agreed : 'human';
    const empire =
      [usual, ...empireIds].find((id) => isOpen(id, wish) && (house.mirrorEmpires || !taken.has(id))) ??
      usual;
    taken.add(empire);
    return printedSet(empire);
  });
}

/** What the game is set up from: agreement, a set of counters for each seat, and the map, where one is brought. */
export function table(wish: Wish): Result<BmSeating> {
  const players = wish.lists.length;
  const problems: Refusal[] = wish.lists.flatMap((list, seat) => (list ? faultsOf(list, seat) : []));
  if (players < 2 || players > 6) problems.push(no(['lists'], 'BM-L11', 'Two to six players take part.'));
  const house = houseFor(wish.house, players);
  if (wish.board && players >= 2 && players <= 6)
    for (const { severity, message, code } of checkMap(wish.board, players, house))
      if (severity === 'error') problems.push(no(['board'], code, message));
  // Last, because it takes the longest.
  const noRoom = problems.length > 0 || wish.board ? undefined : noRoomFor(house);
  if (noRoom !== undefined) problems.push(no(['house', 'castleMinDistance'], 'BM-L16', noRoom));
  if (problems.length > 0) return refuse(...problems);
  return ok({
    house,
    sets: setsOf(wish, house),
    ...(wish.board ? { map: wish.board } : {}),
    ...(wish.asksAll ? { asksAll: true } : {}),
  });
}

/** Different maps for games whose table brings none; each is drawn once, because that takes longer than a game. */
const SHELF = 24;
const dealt = new WeakMap<BmSeating, Map<number, BmTable>>();

const shelfMap = (which: number, house: House): BmMap =>
  makeMap('agreed', seededDice(`map ${which}`), house.players, house);

/** Has everybody a place to begin, as far from the others as agreed (BM-M10, BM-M11)? */
const seatsAll = (map: BmMap, { players }: House): boolean => map.starts.length >= players;

/** That map of the shelf, or the next on which everybody finds a place; where none has room for all, itself. */
function fromShelf(which: number, house: House): BmMap {
  const first = shelfMap(which, house);
  if (seatsAll(first, house)) return first;
  for (let more = 1; more < SHELF; more++) {
    const map = shelfMap((which + more) % SHELF, house);
    if (seatsAll(map, house)) return map;
  }
  return first;
}

/** The table with a map: its own, or one that the dice choose. */
export function withMap(table: BmSeating, dice: Dice): BmTable {
  const known = dealt.get(table) ?? new Map<number, BmTable>();
  dealt.set(table, known);
  const which = table.map ? 0 : dice.below(SHELF);
  let whole = known.get(which);
  if (!whole) {
    const { house } = table;
    const map = table.map ?? fromShelf(which, house);
    known.set(which, (whole = { ...table, map }));
  }
  return whole;
}

/** The rules, with a map dealt where the table has none. */
export const seatedEngine: Engine<BmSeating, BmState, BmChoice, BmEvent, BmState> = {
  ...engine,
  setup: (seating, dice, tell) => engine.setup(withMap(seating, dice), dice, tell),
};

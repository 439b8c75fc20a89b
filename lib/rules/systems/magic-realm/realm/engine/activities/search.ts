import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { rollTables } from '../../../catalogue/tables';
import type { DeedRules, Questions, Telling } from '../activity';
import type { Told } from '../events';
import { EYEMIST, isCursed } from '../kit';
import { spellOnTile } from '../magic/in-effect';
import { rollOn } from '../rolls';
import { isMover, placeOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { placesOnMap, tileAt, type Place } from '../world/ground';
import { bestLines, giveLine, type ClueEvent, type Line } from './clues';
import { loot, lootable } from './loot';
import {
  hasMagicSight,
  see,
  sightAsks,
  type SightAsk,
  type SightChoice,
  type SightEvent,
} from './magic-sight';
import { peersFrom, seenFrom } from './peering';
import { readable, readableGifts, readRunes, type RuneEvent } from './runes';

/** Tables that act on a clearing. */
export type LookTable = 'peer' | 'locate' | 'magic-sight';

export type SearchAsk =
  | { readonly type: 'search-table'; readonly seat: Seat }
  /** Any line of Peer or Locate. (MR-X32) */
  | { readonly type: 'search-line'; readonly seat: Seat; readonly at: Place }
  /** Where does the wise bird look for him? (MR-S09) */
  | { readonly type: 'wise-bird'; readonly seat: Seat }
  | SightAsk;
export type SearchChoice =
  | { readonly type: 'look'; readonly table: LookTable; readonly at: Place }
  | { readonly type: 'loot'; readonly from: string }
  /** The top spell card of a box, or a spell that was put into an artifact or book. (MR-047, MR-S31) */
  | { readonly type: 'read-runes'; readonly from: string; readonly given?: string }
  | { readonly type: 'search-line'; readonly line: Line; readonly at: Place }
  | SightChoice;
export type SearchEvent =
  | Told<
      'searched',
      {
        readonly seat: Seat;
        readonly table: LookTable;
        readonly at: Place;
        readonly faces: readonly number[];
        readonly result: number;
        readonly row: string;
      }
    >
  /** Eyemist, or nothing that lets him PEER there. (MR-X01, MR-016) */
  | Told<'no-search', { readonly seat: Seat }>
  | ClueEvent
  | RuneEvent
  | SightEvent;

/** Clearings into which he may peer besides his own. (MR-043, MR-T71) */
function peersInto(s: RealmState, seat: Who): readonly Place[] {
  const place = placeOf(s, seat);
  return s.who[seat]?.roams === 1
    ? placesOnMap(s.game.map).filter((one) => one !== place)
    : seenFrom(s, place);
}

const peepAt = (at: Place): SearchChoice => ({ type: 'look', table: 'peer', at });

/** Every table that he may use now, and at what; Magic Sight takes the place of all others. (MR-042 to MR-048, MR-B40) */
function tables(s: RealmState, seat: Who): SearchChoice[] {
  const place = placeOf(s, seat);
  if (hasMagicSight(s, seat)) return [{ type: 'look', table: 'magic-sight', at: place }];
  // Fog lets nobody peer out of a tile or into it. (MR-S06)
  const isFogged = (at: Place): boolean => spellOnTile(s, tileAt(at), 'no-peer') !== undefined;
  const peeps = (at: readonly Place[]) =>
    isFogged(place) ? [] : at.filter((one) => !isFogged(one)).map(peepAt);
  return [
    { type: 'look', table: 'locate', at: place },
    ...peeps([place]),
    ...lootable(s, seat).map((from): SearchChoice => ({ type: 'loot', from })),
    ...readable(s, seat).map((from): SearchChoice => ({ type: 'read-runes', from })),
    ...readableGifts(s, seat).map((gift): SearchChoice => ({ type: 'read-runes', ...gift })),
    ...peeps(peersInto(s, seat)),
  ];
}

const rowsOf = (table: LookTable) => rollTables.find(({ id }) => id === table)!.rows;

/** A roll on Peer, Locate or Magic Sight. (MR-042, MR-B38, MR-048) */
function look(
  s: RealmState,
  seat: Who,
  { table, at }: { readonly table: LookTable; readonly at: Place },
  activity: 'SEARCH' | 'PEER' | undefined,
  dice: Dice,
  tell: Telling,
): void {
  const { faces, result } = rollOn(s, seat, table, dice, activity);
  const row = rowsOf(table)[result - 1]!;
  tell?.({ type: 'searched', rule: 'MR-042', seat, table, at, faces, result, row });
  switch (row) {
    case 'nothing':
      return;
    case 'choice':
      s.asks.push({ type: 'search-line', seat, at });
      return;
    case 'counters':
    case 'treasure cards':
    case 'perceive spell':
      return see(s, seat, row, tell);
    default:
      giveLine(s, seat, at, row as Line, tell);
  }
}

function use(s: RealmState, seat: Who, choice: SearchChoice, dice: Dice, tell: Telling): void {
  if (choice.type === 'look') look(s, seat, choice, 'SEARCH', dice, tell);
  else if (choice.type === 'loot') loot(s, seat, choice.from, dice, tell);
  else if (choice.type === 'read-runes') readRunes(s, seat, choice, dice, tell);
}

export const searchAsks: Questions<SearchAsk['type']> = {
  ...sightAsks,
  'search-table': {
    choices: (s, { seat }) => tables(s, seat),
    answer(s, { seat }, choice, dice, tell) {
      if (choice.type === 'look' || choice.type === 'loot' || choice.type === 'read-runes')
        use(s, seat, choice, dice, tell);
    },
  },
  'wise-bird': {
    choices: (s) => placesOnMap(s.game.map).map(peepAt),
    answer(s, { seat }, choice, dice, tell) {
      if (choice.type === 'look') look(s, seat, choice, undefined, dice, tell);
    },
  },
  'search-line': {
    choices: (_s, { at }) => bestLines.map((line) => ({ type: 'search-line', line, at })),
    answer(s, { seat, at }, choice, _dice, tell) {
      if (choice.type === 'search-line') giveLine(s, seat, at, choice.line, tell);
    },
  },
};

export const searchDeeds: DeedRules<'search' | 'peer'> = {
  search(s, seat, _deed, dice, tell) {
    if (!isMover(s, seat) && isCursed(s.who[seat]!, EYEMIST)) {
      tell?.({ type: 'no-search', rule: 'MR-X01', seat });
      return;
    }
    const [only, ...more] = tables(s, seat);
    if (more.length === 0) use(s, seat, only!, dice, tell);
    else s.asks.push({ type: 'search-table', seat });
  },
  peer(s, seat, { at }, dice, tell) {
    if (!peersFrom(s, seat, placeOf(s, seat)).includes(at)) {
      tell?.({ type: 'no-search', rule: 'MR-016', seat });
      return;
    }
    look(s, seat, { table: 'peer', at }, 'PEER', dice, tell);
  },
};

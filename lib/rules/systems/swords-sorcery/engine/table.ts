import type { Seat } from '../../../kernel/game/engine';
import { row } from '../../../kernel/game/row';
import type { Board } from '../boards/board';
import type { ArmyPiece, CardEntry } from '../catalogue/entry';
import { handSizeOf } from '../agreed';
import type { House } from '../house';
import { gameCard } from './cards';
import { gameBoard } from './ground';
import type { SsGame } from './state';

/** A domain on offer, or brought along. */
export interface DomainOffer {
  readonly id: string;
  readonly name: string;
  readonly board: Board;
}

/** What a seat brings. */
export interface SeatWish {
  /** Absent: dealt or chosen from those on offer. */
  readonly domain?: DomainOffer;
  /** Pieces of each rank; absent: six pions, two guards, a warrior and a wizard (SS-016). */
  readonly army?: Readonly<Partial<Record<ArmyPiece, number>>>;
  /** From spot to piece; what is missing is placed in play (SS-015). */
  readonly placement?: Readonly<Record<string, ArmyPiece | 'none'>>;
  /** Ids of the first hand, where hands are brought (`cardSource` grimoire). */
  readonly grimoire?: readonly string[];
}

/** What a table brings to the game. */
export interface SsTable {
  readonly house: House;
  /** Every copy of every card. */
  readonly cards: readonly CardEntry[];
  /** Boards on offer. */
  readonly domains: readonly DomainOffer[];
  readonly seats?: readonly SeatWish[];
  /** Who starts, where the table chooses (`firstPlayer` chosen). */
  readonly first?: Seat;
  /** Cards dealt to each; absent: as agreed. */
  readonly deal?: number;
  /** Is giving up offered in the own movement? Play-outs do without. */
  readonly concede?: boolean;
  /** A game begun under rules that asked also where there was one answer only. */
  readonly asksAll?: true;
}

/** Boards that are on offer, and then those that seats bring. */
export const offersOf = ({ domains, seats = [] }: SsTable): DomainOffer[] => [
  ...domains,
  ...seats.flatMap((seat) => seat.domain ?? []),
];

const games = new WeakMap<SsTable, SsGame>();

/** What all games of a table share before domains are taken; worked out once. */
export function gameOf(table: SsTable): SsGame {
  const before = games.get(table);
  if (before) return before;
  const { house } = table;
  const boards = offersOf(table).map(({ id, name, board }) => gameBoard(id, name, board));
  const stride = Math.max(...boards.map((board) => board.spots.length));
  const game: SsGame = {
    players: house.players,
    house,
    cards: table.cards.map((entry) => gameCard(entry, house)),
    boards,
    offered: table.domains.length,
    stride,
    adj: [],
    links: [],
    exits: [],
    ground: row(house.players * stride, -1),
    spots: [],
    concede: table.concede ?? false,
    deal: table.deal ?? handSizeOf(house),
    brings: Array.from(
      { length: house.players },
      (_, seat) => house.cardSource === 'grimoire' && table.seats?.[seat]?.grimoire !== undefined,
    ),
    asksLess: table.asksAll ? undefined : true,
  };
  games.set(table, game);
  return game;
}

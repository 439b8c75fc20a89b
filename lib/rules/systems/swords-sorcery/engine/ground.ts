import { row } from '../../../kernel/game/row';
import { padIds, type Board, type PadId } from '../boards/board';
import { neighboursOf } from '../boards/graph';
import { JAM } from './movement';
import type { SsGame } from './state';

/** A domain with its spots as numbers, in the order of the board. */
export interface GameBoard {
  /** `ss-house-1`, or `drawn`. */
  readonly id: string;
  readonly name: string;
  readonly spots: readonly string[];
  readonly adj: readonly (readonly number[])[];
  /** By spot: what a flight leads over, and where to, in turn; each end once (SS-110, SS-R47). */
  readonly flights: readonly (readonly number[])[];
  /** 0 plain, 1 trap, 2 nexus. */
  readonly ground: readonly number[];
  /** Spots beside TXL, RXL, TXR and RXR. */
  readonly pads: readonly (readonly number[])[];
  readonly rocks: readonly number[];
  /** The drawing itself, for those who show it. */
  readonly drawing: Board;
}

const compiled = new WeakMap<Board, GameBoard>();

/** The board with numbers for its names; worked out once for each. */
export function gameBoard(id: string, name: string, board: Board): GameBoard {
  const before = compiled.get(board);
  if (before?.id === id && before.name === name) return before;
  const made = compile(id, name, board);
  compiled.set(board, made);
  return made;
}

function compile(id: string, name: string, board: Board): GameBoard {
  const number = new Map(board.spots.map((spot, k) => [spot.id, k]));
  const known = (names: readonly string[]): number[] => [
    ...new Set(names.map((one) => number.get(one)).filter((k) => k !== undefined)),
  ];
  const graph = neighboursOf(board);
  const adj = board.spots.map((spot) => known(graph.get(spot.id) ?? []));
  return {
    id,
    name,
    spots: board.spots.map((spot) => spot.id),
    adj,
    flights: adj.map((_, spot) => flightsFrom(adj, spot)),
    ground: board.spots.map((spot) => (spot.type === 'trap' ? 1 : spot.type === 'nexus' ? 2 : 0)),
    pads: padIds.map((pad: PadId) =>
      known(board.pads.filter((p) => p.id === pad).flatMap((p) => p.attached)),
    ),
    rocks: known(board.rocks),
    drawing: board,
  };
}

function flightsFrom(adj: readonly (readonly number[])[], spot: number): number[] {
  const seen = [spot];
  const out: number[] = [];
  for (const over of adj[spot]!)
    for (const to of adj[over]!) {
      if (seen.includes(to)) continue;
      seen.push(to);
      out.push(over, to);
    }
  return out;
}

const TXL = 0;
const RXL = 1;
const TXR = 2;
const RXR = 3;

/**
 * The whole ring as one graph: TXL of a domain leads to RXR of the next clockwise, TXR to RXL of the next anti-clockwise
 * (SS-063, SS-064, SS-R20).
 */
export function linkRing(game: SsGame, domain: readonly number[], ring: readonly number[]): SsGame {
  const key = `${domain.join()} ${ring.join()}`;
  const known = rings.get(game.boards) ?? new Map<string, SsGame>();
  rings.set(game.boards, known);
  const ready = known.get(key) ?? join(game, domain, ring);
  // Random domains of many players would fill it for ever.
  if (known.size < 512) known.set(key, ready);
  return ready;
}

/** The boards of a table belong to its game alone. */
const rings = new WeakMap<readonly GameBoard[], Map<string, SsGame>>();

function join(game: SsGame, domain: readonly number[], ring: readonly number[]): SsGame {
  const { players, house, cards, boards, offered, stride, concede, deal, brings, asksLess } = game;
  const size = players * stride;
  const adj: number[][] = Array.from({ length: size }, () => []);
  const links: number[][][] = Array.from({ length: size }, () => []);
  const ground = row(size, -1);
  const spots: number[] = [];
  ring.forEach((seat, i) => {
    const board = boards[domain[seat]!]!;
    const base = seat * stride;
    board.adj.forEach((near, k) => {
      adj[base + k] = near.map((other) => base + other);
      ground[base + k] = board.ground[k]!;
      spots.push(base + k);
    });
    const lead = (tx: number, rx: number, to: number): void => {
      const landings = boards[domain[to]!]!.pads[rx]!.map((k) => to * stride + k);
      for (const k of board.pads[tx]!) links[base + k]!.push(landings);
    };
    lead(TXL, RXR, ring[(i + 1) % ring.length]!);
    lead(TXR, RXL, ring[(i + ring.length - 1) % ring.length]!);
  });
  const exits = adj.map((near, spot) => [
    ...new Set([...near, ...links[spot]!.flat()]),
    ...links[spot]!.map((_, pad) => JAM - pad),
  ]);
  // Named one by one, as copied fields give different rings different shapes, which slows all play.
  return {
    players,
    house,
    cards,
    boards,
    offered,
    stride,
    adj,
    links,
    exits,
    ground,
    spots,
    concede,
    deal,
    brings,
    asksLess,
  };
}

/** The seat at whose place the spot lies. */
export const domainOf = (game: SsGame, spot: number): number => Math.trunc(spot / game.stride);

/** `D3` of a spot. */
export const spotName = (game: SsGame, domain: readonly number[], spot: number): string => {
  const seat = domainOf(game, spot);
  return game.boards[domain[seat]!]?.spots[spot - seat * game.stride] ?? '';
};

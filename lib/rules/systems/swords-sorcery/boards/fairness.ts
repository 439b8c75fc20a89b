import type { Fairness } from '../../../kernel/game/board-maker';
import type { House } from '../house';
import type { Board, PadId } from './board';
import { shapeOf } from './graph';
import { domainOf, linkOf, type Realm } from './realm';
import { nearReceiver, raidRoutes, stepsToPad } from './routes';

/** 1 where all have as much, towards 0 as they differ. */
const evenness = (values: readonly number[]): number => {
  const most = Math.max(...values);
  return most === 0 ? 1 : Math.min(...values) / most;
};

const figure = (label: string, explains: string, bySeat: readonly number[]): Fairness => ({
  label,
  explains,
  bySeat,
  score: evenness(bySeat),
});

/** Steps from nexus to nexus by one link: out to the transmitter, one across, in from the receiver (SS-E21). */
function raidBy(boards: readonly Board[], seat: number, pad: 'TXL' | 'TXR'): number | undefined {
  const to = linkOf(pad, seat, boards.length);
  const out = stepsToPad(boards[seat]!, pad);
  const into = stepsToPad(boards[to.seat]!, to.pad);
  return out === undefined || into === undefined ? undefined : out + 1 + into;
}

const least = (values: readonly (number | undefined)[]): number => {
  const known = values.filter((v) => v !== undefined);
  return known.length === 0 ? 0 : Math.min(...known);
};

const opened = new WeakMap<Board, Board>();

/** What the rocks of the start leave of a domain: nobody stands on their spots or passes them. (SS-R56) */
function withoutRocks(board: Board): Board {
  const known = opened.get(board);
  if (known) return known;
  const rocks = new Set(board.rocks);
  const open: Board = {
    ...board,
    spots: board.spots.filter(({ id }) => !rocks.has(id)),
    lines: board.lines.filter((ends) => !ends.some((end) => rocks.has(end))),
    pads: board.pads.map((pad) => ({ ...pad, attached: pad.attached.filter((id) => !rocks.has(id)) })),
  };
  opened.set(board, open);
  return open;
}

/** What each seat gets of ways, room and cover as the first turn begins; even where every seat gets the same. */
export function fairnessOf(realm: Realm, players: number, house: House): readonly Fairness[] {
  const boards = Array.from({ length: players }, (_, seat) => {
    const board = domainOf(realm, seat);
    return house.initialRocks ? withoutRocks(board) : board;
  });
  const each = (value: (board: Board, seat: number) => number): readonly number[] => boards.map(value);
  const left = (seat: number): number => linkOf('TXL', seat, players).seat;
  const right = (seat: number): number => linkOf('TXR', seat, players).seat;
  const depth = (board: Board, pads: readonly PadId[]): number =>
    least(pads.map((pad) => stepsToPad(board, pad)));
  return [
    figure(
      'Way to a neighbour',
      'Steps of the shortest raid from the own nexus to that of a neighbour.',
      each((_, seat) => least([raidBy(boards, seat, 'TXL'), raidBy(boards, seat, 'TXR')])),
    ),
    figure(
      'Way of the raiders',
      'Steps of the shortest raid from a neighbour’s nexus to the own.',
      each((_, seat) => least([raidBy(boards, left(seat), 'TXR'), raidBy(boards, right(seat), 'TXL')])),
    ),
    figure(
      'Depth',
      'Steps from a receiver to the nexus.',
      each((board) => depth(board, ['RXL', 'RXR'])),
    ),
    figure(
      'Both sides alike',
      'Ways in from the left and from the right, as the shorter against the longer: 1 where they are equal.',
      each((board) => evenness([depth(board, ['RXL']), depth(board, ['RXR'])])),
    ),
    figure('Raid routes', 'Ways from the receivers to the nexus that share no spot.', each(raidRoutes)),
    figure(
      'Open to raids',
      'Spots within five steps of one receiver, the one that opens more of them.',
      each((board) => nearReceiver(board, 5)),
    ),
    figure(
      'Trap spots',
      'Spots on which trap cards work.',
      each((board) => shapeOf(board).traps),
    ),
    figure(
      'Room',
      'Spots of the domain that are not under a rock.',
      each((board) => board.spots.length),
    ),
  ];
}

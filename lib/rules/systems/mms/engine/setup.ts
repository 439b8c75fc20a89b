import type { Dice } from '../../../kernel/game/dice';
import type { Seat, Tell } from '../../../kernel/game/engine';
import type { MmsBoard } from '../boards/board';
import type { MmsHouse } from '../house';
import type { GameCard } from './cards';
import type { MmsEvent } from './events';
import { freshState } from './fresh-state';
import { startLayout } from './layout';
import type { MmsGame, MmsState } from './state';

/** One use on the mat with what it carries: cards by their place in `MmsTable.cards`. */
export interface ForcePiece {
  readonly card: number;
  readonly carried: readonly number[];
}

/** All that one seat lays out, decoys included. */
export interface Force {
  readonly pieces: readonly ForcePiece[];
}

/** What a game is set up from. */
export interface MmsTable {
  /** With `players`, `boardWidth` and `boardHeight` as they are at this table (MMS-R62). */
  readonly house: MmsHouse;
  readonly board: MmsBoard;
  /** The decoy last. */
  readonly cards: readonly GameCard[];
  /** By seat. */
  readonly forces: readonly Force[];
  /** Who begins, where the order is agreed; the others follow as they sit. */
  readonly begins: Seat;
}

/** Sorts seats by a throw each, the highest first; those that tie throw again among themselves (MMS-022, 7.2 of the ledger). */
function ranked(
  seats: readonly Seat[],
  draw: (seat: Seat) => number,
  see: (throws: readonly (readonly [Seat, number])[]) => void,
): Seat[] {
  if (seats.length < 2) return [...seats];
  const throws = seats.map((seat): readonly [Seat, number] => [seat, draw(seat)]);
  see(throws);
  const values = [...new Set(throws.map(([, value]) => value))].sort((a, b) => b - a);
  return values.flatMap((value) =>
    ranked(
      throws.flatMap(([seat, own]) => (own === value ? [seat] : [])),
      draw,
      see,
    ),
  );
}

/** Settles the order of play (MMS-021, MMS-022): by dice, by a card drawn from the deck, or as they sit from whoever was agreed on. */
export function settleOrder(
  game: MmsGame,
  seats: readonly Seat[],
  dice: Dice,
  tell?: Tell<MmsEvent>,
): Seat[] {
  const sorted = [...seats].sort((a, b) => a - b);
  if (game.house.orderOfPlay === 'agreed')
    return [...sorted.filter((seat) => seat >= game.begins), ...sorted.filter((seat) => seat < game.begins)];
  if (game.house.orderOfPlay === 'dice')
    return ranked(
      sorted,
      () => dice.roll(100),
      (rolls) => tell?.({ type: 'firstRolls', rule: 'MMS-022', rolls }),
    );
  const drawn = new Map<Seat, number>();
  return ranked(
    sorted,
    (seat) => {
      const card = dice.below(game.cards.length - 1);
      drawn.set(seat, card);
      return game.cards[card]!.level;
    },
    (throws) =>
      tell?.({
        type: 'firstCards',
        rule: 'MMS-022',
        cards: throws.map(([seat]) => [seat, drawn.get(seat)!]),
      }),
  );
}

/** Everybody has what he brings before him, and nothing lies on the mat yet. */
export function setup(
  { house, board, cards, forces, begins }: MmsTable,
  dice: Dice,
  tell?: Tell<MmsEvent>,
): MmsState {
  // Mixed, so that the number of a marker tells nothing of what stands under it.
  const mixed = forces.map(({ pieces }) => dice.shuffle(pieces));
  const pieces = mixed.flat();
  const owner = mixed.flatMap((own, seat) => own.map(() => seat));
  const first = [0];
  for (const own of mixed) first.push(first.at(-1)! + own.length);
  const game: MmsGame = {
    players: forces.length,
    house,
    width: board.width,
    height: board.height,
    part: board.parts,
    cards,
    owner,
    first,
    begins,
  };
  const order = settleOrder(
    game,
    forces.map((_, seat) => seat),
    dice,
    tell,
  );
  tell?.({ type: 'order', rule: 'MMS-021', seats: order });
  const s = freshState(game, pieces, order);
  startLayout(s, dice, tell);
  return s;
}

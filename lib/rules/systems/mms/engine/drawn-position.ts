import { dividedMat } from '../boards/board';
import { cards as deck } from '../catalogue';
import type { MmsCard } from '../catalogue/card';
import { MmsHouse } from '../house';
import { put } from './board';
import { decoyCard, gameCard } from './cards';
import { freshState } from './fresh-state';
import { withinAreas } from './ground';
import { NOWHERE, poseOf, type MmsGame, type MmsState } from './state';

/** A piece of a position; columns and rows are counted from 1, as in the examples of the ledger. */
export interface Put {
  readonly seat: number;
  /** Its key in the catalogue, or `decoy`. */
  readonly card: string;
  /** Absent: it is not laid out yet. */
  readonly at?: readonly [x: number, y: number] | undefined;
  /** 1: turned by a quarter. */
  readonly rot?: 0 | 1;
  readonly carried?: readonly string[];
  /** To which other seats it is identified; to all unless said. */
  readonly known?: readonly number[];
  /** Who controls an area or engine: its seat, or nobody under `firstOccupant`, unless said; −1: nobody. */
  readonly control?: number;
  /** CAP taken from it. */
  readonly lost?: number;
}

export interface Position {
  /** What differs from the printed game. */
  readonly house?: Readonly<Record<string, unknown>>;
  /** Cards of the agreement, beside the starter set. */
  readonly own?: readonly MmsCard[];
  /** Squares of the mat, 20 × 20 unless said. */
  readonly width?: number;
  readonly height?: number;
  /** Seats in rising order, so that pieces are numbered as they are written. */
  readonly pieces: readonly Put[];
}

const cardNumber = (game: MmsGame, id: string): number => {
  const card = game.cards.findIndex((one) => one.id === id);
  if (card < 0) throw new Error(`no card ${id}`);
  return card;
};

function gameOf({ house: agreed = {}, own = [], width = 20, height = 20, pieces }: Position): MmsGame {
  const owner = pieces.map(({ seat }) => seat);
  if (owner.some((seat, i) => seat < (owner[i - 1] ?? 0))) throw new Error('pieces stand seat after seat');
  const players = Math.max(2, ...owner.map((seat) => seat + 1));
  const house = MmsHouse.parse({ ...agreed, players, boardWidth: width, boardHeight: height });
  return {
    players,
    house,
    width,
    height,
    // Of two players as agreed (MMS-R62), of more strips, one below the other.
    part:
      players === 2
        ? dividedMat(house).parts
        : Array.from({ length: width * height }, (_, at) =>
            Math.floor((Math.floor(at / width) * players) / height),
          ),
    begins: 0,
    cards: [...[...deck, ...own].map((card) => gameCard(card, house)), decoyCard],
    owner,
    first: Array.from({ length: players + 1 }, (_, seat) => owner.filter((one) => one < seat).length),
  };
}

/** The number of a square by its column and row, both from 1. */
export const at = (s: MmsState, x: number, y: number): number => (y - 1) * s.game.width + x - 1;

/** A game in its first round, seat 0 about to choose a character; every card of the starter set may be named. */
export function position(given: Position): MmsState {
  const game = gameOf(given);
  const { pieces } = given;
  const cards = pieces.map(({ card }) => cardNumber(game, card));
  const holds = (i: number) => !['character', 'decoy'].includes(game.cards[cards[i]!]!.kind);
  const nobodyYet = game.house.controlAtSetup === 'firstOccupant';
  const s: MmsState = {
    ...freshState(
      game,
      pieces.map(({ carried = [] }, i) => ({
        card: cards[i]!,
        carried: carried.map((id) => cardNumber(game, id)),
      })),
      Array.from({ length: game.players }, (_, seat) => seat),
    ),
    phase: 'turn',
    turn: 1,
    round: 1,
    lost: pieces.map(({ lost = 0 }) => lost),
    known: pieces.map(({ seat, known }) =>
      known ? [...known, seat].reduce((bits, one) => bits | (1 << one), 0) : (1 << game.players) - 1,
    ),
    control: pieces.map(({ seat, control }, i) => (holds(i) ? (control ?? (nobodyYet ? -1 : seat)) : -1)),
  };
  pieces.forEach(({ at: place, rot = 0 }, piece) => {
    if (place) put(s, piece, at(s, ...place), rot);
  });
  // Whoever stands in an area has been there from the joining on.
  const areas: number[] = [];
  pieces.forEach((_, piece) => {
    if (game.cards[cards[piece]!]!.kind !== 'character' || s.at[piece] === NOWHERE) return;
    withinAreas(s, piece, poseOf(s, piece), areas);
    for (const area of areas) s.inside[area]!.push(piece);
  });
  return s;
}

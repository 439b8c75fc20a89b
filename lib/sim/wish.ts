import type { Agreement, List } from '@/lib/rules';
import type { BoardWish, BotLevel, Effort } from '@/lib/rules/playing';

/** Who sits somewhere: a bot, with a list of its own or the system's usual one. */
export interface SeatWish {
  readonly bot: BotLevel;
  /** How long a searching bot thinks; absent: quickly. */
  readonly effort?: Effort;
  readonly list?: List;
}

/** The board of every game, or a way to deal each game its own. */
export type SimBoard = BoardWish | { readonly way: string };

/** What the games are played with: the part that a comparison varies. */
export interface SimSide {
  readonly seats: readonly SeatWish[];
  readonly agreement?: Agreement;
  /** Null, or absent: dealt by each game. */
  readonly board?: SimBoard | null;
}

/** Many games as plain JSON, said alike by page, worker and API. */
export interface SimWish extends SimSide {
  readonly system: string;
  readonly games: number;
  /** At most 60 characters; game `i` has the seed `seed/i`. */
  readonly seed: string;
  /** Who sits first moves on by one seat with each game. */
  readonly rotate?: boolean;
  /** Stop once every win share is known this closely: half the width of its interval. */
  readonly precision?: number;
  /** Play each game a second time with this changed, by the same seed. */
  readonly against?: Partial<SimSide>;
}

/** The seed of one game: it depends on the wish’s seed and its number alone. */
export const seedOf = ({ seed }: Pick<SimWish, 'seed'>, game: number): string => `${seed}/${game}`;

/** Which of the wish's seats sits at a place of the table in a game. */
export const seatAt = (place: number, game: number, players: number, rotate: boolean): number =>
  rotate ? (place + game) % players : place;

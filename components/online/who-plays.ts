import { YOU } from '@/components/simulator/setup/players';
import type { GameNow } from '@/lib/api/contract/shapes/game';
import { firstSeatOf, isSamePerson } from '@/lib/rules/kernel/game/leaders';
import type { Player } from '@/lib/rules/playing';

/** The seats of a game as the rules know them: what the wire has as null is absent. */
const seatsOf = ({ as }: Pick<GameNow, 'as'>): readonly { readonly as?: number }[] =>
  as.map((first) => (first === null ? {} : { as: first }));

/** Is it the first seat of whoever plays there? */
export const isFirst = (now: Pick<GameNow, 'as'>, seat: number): boolean =>
  firstSeatOf(seatsOf(now), seat) === seat;

/** Do two seats have one person? */
export const isOnePerson = (now: Pick<GameNow, 'as'>, one: number, other: number): boolean =>
  isSamePerson(seatsOf(now), one, other);

/** Is it a seat of the person through whose eyes the game is seen? */
export const isOwn = (now: Pick<GameNow, 'as' | 'seat'>, seat: number): boolean =>
  now.seat !== null && isOnePerson(now, now.seat, seat);

/** Who plays, as the page of one seat calls them. */
export const whoPlays = (
  { players, names, as }: Pick<GameNow, 'players' | 'names' | 'as'>,
  mine: number | null,
): readonly Player[] => {
  const seats = seatsOf({ as });
  return players.map((player, seat): Player => {
    if (player !== 'person') return { kind: 'bot', level: player };
    const first = firstSeatOf(seats, seat);
    const isMine = mine !== null && isSamePerson(seats, mine, seat);
    const name = isMine ? YOU : (names[seat] ?? `Player ${first + 1}`);
    return { kind: 'person', name, ...(first === seat ? {} : { as: first }) };
  });
};

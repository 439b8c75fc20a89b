import { YOU } from '@/components/simulator/setup/players';
import type { GameNow } from '@/lib/api/contract/shapes/game';
import type { Player } from '@/lib/rules/playing';

/** Of each seat the first one of whoever leads it. */
const firstOf = ({ as }: Pick<GameNow, 'as'>, seat: number): number => as[seat] ?? seat;

/** Do two seats have one person? */
export const isSamePerson = (now: Pick<GameNow, 'as'>, one: number, other: number): boolean =>
  firstOf(now, one) === firstOf(now, other);

/** Is it a seat of the person through whose eyes the game is seen? */
export const isOwn = (now: Pick<GameNow, 'as' | 'seat'>, seat: number): boolean =>
  now.seat !== null && isSamePerson(now, now.seat, seat);

/** Who plays, as the page of one seat calls them. */
export const whoPlays = (
  { players, names, as }: Pick<GameNow, 'players' | 'names' | 'as'>,
  mine: number | null,
): readonly Player[] =>
  players.map((player, seat): Player => {
    if (player !== 'person') return { kind: 'bot', level: player };
    const first = firstOf({ as }, seat);
    const isMine = mine !== null && isSamePerson({ as }, mine, seat);
    const name = isMine ? YOU : (names[seat] ?? `Player ${first + 1}`);
    return { kind: 'person', name, ...(first === seat ? {} : { as: first }) };
  });

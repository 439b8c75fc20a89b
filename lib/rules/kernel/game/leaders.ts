import type { Seat } from './engine';
import type { Player } from './player';

/** A seat, as far as it says whose it is. `as`: the first seat of the same person, where this is another one that he leads. */
interface Led {
  readonly as?: Seat | undefined;
}

/** The first seat of whoever plays at this one; this one, where he has no other. */
export const firstSeatOf = (seats: readonly Led[], seat: Seat): Seat => seats[seat]?.as ?? seat;

/** Does one person, or one bot, play at both? */
export const isSamePerson = (seats: readonly Led[], one: Seat, other: Seat): boolean =>
  firstSeatOf(seats, one) === firstSeatOf(seats, other);

/** The first seat of the person who leads this one; undefined where a bot does. */
export function leaderOf(players: readonly Player[], seat: Seat): Seat | undefined {
  const player = players[seat];
  return player?.kind === 'person' ? (player.as ?? seat) : undefined;
}

/** The same, before it is known that somebody can lead it. */
export interface Seated extends Led {
  readonly isPerson: boolean;
}

/** Seats that nobody can lead: whoever leads several is a person, and somebody at the first of them. */
export const ledByNobody = (seats: readonly Seated[]): readonly Seat[] =>
  seats.flatMap(({ as, isPerson }, seat) => {
    if (as === undefined) return [];
    const first = as < seat ? seats[as] : undefined;
    return isPerson && first?.isPerson && first.as === undefined ? [] : [seat];
  });

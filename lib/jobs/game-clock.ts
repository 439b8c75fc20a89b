import 'server-only';
import type { GameSeat, GameStand, KeptGame } from '@/lib/db/games';

/**
 * Since when each seat owes its decision. A decision ends that; a seat that is still asked after those of others has no more
 * time for them.
 */
export const dueAfter = (
  before: GameStand['due'],
  {
    seats,
    toAct,
    movers,
  }: {
    readonly seats: readonly GameSeat[];
    readonly toAct: readonly number[];
    /** Who decided in between. */
    readonly movers: readonly number[];
  },
  now: Date,
): GameStand['due'] =>
  seats.map((_, seat) => {
    if (!toAct.includes(seat)) return null;
    return (movers.includes(seat) ? undefined : before[seat]) ?? now.toISOString();
  });

/** By seat: until when it has time; null where it owes nothing, or nobody agreed on a time. */
export const untilOf = ({ clock, due }: Pick<KeptGame, 'clock' | 'due'>): readonly (Date | null)[] =>
  due.map((since) =>
    clock === undefined || since === null ? null : new Date(Date.parse(since) + clock * 1000),
  );

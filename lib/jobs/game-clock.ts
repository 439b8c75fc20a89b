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

/**
 * Since when time runs at all: since everybody who was invited has come. As long as somebody is missed nobody waits for one
 * decision more than for him; and who comes late finds nobody’s time spent, his own least of all.
 * @returns undefined while somebody is missed
 */
function startOf(seats: KeptGame['seats']): number | undefined {
  const people = seats.filter(({ player }) => player === 'person');
  if (!people.every(({ taken }) => taken)) return undefined;
  return Math.max(0, ...people.flatMap(({ cameAt }) => (cameAt === undefined ? [] : Date.parse(cameAt))));
}

/** By seat: until when it has time; null where it owes nothing, time does not run yet, or nobody agreed on one. */
export function untilOf({
  clock,
  due,
  seats,
}: Pick<KeptGame, 'clock' | 'due' | 'seats'>): readonly (Date | null)[] {
  const start = startOf(seats);
  return due.map((since) =>
    clock === undefined || since === null || start === undefined
      ? null
      : new Date(Math.max(Date.parse(since), start) + clock * 1000),
  );
}

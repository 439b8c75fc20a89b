import { z } from 'zod';
import { botLevels } from './bots';
import type { Seat } from './engine';
import { MOST_SEATS } from './seats';

/** How long a searching bot may think: how many looks ahead it has for one decision. */
export const efforts = ['quick', 'standard', 'deep'] as const;
export const Effort = z.enum(efforts);
export type Effort = z.infer<typeof Effort>;

/** Who chooses for a seat: a person at the device, or a bot. The rules do not know; a game is the same whoever chose. */
export const Player = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('person'),
      name: z.string().max(40),
      as: z
        .int()
        .min(0)
        .max(MOST_SEATS - 1)
        .exactOptional()
        .meta({ description: 'The first seat of the same person, where this is another one that he leads' }),
    }),
    z.strictObject({ kind: z.literal('bot'), level: z.enum(botLevels), effort: Effort.optional() }),
  ])
  .meta({ id: 'GamePlayer' });
export type Player = z.infer<typeof Player>;

/** The first seat of the person who leads this one; undefined where a bot does. */
export function leaderOf(players: readonly Player[], seat: Seat): Seat | undefined {
  const player = players[seat];
  return player?.kind === 'person' ? (player.as ?? seat) : undefined;
}

/** Whoever leads several seats is somebody at the first of them. */
const isFirst = (players: readonly Player[], seat: Seat, as: Seat): boolean =>
  as < seat && leaderOf(players, as) === as;

export const Players = z
  .array(Player)
  .min(1)
  .max(MOST_SEATS)
  .refine(
    (players) =>
      players.every((one, n) => one.kind === 'bot' || one.as === undefined || isFirst(players, n, one.as)),
    { error: '“as” names an earlier seat, the first one of a person.', params: { code: 'not_a_person' } },
  );

import { z } from 'zod';
import { botLevels } from './bots';
import { MOST_SEATS } from './seats';

/** How long a searching bot may think: how many looks ahead it has for one decision. */
export const efforts = ['quick', 'standard', 'deep'] as const;
export const Effort = z.enum(efforts);
export type Effort = z.infer<typeof Effort>;

/** Who chooses for a seat: a person at the device, or a bot. The rules do not know; a game is the same whoever chose. */
export const Player = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('person'), name: z.string().max(40) }),
    z.strictObject({ kind: z.literal('bot'), level: z.enum(botLevels), effort: Effort.optional() }),
  ])
  .meta({ id: 'GamePlayer' });
export type Player = z.infer<typeof Player>;

export const Players = z.array(Player).min(1).max(MOST_SEATS);

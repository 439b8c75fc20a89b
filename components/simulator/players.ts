import { z } from 'zod';
import { botLevels } from '@/lib/rules/playing';

/** Who chooses for a seat: a person at this device, or a bot. */
export const Player = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: z.string().max(40) }),
  z.strictObject({ kind: z.literal('bot'), level: z.enum(botLevels) }),
]);
export type Player = z.infer<typeof Player>;

export const Players = z.array(Player).min(1).max(12);

export const showPlayer = (player: Player | undefined): string =>
  player === undefined ? '' : player.kind === 'bot' ? `bot, ${player.level}` : player.name;

/** Seats of people, in order. */
export const peopleOf = (players: readonly Player[]): readonly number[] =>
  players.flatMap((p, seat) => (p.kind === 'person' ? [seat] : []));

import { z } from 'zod';
import { botLevels } from './bots';
import { ledByNobody, type Seated } from './leaders';
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

/** Refuses seats that nobody can lead, each at its `as`. */
export const ledByPeople =
  <S>(seated: (one: S) => Seated) =>
  (seats: readonly S[], { addIssue }: Pick<z.RefinementCtx, 'addIssue'>): void =>
    ledByNobody(seats.map(seated)).forEach((seat) =>
      addIssue({
        code: 'custom',
        path: [seat, 'as'],
        message: 'A person may lead a seat beside an earlier one, the first that is his.',
        params: { code: 'not_a_person' },
      }),
    );

export const Players = z
  .array(Player)
  .min(1)
  .max(MOST_SEATS)
  .superRefine(
    ledByPeople((one: Player) =>
      one.kind === 'person' ? { isPerson: true, as: one.as } : { isPerson: false },
    ),
  );

import { z } from 'zod';
import { CARD_SET } from './card-set';

/** What an army says of itself besides its cards. */
export const ArmyOptions = z
  .strictObject({
    form: z.literal('army'),
    player: z.int().min(1).max(6).optional().meta({
      title: 'Player',
      description: 'The player’s number, where a handicap gives him a total of his own.',
    }),
    levelTotal: z.int().min(10).max(5000).optional().meta({
      title: 'Built for',
      description: 'The level total that the army was built for, if it is noted.',
    }),
    set: z
      .string()
      .max(40)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens')
      .default(CARD_SET)
      .meta({ title: 'Card set', description: 'The key of the card set, as at the foot of each card.' }),
  })
  .meta({ id: 'MmsArmyOptions' });
export type ArmyOptions = z.infer<typeof ArmyOptions>;

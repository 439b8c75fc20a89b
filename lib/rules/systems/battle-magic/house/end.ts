import { z } from 'zod';
import { variation } from '../../../kernel/system';

const group = 'End of the game';

/** Variations of the end of the game. */
export const endVariations = {
  eliminatedUnits: z
    .enum(['removed', 'stayAsNeutral'])
    .default('removed')
    .meta(
      variation({
        title: 'Units of a beaten player',
        description: 'They leave the game, or stay where they are as neutral defenders.',
        origin: 'ruling',
        rules: ['BM-002', 'BM-R46'],
        group,
      }),
    ),
  noCastleGrace: z
    .int()
    .min(0)
    .max(1)
    .default(0)
    .meta(
      variation({
        title: 'Grace without a castle (turns)',
        description: 'With 1, a player without a castle has until the end of his next turn to build one.',
        origin: 'ruling',
        rules: ['BM-002', 'BM-R47'],
        group,
      }),
    ),
  roundLimit: z
    .int()
    .min(10)
    .max(300)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'Most rounds',
        description:
          'After so many rounds most castles win, then the highest Gold value on the map. No limit unless agreed, but here a game without one is counted out after 100 rounds.',
        origin: 'ruling',
        rules: ['BM-R48'],
        group,
      }),
    ),
};

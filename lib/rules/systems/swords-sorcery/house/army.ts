import { z } from 'zod';
import { variation } from '../../../kernel/system';

/** Armies, and the room they need. */
export const army = {
  armyMode: z
    .enum(['standard', 'points'])
    .default('standard')
    .meta(
      variation({
        title: 'Army',
        description: 'The ten printed pieces, or any pieces within a sum of points around one wizard.',
        origin: 'proposal',
        rules: ['SS-016', 'SS-L15', 'SS-L17'],
        group: 'Army',
      }),
    ),
  armyPoints: z
    .int()
    .min(4)
    .max(60)
    .default(22)
    .meta(
      variation({
        title: 'Army points',
        description:
          'What a point army may cost. A pion costs 2, a guard 3, a warrior 4, the wizard nothing.',
        origin: 'proposal',
        rules: ['SS-L17'],
        group: 'Army',
      }),
    ),
  maxPieces: z
    .int()
    .min(2)
    .max(17)
    .default(14)
    .meta(
      variation({
        title: 'Pieces in a point army',
        description: 'At most so many pieces, the wizard included.',
        origin: 'proposal',
        rules: ['SS-L17'],
        group: 'Army',
      }),
    ),
  minFreeSpots: z
    .int()
    .min(1)
    .max(40)
    .default(10)
    .meta(
      variation({
        title: 'Free spots',
        description: 'A board has at least so many spots more than the army has pieces.',
        origin: 'proposal',
        rules: ['SS-L18'],
        group: 'Army',
      }),
    ),
};

import { z } from 'zod';
import { variation } from '../../../kernel/system';

const points = z.int().min(0).max(20);

/** How a game ends, and what becomes of those who are out. */
export const ending = {
  victory: z
    .enum(['annihilation', 'wizard-hunt', 'score'])
    .default('annihilation')
    .meta(
      variation({
        title: 'Victory',
        description:
          'The last player with living pieces wins; or a player whose wizard dies is out; or most points after the last round.',
        origin: 'ruling',
        rules: ['SS-R01', 'SS-L30'],
        group: 'End of the game',
      }),
    ),
  roundLimit: z
    .int()
    .min(0)
    .max(500)
    .default(100)
    .meta(
      variation({
        title: 'Round limit',
        description: 'After so many rounds the score decides; 0 means no limit.',
        origin: 'ruling',
        rules: ['SS-R79', 'SS-L30'],
        group: 'End of the game',
      }),
    ),
  scoreValues: z
    .strictObject({
      pion: points.default(2),
      guard: points.default(3),
      warrior: points.default(4),
      demon: points.default(4),
      wizard: points.default(5),
    })
    .default({ pion: 2, guard: 3, warrior: 4, demon: 4, wizard: 5 })
    .meta(
      variation({
        title: 'Score of living pieces',
        description: 'Points for each living piece when the round limit ends the game.',
        origin: 'ruling',
        rules: ['SS-R79'],
        group: 'End of the game',
      }),
    ),
  eliminatedDomain: z
    .enum(['stays', 'removed'])
    .default('stays')
    .meta(
      variation({
        title: 'Domain of a player who is out',
        description:
          'It stays in the ring, or leaves it as soon as no piece of a player still in stands on it.',
        origin: 'ruling',
        rules: ['SS-R21'],
        group: 'End of the game',
      }),
    ),
};

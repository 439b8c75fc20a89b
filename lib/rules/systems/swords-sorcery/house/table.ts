import { z } from 'zod';
import { variation } from '../../../kernel/system';
import { boardIds } from './boards';

/** Who plays, and on which boards. */
export const table = {
  players: z
    .int()
    .min(2)
    .max(7)
    .default(2)
    .meta(
      variation({
        title: 'Players',
        description:
          'How many play. It also sets the size of the first hand: eight cards less one for each player.',
        origin: 'seed',
        rules: ['SS-L01', 'SS-013', 'SS-R75'],
        group: 'Table',
      }),
    ),
  firstPlayer: z
    .enum(['random', 'high-roll', 'chosen'])
    .default('random')
    .meta(
      variation({
        title: 'First player',
        description: 'Who starts: drawn at random, by the highest roll, or as the table agrees.',
        origin: 'seed',
        rules: ['SS-010', 'SS-R74'],
        group: 'Table',
      }),
    ),
  domainChoice: z
    .enum(['random', 'first-player-first'])
    .default('random')
    .meta(
      variation({
        title: 'How domains are taken',
        description: 'At random, or by choice beginning with the first player.',
        origin: 'seed',
        rules: ['SS-011', 'SS-R74'],
        group: 'Table',
      }),
    ),
  domainSet: z
    .array(z.enum(boardIds))
    .min(1)
    .max(boardIds.length)
    .default([...boardIds])
    .meta(
      variation({
        title: 'Boards on offer',
        description:
          'Which of the house boards may be taken. A board that a player draws is always on offer if it is legal.',
        origin: 'ruling',
        rules: ['SS-R77', 'SS-L18'],
        group: 'Table',
      }),
    ),
  domainCopies: z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'The same board twice',
        description: 'Two players may use the same board.',
        origin: 'proposal',
        rules: ['SS-L24'],
        group: 'Table',
      }),
    ),
  initialRocks: z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Rocks at the start',
        description: 'The two optional rocks of each board stand on it from the start.',
        origin: 'proposal',
        rules: ['SS-R56', 'SS-L21', 'SS-L25'],
        group: 'Table',
      }),
    ),
};

import { z } from 'zod';
import { variation } from '../../../kernel/system';

const group = 'Setup';

/** Variations of setup. */
export const setupVariations = {
  castleMinDistance: z
    .int()
    .min(3)
    .max(10)
    .default(6)
    .meta(
      variation({
        title: 'Distance of the first castles',
        description: 'The least number of borders between two starting castles.',
        origin: 'ruling',
        rules: ['BM-084', 'BM-R02'],
        group,
      }),
    ),
  setupOrder: z
    .enum(['seat', 'cutFirst', 'secretSimultaneous'])
    .default('seat')
    .meta(
      variation({
        title: 'Order of placing',
        description:
          'By seat, in turn order after cutting first, or all castles written down and revealed together.',
        origin: 'ruling',
        rules: ['BM-083', 'BM-089', 'BM-R03'],
        group,
      }),
    ),
  firstPlayerCompensation: z
    .enum(['none', 'laterPlayersDrawOne'])
    .default('none')
    .meta(
      variation({
        title: 'Compensation for going later',
        description: 'Everybody but the first player draws one more card in setup, or nobody does.',
        origin: 'proposal',
        rules: ['BM-087', 'BM-090'],
        group,
      }),
    ),
};

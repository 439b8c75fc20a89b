import { z } from 'zod';
import { variation } from '../../../kernel/system';
import { empireIds } from '../catalogue/vocabulary';

const group = 'Players and empires';

/** Variations of players and empires. */
export const tableVariations = {
  players: z
    .int()
    .min(2)
    .max(6)
    .default(2)
    .meta(
      variation({
        title: 'Players',
        description: 'How many players sit at the table.',
        origin: 'seed',
        rules: ['BM-001', 'BM-R49', 'BM-L11'],
        group,
      }),
    ),
  empires: z
    .array(z.enum([...empireIds, 'custom']))
    .max(6)
    .default(['human', 'human'])
    .meta(
      variation({
        title: 'Empires',
        description:
          'The empires that were agreed, one for each player. While this stays as it is everybody chooses freely; a new list begins with the first.',
        origin: 'seed',
        rules: ['BM-176', 'BM-L12'],
        group,
      }),
    ),
  empireMode: z
    .enum(['official', 'custom'])
    .default('official')
    .meta(
      variation({
        title: 'Kind of empires',
        description:
          'Official: one of the five printed sets, exactly. Custom: any 44 counters within the limits agreed.',
        origin: 'proposal',
        rules: ['BM-L04', 'BM-L05', 'BM-L06'],
        group,
      }),
    ),
  mirrorEmpires: z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'The same empire twice',
        description: 'Whether two players may bring the same empire.',
        origin: 'proposal',
        rules: ['BM-L12'],
        group,
      }),
    ),
  goldSpreadWarn: z
    .int()
    .min(0)
    .max(60)
    .default(10)
    .meta(
      variation({
        title: 'Spread of Gold values',
        description: 'A warning is given when the Gold values of two empires differ by more than this.',
        origin: 'proposal',
        rules: ['BM-L13'],
        group,
      }),
    ),
};

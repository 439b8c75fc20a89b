import { z } from 'zod';
import { variation } from '../../../kernel/system';

const group = 'Board and setup';

/** Variations: players, board and setup. */
export const boardHouse = {
  players: z
    .int()
    .min(2)
    .max(4)
    .default(2)
    .meta(
      variation({
        title: 'Players',
        description: 'How many play. It decides how large the deck must be and how the corners lie.',
        origin: 'seed',
        rules: ['MM-001'],
        group,
      }),
    ),
  boardDeal: z
    .enum(['random', 'balanced', 'custom'])
    .default('random')
    .meta(
      variation({
        title: 'Dealing the board',
        description:
          'Random; or balanced: each quarter holds 4 tiles of every terrain and 2 chits of every structure; or painted by the players.',
        origin: 'proposal',
        rules: ['MM-061', 'MM-062'],
        group,
      }),
    ),
  threePlayerMiddle: z
    .enum(['extraFigure', 'relocate', 'none'])
    .default('extraFigure')
    .meta(
      variation({
        title: 'The middle player of three',
        description:
          'Extra figure: he may add one in the empty corner. Relocate: he may put his first figure there instead. None: neither.',
        origin: 'ruling',
        rules: ['MM-302', 'MM-R03'],
        group,
      }),
    ),
};

import { z } from 'zod';
import { variation } from '../../../kernel/system';

/** Length of the game, points and winning. */
export const gameHouse = {
  'game.days': z
    .int()
    .min(7)
    .max(112)
    .multipleOf(7)
    .default(28)
    .meta(
      variation({
        title: 'Days of the game',
        description:
          'The game ends at midnight of this day. Above 28 every seventh day regenerates, and colors count by the day of the month; day 7 gives white only in odd months and black only in even ones.',
        origin: 'seed',
        rules: ['MR-005', 'MR-006', 'MR-203', 'MR-R43'],
        group: 'Game and victory',
      }),
    ),
  // Not agreed is a value of its own here, and the default: the points then follow the days. See `House`.
  'game.victoryPoints': z
    .int()
    .min(2)
    .max(20)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'Victory points to assign',
        description:
          'Points that each character divides over the five categories. Where no number is agreed, they are one more than the weeks of the game: 5 for 28 days.',
        origin: 'option',
        rules: ['MR-B64'],
        group: 'Game and victory',
      }),
    ),
  'victory.mode': z
    .enum(['month-end', 'sudden-death', 'all-categories'])
    .default('month-end')
    .meta(
      variation({
        title: 'How the game is won',
        description:
          'Month end: the score after the last day. Sudden death: the game ends at the first midnight at which someone has zero or more in every category. All categories: only who meets every category has won.',
        origin: 'seed',
        rules: ['MR-005', 'MR-R42'],
        group: 'Game and victory',
      }),
    ),
  'victory.tie': z
    .enum(['shared', 'notoriety', 'gold'])
    .default('shared')
    .meta(
      variation({
        title: 'Equal totals',
        description: 'Players with the same total share the place, or more notoriety or more gold decides.',
        origin: 'proposal',
        rules: ['MR-R42'],
        group: 'Game and victory',
      }),
    ),
  'players.count': z
    .int()
    .min(1)
    .max(16)
    .default(2)
    .meta(
      variation({
        title: 'Number of players',
        description: 'How many players sit at the table; one plays alone.',
        origin: 'option',
        rules: ['MR-001'],
        group: 'Game and victory',
      }),
    ),
  'death.restart': z
    .enum(['inn-next-day', 'none'])
    .default('inn-next-day')
    .meta(
      variation({
        title: 'After death',
        description: 'A killed player starts afresh at the Inn on the next day, or is out of the game.',
        origin: 'seed',
        rules: ['MR-186', 'MR-B67', 'MR-R41'],
        group: 'Game and victory',
      }),
    ),
} as const;

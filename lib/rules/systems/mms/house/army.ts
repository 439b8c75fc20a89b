import { z } from 'zod';
import { categories } from '../catalogue/card';
import { CategoryLimit } from './category-limit';
import { ARMY, BEFORE, FIGHTING, meta } from './meta';

/** Players, level totals, and what may stand in an army. */
export const armyVariations = {
  players: z
    .int()
    .min(2)
    .max(6)
    .default(2)
    .meta(
      meta(
        BEFORE,
        'seed',
        ['MMS-001', 'MMS-002', 'MMS-R62', 'MMS-L21'],
        'Players',
        'The box holds two decks; each further player needs one more.',
      ),
    ),
  levelTotal: z
    .int()
    .min(10)
    .max(5000)
    .default(300)
    .meta(
      meta(
        BEFORE,
        'seed',
        ['MMS-023', 'MMS-025', 'MMS-L01'],
        'Level total',
        'What each player may expend on cards.',
      ),
    ),
  levelTotalPerPlayer: z
    .partialRecord(z.enum(['1', '2', '3', '4', '5', '6']), z.int().min(10).max(5000))
    .nullable()
    .default(null)
    .meta(
      meta(
        BEFORE,
        'proposal',
        ['MMS-023', 'MMS-L01', 'MMS-L22'],
        'Handicap',
        'A level total of their own for some players, by number; the others keep the common one.',
      ),
    ),
  cardPool: z
    .enum(['printed', 'starter', 'custom'])
    .default('starter')
    .meta(
      meta(
        ARMY,
        'proposal',
        ['MMS-R01', 'MMS-L06', 'MMS-L25'],
        'Card pool',
        'Printed: the 25 cards that the rules name, with what is printed of them. Starter: all 118 cards. Custom: only the cards that the players typed in.',
      ),
    ),
  maxCopies: z
    .int()
    .min(1)
    .max(99)
    .nullable()
    .default(null)
    .meta(
      meta(
        ARMY,
        'ruling',
        ['MMS-031', 'MMS-R53', 'MMS-L05'],
        'Most uses of a card',
        'How often one army may use the same card; as printed there is no limit.',
      ),
    ),
  categoryLimits: z
    .strictObject({
      character: CategoryLimit.optional(),
      artifact: CategoryLimit.optional(),
      modification: CategoryLimit.optional(),
      terrain: CategoryLimit.optional(),
      defense: CategoryLimit.optional(),
    } satisfies Record<(typeof categories)[number], unknown>)
    .default({})
    .meta(
      meta(
        ARMY,
        'proposal',
        ['MMS-029', 'MMS-L07'],
        'Limits by category',
        'Least and most uses or levels of each category of cards.',
      ),
    ),
  uniqueNamed: z
    .boolean()
    .default(false)
    .meta(
      meta(
        ARMY,
        'proposal',
        ['MMS-031', 'MMS-L28'],
        'Heroes only once',
        'The five named heroes may stand in an army only once each.',
      ),
    ),
  onePerSlot: z
    .boolean()
    .default(false)
    .meta(
      meta(
        ARMY,
        'ruling',
        ['MMS-R24', 'MMS-L09'],
        'One attachment per slot',
        'A character carries one weapon, one shield, one armor and so on.',
      ),
    ),
  maxAttachments: z
    .int()
    .min(0)
    .max(10)
    .nullable()
    .default(null)
    .meta(
      meta(
        ARMY,
        'ruling',
        ['MMS-R24', 'MMS-L10'],
        'Most attachments',
        'How many Artifacts and Modifications one character may carry; no limit as printed.',
      ),
    ),
  rollPenaltyCap: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .default(null)
    .meta(
      meta(
        FIGHTING,
        'ruling',
        ['MMS-R04', 'MMS-L13'],
        'Largest roll penalty',
        'All minus values on one attack roll together count no more than this.',
      ),
    ),
};

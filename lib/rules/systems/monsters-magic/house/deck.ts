import { z } from 'zod';
import { variation } from '../../../kernel/system';

const group = 'Ally deck';

/** Variations: the Ally deck. */
export const deckHouse = {
  deckVariant: z
    .enum(['base', 'custom'])
    .default('base')
    .meta(
      variation({
        title: 'Ally deck',
        description:
          'Base: exactly the 64 printed cards. Custom: cards may be made, altered, removed and doubled.',
        origin: 'seed',
        rules: ['MM-049', 'MM-304'],
        group,
      }),
    ),
  maxCopies: z
    .int()
    .min(1)
    .max(4)
    .default(1)
    .meta(
      variation({
        title: 'Copies of a card',
        description: 'The most copies of one card in a custom deck.',
        origin: 'seed',
        rules: ['MM-049', 'MM-304', 'MM-R40'],
        group,
      }),
    ),
  deckLevelTotal: z
    .int()
    .min(20)
    .max(300)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'Level total of the deck',
        description:
          'The most levels that all cards of the deck may have together; empty: no limit. The base deck has 95.',
        origin: 'proposal',
        rules: ['MM-304'],
        group,
      }),
    ),
  customForceMax: z
    .int()
    .min(1)
    .max(6)
    .default(2)
    .meta(
      variation({
        title: 'Force of custom cards',
        description: 'A custom card with a higher Force value gets a warning.',
        origin: 'proposal',
        rules: ['MM-304'],
        group,
      }),
    ),
  customMpMax: z
    .int()
    .min(1)
    .max(4)
    .default(1)
    .meta(
      variation({
        title: 'Move points of custom cards',
        description: 'A custom card that gives more move points gets a warning.',
        origin: 'proposal',
        rules: ['MM-304'],
        group,
      }),
    ),
  deckExhausted: z
    .enum(['reshuffle', 'noMoreCards'])
    .default('reshuffle')
    .meta(
      variation({
        title: 'When the deck runs out',
        description:
          'Reshuffle: the discard pile becomes the new deck. No more cards: nothing is drawn any more.',
        origin: 'ruling',
        rules: ['MM-R18'],
        group,
      }),
    ),
};

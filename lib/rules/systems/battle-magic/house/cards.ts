import { z } from 'zod';
import { variation } from '../../../kernel/system';

const group = 'Deck, hands and piles';

/** Variations of deck, hands and piles. */
export const cardVariations = {
  deckCopies: z
    .int()
    .min(1)
    .max(3)
    .default(1)
    .meta(
      variation({
        title: 'Copies of the deck',
        description:
          'How many decks of 48 cards are shuffled together. Two make five or six players comfortable.',
        origin: 'proposal',
        rules: ['BM-013', 'BM-R49', 'BM-L11', 'BM-L14'],
        group,
      }),
    ),
  startHand: z
    .int()
    .min(0)
    .max(8)
    .default(4)
    .meta(
      variation({
        title: 'Cards at the start',
        description: 'Cards that each player draws in setup.',
        origin: 'proposal',
        rules: ['BM-087'],
        group,
      }),
    ),
  drawPerTurn: z
    .int()
    .min(1)
    .max(8)
    .default(4)
    .meta(
      variation({
        title: 'Cards drawn each turn',
        description: 'Cards from the common deck in the Draw Phase.',
        origin: 'proposal',
        rules: ['BM-154'],
        group,
      }),
    ),
  handMax: z
    .int()
    .min(3)
    .max(12)
    .default(6)
    .meta(
      variation({
        title: 'Largest hand',
        description: 'Cards that a player may keep at the end of his Draw Phase, before any Oracle.',
        origin: 'proposal',
        rules: ['BM-155', 'BM-163'],
        group,
      }),
    ),
  pileDrawBelow: z
    .int()
    .min(1)
    .max(8)
    .default(3)
    .meta(
      variation({
        title: 'A chit is drawn below',
        description: 'A player draws a chit while his recruit pile has fewer chits than this.',
        origin: 'proposal',
        rules: ['BM-157'],
        group,
      }),
    ),
  pileMax: z
    .int()
    .min(1)
    .max(10)
    .default(5)
    .meta(
      variation({
        title: 'Largest recruit pile',
        description: 'Chits that may lie in a recruit pile at the end of the Draw Phase, before any City.',
        origin: 'proposal',
        rules: ['BM-159', 'BM-162'],
        group,
      }),
    ),
};

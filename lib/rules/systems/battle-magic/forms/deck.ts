import { budget } from '../../../kernel/verdict/legality';
import { cards } from '../catalogue/cards';
import { cardTypeNames, cardTypes } from '../catalogue/vocabulary';
import type { BmForm, BmList } from '../contract';
import { deckEntries } from '../legality/deck';
import { isPermitted } from '../permitted';

const cardsOfOneDeck = cards.reduce((sum, card) => sum + card.copies!, 0);

const countWhere = (list: BmList, type?: string): number => {
  let sum = 0;
  for (const { entry, count } of list.lines)
    if (entry.card && (type === undefined || entry.card.type === type)) sum += count;
  return sum;
};

/** The common deck (BM-013): there is one, and everybody draws from it. */
export const deckForm: BmForm = {
  id: 'deck',
  name: 'Common deck',
  explains:
    'The 48 cards that all players share, or several copies of them; for printing and for checking what lies in the box.',
  provenance: 'printed',
  draws: true,
  start: (house) => ({ entries: deckEntries(house.deckCopies), options: { form: 'deck' } }),
  accepts: (entry) => entry.kind === 'card',
  budget: (list, house) => budget('card', countWhere(list), cardsOfOneDeck * house.deckCopies),
  tallies: (list) => cardTypes.map((type) => budget(cardTypeNames[type], countWhere(list, type))),
  costOf: (entry) => (entry.kind === 'card' ? 1 : undefined),
  /** Only its order could be drawn, and a list has none: the deck itself, unless a card of it is banned. */
  random: (dice, house, terms) =>
    cards.every((card) => isPermitted(card, undefined, terms))
      ? { entries: dice.shuffle(deckEntries(house.deckCopies)), options: { form: 'deck' } }
      : undefined,
};

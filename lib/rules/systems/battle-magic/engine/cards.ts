import { cards } from '../catalogue/cards';

/** A card is 3 × type + strength − 1: the place of its entry in the catalogue's deck (BM-014, BM-015). */
export const MOVE = 0;
export const SWORD = 1;
export const GOLD = 2;
export const MAGIC = 3;
export const KINDS_OF_CARD = 12;

export const typeOf = (card: number): number => (card / 3) | 0;
/** Bits of the codes of card whose types are among these bits of types. */
export const codesOf = (types: number): number => {
  let codes = 0;
  for (let card = 0; card < KINDS_OF_CARD; card++) if (types & (1 << typeOf(card))) codes |= 1 << card;
  return codes;
};

export const strengthOf = (card: number): number => (card % 3) + 1;

/** The catalogue's entry of a card. */
export const cardEntry = (card: number): string => cards[card]!.id;

/** All cards of so many decks (BM-013, BM-R49). */
export const wholeDeck = (copies: number): readonly number[] =>
  cards.flatMap((card, code) => new Array<number>(card.copies! * copies).fill(code));

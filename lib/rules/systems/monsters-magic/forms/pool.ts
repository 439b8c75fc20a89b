import { allies } from '../catalogue/allies';
import { isAlly, type Ally } from '../catalogue/entry';
import type { MmHouse } from '../house';
import { isBanned } from '../legality/count';
import { faultsOf } from '../legality/custom-card-faults';
import type { MmTerms } from '../legality/types';

/** The cards that an agreement leaves: printed ones, and sound custom ones where the deck may be custom. */
export function permittedCards(house: MmHouse, terms: MmTerms): readonly Ally[] {
  const custom =
    house.deckVariant === 'custom'
      ? [...terms.cards.values()].filter(
          (card): card is Ally =>
            isAlly(card) && !isBanned(card.id, terms) && faultsOf(card, terms).length === 0,
        )
      : [];
  // An altered card takes the place of the printed one whose name it bears (MM-L08).
  const replaced = new Set(
    custom.flatMap((card) => {
      const original = allies.find((a) => a.id === card.alters);
      return original?.name.toLowerCase() === card.name.toLowerCase() ? [original.id] : [];
    }),
  );
  return [...allies.filter(({ id }) => !replaced.has(id) && !isBanned(id, terms)), ...custom];
}

/** Do the agreement's own numbers leave any legal list? (MM-L26) */
export const isCoherent = (house: MmHouse): boolean =>
  house.figureCap <= house.figureCapWithCard &&
  (house.permanentsMode !== 'dealNkeep' || house.dealCount >= house.permanentsCount);

/** Cards as entries of a list, equal ones together, in the order in which they came. */
export function asEntries(cards: readonly Ally[]): { entry: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { id } of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([entry, count]) => ({ entry, count }));
}

export const levelsOf = (cards: readonly Ally[]): number => cards.reduce((sum, card) => sum + card.cost, 0);

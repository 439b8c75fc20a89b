import { budget, type Budget } from '../../../kernel/verdict/legality';
import type { Dice } from '../../../kernel/game/dice';
import type { DrawnForm } from '../../../kernel/system';
import { allies } from '../catalogue/allies';
import { isAlly, type Ally, type MmEntry } from '../catalogue/entry';
import { families, familyUnits } from '../catalogue/families';
import type { MmHouse } from '../house';
import { cardCount, comfortableSize, copyLimit, dealtEach, levelTotal } from '../legality/count';
import type { MmList, MmTerms } from '../legality/types';
import type { MmOptions } from '../options';
import { asEntries, isCoherent, levelsOf, permittedCards } from './pool';

const BASE_SIZE = 64;

/** A custom deck: at least as many cards as the deal needs, at best 64, within the level total if there is one. */
function drawDeck(dice: Dice, house: MmHouse, terms: MmTerms): readonly Ally[] | undefined {
  const copies = copyLimit(house);
  const limit = house.deckLevelTotal ?? Infinity;
  const need = house.players * dealtEach(house);
  const pool = dice.shuffle(permittedCards(house, terms).flatMap((card) => Array<Ally>(copies).fill(card)));
  if (pool.length < need) return undefined;
  const byCost = [...pool].sort((a, b) => a.cost - b.cost);
  const deck = byCost.slice(0, need);
  const rest = dice.shuffle(byCost.slice(need));
  let spent = levelsOf(deck);
  if (spent > limit) return undefined;
  // The cheapest cards are certain to fit; now trade some of them for whatever comes, as far as the levels reach.
  const kept: Ally[] = [];
  for (const card of rest) {
    const out = deck.length > 0 ? dice.below(deck.length) : -1;
    const old = deck[out];
    if (!old || spent - old.cost + card.cost > limit || dice.below(2) === 0) kept.push(card);
    else {
      deck[out] = card;
      kept.push(old);
      spent += card.cost - old.cost;
    }
  }
  const size = Math.max(need, comfortableSize(house), BASE_SIZE);
  for (const card of kept) {
    if (deck.length >= size && limit === Infinity) break;
    if (spent + card.cost > limit) continue;
    deck.push(card);
    spent += card.cost;
  }
  return deck;
}

function familyTallies({ lines }: MmList): readonly Budget[] {
  const counts = new Map<string, number>();
  for (const { entry, count } of lines)
    if (isAlly(entry)) counts.set(entry.family, (counts.get(entry.family) ?? 0) + count);
  return families.flatMap((family) => {
    const count = counts.get(family);
    return count === undefined ? [] : [budget(familyUnits[family], count)];
  });
}

/** Cards that have left the deck when the first turn begins: permanents and starting hands (MM-065, MM-R32). */
const dealtBefore = ({ players, permanentsCount, startingHand, firstPlayerCompensation }: MmHouse): number =>
  players * (permanentsCount + startingHand) + (firstPlayerCompensation === 'lastDrawsOneCard' ? 1 : 0);

/** The common Ally deck: the 64 printed cards, or a deck of the players' own making (MM-049, MM-304). */
export const deckForm: DrawnForm<MmEntry, MmHouse, MmOptions> = {
  id: 'deck',
  name: 'Ally deck',
  explains:
    'The common deck from which everybody draws: one of each of the 64 printed cards, or a custom deck if the agreement says so.',
  provenance: 'printed',
  draws: true,
  guide: { label: 'Deck editor', load: () => import('../guide/deck').then((m) => m.deckGuide) },
  start: () => ({ entries: asEntries(allies), options: { form: 'deck' } }),
  accepts: isAlly,
  budget: ({ lines }, house) =>
    house.deckLevelTotal !== null
      ? budget('level', levelTotal(lines), house.deckLevelTotal)
      : budget('card', cardCount(lines), house.deckVariant === 'base' ? BASE_SIZE : null),
  tallies: (list, house) => [
    house.deckLevelTotal === null
      ? budget('level', levelTotal(list.lines))
      : budget('card', cardCount(list.lines)),
    budget('draw-pile card', Math.max(0, cardCount(list.lines) - dealtBefore(house))),
    ...familyTallies(list),
  ],
  costOf: (entry, house) => (isAlly(entry) ? (house.deckLevelTotal === null ? 1 : entry.cost) : undefined),
  random(dice, house, terms) {
    if (!isCoherent(house)) return undefined;
    const options = { form: 'deck' } as const;
    if (house.deckVariant === 'custom') {
      const deck = drawDeck(dice, house, terms);
      return deck && { entries: asEntries(deck), options };
    }
    const whole =
      permittedCards(house, terms).length === BASE_SIZE &&
      levelsOf(allies) <= (house.deckLevelTotal ?? Infinity) &&
      house.players * dealtEach(house) <= BASE_SIZE;
    return whole ? { entries: asEntries(allies), options } : undefined;
  },
};

import { fits, footprintOf, ownAreas } from './area';
import { levelOf, refusalOf, type MmsTerms } from './army';
import { cards } from './catalogue/index';
import { isAttachment, isCharacter, type MmsCard } from './catalogue/card';
import type { MmsHouse } from './house';

const pools = new WeakMap<MmsTerms, readonly MmsCard[]>();

/** All cards that an agreement lets in and whose level is known, cheapest first. */
export function poolOf(terms: MmsTerms): readonly MmsCard[] {
  const known = pools.get(terms);
  if (known) return known;
  const all = terms.cards.size === 0 ? cards : [...cards, ...terms.cards.values()];
  const pool = all
    .filter(
      (card) => refusalOf(card, terms.house, terms) === undefined && levelOf(card, terms.house) !== undefined,
    )
    .sort((a, b) => a.cost - b.cost || (a.id < b.id ? -1 : 1));
  pools.set(terms, pool);
  return pool;
}

const affordable = new WeakMap<MmsTerms, Map<number, readonly MmsCard[]>>();

/** May a use of this card be laid out at all: has it room in an own area, or a hand to carry it (MMS-L10, MMS-L15)? */
export function mayBeLaidOut(card: MmsCard, house: MmsHouse): boolean {
  if (isAttachment(card)) return house.maxAttachments !== 0;
  const size = footprintOf(card, house);
  return !size || fits(size, ownAreas(house).most);
}

/** The cards of the pool that may be laid out and cost no more than so many levels, cheapest first. */
export function cardsWithin(terms: MmsTerms, levels: number): readonly MmsCard[] {
  let made = affordable.get(terms);
  if (!made) affordable.set(terms, (made = new Map()));
  let found = made.get(levels);
  if (!found) {
    found = poolOf(terms).filter((card) => card.cost <= levels && mayBeLaidOut(card, terms.house));
    made.set(levels, found);
  }
  return found;
}

/** What is asked of cards that may be bought. */
interface Shelf {
  readonly names: readonly string[];
  readonly attachments: readonly MmsCard[];
  /** Those of them that only healers carry (MMS-L12). */
  readonly gear: readonly MmsCard[];
  readonly characters: readonly MmsCard[];
}
const shelves = new WeakMap<readonly MmsCard[], Shelf>();

/** Their names, and which of them are carried and carry: looked up once for each array. */
export function shelfOf(cards: readonly MmsCard[]): Shelf {
  let shelf = shelves.get(cards);
  if (!shelf) {
    const attachments = cards.filter(isAttachment);
    shelf = {
      names: cards.map((card) => card.name),
      attachments,
      gear: attachments.filter(({ abilities }) => abilities.includes('healer-only')),
      characters: cards.filter(isCharacter),
    };
    shelves.set(cards, shelf);
  }
  return shelf;
}

import { fits, footprintOf, ownAreas } from './area';
import { levelOf, refusalOf, type MmsTerms } from './army';
import { cards } from './catalogue/index';
import { isAttachment, type MmsCard } from './catalogue/card';
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

const affordable = new WeakMap<MmsTerms, Map<number, readonly string[]>>();

/** May a use of this card be laid out at all: has it room in an own area, or a hand to carry it (MMS-L10, MMS-L15)? */
export function mayBeLaidOut(card: MmsCard, house: MmsHouse): boolean {
  if (isAttachment(card)) return house.maxAttachments !== 0;
  const size = footprintOf(card, house);
  return !size || fits(size, ownAreas(house).most);
}

/** Names of the cards of the pool that may be laid out and cost no more than so many levels, cheapest first. */
export function namesWithin(terms: MmsTerms, levels: number): readonly string[] {
  let made = affordable.get(terms);
  if (!made) affordable.set(terms, (made = new Map()));
  let names = made.get(levels);
  if (!names) {
    const pool = poolOf(terms).filter((card) => card.cost <= levels && mayBeLaidOut(card, terms.house));
    made.set(levels, (names = pool.map((card) => card.name)));
  }
  return names;
}

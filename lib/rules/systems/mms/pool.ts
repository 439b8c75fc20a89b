import { levelOf, refusalOf, type MmsTerms } from './army';
import { cards } from './catalogue/index';
import type { MmsCard } from './catalogue/card';

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

/** Names of the cards of the pool that cost no more than so many levels, cheapest first. */
export function namesWithin(terms: MmsTerms, levels: number): readonly string[] {
  let made = affordable.get(terms);
  if (!made) affordable.set(terms, (made = new Map()));
  let names = made.get(levels);
  if (!names) {
    const pool = poolOf(terms);
    let size = 0;
    while (size < pool.length && pool[size]!.cost <= levels) size++;
    made.set(levels, (names = pool.slice(0, size).map((card) => card.name)));
  }
  return names;
}

import type { Contradiction } from '../../../kernel/agreement/contradiction';
import type { BmEntry } from '../catalogue/entry';
import type { BmTerms } from '../contract';
import { cards } from '../catalogue/cards';
import { classById } from '../catalogue/classes';
import { hasRoom, isPossible, leastSet } from '../forms/least';
import type { House } from '../house';
import { groupClasses, groups } from '../legality/bounds';

type Rule = Contradiction<BmEntry, House>;

/** The same agreement without its bans, without its choice of entries, or without both. */
const without = (terms: BmTerms, ...lines: readonly ('banned' | 'allowed')[]): BmTerms => ({
  ...terms,
  ...(lines.includes('banned') ? { banned: new Set<string>() } : {}),
  ...(lines.includes('allowed') ? { allowed: undefined } : {}),
});
const bare = (terms: BmTerms): BmTerms => without(terms, 'banned', 'allowed');

/** What the least counters of each class cost together. */
const leastGold = ({ classBounds }: House): number =>
  groups.reduce((sum, group) => {
    const gold = groupClasses[group].map((unit) => classById.get(unit)!.stats!.gold);
    return sum + classBounds[group][0] * Math.min(...gold);
  }, 0);

const isBound = ({ empireMode, strictBounds }: House): boolean => empireMode === 'custom' && strictBounds;
const costsTooMuch = (house: House): boolean =>
  isBound(house) && leastGold(house) > (house.goldValueCap ?? Infinity);

/** Agreements that leave no legal set, each proved by the cheapest that could be made, or no whole deck. */
export const noLegalSet: readonly Rule[] = [
  {
    id: 'BM-C02',
    between: ['house.classBounds', 'house.setSize'],
    sort: 'impossible',
    // Units of the table’s own are in no class, so that they may fill a set whose classes are bounded below its size.
    when: (house, terms) =>
      isBound(house) && hasRoom(house, bare(terms)) && leastSet(house, bare(terms)) === undefined,
    reason: 'The bounds of the classes together leave no set of that size.',
    rules: ['BM-L02', 'BM-L06'],
    forms: ['empire'],
  },
  {
    id: 'BM-C03',
    between: ['house.classBounds', 'house.goldValueCap'],
    sort: 'impossible',
    when: costsTooMuch,
    reason: 'The least counters of each class cost more Gold together than the set may.',
    rules: ['BM-L05', 'BM-L06'],
    forms: ['empire'],
  },
  {
    id: 'BM-C24',
    between: ['house.goldValueCap', 'house.setSize'],
    sort: 'impossible',
    when(house, terms) {
      if (house.empireMode !== 'custom' || house.goldValueCap === null || costsTooMuch(house)) return false;
      const least = leastSet(house, bare(terms));
      return least !== undefined && least.gold > house.goldValueCap;
    },
    reason: 'The cheapest set of that size that may be made costs more Gold than a set may.',
    rules: ['BM-L02', 'BM-L05'],
    forms: ['empire'],
  },
  {
    id: 'BM-C25',
    between: ['house.classBounds', 'house.strictBounds'],
    sort: 'impossible',
    when: (house, terms) => isBound(house) && !hasRoom(house, bare(terms)),
    reason:
      'Setup needs a castle, an army and a ship, and artifacts a hero or a wizard; the bounds leave no room for them.',
    rules: ['BM-L03', 'BM-L06', 'BM-L08'],
    forms: ['empire'],
  },
  {
    id: 'BM-C26',
    between: ['banned', 'house.empireMode'],
    sort: 'impossible',
    when: (house, terms) =>
      terms.banned.size > 0 &&
      isPossible(house, bare(terms)) &&
      !isPossible(house, without(terms, 'allowed')),
    reason:
      'No set can do without what is banned: a printed one is whole or not legal, and one of your own needs what setup places and what the bounds ask for.',
    rules: ['BM-L01', 'BM-L03', 'BM-L04'],
    forms: ['empire'],
  },
  {
    id: 'BM-C27',
    between: ['allowed', 'house.empireMode'],
    sort: 'impossible',
    when: (house, terms) =>
      terms.allowed !== undefined &&
      isPossible(house, without(terms, 'allowed')) &&
      !isPossible(house, terms),
    reason:
      'No set can be made of what is allowed: a printed one needs all of its counters, and one of your own what setup places and what the bounds ask for.',
    rules: ['BM-L01', 'BM-L03', 'BM-L04'],
    forms: ['empire'],
  },
  {
    id: 'BM-C29',
    between: ['banned', 'house.deckCopies'],
    sort: 'impossible',
    when: (_house, { banned }) => cards.some(({ id }) => banned.has(id)),
    reason: 'The common deck is the printed one, whole; none of its cards may be left out.',
    rules: ['BM-L01', 'BM-L14'],
    forms: ['deck'],
  },
  {
    id: 'BM-C30',
    between: ['allowed', 'house.deckCopies'],
    sort: 'impossible',
    when: (_house, { allowed }) => allowed !== undefined && cards.some(({ id }) => !allowed.has(id)),
    reason: 'The common deck is the printed one, whole; not all of its cards are among what is allowed.',
    rules: ['BM-L01', 'BM-L14'],
    forms: ['deck'],
  },
];

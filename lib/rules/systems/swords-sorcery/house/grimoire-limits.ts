import type { Contradiction } from '../../../kernel/agreement/contradiction';
import type { CardEntry, SsEntry } from '../catalogue/entry';
import { agreedCards, fillHand } from '../forms/hand';
import { copiesOf, handSizeOf, levelTotalOf } from '../agreed';
import type { House } from '../house';
import { levelOf, type SsTerms } from '../legality/check';

type Rule = Contradiction<SsEntry, House>;
const limits = ['levelTotal', 'levelFloor', 'powerTotal', 'maxPermanents'] as const;
type Limit = (typeof limits)[number];

/** What each limit says where it says nothing. */
const open = { levelTotal: 72, levelFloor: 0, powerTotal: null, maxPermanents: null } as const;
const check = { levelTotal: 'SS-L09', levelFloor: 'SS-L10', powerTotal: 'SS-L11', maxPermanents: 'SS-L13' };

/** Is there a hand under some of the limits, the others lifted? */
const hasHand = (house: House, terms: SsTerms, under: readonly Limit[]): boolean => {
  const kept = under.map((limit) => [limit, limit === 'levelTotal' ? levelTotalOf(house) : house[limit]]);
  return fillHand({ ...house, ...open, ...Object.fromEntries(kept) }, terms) !== undefined;
};

const whole = new WeakMap<SsTerms, boolean>();

/** Are grimoires brought, and is there none that meets all limits at once? Most agreements have some, and are done here. */
function isShut(house: House, terms: SsTerms): boolean {
  if (house.cardSource !== 'grimoire') return false;
  const known = whole.get(terms);
  if (known !== undefined) return known;
  const shut = hasHand(house, terms, []) && !hasHand(house, terms, limits);
  whole.set(terms, shut);
  return shut;
}

/** One limit that no hand of the agreed size can hold by itself. */
const alone = (id: string, limit: Limit, reason: string): Rule => ({
  id,
  between: [`house.${limit}`, 'house.handSize'],
  sort: 'impossible',
  when: (house, terms) => isShut(house, terms) && !hasHand(house, terms, [limit]),
  reason,
  rules: ['SS-L08', check[limit]],
  forms: ['grimoire'],
});

/** Two limits, each of which some hand holds, but none both. */
const together = (id: string, one: Limit, other: Limit, reason: string): Rule => ({
  id,
  between: [`house.${one}`, `house.${other}`],
  sort: 'impossible',
  when: (house, terms) =>
    isShut(house, terms) &&
    !hasHand(house, terms, [one, other]) &&
    hasHand(house, terms, [one]) &&
    hasHand(house, terms, [other]),
  reason,
  rules: [check[one], check[other]],
  forms: ['grimoire'],
});

const pairs = limits.flatMap((one, i) => limits.slice(i + 1).map((other) => [one, other] as const));

/** What the hands of all players add up to at the least, since all come out of one pile. (SS-L12) */
function leastOfAll(house: House, terms: SsTerms, worth: (card: CardEntry) => number): number {
  const copies = agreedCards(terms).flatMap((card) =>
    Array.from({ length: copiesOf(card.id, house, terms) }, () => worth(card)),
  );
  return copies
    .sort((a, b) => a - b)
    .slice(0, house.players * handSizeOf(house))
    .reduce((sum, n) => sum + n, 0);
}

/** A limit that one hand can hold, but not those of all players out of one pile. */
const forAll = (
  id: string,
  limit: Limit,
  worth: (house: House) => (card: CardEntry) => number,
  most: (house: House) => number | null,
  reason: string,
): Rule => ({
  id,
  between: [`house.${limit}`, 'house.players'],
  sort: 'impossible',
  when(house, terms) {
    const each = most(house);
    if (house.cardSource !== 'grimoire' || each === null || isShut(house, terms)) return false;
    return leastOfAll(house, terms, worth(house)) > house.players * each;
  },
  reason,
  rules: [check[limit], 'SS-L12'],
});

/** Limits on grimoires that leave no hand, or none for everybody. Found by filling a hand, so that none is missed. */
export const grimoireLimits: readonly Rule[] = [
  together(
    'SS-C01',
    'levelFloor',
    'levelTotal',
    'No hand totals as many levels as it must and no more than it may.',
  ),
  alone('SS-C02', 'levelFloor', 'Even the highest cards that a hand may hold do not total as many levels.'),
  alone('SS-C16', 'levelTotal', 'Even the lowest cards that fill a hand total more levels.'),
  alone('SS-C17', 'powerTotal', 'Even the weakest cards that fill a hand have more house power.'),
  alone('SS-C18', 'maxPermanents', 'The cards that are no permanent ones do not fill the rest of a hand.'),
  together(
    'SS-C19',
    'levelTotal',
    'powerTotal',
    'A hand within the level total has more house power than agreed.',
  ),
  together(
    'SS-C20',
    'levelTotal',
    'maxPermanents',
    'A hand within the level total has more permanent cards than agreed.',
  ),
  together(
    'SS-C21',
    'levelFloor',
    'powerTotal',
    'A hand of as many levels has more house power than agreed.',
  ),
  together(
    'SS-C22',
    'levelFloor',
    'maxPermanents',
    'A hand of as many levels has more permanent cards than agreed.',
  ),
  together(
    'SS-C23',
    'powerTotal',
    'maxPermanents',
    'A hand within the house power has more permanent cards than agreed.',
  ),
  {
    id: 'SS-C24',
    between: ['house.levelFloor', 'house.powerTotal'],
    sort: 'impossible',
    when: (house, terms) =>
      isShut(house, terms) && pairs.every(([one, other]) => hasHand(house, terms, [one, other])),
    reason: 'Any two limits of a grimoire can be met, but no hand meets all of them.',
    rules: ['SS-L09', 'SS-L10', 'SS-L11', 'SS-L13'],
    forms: ['grimoire'],
  },
  forAll(
    'SS-C25',
    'levelFloor',
    (house) => (card) => -levelOf(card.level, house),
    (house) => -house.levelFloor,
    'All grimoires come out of one pile, and its highest cards do not total as many levels for everybody.',
  ),
  forAll(
    'SS-C26',
    'levelTotal',
    (house) => (card) => levelOf(card.level, house),
    levelTotalOf,
    'All grimoires come out of one pile, and its lowest cards total more levels for everybody.',
  ),
  forAll(
    'SS-C27',
    'powerTotal',
    () => (card) => card.power,
    (house) => house.powerTotal,
    'All grimoires come out of one pile, and its weakest cards have more house power for everybody.',
  ),
  forAll(
    'SS-C28',
    'maxPermanents',
    () => (card) => (card.usage === 'permanent' ? 1 : 0),
    (house) => house.maxPermanents,
    'All grimoires come out of one pile, and it has too few other cards for everybody.',
  ),
];

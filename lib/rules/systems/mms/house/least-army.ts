import { keepLast } from '../../../kernel/verdict/last';
import { fits, footprintOf, layerOf, ownAreas } from '../area';
import { levelOf, refusalOf, type MmsTerms } from '../army';
import { categories, isAttachment, isCharacter, type Category, type MmsCard } from '../catalogue/card';
import { cards } from '../catalogue/index';
import { cheapestWithin } from '../forms/least';
import type { MmsHouse } from '../house';

/** Sums of levels, times cards, that are tried out at the most. */
const FEW_SUMS = 100_000;

/** Every card that the agreement lets in, those included whose level nobody knows (MMS-L06, MMS-L25). */
export const admitted = keepLast((terms: MmsTerms): readonly MmsCard[] =>
  [...cards, ...terms.cards.values()].filter((card) => refusalOf(card, terms.house, terms) === undefined),
);

/** What a use counts for the level total: an unknown level adds nothing there. */
const counted = (card: MmsCard, house: MmsHouse): number => levelOf(card, house) ?? 0;

/** The level totals of all who sit at the table. */
const totals = ({ players, levelTotal, levelTotalPerPlayer: own }: MmsHouse): readonly number[] =>
  Array.from({ length: players }, (_, i) => own?.[String(i + 1) as keyof typeof own] ?? levelTotal);
export const mostLevels = (house: MmsHouse): number => Math.max(...totals(house));
export const leastLevels = (house: MmsHouse): number => Math.min(...totals(house));

/** The cheapest Character among some cards; undefined where there is none. */
export const cheapestCharacter = (among: readonly MmsCard[], house: MmsHouse): number | undefined => {
  const levels = among.filter(isCharacter).map((card) => counted(card, house));
  return levels.length === 0 ? undefined : Math.min(...levels);
};

/** The cards of a category that are let in and have room in an own area. */
const usable = (category: Category, house: MmsHouse, terms: MmsTerms): readonly MmsCard[] => {
  const { most } = ownAreas(house);
  return admitted(terms).filter((card) => {
    const size = card.kind === category ? footprintOf(card, house) : undefined;
    return card.kind === category && (!size || fits(size, most));
  });
};

/** How often a card may be used (MMS-L05, MMS-L28). */
const copiesOf = (card: MmsCard, { uniqueNamed, maxCopies }: MmsHouse): number =>
  uniqueNamed && card.role === 'hero' ? 1 : (maxCopies ?? Infinity);

/** So many uses, the first cards first as far as their copies go: their levels, and the uses for which none is left. */
function taken(uses: number, among: readonly MmsCard[], house: MmsHouse) {
  let left = uses;
  let levels = 0;
  for (const card of among) {
    const copies = copiesOf(card, house);
    const level = counted(card, house);
    if (left > 0 && level > 0) levels += Math.min(left, copies) * level;
    left = left <= copies ? 0 : left - copies;
  }
  return { levels, left };
}

/** What the agreement asks of a category: its limits, and at least one Character (MMS-L03). */
const limitOf = (category: Category, { categoryLimits }: MmsHouse) => {
  const limit = categoryLimits[category] ?? {};
  return {
    minUses: Math.max(limit.minUses ?? 0, category === 'character' ? 1 : 0),
    minLevels: limit.minLevels ?? 0,
    maxUses: limit.maxUses ?? Infinity,
    maxLevels: limit.maxLevels ?? Infinity,
  };
};

/**
 * The fewest levels that a category costs by its limits; undefined where no cards let in can keep them. A bound from below:
 * that there are cards of just these levels is not said.
 */
export function leastOf(category: Category, house: MmsHouse, terms: MmsTerms): number | undefined {
  const { minUses, minLevels, maxUses, maxLevels } = limitOf(category, house);
  if (minUses === 0 && minLevels === 0) return 0;
  const dear = [...usable(category, house, terms)].sort((a, b) => counted(b, house) - counted(a, house));
  const cheap = [...dear].reverse();
  const least = taken(minUses, cheap, house);
  if (least.left > 0 || least.levels > maxLevels || minUses > maxUses) return undefined;
  if (taken(maxUses, dear, house).levels < minLevels) return undefined;
  const one = cheap.map((card) => counted(card, house)).find((level) => level > 0) ?? 0;
  if (minLevels > 0 && one > maxLevels) return undefined;
  // Few enough sums are tried out: between the limits there may be none that cards make.
  const most = Math.min(maxLevels, mostLevels(house));
  const wide = (Number.isFinite(maxUses) ? maxUses : minUses) + 1;
  if (minLevels > 0 && counted(cheap[0]!, house) > 0 && cheap.length * (most + 1) * wide <= FEW_SUMS)
    return cheapestWithin(cheap, {
      ...house.categoryLimits[category],
      minUses,
      copies: (card) => copiesOf(card, house),
      limit: most,
    })?.reduce((sum, card) => sum + card.cost, 0);
  return Math.max(least.levels, minLevels, minLevels > 0 ? one : 0);
}

/** Does it cover squares that nothing else may? */
const covers = (card: MmsCard): boolean => ['areas', 'characters'].includes(layerOf(card) ?? '');

/** Squares that the least uses of a category cover at the least (MMS-L14); an attachment or a bridge covers none. */
function leastSquares(category: Category, house: MmsHouse, terms: MmsTerms): number {
  const { minUses } = limitOf(category, house);
  const squares = usable(category, house, terms).map((card) => {
    const [width, length] = covers(card) ? (footprintOf(card, house) ?? [1, 1]) : [0, 0];
    return width * length;
  });
  if (minUses === 0 || squares.length === 0) return 0;
  const least = Math.min(...squares);
  // A group shares one square.
  const groups = category === 'character' && house.groupMarkers && squares.includes(1);
  return groups ? Math.ceil(minUses / house.groupMax) : minUses * least;
}

/** Do the least uses of the categories need more squares than the largest own area has, on one layer or the other? */
export function hasNoRoom(house: MmsHouse, terms: MmsTerms): boolean {
  const { most } = ownAreas(house);
  const squares = (category: Category): number => leastSquares(category, house, terms);
  const area = most.width * most.height;
  return squares('character') > area || squares('terrain') + squares('defense') + squares('artifact') > area;
}

/** Have the Characters that an army may hold too few hands for the attachments of a category that it must (MMS-L08)? */
export function lacksBearers(
  category: 'artifact' | 'modification',
  house: MmsHouse,
  terms: MmsTerms,
): boolean {
  const among = usable(category, house, terms);
  // Engines are carried by nobody, and meet the limits of Artifacts too.
  if (among.length === 0 || !among.every(isAttachment)) return false;
  const { minUses, minLevels } = limitOf(category, house);
  const dearest = Math.max(...among.map((card) => counted(card, house)));
  const needed = Math.max(minUses, dearest > 0 ? Math.ceil(minLevels / dearest) : 0);
  const slots = house.onePerSlot ? new Set(among.map(({ slot }) => slot)).size : Infinity;
  const hands = Math.min(house.maxAttachments ?? Infinity, slots);
  const cheapest = cheapestCharacter(admitted(terms), house) ?? 0;
  const paid = cheapest > 0 ? Math.floor(mostLevels(house) / cheapest) : Infinity;
  const bearers = Math.min(limitOf('character', house).maxUses, paid);
  return needed > 0 && needed > (hands === 0 ? 0 : hands * bearers);
}

/** Is there a Character that fits the largest own area (MMS-L15)? */
export const someCharacterFits = (house: MmsHouse, terms: MmsTerms): boolean =>
  usable('character', house, terms).length > 0;

/** The levels that all categories together cost at the least; undefined where one of them cannot be met at all. */
export function leastTogether(house: MmsHouse, terms: MmsTerms): number | undefined {
  let sum = 0;
  for (const category of categories) {
    const least = leastOf(category, house, terms);
    if (least === undefined) return undefined;
    sum += least;
  }
  return sum;
}

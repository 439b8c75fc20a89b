import type { Contradiction } from '../../../kernel/agreement/contradiction';
import { ownAreas } from '../area';
import type { MmsTerms } from '../army';
import { categories, isCharacter, type MmsCard } from '../catalogue/card';
import type { MmsHouse } from '../house';
import {
  admitted,
  cheapestCharacter,
  hasNoRoom,
  lacksBearers,
  leastLevels,
  leastOf,
  leastTogether,
  mostLevels,
  someCharacterFits,
} from './least-army';

type Rule = Contradiction<MmsCard, MmsHouse>;
type Category = (typeof categories)[number];

const NOTHING: ReadonlySet<string> = new Set();
const withoutBans = (terms: MmsTerms): MmsTerms => ({ ...terms, banned: NOTHING });

/** Which line keeps every Character out, if one does: the pool, the cards allowed, or those banned (MMS-L03, MMS-L06). */
const noCharacter = (terms: MmsTerms): 'cards' | 'allowed' | 'banned' | undefined => {
  if (admitted(terms).some(isCharacter)) return undefined;
  if (admitted({ ...withoutBans(terms), allowed: undefined }).every((card) => !isCharacter(card)))
    return 'cards';
  return admitted(withoutBans(terms)).some(isCharacter) ? 'banned' : 'allowed';
};

/** Which line leaves only Characters that cost more than any player may spend, if one does (MMS-L01, MMS-L03). */
const tooDear = (house: MmsHouse, terms: MmsTerms): 'cardPool' | 'allowed' | 'banned' | undefined => {
  const over = (under: MmsTerms): boolean =>
    (cheapestCharacter(admitted(under), house) ?? 0) > mostLevels(house);
  if (!over(terms)) return undefined;
  if (!over(withoutBans(terms))) return 'banned';
  return terms.allowed ? 'allowed' : 'cardPool';
};

/** Has an own area of the table no square at all: the largest, or only that of some players (MMS-R62)? */
const nothingOf = (house: MmsHouse, which: 'most' | 'least'): boolean => {
  const { width, height } = ownAreas(house)[which];
  return width * height === 0;
};

/** Least and most of one category that cross each other (MMS-L07). */
const crossed = (category: Category, unit: 'Uses' | 'Levels', n: number): Rule => ({
  id: `MMS-C${n}`,
  between: [`house.categoryLimits.${category}.min${unit}`, `house.categoryLimits.${category}.max${unit}`],
  sort: 'impossible',
  when: ({ categoryLimits }) =>
    (categoryLimits[category]?.[`min${unit}`] ?? 0) > (categoryLimits[category]?.[`max${unit}`] ?? Infinity),
  reason: 'The least is more than the most: no army can have as many and as few at once.',
  rules: ['MMS-L07'],
  forms: ['army'],
});

/** Do least and most of a category cross in one unit already? */
const isCrossed = (category: Category, { categoryLimits }: MmsHouse): boolean => {
  const { minUses = 0, minLevels = 0, maxUses, maxLevels } = categoryLimits[category] ?? {};
  return minUses > (maxUses ?? Infinity) || minLevels > (maxLevels ?? Infinity);
};

/** Limits of one category that no cards let in can keep together (MMS-L07). */
const unmet = (category: Category, n: number): Rule => ({
  id: `MMS-C${n}`,
  between: [`house.categoryLimits.${category}`, 'house.cardPool'],
  sort: 'impossible',
  when: (house, terms) =>
    house.categoryLimits[category] !== undefined &&
    !isCrossed(category, house) &&
    (category !== 'character' || someCharacterFits(house, terms)) &&
    leastOf(category, house, terms) === undefined,
  reason:
    'No cards that are let in, as often as they may be used, keep all limits of this category within the level total.',
  rules: category === 'character' ? ['MMS-L07', 'MMS-L03'] : ['MMS-L07', 'MMS-L06'],
  forms: ['army'],
});

/** Settings that leave no legal army, or no game of legal armies, by the ledger’s checks and rulings. */
export const impossible: readonly Rule[] = [
  {
    id: 'MMS-C01',
    between: ['house.categoryLimits', 'house.levelTotal'],
    sort: 'impossible',
    when: (house, terms) =>
      Object.keys(house.categoryLimits).length > 0 &&
      tooDear(house, terms) === undefined &&
      (leastTogether(house, terms) ?? 0) > mostLevels(house),
    reason: 'What the categories need at the least costs more together than the level total allows.',
    rules: ['MMS-L01', 'MMS-L07'],
    forms: ['army'],
  },
  {
    id: 'MMS-C02',
    between: ['allowed', 'house.levelTotal'],
    sort: 'impossible',
    when: (house, terms) => tooDear(house, terms) === 'allowed',
    reason: 'An army has a Character, and the cheapest that is allowed costs more than the level total.',
    rules: ['MMS-L01', 'MMS-L03'],
    forms: ['army'],
  },
  {
    id: 'MMS-C03',
    between: ['house.cardPool', 'cards'],
    sort: 'impossible',
    when: (_house, terms) => noCharacter(terms) === 'cards',
    reason: 'Only cards that the players typed in may be used, and there is no Character among them.',
    rules: ['MMS-L06', 'MMS-L03'],
    forms: ['army'],
  },
  {
    id: 'MMS-C04',
    between: ['house.neutralRows', 'house.boardHeight'],
    sort: 'impossible',
    // The mat is larger for three and more players, and its columns are shared as well (MMS-R62).
    when: (house) => nothingOf(house, 'most'),
    reason: 'The neutral rows leave the players nothing of the mat.',
    rules: ['MMS-034', 'MMS-R62', 'MMS-L14', 'MMS-L18'],
    forms: ['army'],
  },
  {
    id: 'MMS-C14',
    between: ['house.categoryLimits.modification', 'house.maxAttachments'],
    sort: 'impossible',
    when: (house, terms) => lacksBearers('modification', house, terms),
    reason: 'More Modifications must be brought than the Characters of an army may carry.',
    rules: ['MMS-L07', 'MMS-L08', 'MMS-L10'],
  },
  {
    id: 'MMS-C15',
    between: ['house.cardPool', 'house.levelTotal'],
    sort: 'impossible',
    when: (house, terms) => tooDear(house, terms) === 'cardPool',
    reason: 'An army has a Character, and the cheapest of the pool costs more than the level total.',
    rules: ['MMS-L01', 'MMS-L03'],
    forms: ['army'],
  },
  {
    id: 'MMS-C16',
    between: ['banned', 'house.levelTotal'],
    sort: 'impossible',
    when: (house, terms) => tooDear(house, terms) === 'banned',
    reason: 'An army has a Character, and the cheapest that is not banned costs more than the level total.',
    rules: ['MMS-L01', 'MMS-L03'],
    forms: ['army'],
  },
  {
    id: 'MMS-C17',
    between: ['allowed', 'house.cardPool'],
    sort: 'impossible',
    when: (_house, terms) => noCharacter(terms) === 'allowed',
    reason: 'An army has a Character, and none of the pool is among the cards that are allowed.',
    rules: ['MMS-L03', 'MMS-L06'],
    forms: ['army'],
  },
  {
    id: 'MMS-C18',
    between: ['banned', 'house.cardPool'],
    sort: 'impossible',
    when: (_house, terms) => noCharacter(terms) === 'banned',
    reason: 'An army has a Character, and every one that could be brought is banned.',
    rules: ['MMS-L03', 'MMS-L06'],
    forms: ['army'],
  },
  {
    id: 'MMS-C19',
    between: ['house.neutralRows', 'house.players'],
    sort: 'impossible',
    // A part in the middle loses squares on both sides: an army fits the others, and its player has none.
    when: (house) => nothingOf(house, 'least') && !nothingOf(house, 'most'),
    reason: 'The neutral rows leave a player between two others nothing of the mat.',
    rules: ['MMS-034', 'MMS-R62', 'MMS-L18'],
  },
  {
    id: 'MMS-C30',
    between: ['house.cardPool', 'cards'],
    sort: 'impossible',
    when: ({ cardPool }, terms) =>
      cardPool === 'printed' && ![...terms.cards.values()].some((card) => isCharacter(card)),
    reason:
      'The rules print no Character whole: armies of the printed cards can be counted, and no game can be played with them.',
    rules: ['MMS-L25', 'MMS-R01'],
  },
  {
    id: 'MMS-C31',
    between: ['house.levelTotalPerPlayer', 'house.levelTotal'],
    sort: 'impossible',
    when: (house, terms) => {
      const least = leastTogether(house, terms);
      return least !== undefined && least > leastLevels(house) && least <= mostLevels(house);
    },
    reason: 'The totals differ, and the smallest of them does not pay for the least that an army needs.',
    rules: ['MMS-L01', 'MMS-L03', 'MMS-L22'],
  },
  {
    id: 'MMS-C32',
    between: ['house.categoryLimits', 'house.boardHeight'],
    sort: 'impossible',
    when: (house, terms) => !nothingOf(house, 'most') && hasNoRoom(house, terms),
    reason: 'What the categories need at the least covers more squares than an own area has.',
    rules: ['MMS-L07', 'MMS-L14'],
    forms: ['army'],
  },
  {
    id: 'MMS-C33',
    between: ['house.categoryLimits.artifact', 'house.maxAttachments'],
    sort: 'impossible',
    when: (house, terms) => lacksBearers('artifact', house, terms),
    reason:
      'More Artifacts must be brought than the Characters of an army may carry, and no engine is let in.',
    rules: ['MMS-L07', 'MMS-L08', 'MMS-L10'],
  },
  {
    id: 'MMS-C34',
    between: ['house.cardPool', 'house.boardHeight'],
    sort: 'impossible',
    when: (house, terms) =>
      !nothingOf(house, 'most') && noCharacter(terms) === undefined && !someCharacterFits(house, terms),
    reason: 'An army has a Character, and none that is let in fits an own area.',
    rules: ['MMS-L03', 'MMS-L15'],
    forms: ['army'],
  },
  ...categories.map((category, i) => unmet(category, 35 + i)),
  ...categories.flatMap((category, i) => [
    crossed(category, 'Uses', 20 + 2 * i),
    crossed(category, 'Levels', 21 + 2 * i),
  ]),
];

import type { Contradiction } from '../../../kernel/contradiction';
import { matOf, ownAreas } from '../area';
import { categories, isCharacter, type MmsCard } from '../catalogue/card';
import type { MmsHouse } from '../house';
import { poolOf } from '../pool';

type Rule = Contradiction<MmsCard, MmsHouse>;

/** Settings of secrecy that have nothing to hide once every card is known from the start (MMS-R36). */
const open = (
  id: string,
  key: 'rehide' | 'attackUnidentified' | 'decoys',
  reason: string,
  rule: string,
): Rule => ({
  id,
  between: [`house.${key}`, 'house.hiddenSetup'],
  sort: 'idle',
  when: (house) => !house.hiddenSetup && Boolean(house[key]),
  winner: 1,
  reason,
  rules: [rule, 'MMS-R36'],
});

/** Least and most of one category that cross each other (MMS-L07). */
const crossed = (category: (typeof categories)[number], unit: 'Uses' | 'Levels', n: number): Rule => ({
  id: `MMS-C${n}`,
  between: [`house.categoryLimits.${category}.min${unit}`, `house.categoryLimits.${category}.max${unit}`],
  sort: 'impossible',
  when: ({ categoryLimits }) =>
    (categoryLimits[category]?.[`min${unit}`] ?? 0) > (categoryLimits[category]?.[`max${unit}`] ?? Infinity),
  reason: 'The least is more than the most: no army can have as many and as few at once.',
  rules: ['MMS-L07'],
  forms: ['army'],
});

/** Settings that get in each other’s way, by the ledger’s checks and rulings. */
export const contradictions: readonly Rule[] = [
  {
    id: 'MMS-C01',
    between: ['house.categoryLimits', 'house.levelTotal'],
    sort: 'impossible',
    when: ({ categoryLimits, levelTotal }) =>
      categories.reduce((sum, c) => sum + (categoryLimits[c]?.minLevels ?? 0), 0) > levelTotal,
    reason: 'The least levels of the categories together are more than the level total allows.',
    rules: ['MMS-L01', 'MMS-L07'],
    forms: ['army'],
  },
  {
    id: 'MMS-C02',
    between: ['allowed', 'house.levelTotal'],
    sort: 'impossible',
    when: ({ levelTotal }, terms) => {
      if (!terms.allowed) return false;
      const cheapest = poolOf(terms).find(isCharacter);
      return cheapest !== undefined && cheapest.cost > levelTotal;
    },
    reason: 'An army has a Character, and the cheapest that is allowed costs more than the level total.',
    rules: ['MMS-L01', 'MMS-L03'],
    forms: ['army'],
  },
  {
    id: 'MMS-C03',
    between: ['house.cardPool', 'cards'],
    sort: 'impossible',
    when: ({ cardPool }, { cards }) => cardPool === 'custom' && cards.size === 0,
    reason: 'Only cards that the players typed in may be used, and there is none.',
    rules: ['MMS-L06', 'MMS-L03'],
    forms: ['army'],
  },
  {
    id: 'MMS-C04',
    between: ['house.neutralRows', 'house.boardHeight'],
    sort: 'impossible',
    // The mat is larger for three and more players, and its columns are shared as well (MMS-R62).
    when: (house) => {
      if (house.areaDivision === 'custom') return house.neutralRows >= matOf(house).height - 1;
      const { most } = ownAreas(house);
      return most.width * most.height === 0;
    },
    reason: 'The neutral rows leave the players nothing of the mat.',
    rules: ['MMS-034', 'MMS-R62', 'MMS-L14', 'MMS-L18'],
    forms: ['army'],
  },
  {
    id: 'MMS-C05',
    between: ['house.stalemateRounds', 'house.maxRounds'],
    sort: 'idle',
    when: ({ stalemateRounds, maxRounds }) => stalemateRounds >= maxRounds,
    winner: 1,
    reason: 'The game is over before so many rounds without an elimination can pass.',
    rules: ['MMS-R45', 'MMS-R47'],
  },
  {
    id: 'MMS-C06',
    between: ['house.groupMax', 'house.groupMarkers'],
    sort: 'idle',
    when: ({ groupMarkers }, { changed }) => !groupMarkers && changed.includes('groupMax'),
    winner: 1,
    reason: 'No two characters may share a square, so that no group arises whose size could matter.',
    rules: ['MMS-R51', 'MMS-L29'],
  },
  open('MMS-C07', 'rehide', 'Everything is known from the start, so nothing can be hidden again.', 'MMS-R38'),
  open(
    'MMS-C08',
    'attackUnidentified',
    'Everything is known from the start: no marker is unidentified.',
    'MMS-R37',
  ),
  open('MMS-C09', 'decoys', 'Everything is known from the start, and a blank marker with it.', 'MMS-L23'),
  {
    id: 'MMS-C10',
    between: ['house.decoys', 'house.markersShown'],
    sort: 'idle',
    when: ({ decoys, markersShown, hiddenSetup }) => hiddenSetup && decoys > 0 && !markersShown,
    winner: 1,
    reason: 'Nobody but their owner sees the markers, so a blank one misleads nobody.',
    rules: ['MMS-L23', 'MMS-R36'],
  },
  {
    id: 'MMS-C11',
    between: ['house.healDoomed', 'house.removalTiming'],
    sort: 'idle',
    when: ({ healDoomed, removalTiming }) => healDoomed && removalTiming === 'immediate',
    winner: 1,
    reason: 'A piece leaves at the moment it has no CAP left: there are no doomed characters to heal.',
    rules: ['MMS-R26', 'MMS-R27'],
  },
  {
    id: 'MMS-C12',
    between: ['house.uniqueNamed', 'house.maxCopies'],
    sort: 'idle',
    when: ({ uniqueNamed, maxCopies }) => uniqueNamed && maxCopies === 1,
    winner: 1,
    reason: 'No card may be used twice at all, heroes among them.',
    rules: ['MMS-L28', 'MMS-L05'],
  },
  {
    id: 'MMS-C13',
    between: ['house.levelTotalPerPlayer', 'house.players'],
    sort: 'idle',
    when: ({ levelTotalPerPlayer, players }) =>
      Object.keys(levelTotalPerPlayer ?? {}).some((seat) => Number(seat) > players),
    winner: 1,
    reason: 'A handicap is agreed for a player who does not sit at the table.',
    rules: ['MMS-L22', 'MMS-L21'],
  },
  {
    id: 'MMS-C14',
    between: ['house.categoryLimits.modification.minUses', 'house.maxAttachments'],
    sort: 'impossible',
    when: ({ categoryLimits, maxAttachments }) =>
      maxAttachments === 0 && (categoryLimits.modification?.minUses ?? 0) > 0,
    reason: 'Modifications must be brought, and no character may carry one.',
    rules: ['MMS-L07', 'MMS-L10'],
  },
  ...categories.flatMap((category, i) => [
    crossed(category, 'Uses', 20 + 2 * i),
    crossed(category, 'Levels', 21 + 2 * i),
  ]),
];

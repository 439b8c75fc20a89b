import { line } from '../../kernel/companion/companion';
import { capital, listed } from '../../kernel/words/words';
import { MONTH, mountainCostOn } from './calendar';
import { seasons, type WeatherPhases } from './catalogue/seasons';
import type { House } from './house';

type Lines = readonly ReturnType<typeof line>[];

const WEEK = 7;

export const seasonOf = (house: House) =>
  seasons.find(({ number }) => String(number) === house['world.seasons']);

/** Colors that are everywhere on a seventh day, as far as the game goes (MR-B23). */
export function colorDays(house: House): string {
  const days: readonly (readonly [number, string])[] = [
    [7, listed(seasonOf(house)?.day7 ?? ['white', 'black'])],
    [14, 'grey'],
    [21, 'purple'],
    [28, 'gold'],
  ];
  const said = days.filter(([day]) => day <= house['game.days']).map(([day, what]) => `day ${day} (${what})`);
  const later =
    house['game.days'] > MONTH
      ? seasonOf(house)
        ? ' of each month; on day 7 of a later one the colors of its own season'
        : ' of each month; of white and black, day 7 gives white alone in odd months, black alone in even ones'
      : '';
  return `Everywhere there is color magic on ${listed(said)}${later}.`;
}

const phaseWords = ({ basic, sunlight, sheltered }: WeatherPhases): string =>
  `${basic}${sunlight ? ` and ${sunlight} in sunlight` : ''}${sheltered ? ` and ${sheltered} in shelter` : ''}`;

/** How many phases a day has (MR-017, MR-018, MR-B31, MR-R04). */
export function phaseLines(house: House): Lines {
  const season = seasonOf(house);
  const first = season && house['game.days'] > MONTH ? ' in the first month' : '';
  const cave =
    house['daylight.caveRule'] === 'recorded'
      ? 'once a cave move is written down, or the turn begins in a cave, only the basic ones may be written'
      : 'whoever enters a cave loses what is left beyond the basic ones';
  const phases = season
    ? `${capital(
        listed(
          (['clear', 'showers', 'storm', 'special'] as const).map(
            (weather) =>
              `${weather === 'special' ? 'special weather' : weather} ${phaseWords(season.weather[weather])}`,
          ),
        ),
      )} phases a day${first}`
    : 'Four phases are normal: two basic ones, and two in sunlight';
  return [
    line(`${phases}; ${cave}.`, 'MR-017', 'MR-018', 'MR-B31', 'MR-R04'),
    line(
      `A mountain clearing takes ${mountainCostOn(house, 1)} MOVE phases in a row${first}.`,
      'MR-026',
      'MR-B35',
      'MR-R05',
    ),
  ];
}

/** Searching, buying and flying, as the table agreed (MR-R08, MR-R10, MR-R11, MR-R14). */
export const activityLines = (house: House): Lines => [
  line(
    house['search.peerFromMountain'] === 'adjacent-only'
      ? 'From a mountain clearing Peer looks into adjacent tiles only.'
      : 'From a mountain clearing Peer looks into the own tile and adjacent ones.',
    'MR-043',
    'MR-R08',
  ),
  line(
    `Drinks cost 1 gold for each ${house['trade.drinksCount'] === 'unhired' ? 'unhired member' : 'member'} of the group in the clearing. ${
      house['trade.mustRollAfterLook']
        ? 'Who has looked at the goods must roll.'
        : 'Who has looked need not roll.'
    }`,
    'MR-053',
    'MR-R10',
    'MR-R11',
  ),
  ...(house['world.commerce'] ? [line('Sales roll on the commerce table.', 'MR-049', 'MR-B70')] : []),
  line(
    house['fly.landing'] === 'choose'
      ? 'After a flight choose the clearing in which you land.'
      : 'After a flight one die gives the clearing; roll again for a number that the tile does not have.',
    'MR-067',
    'MR-B37',
    'MR-R14',
  ),
];

/** What happens around the phases, and at the end of a turn (MR-078 to MR-088, MR-B48). */
export const turnEndLines = (house: House): Lines => [
  line(
    'Whoever ends a phase in your clearing may block you and be blocked; monsters block all who are unhidden.',
    'MR-078',
    'MR-080',
    'MR-081',
  ),
  line(
    `At the end of the turn prowling monsters of the tile come to you and block, then its chits turn face up${
      house['monsters.quiet'] ? ' unless you are hidden' : ''
    }, then those just turned up summon.`,
    'MR-084',
    'MR-085',
    'MR-086',
    'MR-B48',
    'MR-R17',
  ),
];

const sides: Readonly<Record<House['monsters.alerted'], string>> = {
  off: 'Heavy and Medium monsters begin light side up',
  on: 'Heavy and Medium monsters and unhired natives need not begin light side up',
  roll: 'The side on which Heavy and Medium monsters and unhired natives begin is rolled for',
};

/** The rounds of an evening (MR-089 to MR-100, MR-102, MR-132, MR-R45). */
export const combatLines = (house: House): Lines => [
  line('Day spells end.', 'MR-089'),
  line(
    'For each group of unhired natives in the clearing every player who is there rolls on the Meeting table; block/battle is battle for the rest of the day.',
    'MR-096',
    'MR-097',
    'MR-B52',
  ),
  line(
    `${sides[house['monsters.alerted']]}; Tremendous ones red side down, native horses walking.`,
    'MR-100',
  ),
  line(
    `Clearing by clearing: encounter, melee, fatigue, round after round; ${
      house['order.mode'] === 'seating'
        ? 'the owner of the first counter drawn acts first, then clockwise'
        : 'in the order in which the counters were drawn'
    }.`,
    'MR-090',
    'MR-093',
    'MR-102',
    'MR-R20',
  ),
  line(
    house['combat.horseSides'] === 'flip'
      ? 'A horse shows one side in the Encounter step and the other in the Melee step.'
      : 'A horse may gallop in one step of a round only.',
    'MR-132',
    'MR-B59',
    'MR-R24',
  ),
  ...(house['combat.ambush']
    ? [
        line(
          'A hidden character who shoots, or casts on one individual, rolls Hide and stays hidden on a success.',
          'MR-138',
          'MR-B69',
        ),
      ]
    : []),
  ...(house['combat.seriousWounds']
    ? [
        line(
          'Harm equal to the vulnerability gives as many wounds as the higher of two dice, and does not kill.',
          'MR-B68',
          'MR-R33',
        ),
      ]
    : []),
  line('After fatigue, one active chit goes for each wound.', 'MR-191', 'MR-196'),
  line(
    `${house['combat.quietRoundsToEnd'] === 1 ? 'A quiet round ends' : `${house['combat.quietRoundsToEnd'] === 2 ? 'Two' : 'Three'} quiet rounds in a row end`} the combat; after ${house['combat.maxRounds']} rounds monsters red side up kill and it is over.`,
    'MR-094',
    'MR-R45',
    'MR-R51',
  ),
  ...(house['magic.preparedFatigueAt'] === 'combat-end'
    ? [line('When the combat is over, prepared MAGIC chits fatigue.', 'MR-195', 'MR-R39')]
    : []),
  line('Then rearrange belongings and trade among yourselves.', 'MR-198', 'MR-B62'),
];

/** Midnight in the order of MR-B63. */
export const midnightLines = (house: House): Lines => [
  line(
    `The potions of the day ${house['items.potionReturn'] === 'owner' ? 'go back to the traders they name' : 'leave the game'}; all weapons become unalerted.`,
    'MR-199',
    'MR-201',
    'MR-B63',
    'MR-R40',
  ),
  ...(house['magic.preparedFatigueAt'] === 'midnight'
    ? [line('Prepared MAGIC chits fatigue.', 'MR-195', 'MR-B63', 'MR-R39')]
    : []),
  line('Permanent spells without their color rest, combat spells end.', 'MR-202', 'MR-B63'),
  line('Curses end for characters at the chapel.', 'MR-200', 'MR-B28'),
  line(
    'Natives whose term is over are free; map chits turn face down, the Lost City and Castle stay.',
    'MR-B44',
    'MR-B63',
  ),
  line(
    house['death.restart'] === 'none'
      ? 'Who was killed is out of the game.'
      : 'Who was killed starts afresh tomorrow at the Inn.',
    'MR-186',
    'MR-B67',
    'MR-R41',
  ),
];

const winners: Readonly<Record<House['victory.mode'], string>> = {
  'month-end': 'A total of zero or more has won',
  'sudden-death': 'A total of zero or more has won',
  'all-categories': 'Only who has zero or more in every category has won',
};

const ties: Readonly<Record<House['victory.tie'], string>> = {
  shared: 'equal totals share the place',
  notoriety: 'among equal totals more notoriety decides',
  gold: 'among equal totals more gold decides',
};

/** The end of the game and its score (MR-B65, MR-B66, MR-R42). */
export const endLines = (house: House): Lines => [
  line(
    `After day ${house['game.days']} the game ends and victory points are counted.`,
    'MR-006',
    'MR-203',
    'MR-R43',
  ),
  ...(house['victory.mode'] === 'sudden-death'
    ? [
        line(
          'It ends before that at the first midnight at which somebody has zero or more in every category.',
          'MR-R42',
        ),
      ]
    : []),
  line(
    'In each of the five categories take what was needed from what you have, below zero three times; divide by the factor and round down. Count that once, and once more for each point assigned there; add it all up.',
    'MR-B65',
    'MR-B66',
  ),
  line(
    `${winners[house['victory.mode']]}, the highest is the victor; ${ties[house['victory.tie']]}.`,
    'MR-005',
    'MR-R42',
  ),
];

/** Seventh days on which the row that prowls goes back to where it began (MR-012). */
export const regenerationWords = (house: House): string => {
  const days = Array.from({ length: house['game.days'] / WEEK }, (_, i) => (i + 1) * WEEK);
  return days.length > 4 ? 'every seventh day' : `day ${listed(days.map(String))}`;
};

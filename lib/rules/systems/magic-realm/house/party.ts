import { z } from 'zod';
import { variation } from '../../../kernel/system';

/** What a player may bring: characters, levels, spells, and the budget of a trial battle. */
export const partyHouse = {
  'party.charactersPerPlayer': z
    .int()
    .min(1)
    .max(4)
    .default(1)
    .meta(
      variation({
        title: 'Characters of one player',
        description: 'The greatest number of characters on one party sheet.',
        origin: 'option',
        rules: ['MR-001', 'MR-B70'],
        group: 'Party',
      }),
    ),
  'party.extraPoint': z
    .int()
    .min(0)
    .max(3)
    .default(1)
    .meta(
      variation({
        title: 'More points for each further character',
        description:
          'The second character of a player assigns this many points more, the third twice as many more.',
        origin: 'option',
        rules: ['MR-B64', 'MR-B70'],
        group: 'Party',
      }),
    ),
  'party.level': z
    .int()
    .min(1)
    .max(4)
    .default(4)
    .meta(
      variation({
        title: 'Development level at the start',
        description:
          'Chits, advantages, equipment and spells go up to this level, unless a sheet names another for a character. Each level below 4 lowers the points to assign by one, though not below two. Relations to traders count from level 3.',
        origin: 'option',
        rules: ['MR-B06', 'MR-B64', 'MR-B70'],
        group: 'Party',
      }),
    ),
  'party.levelTotal': z
    .int()
    .min(1)
    .max(64)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'Agreed total of levels',
        description:
          'What the development levels of all characters of one player add up to; empty: nothing is agreed. An invention of this project.',
        origin: 'proposal',
        rules: ['MR-B06'],
        group: 'Party',
      }),
    ),
  'party.duplicateCharacters': z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'The same character twice',
        description: 'One character may be played more than once in a game.',
        origin: 'option',
        rules: ['MR-B05'],
        group: 'Party',
      }),
    ),
  'party.optionalAbilities': z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Optional abilities',
        description: 'Some characters have the further ability that their entry names.',
        origin: 'option',
        rules: ['MR-B70'],
        group: 'Party',
      }),
    ),
  'spells.duplicatesAtStart': z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'The same starting spell twice',
        description: 'A character may begin with one spell recorded more than once.',
        origin: 'option',
        rules: ['MR-B06'],
        group: 'Party',
      }),
    ),
  'spells.enchantedStart': z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'Color chits at the start',
        description: 'Magic chits of types I to V may be turned into color chits before play.',
        origin: 'option',
        rules: ['MR-B06', 'MR-B24'],
        group: 'Party',
      }),
    ),
  'roster.goldBudget': z
    .int()
    .min(0)
    .max(500)
    .nullable()
    .default(null)
    .meta(
      variation({
        title: 'Gold budget of a combat roster',
        description:
          'The most that a roster may cost; empty: nothing is agreed. 40 makes a skirmish, 80 and 120 larger fights. An invention of this project.',
        origin: 'proposal',
        rules: ['MR-B44'],
        group: 'Combat roster',
      }),
    ),
  'roster.priceMultiplier': z
    .int()
    .min(1)
    .max(4)
    .default(2)
    .meta(
      variation({
        title: 'Price of hired natives in a roster',
        description:
          'The Meeting result that is assumed: a native costs his wage times this number. An invention of this project.',
        origin: 'proposal',
        rules: ['MR-B44'],
        group: 'Combat roster',
      }),
    ),
} as const;

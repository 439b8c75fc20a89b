import { z } from 'zod';
import { variation } from '../../../kernel/system';

const seasons = ['none', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'] as const;

/** Map, seasons, trade by commerce, and the ways of the day. */
export const worldHouse = {
  'world.mapMode': z
    .enum(['built', 'random', 'fixed-seed'])
    .default('built')
    .meta(
      variation({
        title: 'How the map is made',
        description:
          'Built by the players in turn, drawn at random by the rules, or drawn from a given seed.',
        origin: 'option',
        rules: ['MR-B03', 'MR-B04'],
        group: 'World',
      }),
    ),
  'world.seed': z
    .string()
    .max(80)
    .default('')
    .meta(
      variation({
        title: 'Seed of the world',
        description: 'All random draws of the game follow from it. Empty: a fresh seed for every game.',
        origin: 'proposal',
        rules: ['MR-B03'],
        group: 'World',
      }),
    ),
  'world.solitaireTwoRows': z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Two monster rolls a day',
        description: 'For play alone: two rows of the appearance chart prowl each day.',
        origin: 'option',
        rules: ['MR-011', 'MR-B70'],
        group: 'World',
      }),
    ),
  'world.seasons': z
    .enum(seasons)
    .default('none')
    .meta(
      variation({
        title: 'Season',
        description:
          'One of the thirteen seasons with its weather, phases and rewards, or none. The points of the season are set under “Victory points to assign”.',
        origin: 'option',
        rules: ['MR-B70'],
        group: 'World',
      }),
    ),
  'world.mountainCost': z
    .int()
    .min(2)
    .max(4)
    .default(2)
    .meta(
      variation({
        title: 'MOVE phases into a mountain clearing',
        description: 'How many MOVE phases in a row it takes to enter a mountain clearing.',
        origin: 'seed',
        rules: ['MR-026', 'MR-B35', 'MR-R05'],
        group: 'World',
      }),
    ),
  'world.commerce': z
    .boolean()
    .default(false)
    .meta(
      variation({
        title: 'Commerce',
        description: 'Sales roll on the commerce table and use the special prices of the groups.',
        origin: 'option',
        rules: ['MR-049', 'MR-B70'],
        group: 'World',
      }),
    ),
  'daylight.caveRule': z
    .enum(['recorded', 'on-entry'])
    .default('recorded')
    .meta(
      variation({
        title: 'Two phases in caves',
        description:
          'Recorded: a cave move limits the whole day to two normal phases when it is written down. On entry: the phases beyond the second are lost when the cave is entered.',
        origin: 'ruling',
        rules: ['MR-018', 'MR-R04'],
        group: 'The day',
      }),
    ),
  'search.peerFromMountain': z
    .enum(['own-and-adjacent', 'adjacent-only'])
    .default('own-and-adjacent')
    .meta(
      variation({
        title: 'Peering from a mountain',
        description: 'Into the own tile and adjacent ones, or into adjacent tiles only.',
        origin: 'ruling',
        rules: ['MR-043', 'MR-R08'],
        group: 'The day',
      }),
    ),
  'trade.drinksCount': z
    .enum(['unhired', 'all-members'])
    .default('unhired')
    .meta(
      variation({
        title: 'Price of drinks',
        description:
          'One gold for each unhired member of the group in the clearing, or for each member that is there.',
        origin: 'ruling',
        rules: ['MR-053', 'MR-R10'],
        group: 'The day',
      }),
    ),
  'trade.mustRollAfterLook': z
    .boolean()
    .default(true)
    .meta(
      variation({
        title: 'Who looks must roll',
        description: 'A buyer who has looked at the goods must name one of them and roll.',
        origin: 'ruling',
        rules: ['MR-050', 'MR-R11'],
        group: 'The day',
      }),
    ),
  'fly.landing': z
    .enum(['random', 'choose'])
    .default('random')
    .meta(
      variation({
        title: 'Landing after a flight',
        description: 'The clearing is rolled, or the one who flies chooses it.',
        origin: 'ruling',
        rules: ['MR-067', 'MR-R14'],
        group: 'The day',
      }),
    ),
} as const;

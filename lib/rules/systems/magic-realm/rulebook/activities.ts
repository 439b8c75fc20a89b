import { printed } from './write';

/** The ten activities of a phase. */
export const activities = [
  ...printed('move', [
    [
      'MR-023',
      '25',
      'MOVE goes along one roadway to an adjacent clearing, which is written down as tile and number.',
    ],
    [
      'MR-024',
      '25',
      'Roadways can be changed only in a clearing; where they cross on a bridge or over a tunnel they do not join.',
    ],
    ['MR-025', '25', 'A hidden path or secret passage may be used only by someone who has discovered it.'],
    ['MR-026', '25, 29', 'Entering a mountain clearing takes two MOVE phases (MR-R05).'],
    [
      'MR-027',
      '29',
      'A clearing is a mountain clearing when the grey mountain symbol encloses it completely.',
    ],
    [
      'MR-028',
      '29',
      'Whoever leaves must leave behind every item heavier than the strongest MOVE chit in play (MR-R06).',
    ],
  ]),
  ...printed('hide', [
    ['MR-029', '31', 'Each HIDE phase allows one roll on the Hide table.'],
    ['MR-030', '31', 'If the roll succeeds, the counter is turned green side up: the individual is hidden.'],
    ['MR-031', '31', 'A hidden character cannot be blocked or attacked by monsters.'],
    ['MR-032', '31', 'A hidden character cannot be blocked or attacked by unhired natives.'],
    [
      'MR-033',
      '31',
      'Nor can a hidden character be blocked or attacked by those characters and hired natives who did not find hidden enemies in a SEARCH phase of that day.',
    ],
    [
      'MR-034',
      '31',
      'Hiding ends just before the first phase of the next day, and at once when the individual blocks, attacks, is blocked or is attacked.',
    ],
    [
      'MR-035',
      '33',
      'Unless a special advantage changes it, a die roll uses two dice of which only the higher counts: a 6 comes up with chance 11 in 36, a 1 with chance 1 in 36 (MR-R03).',
    ],
  ]),
  ...printed('alert', [
    ['MR-036', '35', 'ALERT may turn the active weapon counter to its asterisk side: the weapon is alerted.'],
    [
      'MR-037',
      '35',
      'ALERT may instead prepare one MAGIC chit for combat, which then has time 0. One phase does one of the two.',
    ],
  ]),
  ...printed('rest', [
    ['MR-038', '37', 'REST may return a wounded chit without asterisks to play.'],
    ['MR-039', '37', 'REST may instead make a wounded chit with one asterisk a fatigued one.'],
    ['MR-040', '37', 'REST may instead return a fatigued chit with one asterisk to play.'],
    [
      'MR-041',
      '37',
      'A chit with two asterisks goes from wounded to fatigued, or from fatigued to play, only by making change: another chit with one asterisk that is in play, MOVE, FIGHT or MAGIC, is fatigued for it. Without such a chit it cannot be rested.',
    ],
  ]),
  ...printed('search', [
    [
      'MR-042',
      '39',
      'Each SEARCH phase allows one roll on one search table. Secret passages, hidden paths, hidden characters (who may then be blocked and attacked) and treasure locations can be found.',
    ],
    [
      'MR-043',
      '39',
      'From a mountain clearing the Peer table may be used on a clearing of an adjacent tile that is no cave (MR-R08).',
    ],
    ['MR-044', '39', 'A SEARCH phase may loot a treasure location that has been found.'],
    ['MR-045', '39', 'A SEARCH phase may loot a pile of abandoned belongings in the clearing.'],
    [
      'MR-046',
      '39',
      'Whoever takes an item decides at once whether it is active, inactive or abandoned. Hired natives cannot have active items.',
    ],
    [
      'MR-047',
      '39',
      'Reading Runes may be rolled with an own active artifact or spell book, or at a discovered treasure location that has spells. Learning the spell takes a MAGIC chit of its type.',
    ],
    [
      'MR-048',
      '39',
      'Only the Witch King and the holder of an active Phantom Glass use the Magic Sight table (MR-R09).',
    ],
  ]),
  ...printed('trade', [
    [
      'MR-049',
      '41',
      'A TRADE phase either sells or buys. Selling: any number of belongings, each for its basic gold price, to one visitor or one unhired native leader in the clearing. No roll is made.',
    ],
    [
      'MR-050',
      '41',
      'Buying: look at the treasures of one native group or visitor in the clearing, then make a single Meeting roll for exactly one weapon, armor counter, horse or treasure.',
    ],
    ['MR-051', '41', 'Buying from a group needs its leader, unhired, in the clearing.'],
    [
      'MR-052',
      '41',
      'The result gives the price asked, a multiple of the basic price; the buyer may refuse.',
    ],
    [
      'MR-053',
      '41',
      'Before a roll a player may buy drinks for a native group: 1 gold for each of its unhired members who is in the clearing makes it one level friendlier for that roll alone (MR-R10).',
    ],
  ]),
  ...printed('hire', [
    [
      'MR-054',
      '43',
      'Each HIRE phase allows one roll on the Meeting table to find the price of hiring for 14 days.',
    ],
    [
      'MR-055',
      '43',
      'Rogues and Order are hired one native a phase: higher numbers before lower ones, the leader (HQ) last of all.',
    ],
    [
      'MR-056',
      '43',
      'Every other group is hired as one lot: all its unhired members in the clearing together, or none.',
    ],
    ['MR-057', '43', 'HIRE and TRADE may be done while hidden; being blocked ends the hiding.'],
    ['MR-058', '43', 'Drinks may be bought before the hire roll.'],
  ]),
  ...printed('follow', [
    [
      'MR-059',
      '45',
      'FOLLOW takes the whole day: the follower moves with the guide and shares all the guide’s activities and discoveries.',
    ],
    [
      'MR-060',
      '45',
      'When the guide loots, the followers, and every other character in the clearing who can see it, discover the treasure location but take nothing.',
    ],
    ['MR-061', '45', 'When the guide trades, hires or does SPELL phases, the followers do nothing.'],
    [
      'MR-062',
      '45',
      'Hired natives who are no leaders can only follow. Hired leaders have turns of their own; they move alone or follow.',
    ],
    ['MR-063', '45', 'A character may always leave behind hired natives who follow.'],
    [
      'MR-064',
      '45',
      'A guide who is hidden when moving to another clearing may leave behind any follower who has not found hidden enemies.',
    ],
    [
      'MR-065',
      '45',
      'Followers are left behind when the guide flies, unless they can fly, and at the second move of a pony’s double move, unless they have a pony.',
    ],
  ]),
  ...printed('fly', [
    [
      'MR-066',
      '47',
      'FLY needs a spell that gives flight or an activated flying artifact. One phase goes to an adjacent tile or to another clearing of the own tile.',
    ],
    [
      'MR-067',
      '47',
      'After the last FLY phase of the day one die is rolled: the flier lands in the clearing with that number in the tile below (MR-R14).',
    ],
  ]),
  ...printed('spell', [
    [
      'MR-068',
      '49',
      'The first SPELL phase of a day (SPX) only prepares. Each later SPELL phase of the same day can enchant either a MAGIC chit or the tile.',
    ],
    [
      'MR-069',
      '51, 53',
      'An enchanted MAGIC chit is turned over and becomes color magic: I white, II grey, III gold, IV purple, V black.',
    ],
    ['MR-070', '53', 'Types VI, VII and VIII can never become color magic.'],
    [
      'MR-071',
      '55, 57',
      'A tile is turned over by a MAGIC chit of type I to V with the matching color: I white, II grey, III gold, IV purple, V black. The color is present (MR-R50) or comes from one own color chit.',
    ],
    ['MR-072', '55', 'An enchanted tile may have other roadways, and its clearings supply color magic.'],
    ['MR-073', '59', 'No other type or combination can enchant a tile.'],
    ['MR-074', '59', 'A color chit that is used turns back into an ordinary MAGIC chit and is fatigued.'],
  ]),
];

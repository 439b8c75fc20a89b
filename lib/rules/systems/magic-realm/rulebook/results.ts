import { full } from './write';

/** What the results of tables do. */
export const results = [
  ...full('results', [
    ['MR-X01', 'Curse 1, eyemist: no SEARCH activity; PEER stays possible.'],
    ['MR-X02', 'Curse 2, squeak: the character cannot be hidden; HIDE may be done without effect.'],
    [
      'MR-X03',
      'Curse 3, wither: all active chits with asterisks, color chits too, become fatigued. While cursed, wounds may become fatigue, but fatigued chits cannot become active.',
    ],
    ['MR-X04', 'Curse 4, ill health: no REST activity.'],
    [
      'MR-X05',
      'Curse 5, ashes: recorded gold cannot be spent or given and counts -1; new gold is still recorded.',
    ],
    ['MR-X06', 'Curse 6, disgust: recorded fame cannot be lowered by anything and counts -1.'],
    [
      'MR-X07',
      'Wish 1, elsewhere for me: the character teleports, with belongings and horses, to any other clearing; followers stay.',
    ],
    [
      'MR-X08',
      'Wish 2, elsewhere for you: the character names one other individual in the clearing, a hidden one only with hidden enemies. A named character goes to a clearing of that character’s choice, a denizen to its start. Alone, nothing happens.',
    ],
    ['MR-X09', 'Wish 3, vision: look at all treasure cards of one box without changing their order.'],
    [
      'MR-X10',
      'Wish 4, peace: combat in the clearing is over for the day. Pending spells are cancelled, there are no targets and attacks, and two rounds for actions remain.',
    ],
    ['MR-X11', 'Wish 5, health: all own chits become active; wither and ill health end.'],
    [
      'MR-X12',
      'Wish 6, strength: the next FIGHT chit or gloves card that hits does exactly T, unmodified. It may open Vault or Crypt, and does not add up.',
    ],
    [
      'MR-X13',
      'Power of the Pit 1, fiery chasm: every unhidden character, native and monster in the clearing dies.',
    ],
    ['MR-X14', 'Power of the Pit 2, carried away: the target dies.'],
    [
      'MR-X15',
      'Power of the Pit 3, terror: every character in the clearing wounds all L and M MOVE and FIGHT chits; every L and M monster, native and horse there dies.',
    ],
    ['MR-X16', 'Power of the Pit 4, blight: the target wounds all active chits with asterisks.'],
    ['MR-X17', 'Power of the Pit 5, forget: the target fatigues all active MAGIC chits.'],
    [
      'MR-X18',
      'Power of the Pit 6, rust: every active armor counter of the target is damaged once, which destroys damaged ones; cards are not touched.',
    ],
    ['MR-X19', 'Meeting, price n: pay n times the basic price and get it, or decline.'],
    [
      'MR-X20',
      'Meeting, boon: get it free and lose one level of friendliness until it is bought back, or treat the result as price 1. In the evening nothing happens.',
    ],
    ['MR-X21', 'Meeting, no deal: nothing happens.'],
    [
      'MR-X22',
      'Meeting, block/battle: in Daylight the individual is blocked, in the Evening the group battles.',
    ],
    ['MR-X23', 'Meeting, insult: pay 5 notoriety, even below zero, for no deal; else block/battle.'],
    [
      'MR-X24',
      'Meeting, challenge: pay 5 fame, even below zero but not under disgust, for no deal; else block/battle.',
    ],
    ['MR-X25', 'Meeting, trouble: roll again on the unfriendly column.'],
    ['MR-X26', 'Meeting, opportunity: roll again on the next friendlier column.'],
    ['MR-X27', 'Search, clues: look secretly at the map chits of the searched tile.'],
    [
      'MR-X28',
      'Search, paths: cross off all hidden paths that touch the searched clearing, on the side that is up.',
    ],
    [
      'MR-X29',
      'Search, passages: cross off all secret passages that touch the searched clearing, on the side that is up.',
    ],
    [
      'MR-X30',
      'Search, hidden enemies: until midnight the searcher may block, spy on and target hidden individuals.',
    ],
    [
      'MR-X31',
      'Search, discover chits: look at the map chits of the tile and cross off every site chit of the searched clearing.',
    ],
    ['MR-X32', 'Search, choice: any one result of the Peer or the Locate table.'],
    [
      'MR-X33',
      'Magic Sight, counters: hidden enemies with weapon, armor or horse counters, which all natives, goblins, ogres and giants have; and the searcher may take the top counter of one discovered site or pile.',
    ],
    [
      'MR-X34',
      'Magic Sight, treasure cards: hidden enemies with treasure cards; and the searcher may take the top card of one discovered site or pile.',
    ],
    [
      'MR-X35',
      'Magic Sight, perceive spell: hidden enemies with recorded spells; and the searcher may look at the spell cards of one own active item or discovered site and learn one without waking it.',
    ],
  ]),
];

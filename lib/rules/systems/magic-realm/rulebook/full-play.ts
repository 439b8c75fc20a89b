import { full } from './write';

/** Day, combat, score and options, after the public full rules. */
export const fullPlay = [
  ...full('day', [
    [
      'MR-B31',
      'Each day has two basic phases, and two sunlight phases on days that are spent wholly outside caves; nobody who has used a sunlight phase may enter a cave clearing. Extra phases from advantages, items, spells and horses come on top.',
    ],
    [
      'MR-B32',
      'Hired leaders and controlled monsters record turns like characters: two basic and two sunlight phases and those of their own horse. They cannot REST or ALERT for themselves, nor do SPELL; controlled monsters cannot TRADE or HIRE. Underlings only follow.',
    ],
    [
      'MR-B33',
      'FOLLOW is recorded in the guide’s clearing at Birdsong, and not on a roadway or in the air. Other activities may be recorded in the hope that they will be possible.',
    ],
    [
      'MR-B34',
      'Rows at the end of a week: 1 dragons and Company; 2 serpents, demons and Woodfolk; 3 wolves, ogres, goblins, octopus, Patrol and Soldiers; 4 giants, trolls and Lancers; 5 spiders, imp, Bashkars and Rogues; 6 bats, Guard and Order, and the visitor and mission chits turn over; ghosts always. Hired and controlled denizens do not regenerate.',
    ],
    [
      'MR-B35',
      'The two MOVE phases into a mountain clearing are consecutive phases of one day, and the move happens at the second. Their number may vary with the season.',
    ],
    [
      'MR-B36',
      'Over a roadway at the edge of the map one may leave the game for good; the score is then counted at once.',
    ],
    [
      'MR-B37',
      'Flight leads from any clearing to the own or an adjacent tile; the flier is unhidden at once and leaves horses and too heavy items. Consecutive FLY phases fly on. For each landing one die is rolled, again if the tile has no such clearing; landing in a cave after a sunlight phase ends the turn.',
    ],
    [
      'MR-B38',
      'Peer and Locate act on the own clearing; Peer from a mountain clearing also on any woods or mountain clearing of the own or an adjacent tile. Clues never discover a site. Discoveries are for ever, and roadways are found for one side of a tile.',
    ],
    [
      'MR-B39',
      'Result n takes the n-th thing from the top, and nothing if there are fewer. At the Cairns each roll fatigues one asterisk, at the Pool each item taken; the Vault is opened once a game with Lost Keys or a piece of strength T (a chit fatigues), the Crypt of the Knight needs the same for every roll. Leaders and controlled monsters pay no asterisks. Site cards have tables of their own.',
    ],
    [
      'MR-B40',
      'With an odd number of causes (Witch King, Phantom Glass, World Fades) every SEARCH roll is on the Magic Sight table; with an even number the normal tables are used.',
    ],
    [
      'MR-B41',
      'Any number of things may be sold at the basic price; visitors have prices of their own. A card with a fame reward gives the fame when sold to its group and costs it when bought there. What is bought is named before the roll, one thing a phase; belongings may pay part of the price at basic value, without change.',
    ],
    [
      'MR-B42',
      'A boon is free, but the group becomes one level less friendly until it is bought back in a TRADE phase by a Meeting roll, with one try.',
    ],
    [
      'MR-B43',
      'A trader without a listed relation is neutral, visitors have relations too. No deal ends the matter, block/battle blocks.',
    ],
    [
      'MR-B44',
      'The price of a hire is the Meeting result times the basic wages of all natives hired, in recorded gold only; a boon hires free. The term is 14 days with the day of hire as day 1, and rehiring adds 14. Hired natives act from the next Birdsong on, and terms end at midnight.',
    ],
    [
      'MR-B45',
      'A hired native becomes unhired at the end of the term, when the employer dies or leaves, when killed, or by treachery: if the employer or a hireling targets a hired native, all natives of that group whom the employer hired rebel, and the employer loses fame equal to their notoriety bounties.',
    ],
    [
      'MR-B46',
      'A follower shares MOVE, HIDE (one roll for all), the results of SEARCH but not the treasures, REST and ALERT, and nothing else. A follower may stop at the start of any activity of the guide; the follower’s turn then ends, and blocking is possible at the end of that phase.',
    ],
    [
      'MR-B47',
      'Whoever is blocked before the own turn loses it, and cannot trade. A monster that blocks or is blocked stops prowling for the day. Monsters already present do not block a bystander when another one ends a phase.',
    ],
    [
      'MR-B48',
      'At a turn end, first, prowling unblocked monsters already in the tile move to the clearing. Second, chits turn face up, substitutes are exchanged, and the Lost City or Castle brings its five chits. Third, chits that were face down summon, warnings first, then sounds by number: each takes the first box with monsters of its group in the prowling row. A sound listed with a letter (roar C, howl M) summons only in a tile whose warning chit has that letter, one listed without (flutter, slither) anywhere. Fourth, arrivals block; they do not move again for this individual. The second and third step happen once a tile and day, the first at every turn end; an individual blocked before the own turn causes neither.',
    ],
    [
      'MR-B49',
      'Natives appear only when the individual ends in the clearing of a dwelling listed for the prowling row, visitors and campaign chits of row 6 only in the clearing of the listed unhired leader or site. They stay.',
    ],
    [
      'MR-B50',
      'At the start of a phase a character may take mission and campaign chits in the clearing and pays their fame or notoriety, which must be there. One campaign at a time: partners are two levels friendlier, foes are enemies. A task done gives the cost back, a failure costs it again. A mission chit is brought to its dwelling within 14 days for 2 gold a clearing of the shortest route, or 30 when there is none.',
    ],
  ]),
  ...full('combat', [
    [
      'MR-B51',
      'For each clearing with a character or hired leader one attention chit is mixed, and combat is resolved clearing by clearing in the order drawn.',
    ],
    [
      'MR-B52',
      'The battling roll is made once for each player, group and day, in the first round; drinks only if the character is there. A group that does not battle a player ignores that player’s pieces; luring, attacking, casting on or deploying against an unhired member makes it battle. Insult and challenge can be paid off with 5 notoriety or 5 fame.',
    ],
    [
      'MR-B53',
      'For each denizen every player concerned rolls two dice, with own modifiers only when the character is in the clearing and with results above 6 allowed; the highest must take it, ties roll again. Concerned are players with an unhidden character or hireling there, for a native only if the group battles them.',
    ],
    [
      'MR-B54',
      'A Tremendous monster red side up cannot be lured and does not change its target, who cannot run, fly or play a horse but may still maneuver and attack. Hired ones start red side down. A hireling may attack it: it goes to a sheet of its own, keeps attacking its old target as if still in the matching box there, and returns when the attackers leave. If it holds a native, it begins the next round as defender on its own sheet with that native as target.',
    ],
    [
      'MR-B55',
      'A head or club goes with its monster, attacks on its own, is never in the same box, cannot be attacked and dies with the monster. It is repositioned and changes tactics like a Medium or Heavy counter. If it hits, the body turns red side up at the end of the round (MR-R49); the part keeps its side.',
    ],
    [
      'MR-B56',
      'Spear goblins and archers do not attack light side up. Demons light side up roll Power of the Pit, the imp a curse, instead of harm, past armor and horse. An archer rolls one die on the Missile table, a crossbowman two.',
    ],
    [
      'MR-B57',
      'A character whose spell took effect makes no weapon attack this round; a cancelled spell leaves the attack on its target. A play that breaks a limit is cancelled but counts as effort. Each chit is played once in a round and comes back at its end. An active weapon must be used for an attack; the dagger is for those without one. What stands on the sheet limits chits only in the Encounter step. A FIGHT chit may be played without a target to turn the weapon.',
    ],
    [
      'MR-B58',
      'The direction of the shield is chosen secretly with the plots, all other armor lies where it protects. The direction of the attack decides which piece is met, and only the first in its way: Ointment of Steel, shield, armor card, breastplate or helmet, suit. A missile attack above T kills past armor. Destroyed treasure armor leaves the game and its owner gets the destroyed value as recorded gold. A damaged counter protects like an intact one.',
    ],
    [
      'MR-B59',
      'A horse may be played in both the Encounter and the Melee step, galloping at most once a round; the second use must be the other side (MR-R24). Horses of unhired natives gallop in the Melee step. A killed native takes the horse along; a native whose horse is killed fights on, and for the rest of this step hits and misses stay as they were worked out for the horse. Hits on warhorses lose one star.',
    ],
    [
      'MR-B60',
      'Attacks equal in length and time are simultaneous: all are carried out. Shared kills divide the bounty.',
    ],
    [
      'MR-B61',
      'The kill multiplier counts the monsters, natives and characters of the day; gold is not multiplied. Victims of one spell or attack at the same instant are counted from the most valuable down. The gold of a victim of a monster is lost; unhired natives take the goods for their group while the gold is lost. Kills by underlings give no gold.',
    ],
    [
      'MR-B62',
      'Combat in a clearing also ends when no character, hired native or controlled monster is left. Rearranging and trading follow.',
    ],
    [
      'MR-B63',
      'Midnight goes in this order: potions return, weapons become unalerted, prepared MAGIC chits fatigue, permanent spells without a source become inert, combat spells end, the chapel removes curses, terms of hire end, map chits turn face down except the Lost City and Castle. The end of the game is checked last, so that a curse removed at the chapel on the last day does not spoil the score.',
    ],
  ]),
  ...full('score', [
    [
      'MR-B64',
      'The requirements are exactly 5 victory points over the five categories, whole numbers from 0 to 5. Needed is the number of points times the factor: great treasures 1, spells 2, fame 10, notoriety 20, gold 30.',
    ],
    [
      'MR-B65',
      'At the end items too heavy for the strongest active MOVE chit, horse or boots are dropped. The score of a category is its total less what was needed, three times as bad when below zero. Totals: great treasures owned; spells learned from spell cards; recorded fame and notoriety with the values of owned items; recorded gold less 10 and less the list price of the starting weapon and armor.',
    ],
    [
      'MR-B66',
      'The basic score is the score divided by the factor, rounded down. The bonus is the basic score times the points assigned. The sum of all is the total: zero or more has won, the highest is the victor. Under disgust recorded fame, under ashes recorded gold counts -1. A character who is dead and not restarted has -100.',
    ],
    [
      'MR-B67',
      'After death a player starts the next day at the Inn with any free character, the one just killed included, with new requirements and a fresh sheet. Equipment that no native group holds is taken from abandoned piles on the map; what is not there either is paid at list price in gold.',
    ],
  ]),
  ...full('options', [
    [
      'MR-B68',
      'Serious wounds (optional): harm equal to the vulnerability gives as many wounds as the higher of two dice instead of death.',
    ],
    [
      'MR-B69',
      'Ambush (optional): a hidden character who attacks with a missile weapon, or casts on one individual, rolls Hide and stays hidden on a success.',
    ],
    [
      'MR-B70',
      'The full rules have more optional rules, each with a switch of its own: flying activities, caching, dropping, optional abilities, quiet and alerted monsters, dragon heads, watchful natives, extended treachery, grudges and gratitude, enhanced magic, benevolent spells, enhanced artifacts, Power of the Pit as an attack, automatic enchanting, seasons and weather, commerce, optional combat tables, solitaire play, length of the game, sudden death, several characters, and development.',
    ],
  ]),
];

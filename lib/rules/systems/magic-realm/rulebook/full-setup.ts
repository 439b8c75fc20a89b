import { full } from './write';

/** Setting up, chits, belongings and magic, after the public full rules. */
export const fullSetup = [
  ...full('setup', [
    [
      'MR-B01',
      'Sort the pieces: 6 treasures within treasures, 23 large and 45 small treasures, each group shuffled face down; 47 spell cards in eight groups by type. The four golden swords, the four golden pieces of armor, the warhorse T3/T5 and the pony L2/L4 are treasure counters and set aside.',
    ],
    [
      'MR-B02',
      'First fill the boxes of the treasures within treasures, with five large treasures and all treasure counters. Then shuffle their six cards into the remaining 18 large treasures and fill the eight site boxes, small treasures first, large ones on top, spells above them. Then come dwellings and garrisons with two small treasures each, the scholar with three, and 41 spell cards by type. Six spell cards stay out of play, unseen.',
    ],
    [
      'MR-B03',
      'All 20 tiles are dealt to the players, and the owner of Borderland starts. Clockwise, one tile a turn is placed green side up: the second tile touches Borderland, every later one at least two tiles. Edges with a road meet edges with a road, edges without meet edges without.',
    ],
    [
      'MR-B04',
      'From the new tile some route over roadways, hidden and secret ones included, must lead to a clearing of Borderland, for a tile with six clearings from each of them. A player must leave the next one a legal play, or take the tile back. A player whose only tiles are Ledges and High Pass may pass on the second turn.',
    ],
    [
      'MR-B05',
      'A player without tiles chooses a free character when the turn comes; on a later turn that player puts one of the six visitor and mission chits, either side up, into an empty one of the seven boxes of row 6.',
    ],
    [
      'MR-B06',
      'A character takes the weapon and armor of level 4, unalerted and intact, from the groups that hold them (the player chooses which), 10 gold, and as many spells as level 4 allows, chosen freely among the allowed types; the same spell may be taken twice. Any chits of types I to V may be turned into color chits before play.',
    ],
    [
      'MR-B07',
      'The player secretly records a dwelling out of the character’s starting places, never a campfire, and the victory requirements, before the valley chits are revealed.',
    ],
    [
      'MR-B08',
      'The 18 site and sound chits are mixed; five go to the Lost City box and five to the Lost Castle box. Each cave tile gets a C warning chit and one of four of the remaining chits and the Lost City; each mountain tile, Deep Woods among them, an M warning chit and one of the last four and the Lost Castle; each valley tile a V chit, each woods tile a W chit. All lie face down.',
    ],
    [
      'MR-B09',
      'The five V chits are revealed and exchanged in clearing 5, or 4 if clearing 5 does not connect to Borderland: Stink for the inn, Smoke for the house, Dank for the chapel, Ruins for the guardhouse, Bones for two ghosts. Smoke W and Stink W become the small and the large campfire when they are revealed in play, in clearing 5, else 4, else 2. Garrisons come with their dwelling. All characters start hidden at the dwelling they recorded.',
    ],
  ]),
  ...full('chits', [
    [
      'MR-B10',
      'A table roll of a character uses two dice of which the higher counts. “One die” reduces this to one die and never below. Modifiers add up, are applied to the result, and only at the end it is limited to 1 to 6; a reroll uses the same dice and modifiers. Rolls of the game, such as prowling, landing, repositioning, tactics and weather, are never modified, and a character’s modifiers do not help hirelings.',
    ],
    [
      'MR-B11',
      'A chit is active; fatigued, face up and out of play; wounded, face down and out of play; committed to a spell; or, if of type I to V, a color chit in play.',
    ],
    [
      'MR-B12',
      'To fatigue one asterisk is to fatigue a chit with one asterisk, or one with two while a fatigued one-asterisk chit of the same type becomes active; if that is impossible a two-asterisk chit without change. BERSERK counts as FIGHT, DUCK as MOVE. An action that needs fatigue is impossible without an active chit with asterisks that is not enchanted.',
    ],
    [
      'MR-B13',
      'Active chits that are not enchanted are wounded first, then color chits, then fatigued ones; committed and wounded chits never. A character all of whose chits are wounded or committed is dead, also when the last free chit is committed to a spell that is not instant. Wounds are applied in the Fatigue step, so whoever will die of them still attacks this round.',
    ],
    [
      'MR-B14',
      'When all chits are fatigued, wounded or committed only REST can be done; if that is impossible at the next opportunity the character dies.',
    ],
  ]),
  ...full('belongings', [
    [
      'MR-B15',
      'Belongings are active or inactive. They can be rearranged at the start of each own phase, after the last combat round of the clearing, on getting an item, and once each way as an Encounter action; not while flying, on a roadway, in the woods or blocked. What is abandoned in flight lands in a random clearing of the tile.',
    ],
    [
      'MR-B16',
      'A clearing has one pile of abandoned things, and new ones go below. Inactive treasure cards are secret, active ones open.',
    ],
    [
      'MR-B17',
      'One weapon is active; one armor counter each as helmet, breastplate, shield and suit, and any armor cards; one horse, outside caves, if its stronger side carries the rider and every item that is not on a pack horse; one pair of boots, if it carries the wearer and every item; one pair of gloves.',
    ],
    [
      'MR-B18',
      'Enchanted cards, which are sources of color, become active for ever when they are looted or seen by a trader. They supply their color to everyone in their clearing and cannot be deactivated.',
    ],
    [
      'MR-B19',
      'A potion works until midnight of the day and then goes back face down to the owner it names; the Vial of Healing goes to the Order.',
    ],
    [
      'MR-B20',
      'An item may be carried while moving if its weight is at most the strength of an active MOVE chit, horse or boots card, of a following underling, or, if it is inactive, of a pack horse. Negligible items need nothing and recorded gold weighs nothing. Heavier items are abandoned; a legal move must be done.',
    ],
    [
      'MR-B21',
      'A pony gives one extra MOVE phase after each MOVE phase from another source, a workhorse one a day, a warhorse none, but it is armored. The horse must be active when recording and at the start of the phase.',
    ],
    [
      'MR-B22',
      'Whoever is in the clearing when a character uses a discovery learns it too, if that character is unhidden or the spy found hidden enemies. Recorded fame, notoriety, relations and found hidden enemies are public; gold, inactive cards, victory requirements, activities, discoveries and spells are secret.',
    ],
  ]),
  ...full('magic', [
    [
      'MR-B23',
      'Color comes from color chits, for their owner; from enchanted cards, in their clearing; white from the chapel and, once discovered, black from the toadstool circle, in their clearing; from enchanted tiles by clearing, with the roads into it; and everywhere on day 7 (white and black), 14 (grey), 21 (purple) and 28 (gold).',
    ],
    [
      'MR-B24',
      'Color chits stay until they are used. Characters may begin with any of their chits of types I to V as color chits. Unused ones may be fatigued at the start of a phase or in the Encounter step.',
    ],
    [
      'MR-B25',
      'A spell lasts as follows: instant, once; attack, this round; fly, one use of its chit, or consecutive phases until landing; phase, a token; combat, to midnight; day, to the next sunset; permanent, until broken, and energized from the moment it gets its color until midnight. Color chits energize a permanent spell on a target in the same clearing at the start of anyone’s phase there or in the own action turn.',
    ],
    [
      'MR-B26',
      'A spell in effect ties up its chit and its spell box until it ends. Combat, day and permanent spells do not double on one target; attack, instant, fly and phase spells do. Of conflicting effects the stronger nullifies the weaker, equal ones nullify each other; Exorcise is the strongest, and Melt Into Mist beats Transform, which beats Absorb Essence.',
    ],
    [
      'MR-B27',
      'A spell is broken when its caster or target is killed, when an effect says so, and at the end of the game; spells from items survive their owner. Breaking it in the caster’s clearing ends it everywhere, in another clearing it releases only the targets there.',
    ],
    [
      'MR-B28',
      'Curses, wishes and the Power of the Pit have tables of their own. A repeated curse adds nothing, and curses do not touch monsters or natives. They are removed by the chapel at midnight, Amulet, Remedy and Exorcise; wither also by Make Whole and by a wish for health, ill health by a wish for health.',
    ],
    [
      'MR-B29',
      'Whoever is changed into another creature uses its combat values and may only MOVE, HIDE and FOLLOW, a monster or beast also SEARCH. Chits and belongings are frozen, the individual cannot be wounded, and when killed reverts and is dead.',
    ],
    [
      'MR-B30',
      'Reading Runes aims at the top spell card of the box. Learning (1 to 3) records the spell if the character has a chit of its type, even an inactive one; awakening (1 to 4) moves the card to its artifact or book, or to the bottom of the site’s cards. A character learns one card once. Spells are also bought from Crone, Shaman and Warlock at basic price 10 through the Meeting table.',
    ],
  ]),
];

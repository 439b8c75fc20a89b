import { term, type Term } from '../../../kernel/catalogue/glossary';

/** The words of the game, what they mean exactly, the rows that say so, and how they are spelt in texts. */
export const vocabulary: readonly Term[] = [
  term(
    'Card',
    'One entry of the catalogue, of one of five categories: Artifact, Character, Defense, Modification, Terrain.',
    'MMS-003',
    [],
  ),
  term(
    'Use',
    'One fielded copy of a card. Each use pays the level and needs a designation and a tile of its own.',
    'MMS-031',
    [],
  ),
  term(
    'Designation',
    'The label that tells uses of one card apart: A, B, C or the number of a gem.',
    'MMS-032',
  ),
  term(
    'Piece',
    'A use that stands on the mat: every Character, Terrain and Defense card, and an Artifact with a size.',
    'MMS-010 MMS-017',
    [],
  ),
  term(
    'Attachment',
    'A use without footprint that belongs to one character: an Artifact without size, or a Modification.',
    'MMS-108 MMS-139',
  ),
  term('Indicium, indicia', 'A value on a card, named by a letter from A to M.', 'MMS-043 MMS-071'),
  term(
    'CAP',
    'Combat Abolishment Points. The original CAP is printed under A; the current CAP changes and may be negative within a round.',
    'MMS-119 MMS-120 MMS-128',
  ),
  term(
    'Level number',
    'B on the card: the price of one use. Every further copy pays it again, and all of them together stay within the level total.',
    'MMS-024 MMS-111',
    ['level number'],
  ),
  term(
    'Size',
    'C: width and length in squares; one number alone is the width, with length 1.',
    'MMS-010 MMS-112 MMS-122',
    ['footprint'],
  ),
  term('Attack table', 'D: rows of die numbers, kind of attack, and CAP taken.', 'MMS-123 MMS-R03'),
  term(
    'X',
    'Stands in place of K or L: the area is inhospitable, and everybody has to go around it, flyers too.',
    'MMS-134 MMS-R16',
    [],
  ),
  term(
    'Y',
    'Stands in place of K or L: the area is impassable on the ground. Whoever flies over or passes under may cross it, but not stop on it.',
    'MMS-135 MMS-R16',
    [],
  ),
  term('Unit', 'One square or one metre; of movement and of distance.', 'MMS-008 MMS-127', []),
  term(
    'Next to, neighbour',
    'On one of the eight squares around a footprint, diagonals included. A healer stands so to whom he heals, an operator to his engine.',
    'MMS-061 MMS-R11',
  ),
  term(
    'Level total',
    'The sum of level numbers that each player may spend on his army, agreed before play. Less may be spent, and what is left is lost.',
    'MMS-023 MMS-025',
  ),
  term('Own area', 'The part of the mat on which a player lays out his forces.', 'MMS-034 MMS-037', [
    'own area',
    'own part',
  ]),
  term(
    'Defense area, terrain area',
    'The squares that one Defense or Terrain card covers. Terrain always covers a single square, a Defense card as many as its size says.',
    'MMS-130 MMS-142',
  ),
  term(
    'Within an area',
    'With at least one square of the footprint on the squares of the card.',
    'MMS-R18',
    [],
  ),
  term('Controller', 'The player who has the good of a Terrain or Defense card.', 'MMS-046 MMS-048 MMS-049'),
  term(
    'Intruder',
    'Any character whose player does not control the area in question. A minus in I, J or M of the area burdens intruders only.',
    'MMS-131 MMS-143',
  ),
  term('Conquer', 'Remove all characters of the controller from an area and stand in it.', 'MMS-051', [
    'conquer',
    'conquered',
  ]),
  term(
    'Line of sight, line of detection',
    'How far a character sees: 10 units unless agreed otherwise, and 30% more during a Detection.',
    'MMS-092 MMS-097 MMS-R34',
  ),
  term('Marker', 'A gem or tile that shows where something stands without showing its card.', 'MMS-064'),
  term(
    'Identified',
    'A player who has identified a marker knows its card and may read its indicia.',
    'MMS-099 MMS-R36',
    ['identified', 'unidentified'],
  ),
  term(
    'Hidden, concealed',
    'Wholly on squares that conceal, or out of sight. It ends when the character attacks, or steps within sight onto an open square.',
    'MMS-067 MMS-069 MMS-R36',
  ),
  term(
    'Stealth',
    'A character with stealth is never identified by mere sight, however near it is: only a Detection, its own attack or a player who knows it already tells who it is.',
    'MMS-096 MMS-R36',
    ['stealth', 'stealthy'],
  ),
  term('Doomed', 'At zero CAP or less, and still on the mat until the round ends.', 'MMS-079 MMS-R27'),
  term('Activation', 'The one thing that a character does in its player’s turn.', 'MMS-041 MMS-077 MMS-R31'),
  term('Turn, round', 'The activations of one player; one turn of every player.', 'MMS-070 MMS-075', [
    'round',
  ]),
  term(
    'Stalemate',
    'An end without a single winner: the last two eliminate each other in one round, or twenty rounds pass without an elimination when one of two is down to a single character.',
    'MMS-083 MMS-087',
  ),
  term('Natural roll, modified roll', 'The d100 as thrown; the same after all I values.', 'MMS-114 MMS-R04'),
  term(
    'Slot',
    'Where an attachment is worn or held: weapon, shield, charm, tool, worn, armor, training, enchantment. A design of this house.',
    'MMS-R24',
  ),
  term(
    'Placed Artifact, engine',
    'An Artifact with a size. A character next to it shoots from it by its own attack table, with I, J and M of the engine instead of its own attachments, once a round.',
    'MMS-R25',
  ),
  term(
    'Flying',
    'Passes over pieces and Y squares, pays K and L only where it stops, and may not stop on Y. X stops it.',
    'MMS-135 MMS-R16',
    ['flying', 'flies'],
  ),
  term(
    'Burrowing',
    'The same as flying, but underneath: it passes under pieces and Y squares, may not stop on Y, and X stops it as well.',
    'MMS-R16',
    ['burrowing', 'burrows'],
  ),
  term(
    'Healer',
    'A character that may heal itself or a neighbour instead of moving and attacking. It rolls as for an attack, and what would harm restores CAP.',
    'MMS-058 MMS-059',
  ),
  term(
    'Siegecraft',
    'An ability of characters: adds 10 to the roll when its owner operates an engine, that is, a placed Artifact.',
    'MMS-R07 MMS-R25',
  ),
  term(
    'Reroll-miss',
    'Once a round an attack of the bearer that reaches no row is rolled again, and the second roll stands.',
    'MMS-R07',
  ),
  term(
    'Scale',
    'The bearer on foot crosses Y squares of Defense cards at 3 extra for each use, and may not stop there.',
    'MMS-R07',
    [],
  ),
  term('Ram', 'Adds 12 to the damage of the bearer’s hits on Defense cards.', 'MMS-R07', []),
  term('Conceals', 'A character wholly on such squares is not identified by sight.', 'MMS-R60', [
    'conceals',
    'concealing',
  ]),
  term(
    'Trap',
    'Terrain that is not identified by sight, but by Detection or by being entered on the ground, and then to that player alone.',
    'MMS-101 MMS-R30 MMS-R65',
  ),
  term(
    'Gate',
    'Its X or Y does not hold for the controller’s characters, who may also stop there.',
    'MMS-038 MMS-R56',
  ),
  term('Bridge', 'May lie over Terrain; those squares then follow the bridge.', 'MMS-R55'),
  term(
    'Lookout',
    'An ability of Defense cards: the controller’s characters who stand inside see 5 units farther than they would elsewhere.',
    'MMS-R07',
  ),
  term('Solid', 'Blocks sight where the table agreed that solid cards do.', 'MMS-R34'),
];

import type { Term } from '../../../kernel/rulebook';

const term = (word: string, meaning: string): Term => ({ term: word, meaning });

/** The words of the game, and what they mean exactly. */
export const vocabulary: readonly Term[] = [
  term(
    'Card',
    'One entry of the catalogue, of one of five categories: Artifact, Character, Defense, Modification, Terrain.',
  ),
  term(
    'Use',
    'One fielded copy of a card. Each use pays the level and needs a designation and a tile of its own.',
  ),
  term('Designation', 'The label that tells uses of one card apart: A, B, C or the number of a gem.'),
  term(
    'Piece',
    'A use that stands on the mat: every Character, Terrain and Defense card, and an Artifact with a size.',
  ),
  term(
    'Attachment',
    'A use without footprint that belongs to one character: an Artifact without size, or a Modification.',
  ),
  term('Indicium, indicia', 'A value on a card, named by a letter from A to M.'),
  term(
    'CAP',
    'Combat Abolishment Points. The original CAP is printed under A; the current CAP changes and may be negative within a round.',
  ),
  term('Level number', 'B: the price of one use.'),
  term('Size', 'C: width and length in squares; one number alone is the width, with length 1.'),
  term('Attack table', 'D: rows of die numbers, kind of attack, and CAP taken.'),
  term('X', 'Inhospitable: everybody goes around.'),
  term('Y', 'Impassable, except by flying over or passing under.'),
  term('Unit', 'One square or one metre; of movement and of distance.'),
  term('Next to, neighbour', 'On one of the eight squares around a footprint.'),
  term('Level total', 'What each player may spend.'),
  term('Own area', 'The part of the mat on which a player lays out his forces.'),
  term('Defense area, terrain area', 'The squares that one Defense or Terrain card covers.'),
  term('Within an area', 'With at least one square of the footprint on the squares of the card.'),
  term('Controller', 'The player who has the good of a Terrain or Defense card.'),
  term('Intruder', 'Any character whose player is not the controller.'),
  term('Conquer', 'Remove all characters of the controller from an area and stand in it.'),
  term(
    'Line of sight, line of detection',
    'How far a character sees: 10 units unless agreed otherwise, and 30% more during a Detection.',
  ),
  term('Marker', 'A gem or tile that shows where something stands without showing its card.'),
  term('Identified', 'A player who has identified a marker knows its card and may read its indicia.'),
  term('Hidden, concealed', 'Wholly on concealing squares, or out of sight.'),
  term('Stealth', 'Never identified by mere sight.'),
  term('Doomed', 'At zero CAP or less, and still on the mat until the round ends.'),
  term('Activation', 'The one thing that a character does in its player’s turn.'),
  term('Turn, round', 'The activations of one player; one turn of every player.'),
  term('Stalemate', 'An end without a single winner.'),
  term('Natural roll, modified roll', 'The d100 as thrown; the same after all I values.'),
  term(
    'Slot',
    'Where an attachment is worn or held: weapon, shield, charm, tool, worn, armor, training, enchantment. A design of this house.',
  ),
  term(
    'Placed Artifact, engine',
    'An Artifact with a size. A character next to it shoots from it by its own attack table, with I, J and M of the engine instead of its own attachments, once a round.',
  ),
  term(
    'Flying',
    'Passes over pieces and Y squares, pays K and L only where it stops, and may not stop on Y. X stops it.',
  ),
  term('Burrowing', 'The same as flying, but underneath.'),
  term('Healer', 'May heal instead of moving and attacking.'),
  term('Siegecraft', 'Adds 10 to the roll when operating an engine.'),
  term(
    'Reroll-miss',
    'Once a round an attack of the bearer that reaches no row is rolled again, and the second roll stands.',
  ),
  term(
    'Scale',
    'The bearer on foot crosses Y squares of Defense cards at 3 extra for each use, and may not stop there.',
  ),
  term('Ram', 'Adds 12 to the damage of the bearer’s hits on Defense cards.'),
  term('Conceals', 'A character wholly on such squares is not identified by sight.'),
  term(
    'Trap',
    'Terrain that is identified only by Detection, or by being entered on the ground, and then to that player alone.',
  ),
  term('Gate', 'Its X or Y does not hold for the controller’s characters, who may also stop there.'),
  term('Bridge', 'May lie over Terrain; those squares then follow the bridge.'),
  term('Lookout', 'The controller’s characters inside see 5 units farther.'),
  term('Solid', 'Blocks sight where the table agreed that solid cards do.'),
];

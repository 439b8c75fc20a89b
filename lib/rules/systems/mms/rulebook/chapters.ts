import type { Chapter } from '../../../kernel/catalogue/rulebook';

const chapter = (id: string, title: string, intro: string): Chapter => ({ id, title, intro });

/** In the order in which a player needs them. */
export const chapters: readonly Chapter[] = [
  chapter(
    'components',
    'What the game is made of',
    'Two equal decks, a mat, tiles and dice, and five categories of cards.',
  ),
  chapter('agreement', 'Before play', 'Order of play, level total, and what else the table agrees on.'),
  chapter('army', 'The army', 'How levels are spent, and what repeated cards need.'),
  chapter('characters', 'Reading a Character', 'The letters A to G.'),
  chapter('artifacts', 'Reading an Artifact', 'The letters B, C and I to M.'),
  chapter('modifications', 'Reading a Modification', 'Armor, training and enchantments.'),
  chapter('terrain', 'Reading a Terrain card', 'One square each, with letters I to M.'),
  chapter('defense', 'Reading a Defense card', 'Works with CAP, size and letters I to M.'),
  chapter('mat', 'Mat and pieces', 'Squares, sizes, tiles and markers.'),
  chapter('layout', 'Layout', 'Each player places his forces in secret; then the parts are joined.'),
  chapter('turns', 'Turns and rounds', 'Who acts when, and what simultaneous means.'),
  chapter('movement', 'Movement', 'Steps, diagonals and declared paths.'),
  chapter('attack', 'Attack and removal', 'What can be destroyed, and when it leaves the mat.'),
  chapter('healing', 'Healing', 'What Clerics and Shaman do instead of attacking.'),
  chapter('control', 'Control of areas', 'Who has the good of Terrain and Defense works.'),
  chapter('markers', 'Markers', 'How hidden things are shown on the mat.'),
  chapter('detection', 'Detection', 'How the unidentified becomes known.'),
  chapter('communication', 'Communication', 'How news travels, and what telling secrets costs.'),
  chapter('ending', 'The end of the game', 'Victory, and two kinds of stalemate.'),
];

import { chapterRules } from './rows';

/** Terrain and Defense works in play: who has their good and their harm (MMS-044 to MMS-052). */
export const control = chapterRules('control', [
  ['044', '79', 'The indicia of a Terrain card hold for all players.'],
  ['045', '79–80', 'Not even the one who placed an obstacle passes through it by magic.'],
  ['046', '80–81', 'What helps, however, helps only the player who controls the terrain.'],
  ['047', '81–82', 'The same holds for Defense cards.'],
  ['048', '83', 'The indicia of a Defense card work for whoever controls its area.'],
  ['049', '84–85', 'Control belongs to the player who occupied the area first.'],
  ['050', '85', 'It may change hands.'],
  ['051', '85–86', 'One way to win an opponent’s area is to conquer it.'],
  ['052', '86–88', 'Another is to come to stand in it while it is abandoned or empty.'],
]);

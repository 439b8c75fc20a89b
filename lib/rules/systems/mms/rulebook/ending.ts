import { chapterRules } from './rows';

/** Victory and stalemate (MMS-080 to MMS-088). */
export const ending = chapterRules('ending', [
  ['080', '137–138', 'A player without Character cards on the mat is eliminated.'],
  [
    '081',
    '138–140',
    'The game ends with the round in which a player has eliminated the last of his opponents.',
  ],
  ['082', '140', 'He has won.'],
  ['083', '140–142', 'If the last two eliminate each other in the same final round, it is a stalemate.'],
  [
    '084',
    '142–144',
    'Where more than two began, those eliminated before have lost, and the last two win together.',
  ],
  ['085', '147', 'This double elimination is the first of two kinds of stalemate.'],
  ['086', '147–149', 'The second needs two players of whom at least one is down to a single Character card.'],
  ['087', '149–150', 'If twenty rounds then pass without an elimination, the game is a stalemate.'],
  [
    '088',
    '150–153',
    'Here too the last two win together where more than two began, and the others have lost.',
  ],
]);

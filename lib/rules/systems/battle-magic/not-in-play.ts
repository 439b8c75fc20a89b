/** Rows that no game can show, each with the reason. */
export const notInPlay: Readonly<Record<string, string>> = {
  'BM-001': 'says what kind of game it is',
  'BM-008': 'says that a map is drawn before play',
  'BM-009': 'says how a map is drawn',
  'BM-010': 'says how large a territory is drawn',
  'BM-029': 'says that three words mean the same',
  'BM-234': 'is a credit',
  'BM-R30': 'says which word of the source means another',
  'BM-R50': 'says that there is nothing more',
  'BM-R51': 'says how counters lie on paper',
  'BM-R55': 'says what slips of the pen mean',
};

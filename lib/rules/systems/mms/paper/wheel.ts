import type { PaperAid } from '../../../kernel/catalogue/paper';
import type { MmsHouse } from '../house';

/** Every digit once, high and low by turns, so that nobody gains by aiming at a side. */
const ROUND = [0, 7, 2, 9, 4, 1, 6, 3, 8, 5];

/** Twice round, so that each stands opposite itself: a table that slants favours both sides, and so none. */
const twice = (say: (digit: number) => string): readonly string[] => [...ROUND, ...ROUND].map(say);

/**
 * Two dials in place of two ten-sided dice (MMS-R02). A single wheel of a hundred fields, as large as the paper, would have
 * them 6 mm wide at its rim and worse to tell apart; two rings under one pointer would not be independent, for one spin
 * would decide both.
 */
export const wheel: PaperAid<MmsHouse> = {
  id: 'number-wheel',
  name: 'Number wheel, 1 to 100',
  explains:
    'Two dials for each player, tens and ones, spun with a paper clip or a pinned arrow where ten-sided dice are lacking.',
  rules: ['MMS-R02'],
  make: ({ players }) => ({
    kind: 'dials',
    name: 'Number wheel',
    dials: [
      { name: 'Tens', numbers: twice((digit) => `${digit}0`) },
      { name: 'Ones', numbers: twice(String) },
    ],
    sets: players,
    hints: [
      'From 1 to 100: spin each dial once and add the two. 30 and 7 are 37, 00 and 7 are 7, 00 and 0 are 100. On a line, spin again.',
      'Every number stands twice on its dial, opposite itself, so that a table that slants favours none.',
    ],
  }),
};

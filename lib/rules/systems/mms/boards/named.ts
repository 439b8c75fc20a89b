import { MmsHouse } from '../house';
import { dividedMat, drawn } from './board';

const agreed = (players: number) => dividedMat(MmsHouse.parse({ players }));

/** Mats of our own and those of the rules, in the sizes that hold where nothing else is agreed (MMS-R62). */
export const named = [
  {
    id: 'halves',
    name: 'Halves',
    explains: 'Two players, one above the other: the mat of the rules.',
    board: agreed(2),
  },
  {
    id: 'side-by-side',
    name: 'Side by side',
    explains: 'Two players, divided along the columns.',
    board: drawn(20, 20, (x) => (x < 10 ? 0 : 1)),
  },
  {
    id: 'steps',
    name: 'Steps',
    explains: 'Two players, with a border that comes down in four steps: each looks into the other’s flank.',
    board: drawn(20, 20, (x, y) => (y < 13 - 2 * Math.floor(x / 5) ? 0 : 1)),
  },
  {
    id: 'three-quarters',
    name: 'Three quarters',
    explains: 'Three players in quadrants; the fourth stays empty.',
    board: agreed(3),
  },
  {
    id: 'quadrants',
    name: 'Quadrants',
    explains: 'Four players, one in each quarter.',
    board: agreed(4),
  },
  {
    id: 'five-blocks',
    name: 'Five blocks',
    explains: 'Five players in blocks of two rows; the sixth stays empty.',
    board: agreed(5),
  },
  {
    id: 'six-blocks',
    name: 'Six blocks',
    explains: 'Six players in blocks of two rows.',
    board: agreed(6),
  },
];

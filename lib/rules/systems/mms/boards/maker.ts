import type { BoardMaker } from '../../../kernel/game/board-maker';
import type { Dice } from '../../../kernel/game/dice';
import { matShares } from '../area';
import type { MmsHouse } from '../house';
import { emptyMat } from '../scene/mat';
import { dividedMat, MmsBoard, type Shift } from './board';
import { checkBoard } from './checks';
import { fairness } from './fairness';
import { named } from './named';
import { spaceForm } from './space-form';

/** A border never comes farther than this from where it was agreed. */
const MOST_SHIFT = 3;

/** The parts as agreed, and the dice say who has which. */
function lots(board: MmsBoard, players: number, dice: Dice): MmsBoard {
  const seats = dice.shuffle(Array.from({ length: players }, (_, seat) => seat));
  return { ...board, parts: board.parts.map((part) => seats[part] ?? part) };
}

/**
 * A border that wanders: what it takes from a part in one column it gives back in the column opposite, so that all parts
 * keep their size and nobody has the better half of it.
 */
function wandering(house: MmsHouse, dice: Dice): Shift {
  const { columns, rows } = matShares(house);
  const deep = Math.min(...rows.map(([from, to]) => to - from));
  const most = Math.max(0, Math.min(MOST_SHIFT, deep - 1));
  const shifts = new Map<number, number>();
  for (const [from, to] of columns) {
    let moved = 0;
    // From the middle outwards, a row up or down every few columns.
    for (let step = 0; step < (to - from) >> 1; step++) {
      if (dice.below(2) === 0)
        moved = Math.max(-most, Math.min(most, moved + (dice.below(2) === 0 ? -1 : 1)));
      const left = ((from + to) >> 1) - 1 - step;
      shifts.set(left, moved);
      shifts.set(from + to - 1 - left, -moved);
    }
  }
  return (x) => shifts.get(x) ?? 0;
}

/** Mats and their parts: divided, checked and compared (MMS-006 to MMS-009, MMS-034, MMS-R62). */
export const boards: BoardMaker<MmsBoard, MmsHouse> = {
  schema: MmsBoard,
  named,
  ways: [
    {
      id: 'equal',
      name: 'As agreed',
      explains: 'Halves, quadrants or blocks with the neutral rows of the agreement; lots say who has which.',
    },
    {
      id: 'drawn',
      name: 'Wandering border',
      explains: 'Parts of the same size, whose border goes up and down as the dice will have it.',
    },
  ],
  make(way, dice, players, agreed) {
    const house = { ...agreed, players };
    return lots(
      way === 'drawn' ? dividedMat(house, wandering(house, dice)) : dividedMat(house),
      players,
      dice,
    );
  },
  check: checkBoard,
  fairness,
  space: spaceForm,
  scene: emptyMat,
};

import type { PaperAid, PaperPlan, PlanMark } from '../../../kernel/catalogue/paper';
import type { Army } from '../army';
import { footprintOf, matOf, ownAreas } from '../area';
import { isAttachment } from '../catalogue/card';
import type { MmsHouse } from '../house';
import { decoyGems, usesInOrder } from './sheet';

/** A metre on the plan: half a square of the mat or less, so that the common own area goes on one sheet (ledger chapter 9). */
const SQUARE_MM = 12;
/** The box has gems of these numbers in each colour (ledger chapter 9). */
const GEMS = 40;

/** The numbers down from a count to 1. */
const down = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => count - i);

const blankMarks: readonly PlanMark[] = Array.from({ length: GEMS }, (_, i) => ({ number: i + 1 }));

/**
 * The own area as whoever looks from his edge of it sees the printed part of the mat: its first row lies before him, and its
 * first column on his right.
 */
function planOf(marks: readonly PlanMark[], house: MmsHouse): PaperPlan {
  const mat = matOf(house);
  // Parts that the players draw themselves may lie anywhere on the mat.
  const most = house.areaDivision === 'custom' ? mat : ownAreas(house).most;
  return {
    kind: 'plan',
    name: 'Plan of the secret layout',
    squareMm: SQUARE_MM,
    columns: down(most.width),
    rows: down(most.height),
    far: 'Front',
    marks,
    hints: [
      'Write the number of a gem into its square, draw round larger pieces, and tick in the key whether they stand along or across.',
      'Numbered as your part of the mat, seen from your own edge, which is the lower one.' +
        (house.players === 2 && house.areaDivision !== 'custom'
          ? ` On one mat for both, the second player calls column c ${mat.width + 1} − c and row r ${mat.height + 1} − r.`
          : ''),
    ],
  };
}

/** The plan of an army: the numbers of its gems are those of its roster (MMS-019), each with the room that it takes. */
export function plan(army: Army, house: MmsHouse): PaperPlan {
  const marks = usesInOrder(army)
    .filter(({ line }) => !isAttachment(line.entry))
    .map(({ line: { entry }, label, gem }): PlanMark => {
      const footprint = footprintOf(entry, house);
      return {
        number: gem,
        name: label === undefined ? entry.name : `${entry.name} ${label}`,
        ...(footprint ? { footprint } : {}),
      };
    });
  const decoys = decoyGems(army, house).map((number): PlanMark => ({
    number,
    name: 'Decoy',
    footprint: [1, 1],
  }));
  return planOf(marks.length > 0 ? [...marks, ...decoys] : blankMarks, house);
}

/** The same without an army, for what is laid out by hand. */
export const emptyPlan: PaperAid<MmsHouse> = {
  id: 'layout-plan',
  name: 'Plan of the secret layout, empty',
  explains:
    'The own area in squares of 12 mm, a key of forty gems to write in, and folds that make the sheet its own screen. A list prints the same with its key filled in.',
  rules: ['MMS-019', 'MMS-034', 'MMS-035', 'MMS-R14', 'MMS-R62'],
  make: (house) => planOf(blankMarks, house),
};

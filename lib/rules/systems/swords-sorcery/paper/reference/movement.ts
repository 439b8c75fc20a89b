import type { SheetBlock } from '../../../../kernel/catalogue/paper';
import { linesBlock, told, type ByAgreement } from '../../../../kernel/catalogue/sheet-lines';
import type { House } from '../../house';

/** How far pieces go, and where they may not. */
export const caps = (house: House, by: ByAgreement<House>): SheetBlock =>
  linesBlock('Movement', [
    house.splitMoves
      ? told(
          'Three caps',
          'The piece with most steps makes no more than the highest die, the second no more than the next, each other no more than the lowest; all together no more than the sum. Pieces may take turns.',
          'SS-047',
          'SS-048',
          'SS-049',
          'SS-050',
          'SS-R14',
          'SS-R15',
        )
      : told('Dice', by('Each die moves one piece.', 'splitMoves'), 'SS-046', 'SS-R14'),
    told(
      'Spots',
      'Into a vacant spot, or to one opposing piece that is not fighting yet: contact, and its steps end. Never onto an own piece, a rock, a shielded piece or a conflict; onto a ghost a wizard alone.',
      'SS-053',
      'SS-054',
      'SS-055',
      'SS-056',
      'SS-141',
      'SS-R43',
    ),
  ]);

/** Rolls and what they allow, by the three caps (SS-R14). */
const shownMoves: readonly { readonly steps: readonly number[]; readonly says: string }[] = [
  { steps: [6, 3, 1], says: 'one die each' },
  { steps: [4, 3, 1, 1, 1], says: 'ten steps shared; from the third piece on one each' },
  { steps: [5, 3, 2], says: 'the third piece has more than the lowest die' },
];
const shownDice = [6, 3, 1] as const;

/** Do steps of several pieces keep to the caps of the dice? */
export function keepsCaps(steps: readonly number[], dice: readonly number[]): boolean {
  const most = [...dice].sort((a, b) => b - a);
  const sum = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0);
  return (
    sum(steps) <= sum(most) &&
    [...steps].sort((a, b) => b - a).every((n, i) => n <= most[Math.min(i, most.length - 1)]!)
  );
}

export const examples: SheetBlock = {
  title: `Examples for the dice ${shownDice.join(', ')}`,
  columns: [{ title: 'Steps of the pieces' }, { title: 'Allowed' }, { title: 'Why' }],
  rows: shownMoves.map(({ steps, says }) => ({
    cells: [steps.join(', '), keepsCaps(steps, shownDice) ? 'yes' : 'no', says],
  })),
  rules: ['SS-048', 'SS-R14'],
};

import type { SheetBlock } from '../catalogue/paper';
import { joined } from '../catalogue/sheet-lines';
import type { CompanionSheet } from './companion';

/** The sequence of a round as a table of a printed sheet: the words of the companion, a row for each step. */
export function turnBlock({ phases, ends, cycle, order }: CompanionSheet): SheetBlock {
  const lines = [
    joined('Order', [order]),
    ...phases.map(({ name, may }) => joined(name, may)),
    joined('The end', ends),
  ];
  return {
    title: `A ${cycle}`,
    columns: [{ title: 'Step' }, { title: 'What is done' }],
    rows: lines.map(({ about, text }) => ({ cells: [about, text] })),
  };
}

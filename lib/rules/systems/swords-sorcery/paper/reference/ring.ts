import type { SheetBlock } from '../../../../kernel/catalogue/paper';
import type { House } from '../../house';
import { seatName } from '../../scene/seats';

/** Where the transmitters of each domain lead, seats clockwise (SS-063, SS-064, SS-R20). */
export function ring({ players }: House): SheetBlock {
  const at = (seat: number): string => seatName((seat + players) % players);
  return {
    title: 'The ring of teleportals',
    columns: [
      { title: 'Domain of' },
      { title: 'Tx on its left leads to' },
      { title: 'Tx on its right leads to' },
    ],
    rows: Array.from({ length: players }, (_, seat) => ({
      cells: [at(seat), `Rx on the right of ${at(seat + 1)}`, `Rx on the left of ${at(seat - 1)}`],
    })),
    foot: 'Seats clockwise. From a spot beside the Tx to one beside the Rx is one step; whoever moves chooses which, vacant or with a piece to fight. If there is none the piece is destroyed.',
    rules: ['SS-063', 'SS-064', 'SS-065', 'SS-066', 'SS-R17', 'SS-R18', 'SS-R20'],
  };
}

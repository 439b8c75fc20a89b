import { agreementSheet } from '../../../kernel/agreement/agreement-sheet';
import type { PaperAid } from '../../../kernel/catalogue/paper';
import { cards } from '../catalogue/index';
import { MmsHouse } from '../house';

/** What is agreed before armies are chosen, to be signed by all (ledger chapter 9). */
export const agreement: PaperAid<MmsHouse> = {
  id: 'agreement-sheet',
  name: 'Agreement sheet',
  explains:
    'All variations with the printed answer, what was agreed otherwise or a line for it, a box to tick, and room to sign.',
  rules: ['MMS-023', 'MMS-029'],
  make: (house) =>
    agreementSheet(house, {
      name: 'Magic, Monsters and Swords',
      house: MmsHouse,
      entries: cards,
      players: house.players,
    }),
};

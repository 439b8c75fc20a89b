import type { PaperAid } from '../../../../kernel/catalogue/paper';
import { byAgreement } from '../../../../kernel/catalogue/sheet-lines';
import { MmsHouse } from '../../house';
import { actions, attack, codes, signs } from './fighting';
import { control, ending, healing, penalty } from './holding';
import { diagonals, moving } from './moving';
import { round } from './round';
import { seeing } from './seeing';

/** What is looked up in play, on two sides of one sheet (ledger chapter 9). */
export const referenceSheet: PaperAid<MmsHouse> = {
  id: 'reference-sheet',
  name: 'Reference sheet',
  explains:
    'Two sides: the round, actions, the attack with its signs, X and Y; movement, sight and detection, healing, control, the end and penalties, all as agreed.',
  rules: ['MMS-014', 'MMS-041', 'MMS-058', 'MMS-091', 'MMS-106', 'MMS-114', 'MMS-R03', 'MMS-R18'],
  make(house) {
    const by = byAgreement(house, MmsHouse.parse({}));
    return {
      kind: 'tables',
      name: 'Magic, Monsters and Swords: reference sheet',
      hints: [],
      blocks: [
        round(house, by),
        actions(house, by),
        attack(house, by),
        signs,
        codes(house, by),
        { ...moving(house, by), opens: true },
        diagonals,
        seeing(house, by),
        healing(house, by),
        control(house, by),
        ending(house, by),
        ...(house.hiddenSetup ? [penalty(house, by)] : []),
      ],
    };
  },
};

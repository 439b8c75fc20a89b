import type { PaperAid } from '../../../../kernel/catalogue/paper';
import { byAgreement } from '../../../../kernel/catalogue/sheet-lines';
import { House } from '../../house';
import { cardLevels, clashes } from './cards';
import { conflicts, modified, saves } from './chances';
import { caps, examples } from './movement';
import { ring } from './ring';
import { moments, turn } from './turn';

/** What is looked up in play, on two sides of one sheet (ledger 9.1). */
export const referenceSheet: PaperAid<House> = {
  id: 'reference-sheet',
  name: 'Reference sheet',
  explains:
    'Two sides: the turn, when magic is said, movement, the ring of teleportals and the clash of levels; odds of conflicts, saving throws and all cards by level.',
  rules: ['SS-019', 'SS-031', 'SS-037', 'SS-048', 'SS-062', 'SS-072', 'SS-076', 'SS-R06', 'SS-R09', 'SS-R14'],
  make(house) {
    const by = byAgreement(house, House.parse({}));
    return {
      kind: 'tables',
      name: 'Swords and Sorcery: reference sheet',
      hints: [],
      blocks: [
        turn(house),
        moments(house, by),
        caps(house, by),
        ...(house.splitMoves ? [examples] : []),
        ring(house),
        ...clashes(house, by),
        { ...conflicts, opens: true },
        modified('initiator', house, by),
        modified('defender', house, by),
        saves(house, by),
        cardLevels(house, by),
      ],
    };
  },
};

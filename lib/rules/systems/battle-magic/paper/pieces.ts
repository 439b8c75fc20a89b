import type { Face, PaperSize } from '../../../kernel/catalogue/face';
import type { PaperPiece } from '../../../kernel/catalogue/paper';
import type { BmList } from '../contract';

/** Ledger row BM-P07. */
const SIZE: PaperSize = { id: 'marker-10', name: 'Marker, 10 mm', wMm: 10, hMm: 10 };
const RUINS_SPENT = 4;
const HAS_ATTACKED = 12;

const marker = (title: string, icon: string, tone: Face['tone'], times: number): PaperPiece => ({
  size: SIZE,
  times,
  face: {
    shape: 'counter',
    size: SIZE.id,
    title,
    band: 'Marker',
    tone,
    icon,
    stats: [],
    text: [],
    foot: '',
  },
});

/**
 * What lies beside the map once, however many empires meet: who has attacked, and ruins that gave their card (BM-121, BM-174,
 * BM-P07).
 */
export const shared = (lists: readonly BmList[]): readonly PaperPiece[] =>
  lists.every(({ form }) => form === 'deck')
    ? []
    : [
        marker('Fought', 'any/crossed-swords', 'ember', HAS_ATTACKED),
        marker('Spent', 'any/ancient-ruins', 'slate', RUINS_SPENT),
      ];

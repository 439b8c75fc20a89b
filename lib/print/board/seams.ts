import { label } from '@/lib/rules/kernel/list/labels';
import type { Op } from '../drawing';
import { neighbourOf, type BoardPage, type Cut } from './cut-board';
import { centred } from './draw-board';

type Side = 'left' | 'right' | 'top' | 'bottom';
interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where two pages meet; both have its letter at that edge. */
export interface Seam {
  readonly letter: string;
  readonly first: BoardPage;
  readonly second: BoardPage;
  sideOf(page: BoardPage): Side | undefined;
  letterAt(side: Side, box: Box): readonly Op[];
}

const OUT_MM = 1.9;
const CAP_MM = 2.6;

/** In the middle of the edge, just outside of what the page shows, with a stroke on each side of it. */
function letterAt(letter: string, side: Side, { x, y, w, h }: Box): readonly Op[] {
  const [cx, cy] = {
    left: [x - OUT_MM, y + h / 2],
    right: [x + w + OUT_MM, y + h / 2],
    top: [x + w / 2, y - OUT_MM],
    bottom: [x + w / 2, y + h + OUT_MM],
  }[side] as [number, number];
  return [centred(letter, cx, cy, CAP_MM)];
}

/** All seams of a cut, lettered row by row: A, B, C … */
export function seamsOf({ pages }: Pick<Cut, 'pages'>): readonly Seam[] {
  const pairs = pages.flatMap((page) => {
    const right = neighbourOf(pages, page, 1, 0);
    const below = neighbourOf(pages, page, 0, 1);
    return [
      ...(right ? [[page, right, 'right', 'left'] as const] : []),
      ...(below ? [[page, below, 'bottom', 'top'] as const] : []),
    ];
  });
  return pairs.map(([first, second, ofFirst, ofSecond], i) => {
    const letter = label(i);
    return {
      letter,
      first,
      second,
      sideOf: (page) => (page === first ? ofFirst : page === second ? ofSecond : undefined),
      letterAt: (side, box) => letterAt(letter, side, box),
    };
  });
}

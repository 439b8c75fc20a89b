import type { Ruling } from '../../../kernel/catalogue/rulebook';
import { battleRulings } from './rulings/battle';
import { recruitAndDraw } from './rulings/recruit-and-draw';
import { setupAndMove } from './rulings/setup-and-move';
import { tableAndEnd } from './rulings/table-and-end';

/** All 62 rulings by number. */
export const rulings: readonly Ruling[] = [
  ...setupAndMove,
  ...battleRulings,
  ...recruitAndDraw,
  ...tableAndEnd,
].sort((a, b) => (a.id < b.id ? -1 : 1));

import type { Seat } from '../../../../../kernel/game/engine';
import { newTurn } from '../day/counters';
import type { Turn } from '../state';

/** For tests only: a turn whose first phase is carried out. */
export const turnOf = (seat: Seat, more: Partial<Turn> = {}): Turn => ({
  ...newTurn(seat),
  step: 'deed',
  ...more,
});

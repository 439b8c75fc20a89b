import type { Seat } from '../../../../../kernel/game/engine';
import type { Turn } from '../state';
import { NOWHERE } from '../world/ground';

/** A turn that has just begun, for tests. */
export const turnOf = (seat: Seat, more: Partial<Turn> = {}): Turn => ({
  seat,
  phase: 0,
  step: 'deed',
  sunlight: 0,
  caved: 0,
  climbed: 0,
  climbing: NOWHERE,
  over: -1,
  blockers: [],
  stormed: 0,
  strayed: 0,
  warded: -1,
  ...more,
});

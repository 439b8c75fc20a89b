import type { Seat } from '../../../kernel/game/engine';
import type { BmState } from '../engine/state';
import { kindAt } from '../engine/units';
import type { Fields } from './fields';

/** A way by land that is so much longer than the one over water is not taken. */
export const DETOUR = 8;

/** Steps for a ship to water beside land units that wait for one. */
export function waitingFor(s: BmState, seat: Seat, fields: Fields): Uint8Array | undefined {
  const { ground } = s.game;
  const steps = new Uint8Array(ground.size).fill(40);
  const queue: number[] = [];
  for (const unit of s.units[seat]!) {
    const at = s.at[unit]!;
    if (!ground.land[at]) continue;
    const kind = kindAt(s, unit);
    if (!kind.land || kind.water || kind.cards === 0 || fields.land[at]! <= fields.any[at]! + DETOUR)
      continue;
    for (const near of ground.neighbours[at]!)
      if (!ground.land[near] && steps[near] !== 0) {
        steps[near] = 0;
        queue.push(near);
      }
  }
  if (queue.length === 0) return undefined;
  for (let i = 0; i < queue.length; i++)
    for (const near of ground.neighbours[queue[i]!]!)
      if (!ground.land[near] && steps[near]! > steps[queue[i]!]! + 1) {
        steps[near] = steps[queue[i]!]! + 1;
        queue.push(near);
      }
  return steps;
}

/** Would the unit rather be over there, by the ship? */
export function wantsShip(s: BmState, unit: number, fields: Fields): boolean {
  const kind = kindAt(s, unit);
  const at = s.at[unit]!;
  if (kind.land && !kind.water) return fields.land[at]! > fields.any[at]! + DETOUR;
  return false;
}

import type { Seat } from '../../../kernel/engine';
import { specialIds } from '../catalogue/vocabulary';
import { strengthOf } from '../engine/cards';
import type { BmState } from '../engine/state';
import { cargoOf } from '../engine/steps';
import { kindAt } from '../engine/units';
import { FAR, fieldFor, fieldsOf, type Fields } from './fields';
import { bestPlace } from './plan';
import type { Score } from './score';
import { artifactsOn, zealOf } from './worth';

const RUINS = specialIds.indexOf('ruins');
/** A way by land that is so much longer than the one over water is not taken. */
const DETOUR = 8;

/** Castles of the seat beside which enemies stand, with nobody to guard them (BM-123). */
function openCastles(s: BmState, seat: Seat): number[] {
  const open: number[] = [];
  for (const castle of s.game.castlesOf[seat]!) {
    const at = s.at[castle]!;
    if (at < 0 || s.next[s.head[at]!]! >= 0) continue;
    if (s.game.ground.neighbours[at]!.some((near) => s.holder[near]! >= 0 && s.holder[near] !== seat))
      open.push(at);
  }
  return open;
}

/** How good it is for a unit to be somewhere: near to an enemy castle, on a special, before an own castle in need. */
function valueAt(s: BmState, seat: Seat, unit: number, fields: Fields): (at: number) => number {
  const kind = kindAt(s, unit);
  const ships = kind.cargoMax > 0 && !kind.land;
  const loaded = ships && cargoOf(s, unit) > 0;
  let field = loaded ? fields.ferry : fieldFor(fields, kind);
  // No way by land, or a long one: it goes to the coast to be taken aboard.
  if (field === fields.land && (field[s.at[unit]!] ?? FAR) > (fields.any[s.at[unit]!] ?? FAR) + DETOUR)
    field = fields.any;
  const waiting = ships && !loaded ? waitingFor(s, seat, fields) : undefined;
  const needy = zealOf(kind) > 0 ? openCastles(s, seat) : [];
  const { special } = s.game.ground;
  return (at) => {
    let value = -Math.min(field[at]!, 40);
    if (waiting) value = Math.max(value - 4, -waiting[at]!);
    if (special[at]! >= 0 && special[at] !== RUINS && s.holder[at]! < 0) value += 2;
    if (needy.includes(at)) value += 6;
    return value;
  };
}

/** Steps for a ship to water beside land units that wait for one. */
function waitingFor(s: BmState, seat: Seat, fields: Fields): Uint8Array | undefined {
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

/** Does an empty ship lie where somebody waits for one? */
function isBesideWaiting(s: BmState, seat: Seat, unit: number, fields: Fields): boolean {
  const kind = kindAt(s, unit);
  if (kind.cargoMax === 0 || kind.land || cargoOf(s, unit) > 0) return false;
  return waitingFor(s, seat, fields)?.[s.at[unit]!] === 0;
}

/** How much a unit's progress counts. */
const weightOf = (s: BmState, unit: number): number => {
  const kind = kindAt(s, unit);
  const load = kind.holds && cargoOf(s, unit) > 0 ? 0.8 : 0;
  return zealOf(kind) + 0.4 * artifactsOn(s, unit) + load;
};

/** Would the unit rather be over there, by the ship? */
function wantsShip(s: BmState, unit: number, fields: Fields): boolean {
  const kind = kindAt(s, unit);
  const at = s.at[unit]!;
  if (kind.land && !kind.water) return fields.land[at]! > fields.any[at]! + DETOUR;
  return false;
}

/**
 * A card to the unit that comes nearest to an enemy castle by it, weighed by how well it fights; passengers go along when the
 * way is theirs, cargo is shipped where the way by land is long.
 */
export function scoreMoves(s: BmState, seat: Seat): Score {
  const fields = fieldsOf(s, seat);
  const { leader, pool } = s;
  const values = new Map<number, (at: number) => number>();
  const valueOf = (unit: number): ((at: number) => number) => {
    let value = values.get(unit);
    if (!value) values.set(unit, (value = valueAt(s, seat, unit, fields)));
    return value;
  };
  const plan = leader >= 0 ? bestPlace(s, leader, pool, valueOf(leader)) : undefined;
  const goes = plan !== undefined && plan.first >= 0;
  return (choice) => {
    switch (choice.type) {
      case 'step':
        return choice.to === plan?.first ? 50 : -5;
      case 'land': {
        const field = fieldFor(fields, kindAt(s, choice.unit));
        return !goes && field[choice.to]! < FAR ? 60 - field[choice.to]! * 0.1 : -2;
      }
      case 'board':
        return wantsShip(s, choice.unit, fields) ? 70 : -2;
      case 'join': {
        const field = fieldFor(fields, kindAt(s, choice.unit));
        const nearer = goes ? field[s.at[leader]!]! - field[plan.to]! : 0;
        return nearer >= 1 && s.used[choice.unit] === 0 ? 80 : -2;
      }
      case 'drop':
        return -3;
      case 'move': {
        const { unit, card } = choice;
        if (unit === leader && goes) return -1;
        const value = valueOf(unit);
        const mp = strengthOf(card) + (unit === leader ? pool : 0);
        const ready = isBesideWaiting(s, seat, unit, fields) ? 1.5 + strengthOf(card) : 0;
        const gain = Math.max(ready, bestPlace(s, unit, mp, value).value - value(s.at[unit]!));
        return gain * weightOf(s, unit) - 0.4 - 0.2 * strengthOf(card);
      }
      default:
        return 0;
    }
  };
}

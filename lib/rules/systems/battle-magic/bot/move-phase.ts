import type { Seat } from '../../../kernel/engine';
import { specialIds } from '../catalogue/vocabulary';
import { strengthOf } from '../engine/cards';
import type { BmChoice, BmState } from '../engine/state';
import { cargoOf } from '../engine/steps';
import { kindAt } from '../engine/units';
import { castlesOf, FAR, fieldFor, fieldsOf, type Fields } from './fields';
import { bestPlace, type Plan } from './plan';
import { artifactsOn, zealOf } from './worth';

const RUINS = specialIds.indexOf('ruins');
/** A way by land that is so much longer than the one over water is not taken. */
const DETOUR = 8;

/** Castles of the seat beside which enemies stand, with nobody to guard them (BM-123). */
function openCastles(s: BmState, seat: Seat): number[] {
  const open: number[] = [];
  for (const castle of castlesOf(s.game, seat)) {
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
  const { first, ground } = s.game;
  const steps = new Uint8Array(ground.size).fill(40);
  const queue: number[] = [];
  for (let unit = first[seat]!; unit < first[seat + 1]!; unit++) {
    const at = s.at[unit]!;
    if (at < 0 || !ground.land[at]) continue;
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

/** How much a unit's progress counts. */
const weightOf = (s: BmState, unit: number): number => {
  const kind = kindAt(s, unit);
  const load = kind.holds && cargoOf(s, unit) > 0 ? 0.8 : 0;
  return zealOf(kind) + 0.4 * artifactsOn(s, unit) + load;
};

interface Scored {
  choice: BmChoice | undefined;
  score: number;
}
const better = (best: Scored, choice: BmChoice, score: number): void => {
  if (score > best.score) {
    best.choice = choice;
    best.score = score;
  }
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
export function moveChoice(s: BmState, seat: Seat, choices: readonly BmChoice[]): BmChoice {
  const fields = fieldsOf(s, seat);
  const { leader, pool } = s;
  let plan: Plan | undefined;
  let leaderValue: ((at: number) => number) | undefined;
  if (leader >= 0) {
    leaderValue = valueAt(s, seat, leader, fields);
    plan = bestPlace(s, leader, pool, leaderValue);
  }
  const best: Scored = { choice: undefined, score: 0 };
  const looked = new Map<number, (at: number) => number>();
  let done: BmChoice | undefined;
  for (const choice of choices)
    switch (choice.type) {
      case 'done':
        done = choice;
        break;
      case 'step':
        if (plan && choice.to === plan.first) better(best, choice, 50);
        break;
      case 'land': {
        const { land } = fields;
        const kind = kindAt(s, choice.unit);
        const field = fieldFor(fields, kind);
        if (field[choice.to]! < FAR && (!plan || plan.first < 0))
          better(best, choice, 60 - land[choice.to]! * 0.1);
        break;
      }
      case 'board':
        if (wantsShip(s, choice.unit, fields)) better(best, choice, 70);
        break;
      case 'join': {
        const field = fieldFor(fields, kindAt(s, choice.unit));
        if (
          plan &&
          plan.first >= 0 &&
          field[s.at[leader]!]! - field[plan.to]! >= 1 &&
          s.used[choice.unit] === 0
        )
          better(best, choice, 80);
        break;
      }
      case 'move': {
        const { unit, card } = choice;
        if (unit === leader && plan && plan.first >= 0) break;
        let value = looked.get(unit);
        if (!value)
          looked.set(unit, (value = unit === leader ? leaderValue! : valueAt(s, seat, unit, fields)));
        const mp = strengthOf(card) + (unit === leader ? pool : 0);
        const gain = bestPlace(s, unit, mp, value).value - value(s.at[unit]!);
        better(best, choice, gain * weightOf(s, unit) - 0.4 - 0.2 * strengthOf(card));
        break;
      }
      default:
        break;
    }
  return best.choice ?? done ?? forced(s, choices, plan);
}

/** The group may not rest where it is: it goes on, by its plan if there is one. */
const forced = (s: BmState, choices: readonly BmChoice[], plan: Plan | undefined): BmChoice =>
  choices.find((c) => c.type === 'step' && c.to === plan?.first) ??
  choices.find((c) => c.type === 'step') ??
  choices[0]!;

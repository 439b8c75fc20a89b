import type { Dice } from '../../../kernel/game/dice';
import type { Tell } from '../../../kernel/game/engine';
import type { BmEvent } from './events';
import { bitOf } from './kinds';
import { enterRuins } from './ruins';
import type { BmChoice, BmState } from './state';
import { cargoOf, goesOn, mayStay, rests } from './steps';
import { kindAt, lift, put } from './units';

/** Had left his leader: a unit goes with one leader in a turn (BM-R13). */
const LEFT = -1;

const passengersOf = (s: BmState, leader: number): number => {
  const { passengers } = kindAt(s, leader);
  let count = 0;
  for (let unit = s.head[s.at[leader]!]!; unit >= 0; unit = s.next[unit]!)
    if (s.on[unit] === leader && (kindAt(s, unit).bit & passengers) !== 0) count++;
  return count;
};

/** Would the leader take the unit, for what it carries already (BM-109, BM-111..BM-113, BM-192)? */
function takes(s: BmState, leader: number, unit: number, cargoToo: boolean): boolean {
  const kind = kindAt(s, leader);
  const { bit } = kindAt(s, unit);
  // With this leader it may go again, on each of its cards (BM-R13).
  if ((s.rode[unit] !== 0 && s.rode[unit] !== leader + 1) || s.on[unit] === leader) return false;
  if ((bit & kind.passengers) !== 0) return passengersOf(s, leader) < kind.passengersMax;
  return cargoToo && (bit & kind.cargo) !== 0 && cargoOf(s, leader) < kind.cargoMax;
}

/** Does it sail with the ship, opened or not? Whoever came aboard with another leader stays behind (BM-R13). */
const sails = (s: BmState, ship: number, unit: number): boolean =>
  s.on[unit] === ship && (s.rode[unit] === 0 || s.rode[unit] === ship + 1);

/** With the unit along, does the group still come to rest? */
function finishesWith(s: BmState, leader: number, unit: number, mp: number): boolean {
  const at = s.at[leader]!;
  return rests(s, leader, at, unit) || goesOn(s, leader, at, mp, -1, unit);
}

/** Off the ship the unit is no longer in its way: does the ship still come to rest (BM-R09)? */
function finishesWithout(s: BmState, ship: number, unit: number, mp: number): boolean {
  const at = s.at[ship]!;
  s.on[unit] = -1;
  const finishes = rests(s, ship, at) || goesOn(s, ship, at, mp, -1);
  s.on[unit] = ship;
  return finishes;
}

/** What a leader's pool does for others: joining, leaving, boarding and landing (BM-R13, BM-R44). */
export function addSharing(
  s: BmState,
  leader: number,
  pool: number,
  resting: boolean,
  out: BmChoice[],
): void {
  const kind = kindAt(s, leader);
  if (kind.passengers === 0 && kind.cargo === 0) return;
  const seat = s.game.ownerOf[leader]!;
  const at = s.at[leader]!;
  const { land } = s.game.ground;
  if (s.holder[at] === seat)
    for (let unit = s.head[at]!; unit >= 0; unit = s.next[unit]!) {
      if (unit === leader) continue;
      if (s.on[unit] === leader) {
        if (mayStay(s, unit, at)) out.push({ type: 'drop', unit });
      } else if (takes(s, leader, unit, land[at]!)) {
        if ((resting && kindAt(s, unit).stack < 0) || finishesWith(s, leader, unit, pool))
          out.push({ type: 'join', unit });
      }
    }
  if (kind.holds && !land[at]) addShore(s, leader, pool, resting, out);
}

/** Has the leader anything left to do for others? */
export function canShare(s: BmState, leader: number): boolean {
  const out: BmChoice[] = [];
  addSharing(s, leader, s.pool, rests(s, leader, s.at[leader]!), out);
  return out.length > 0;
}

/** Between a ship and the land beside it, on the ship's pool. */
function addShore(s: BmState, ship: number, pool: number, resting: boolean, out: BmChoice[]): void {
  const seat = s.game.ownerOf[ship]!;
  const at = s.at[ship]!;
  const { land, neighbours, toll } = s.game.ground;
  const near = neighbours[at]!;
  for (let i = 0; i < near.length; i++) {
    const shore = near[i]!;
    if (!land[shore]) continue;
    const ashore = toll[at]![i]!;
    if (ashore <= pool && (s.holder[shore]! < 0 || s.holder[shore] === seat))
      for (let unit = s.head[at]!; unit >= 0; unit = s.next[unit]!)
        if (sails(s, ship, unit) && mayStay(s, unit, shore))
          if (resting || finishesWithout(s, ship, unit, pool - ashore))
            out.push({ type: 'land', unit, to: shore });
    if (s.holder[shore] !== seat || s.holder[at] !== seat) continue;
    const aboard = toll[shore]![neighbours[shore]!.indexOf(at)]!;
    if (aboard > pool) continue;
    for (let unit = s.head[shore]!; unit >= 0; unit = s.next[unit]!)
      if (takes(s, ship, unit, true) && finishesWith(s, ship, unit, pool - aboard))
        out.push({ type: 'board', unit });
  }
}

const DRAGON = bitOf('dragon');
const JUGGERNAUGHT = bitOf('juggernaught');

/** The rule by which a leader takes the unit along. */
export function sharingRule(s: BmState, leader: number, unit: number): string {
  const { bit, holds, passengers } = kindAt(s, leader);
  if (bit === DRAGON) return 'BM-112';
  if (bit === JUGGERNAUGHT) return 'BM-192';
  if (!holds) return 'BM-113';
  return kindAt(s, unit).bit & passengers ? 'BM-111' : 'BM-109';
}

export function playJoin(s: BmState, unit: number, tell?: Tell<BmEvent>): void {
  const { leader } = s;
  s.on[unit] = leader;
  s.rode[unit] = leader + 1;
  tell?.({ type: 'joined', rule: sharingRule(s, leader, unit), unit, leader, at: s.at[unit]! });
}

export function playDrop(s: BmState, unit: number, tell?: Tell<BmEvent>): void {
  s.on[unit] = -1;
  s.rode[unit] = LEFT;
  tell?.({ type: 'dropped', rule: 'BM-R13', unit, leader: s.leader, at: s.at[unit]! });
}

/** Over the side of the ship, either way. */
function cross(
  s: BmState,
  unit: number,
  to: number,
  aboard: boolean,
  dice: Dice,
  tell?: Tell<BmEvent>,
): void {
  const { neighbours, toll } = s.game.ground;
  const from = s.at[unit]!;
  const cost = toll[from]![neighbours[from]!.indexOf(to)]!;
  const { leader } = s;
  s.pool -= cost;
  lift(s, unit);
  put(s, unit, to);
  s.on[unit] = aboard ? leader : -1;
  s.rode[unit] = aboard ? leader + 1 : LEFT;
  tell?.({
    type: aboard ? 'boarded' : 'landed',
    rule: sharingRule(s, leader, unit),
    unit,
    leader,
    from,
    to,
    cost,
  });
  enterRuins(s, to, [unit], dice, tell);
}

export const playBoard = (s: BmState, unit: number, dice: Dice, tell?: Tell<BmEvent>): void =>
  cross(s, unit, s.at[s.leader]!, true, dice, tell);

export const playLand = (s: BmState, unit: number, to: number, dice: Dice, tell?: Tell<BmEvent>): void =>
  cross(s, unit, to, false, dice, tell);

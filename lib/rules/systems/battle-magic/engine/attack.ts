import type { Dice } from '../../../kernel/game/dice';
import type { Tell } from '../../../kernel/game/engine';
import type { BmEvent } from './events';
import { fightOn } from './fight';
import { mayFlee } from './flight';
import type { BmChoice, BmState } from './state';
import { kindAt } from './units';

/** `embarkedCombat: none`: who is aboard a ship takes no part (BM-R14). */
const isBelow = (s: BmState, unit: number): boolean =>
  s.game.house.embarkedCombat === 'none' && s.on[unit]! >= 0 && !s.game.ground.land[s.at[unit]!];

/** May the one attack the other, given that they are neighbours and enemies (BM-119, BM-120, BM-123, BM-R19)? */
function mayAttack(s: BmState, attacker: number, target: number): boolean {
  const kind = kindAt(s, target);
  if ((kindAt(s, attacker).cannotAttack & kind.bit) !== 0) return false;
  if (isBelow(s, target)) return false;
  return !kind.last || (s.head[s.at[target]!] === target && s.next[target]! < 0);
}

/** May the unit attack at all this turn (BM-119, BM-121)? */
const isReady = (s: BmState, unit: number): boolean =>
  s.attacked[unit] === 0 && kindAt(s, unit).attacks && !isBelow(s, unit);

const DONE: BmChoice = { type: 'done' };

/** Own units against enemy units beside them (BM-115, BM-118, BM-122, BM-R21, BM-R54). */
export function attackChoices(s: BmState): BmChoice[] {
  const out: BmChoice[] = [];
  const seat = s.active;
  const { ground } = s.game;
  for (const unit of s.units[seat]!) {
    if (!isReady(s, unit)) continue;
    const near = ground.neighbours[s.at[unit]!]!;
    for (let i = 0; i < near.length; i++) {
      const holder = s.holder[near[i]!]!;
      if (holder < 0 || holder === seat) continue;
      for (let target = s.head[near[i]!]!; target >= 0; target = s.next[target]!)
        if (mayAttack(s, unit, target)) out.push({ type: 'attack', attacker: unit, target });
    }
  }
  out.push(DONE);
  return out;
}

/** Is there an attack at all? */
export function canAttack(s: BmState): boolean {
  const seat = s.active;
  if (s.fronts[seat] === 0) return false;
  const { ground } = s.game;
  for (const unit of s.units[seat]!) {
    if (s.attacked[unit] !== 0) continue;
    const near = ground.neighbours[s.at[unit]!]!;
    for (let i = 0; i < near.length; i++) {
      const holder = s.holder[near[i]!]!;
      if (holder < 0 || holder === seat || !isReady(s, unit)) continue;
      for (let target = s.head[near[i]!]!; target >= 0; target = s.next[target]!)
        if (mayAttack(s, unit, target)) return true;
    }
  }
  return false;
}

/** Declares the attack; a dragon may get away before cards are drawn (BM-121, BM-124, BM-R18, BM-R27). */
export function playAttack(
  s: BmState,
  attacker: number,
  target: number,
  dice: Dice,
  tell?: Tell<BmEvent>,
): void {
  const { fight } = s;
  s.attacked[attacker] = 1;
  fight.attacker = attacker;
  fight.defender = target;
  fight.where = s.at[target]!;
  fight.ties = 0;
  tell?.({ type: 'attacked', rule: 'BM-115', attacker, target, at: fight.where });
  if ((kindAt(s, target).flees & kindAt(s, attacker).bit) !== 0 && mayFlee(s, target)) fight.stage = 'flee';
  else fightOn(s, dice, tell);
}

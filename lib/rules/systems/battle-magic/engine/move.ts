import type { Dice } from '../../../kernel/game/dice';
import type { Tell } from '../../../kernel/game/engine';
import { codesOf, MAGIC, MOVE, strengthOf, typeOf } from './cards';
import type { BmEvent } from './events';
import { tollsFrom } from './ground';
import { addCards, canUseCard, twiceIn } from './move-cards';
import { codesIn, discardCard } from './piles';
import { enterRuins } from './ruins';
import type { BmChoice, BmState } from './state';
import { addSteps, berthOn, canStep, goesWith, rests } from './steps';
import { addSharing, canShare } from './sharing';
import { kindAt, lift, put } from './units';

/** Codes of card that move any unit at all. */
const MOVING = codesOf((1 << MOVE) | (1 << MAGIC));

const DONE: BmChoice = { type: 'done' };

/** What the active player may do in the Move Phase. */
export function moveChoices(s: BmState): BmChoice[] {
  const out: BmChoice[] = [];
  const { leader, active: seat } = s;
  const hand = s.hand[seat]!;
  const codes = codesIn(hand);
  const twice = twiceIn(hand);
  const resting = leader < 0 || rests(s, leader, s.at[leader]!);
  if (leader >= 0) {
    addSteps(s, leader, s.pool, -1, false, out);
    addCards(s, leader, s.pool, codes, twice, out);
    addSharing(s, leader, s.pool, resting, out);
    if (!resting) return out;
  }
  if ((codes & MOVING) !== 0)
    for (const unit of s.units[seat]!) if (unit !== leader) addCards(s, unit, 0, codes, twice, out);
  out.push(DONE);
  return out;
}

/** The pool is closed: what is left in it is lost, and passengers of an army or dragon go their own ways (BM-R07). */
export function closePool(s: BmState): void {
  const { leader } = s;
  if (leader < 0) return;
  s.leader = -1;
  s.pool = 0;
  if (kindAt(s, leader).holds) return;
  for (let unit = s.head[s.at[leader]!]!; unit >= 0; unit = s.next[unit]!)
    if (s.on[unit] === leader) s.on[unit] = s.on[leader]!;
}

const behind: number[] = [];

/** The unit leads from now on. Of those aboard whoever went with another leader, or left this one, stays behind (BM-R13). */
function openPool(s: BmState, leader: number): void {
  closePool(s);
  s.leader = leader;
  if (!kindAt(s, leader).holds) return;
  for (let other = s.head[s.at[leader]!]!; other >= 0; other = s.next[other]!) {
    if (s.on[other] !== leader) continue;
    if (s.rode[other] === 0) s.rode[other] = leader + 1;
    else if (s.rode[other] !== leader + 1) {
      s.on[other] = -1;
      behind.push(other);
    }
  }
}

/** A card from hand gives MP (BM-093, BM-R07, BM-R08). */
export function playMove(s: BmState, unit: number, card: number, tell?: Tell<BmEvent>): void {
  const seat = s.active;
  discardCard(s, seat, card);
  behind.length = 0;
  if (s.leader !== unit) openPool(s, unit);
  s.used[unit]!++;
  s.pool += strengthOf(card);
  // Magic moves wizards.
  const rule = typeOf(card) === MAGIC ? 'BM-066' : 'BM-093';
  tell?.({ type: 'moved', rule, seat, unit, card, pool: s.pool });
  for (const other of behind)
    tell?.({ type: 'dropped', rule: 'BM-R13', unit: other, leader: unit, at: s.at[other]! });
}

/** The rule by which a unit goes from territory to territory: by a card of its Move Phase, or getting away (BM-R26, BM-R27). */
export const wayRule = ({ flight: { why } }: BmState): string =>
  why === 'none' ? 'BM-093' : why === 'dragon' ? 'BM-R27' : 'BM-R26';

const crew: number[] = [];

/** A group crosses a border, and heroes who come upon Ruins visit them (BM-107, BM-109, BM-R40). */
export function crossTo(
  s: BmState,
  leader: number,
  to: number,
  cost: number,
  dice: Dice,
  tell?: Tell<BmEvent>,
  aboard = -1,
): void {
  const from = s.at[leader]!;
  const boards = aboard < 0 && !s.game.ground.land[to] && !kindAt(s, leader).water;
  const ship = boards ? berthOn(s, leader, to) : aboard;
  crew.length = 0;
  for (let unit = s.head[from]!; unit >= 0; unit = s.next[unit]!)
    if (goesWith(s, unit, leader)) crew.push(unit);
  for (const unit of crew) lift(s, unit);
  for (const unit of crew) put(s, unit, to);
  s.on[leader] = ship;
  tell?.({
    type: 'stepped',
    rule: wayRule(s),
    unit: leader,
    from,
    to,
    cost,
    with: crew.filter((unit) => unit !== leader),
  });
  enterRuins(s, to, crew, dice, tell);
}

/** The leader goes on from its pool. `aboard`: onto this ship of several (BM-109), −1: there is nothing to choose. */
export function playStep(s: BmState, to: number, aboard: number, dice: Dice, tell?: Tell<BmEvent>): void {
  const { leader } = s;
  const from = s.at[leader]!;
  const { ground } = s.game;
  const cost = tollsFrom(ground, kindAt(s, leader), from)[ground.neighbours[from]!.indexOf(to)]!;
  s.pool -= cost;
  crossTo(s, leader, to, cost, dice, tell, aboard);
}

/** Has the player anything left to move with? */
export function canMove(s: BmState): boolean {
  const { leader, active: seat } = s;
  if (leader >= 0) {
    if (canStep(s, leader, s.pool, -1, false)) return true;
    if (kindAt(s, leader).holds && (!s.game.asksLess || canShare(s, leader))) return true;
  }
  const codes = codesIn(s.hand[seat]!);
  if ((codes & MOVING) === 0) return false;
  const twice = twiceIn(s.hand[seat]!);
  for (const unit of s.units[seat]!)
    if (canUseCard(s, unit, unit === leader ? s.pool : 0, codes, twice)) return true;
  return false;
}

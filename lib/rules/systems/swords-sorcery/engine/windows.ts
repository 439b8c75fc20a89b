import type { Seat } from '../../../kernel/game/engine';
import type { Run } from './events';
import { addInvocations, addUses, AS_POWER, FROM_HAND, hasUse, invoke } from './invoke';
import { kindOf } from './lasting';
import { canCast, inConflict, isBusy, isHovering } from './pieces';
import { addRockWork, hasRockWork, moveRock } from './rocks';
import { moves, WORKS } from './clash';
import { cancelConflict, shatter } from './death';
import { wakeBeside } from './move';
import { resolveTop } from './resolve';
import {
  DOUBLED,
  GHOST,
  noChoices,
  STONE,
  TOKEN,
  TRAP,
  type SsChoice,
  type SsState,
  type Task,
  type WindowName,
} from './state';
import { newTask } from './task';

/**
 * Could the seat speak, for all that everybody can see? Whoever holds cards that it may play is asked, usable or not, so that
 * being asked tells nothing about them (SS-R09, `magicWindows`).
 */
function maySpeak(s: SsState, seat: Seat): boolean {
  if (s.quiet[seat] || !s.alive[seat]) return false;
  if (s.hand[seat]!.length > 0 && !isBusy(s, seat)) return true;
  return hasDeed(s, seat) || s.game.house.magicWindows === 'full';
}

/** Could the seat do anything in a window but say a card of its hand? */
export const hasDeed = (s: SsState, seat: Seat): boolean =>
  hasUse(s, seat) || hasSwap(s, seat) || hasRockWork(s, seat);

/** The next in the order of priority: the active player, then clockwise (SS-R09). `task.passes` have been asked. */
function nextSpeaker(s: SsState, task: Task): Seat {
  const { players } = s.game;
  while (task.passes < players) {
    const seat = (s.active + task.passes) % players;
    if (maySpeak(s, seat)) return seat;
    task.passes++;
  }
  return -1;
}

/** Would anybody be asked? A Bear Trap can only be used in the window itself. */
export function isHeard(s: SsState, window: WindowName, spot: number): boolean {
  for (let seat = 0; seat < s.alive.length; seat++) if (maySpeak(s, seat)) return true;
  return window === 'arrive' && s.game.ground[spot] === TRAP && hasBearTrap(s);
}

function hasBearTrap({ play, game }: SsState): boolean {
  for (let seat = 0; seat < play.length; seat++)
    for (const card of play[seat]!) if (game.cards[card]!.kind === 'hold-on-trap') return true;
  return false;
}

/** Opens a window for whoever may speak; false: nobody may, and nothing has changed. */
export function openWindow(
  s: SsState,
  window: WindowName,
  piece: number,
  spot: number,
  left: number,
  run: Run,
): boolean {
  if (!isHeard(s, window, spot)) return false;
  const task = newTask('window', -1, piece, spot, -1, left);
  task.window = window;
  task.base = s.stack.length;
  s.tasks.push(task);
  task.seat = nextSpeaker(s, task);
  if (task.seat < 0) {
    s.tasks.pop();
    return false;
  }
  run.tell?.({ type: 'windowOpened', rule: 'SS-R09', window, piece, spot });
  return true;
}

/** Priority begins again with the active player: a card was revealed, or one has resolved. */
export function restart(task: Task): void {
  task.passes = 0;
  task.seat = -1;
}

/** Goes on until somebody is asked, or the window has closed and is gone. */
export function runWindow(s: SsState, task: Task, run: Run): void {
  task.seat = nextSpeaker(s, task);
  if (task.seat >= 0) return;
  if (s.stack.length > task.base) {
    restart(task);
    resolveTop(s, run);
  } else {
    s.tasks.pop();
    if (task.window === 'died' && !s.died) cool(s);
  }
}

/** A window DIED is over; those of one that is still open under it can be taken yet (SS-120, SS-R09). */
export function cool(s: SsState): void {
  const under = s.tasks.findLast((task) => task.window === 'died');
  if (under) s.fresh = s.fresh.filter((piece) => under.list.includes(piece));
  else s.fresh.length = 0;
}

/** Everything that the seat may say or do in the window. */
export function windowChoices(s: SsState, seat: Seat): SsChoice[] {
  const out = noChoices();
  if (!isBusy(s, seat)) addInvocations(s, seat, s.hand[seat]!, out);
  addUses(s, seat, out);
  addSwaps(s, seat, out);
  addRockWork(s, seat, out);
  out.push(PASS, QUIET);
  return out;
}
export const PASS: SsChoice = { type: 'pass' };
export const QUIET: SsChoice = { type: 'quiet' };

/** Who may swap a piece with its tokens: its owner, or whoever has nobody's hulk (SS-124, SS-R45). */
const twinSeat = (s: SsState, piece: number): Seat =>
  s.owner[piece]! >= 0 ? s.owner[piece]! : canCast(s, s.active) ? s.active : -1;

/** A wizard who is a rock does not move (SS-147). */
const isStone = (s: SsState, piece: number): boolean => (s.flags[piece]! & STONE) !== 0;

function hasSwap(s: SsState, seat: Seat): boolean {
  if ((s.afoot & DOUBLED) === 0) return false;
  const { lasting } = s;
  for (let at = 0; at < lasting.length; at++) {
    const { card, piece } = lasting[at]!;
    if (kindOf(s, card) === 'doppelganger' && twinSeat(s, piece) === seat && !isStone(s, piece)) return true;
  }
  return false;
}

function addSwaps(s: SsState, seat: Seat, out: SsChoice[]): void {
  if (!hasSwap(s, seat)) return;
  for (let token = 0; token < s.type.length; token++) {
    if (s.type[token] !== TOKEN || s.at[token]! < 0) continue;
    const piece = s.twin[token]!;
    if (isStone(s, piece)) continue;
    if (s.at[piece]! >= 0 && twinSeat(s, piece) === seat && !isHovering(s, piece) && !isHovering(s, token))
      out.push({ type: 'swap', piece, token });
  }
}

/** Carries out what the asked seat says or does. Deeds off the stack leave the window as it is (ledger 7.2). */
export function playInWindow(s: SsState, task: Task, seat: Seat, choice: SsChoice, run: Run): void {
  switch (choice.type) {
    case 'pass':
    case 'quiet':
      if (choice.type === 'quiet') s.quiet[seat] = true;
      run.tell?.({ type: 'passed', rule: 'SS-R09', seat });
      task.passes++;
      task.seat = -1;
      return;
    case 'invoke':
      return invoke(s, seat, choice.card, FROM_HAND, run);
    case 'use':
      return invoke(s, seat, choice.card, AS_POWER, run);
    case 'swap':
      return swap(s, choice.piece, choice.token, run);
    case 'push':
      return moveRock(s, choice.spot, choice.to, 'SS-151', run);
    case 'smash':
      return shatter(s, choice.spot, seat, run);
    default:
      return;
  }
}

/** A piece and its token change places: no arrival, no bar by holds of a lower level (SS-R36, SS-R45). */
function swap(s: SsState, piece: number, token: number, run: Run): void {
  const effect = s.lasting.find((one) => one.piece === piece && kindOf(s, one.card) === 'doppelganger')!;
  if (moves(s, effect.card, s.owner[piece]!, piece, run) !== WORKS) return;
  if (s.at[token]! < 0) return;
  const here = s.at[piece]!;
  const there = s.at[token]!;
  s.at[piece] = there;
  s.at[token] = here;
  // No step: out of a fight either goes back to where the piece came from with its last one (SS-R24).
  s.from[token] = s.from[piece]!;
  exchange(s, here, piece, token);
  exchange(s, there, token, piece);
  run.tell?.({ type: 'put', rule: 'SS-124', piece, from: here, to: there, card: effect.card });
  // A ghost fights nobody (SS-141).
  if (inConflict(s, piece) && (s.flags[piece]! & GHOST) !== 0) cancelConflict(s, there, run);
  wakeBeside(s, piece, here, run);
  wakeBeside(s, piece, there, run);
}

function exchange(s: SsState, spot: number, out: number, into: number): void {
  if (s.on[spot] === out) s.on[spot] = into;
  else if (s.guest[spot] === out) s.guest[spot] = into;
}

import { checkEnd, closeTurn, beginMovement, beginTurn, limitHands, rollMove, settleHovering } from './turn';
import { die, goBack, shatter, slay } from './death';
import { aim, WORKS } from './clash';
import type { Run } from './events';
import { beginConflict, runConflict } from './fight';
import { discardHand } from './hands';
import { canProtect } from './in-play';
import { mayInvoke } from './invoke';
import { arrive, goesOn, makeAnnounced } from './move';
import { isBusy, isVacant, nearestVacant, standing } from './pieces';
import { addStepsOf } from './movement';
import { revive, rise } from './deeds/summon';
import { workSaves } from './saves';
import { deadOf, homeVacancies } from './answers';
import { noChoices, ROCK, STONE, type Phase, type SsState, type Task } from './state';
import { isUndecided, topTask } from './task';
import { cool, openWindow, runWindow } from './windows';

/** Goes on with everything that needs no decision. */
export function advance(s: SsState, run: Run): void {
  for (;;) {
    if (s.phase === 'over') return;
    const task = topTask(s);
    if (s.lost.length > 0 && !(task && isUndecided(task)) && checkEnd(s, run)) return;
    if (s.died && !(task && isUndecided(task))) {
      s.died = false;
      if (openWindow(s, 'died', s.fresh.at(-1) ?? -1, -1, 0, run)) topTask(s)!.list = s.fresh.slice();
      else cool(s);
    } else if (task) {
      if (!work(s, task, run)) return;
    } else if (!stepOn(s, run)) return;
  }
}

/** What comes before the conflicts; whoever goes out in the own turn has no more of it. */
const beforeConflicts: ReadonlySet<Phase> = new Set(['roll', 'rolled', 'ready', 'move', 'moved', 'vapour']);

/** The next part of the turn; false: the active player has to decide (ledger 7.2). */
function stepOn(s: SsState, run: Run): boolean {
  // Only conflicts that are pending are fought out then (SS-R84).
  if (!s.alive[s.active] && beforeConflicts.has(s.phase)) s.phase = 'fight';
  switch (s.phase) {
    case 'start':
      beginTurn(s, run);
      return true;
    case 'roll':
      rollMove(s, run);
      return true;
    case 'rolled':
      s.phase = 'ready';
      openWindow(s, 'rolled', -1, -1, 0, run);
      return true;
    case 'ready':
      beginMovement(s, run);
      return true;
    case 'move':
      return false;
    case 'moved':
      s.phase = 'vapour';
      openWindow(s, 'moved', -1, -1, 0, run);
      return true;
    case 'vapour':
      s.phase = 'fight';
      settleHovering(s, s.active, run);
      return true;
    case 'fight':
      // Who makes contact from now on, by a Speed, is last (SS-R53).
      if (s.due < 0) s.due = s.conflicts.length;
      if (s.conflicts.length === 0) s.phase = 'end';
      else if (s.due > 1 && s.alive[s.active]) return false;
      else beginConflict(s, s.conflicts[0]!, run);
      return true;
    case 'end':
      s.phase = 'limit';
      openWindow(s, 'end', -1, -1, 0, run);
      return true;
    case 'limit':
      // A Speed in the last window may have made contact (SS-R53).
      if (s.conflicts.length > 0) s.phase = 'fight';
      else limitHands(s);
      return true;
    case 'close':
      closeTurn(s, run);
      return true;
    default:
      return false;
  }
}

/** Goes on with the task on top; false: its seat has to decide. */
function work(s: SsState, task: Task, run: Run): boolean {
  switch (task.kind) {
    case 'window':
      if (task.seat >= 0 && s.alive[task.seat] && !s.quiet[task.seat]) return false;
      runWindow(s, task, run);
      return true;
    case 'target':
      return false;
    case 'step':
      s.tasks.pop();
      makeAnnounced(s, task, run);
      return true;
    case 'free':
      if (goesOn(s, task) && (!s.game.asksLess || hasStep(s, task))) return false;
      endFree(s, task, run);
      return true;
    case 'must':
      return workMust(s, task, run);
    case 'missile':
      return workMissile(s, task, run);
    case 'saves':
      return workSaves(s, task, run);
    case 'rocks':
      return workRocks(s, task);
    case 'raise':
      return workRaise(s, task, run);
    case 'zombie':
    case 'bounce':
      return workPut(s, task, run);
    case 'safe':
      return workSafe(s, task);
    case 'conflict':
      return runConflict(s, task, run);
    case 'discard':
      if (s.hand[task.seat]!.length > s.game.house.handLimit) return false;
      s.tasks.pop();
      return true;
  }
}

/** Has the piece under free steps anywhere to go? */
function hasStep(s: SsState, { piece, left }: Task): boolean {
  const out = noChoices();
  addStepsOf(s, piece, left, out);
  return out.length > 0;
}

/** The dead return one by one, as long as there is room; the last one to the last spot by itself (SS-126). */
function workRaise(s: SsState, task: Task, run: Run): boolean {
  const { seat, card, list } = task;
  const dead = deadOf(s, seat);
  const open = homeVacancies(s, seat);
  if (dead.length > 0 && open.length > 0) {
    if (!s.game.asksLess || dead.length > 1 || open.length > 1) return false;
    list.push(dead[0]!);
    revive(s, dead[0]!, seat, open[0]!, card, run);
    return true;
  }
  s.tasks.pop();
  // No window opens before the card has done all that it does (SS-R10); who came first is first.
  if (s.game.house.trapOnPlacement) for (const piece of list.reverse()) arrive(s, piece, false, run);
  return true;
}

/** Rocks are put while any are left and there is room for one. */
function workRocks(s: SsState, task: Task): boolean {
  if (task.left > 0 && s.game.spots.some((spot) => isVacant(s, spot))) return false;
  s.tasks.pop();
  return true;
}

/** A Safe card protects one of what still lies there, unless it is gone itself or has its charge (SS-R71). */
function workSafe(s: SsState, task: Task): boolean {
  const { seat, card: safe } = task;
  const cards = s.play[seat]!;
  task.list = task.list.filter((card) => cards.includes(card) && canProtect(s, safe, card));
  if (task.list.length > 0 && cards.includes(safe) && s.safe[safe] === -1) return false;
  s.tasks.pop();
  return true;
}

/** While the own movement is to come, and to the end of its last window, a wizard may still be over something (SS-R54). */
const stillGoing: ReadonlySet<Phase> = new Set(['roll', 'rolled', 'ready', 'move', 'vapour']);

/** Free steps are over; where no more are to come a wizard has to stand alone now (SS-R43, SS-R54). */
export function endFree(s: SsState, task: Task, run: Run): void {
  s.tasks.pop();
  const { seat, piece } = task;
  const later = seat === s.active && stillGoing.has(s.phase);
  if (piece === s.wizard[seat] && !later) settleHovering(s, seat, run);
}

/** What cannot be invoked when nothing else can is discarded (SS-104, SS-148). */
function workMust(s: SsState, task: Task, run: Run): boolean {
  const { seat } = task;
  const cards = s.must[seat]!;
  if (cards.some((card) => s.alive[seat] && !isBusy(s, seat) && mayInvoke(s, seat, card))) return false;
  s.tasks.pop();
  if (cards.length > 0) {
    const kept = s.hand[seat]!;
    s.hand[seat] = [];
    discardHand(s, seat, run);
    s.hand[seat] = kept;
  }
  return true;
}

/** The missile flies on, or strikes what it has reached (SS-R46). */
function workMissile(s: SsState, task: Task, run: Run): boolean {
  if (task.passes === 0) {
    if (s.on[task.spot] === -1) {
      if (task.left > 0) return false;
      s.tasks.pop();
      return true;
    }
    task.passes = 1;
    task.list = s.on[task.spot] === ROCK ? [ROCK, ...standing(s, task.spot)] : standing(s, task.spot);
  }
  if (task.list.length > 1) return false;
  strike(s, task, task.list[0]!, run);
  return true;
}

/** One object is destroyed, if no ward keeps it; a ward is tested now, against what is hit (SS-R46, SS-R55). */
export function strike(s: SsState, task: Task, object: number, run: Run): void {
  s.tasks.pop();
  const { seat, card, spot } = task;
  if (object === ROCK) return shatter(s, spot, seat, run, card);
  // A wizard that is a rock is hit as one, and rocks have no ward (SS-147, SS-R55).
  if ((s.flags[object]! & STONE) === 0 && aim(s, card, seat, object, run) !== WORKS) return;
  slay(s, object, card, seat, run);
}

/** A piece waits for its spot; where nothing is left to choose it goes by itself. */
function workPut(s: SsState, task: Task, run: Run): boolean {
  const { piece, seat, kind } = task;
  const isZombie = kind === 'zombie';
  if (isZombie ? s.at[piece]! >= 0 : s.at[piece] !== task.spot) {
    s.tasks.pop();
    return true;
  }
  if (!task.list.every((spot) => isVacant(s, spot)))
    task.list = nearestVacant(s, isZombie ? s.from[piece]! : task.spot);
  if (task.list.length > 1 && s.alive[seat]) return false;
  s.tasks.pop();
  const [spot] = task.list;
  if (isZombie) {
    if (spot !== undefined) rise(s, piece, seat, spot, task.card, run);
  } else if (spot === undefined) die(s, piece, 'crowded', -1, run);
  else goBack(s, piece, spot, run);
  return true;
}

import { aim, BOTH, holds, holdsOn, moves, WORKS } from '../clash';
import { cancelConflict, endOwnFights } from '../death';
import { begin } from '../lasting';
import { arrive, carry, endRide } from '../move';
import { canCast, homeOf, inConflict, isPiece, isVacant, patronOf } from '../pieces';
import { fail, meetsTrapProof, type Deeds } from '../resolve';
import { STOPPED, type SsState, type Waiting } from '../state';
import { newTask } from '../task';
import { isTrapped } from '../targets';
import { amount } from './kill';
import type { Run } from '../events';

/** Aimed at a piece, against its wards and holds; it arrives on a vacant spot. */
function teleport(s: SsState, item: Waiting, run: Run): boolean {
  const [piece, to] = item.targets;
  if (piece === undefined || to === undefined || !isPiece(s, piece) || !isVacant(s, to)) {
    fail(s, item, 'SS-R67', run);
    return false;
  }
  if (aim(s, item.card, item.seat, piece, run) !== WORKS) return false;
  if (moves(s, item.card, item.seat, piece, run) !== WORKS) return false;
  carry(s, piece, to, item.card, run);
  arrive(s, piece, true, run);
  return true;
}

/** Curse, shield: an effect on one piece of anybody. */
const lay = (s: SsState, item: Waiting, _deed: unknown, run: Run): void => {
  const [piece] = item.targets;
  if (piece === undefined || !isPiece(s, piece)) return fail(s, item, 'SS-R67', run);
  if (aim(s, item.card, item.seat, piece, run) === WORKS) begin(s, item, piece, run);
};

/** Hold, paralyse: it may be on its way by another card just now. */
const bind = (s: SsState, item: Waiting, _deed: unknown, run: Run): void => {
  const [piece] = item.targets;
  if (piece === undefined || !isPiece(s, piece)) return fail(s, item, 'SS-R67', run);
  if (
    aim(s, item.card, item.seat, piece, run) === WORKS &&
    holds(s, item.card, item.seat, piece, run) === WORKS
  )
    begin(s, item, piece, run);
};

export const moveDeeds: Deeds<
  | 'teleport-piece'
  | 'redirect-teleport'
  | 'trap-teleport'
  | 'extra-moves'
  | 'free-move'
  | 'hold'
  | 'hold-on-trap'
  | 'paralyse'
  | 'curse'
  | 'shield'
  | 'change-owner'
  | 'make-ghosts'
> = {
  /** Teleport, and Domain Teleport as a power within the home domain (SS-134, SS-153). */
  'teleport-piece'(s, item, { within, lasts }, run) {
    if (lasts === 'in-play' && !item.power) return;
    if (item.power) s.used[item.card] = 1;
    const [piece, to] = item.targets;
    const isHome = (spot: number): boolean => within === 'any-domain' || homeOf(s, spot) === item.seat;
    if (piece !== undefined && to !== undefined && s.at[piece]! >= 0 && !(isHome(s.at[piece]!) && isHome(to)))
      return fail(s, item, 'SS-R67', run);
    teleport(s, item, run);
  },
  /** ReTeleport (SS-139, SS-R58). */
  'redirect-teleport'(s, item, _deed, run) {
    teleport(s, item, run);
  },
  /** Teleport Trap: its steps are over (SS-122, SS-R15). */
  'trap-teleport'(s, item, _deed, run) {
    const [piece] = item.targets;
    if (piece === undefined || !isTrapped(s, piece)) return fail(s, item, 'SS-R67', run);
    if (meetsTrapProof(s, item, patronOf(s, piece), run)) return;
    if (!teleport(s, item, run)) return;
    s.flags[piece] = s.flags[piece]! | STOPPED;
    endRide(s, piece);
  },
  /** Horse (SS-140, SS-R52). */
  'extra-moves'(s, item, { steps }, run) {
    const [piece] = item.targets;
    if (piece === undefined || !isPiece(s, piece) || s.owner[piece] !== item.seat || inConflict(s, piece))
      return fail(s, item, 'SS-R67', run);
    const left = amount(s, item, steps, run);
    if (moves(s, item.card, item.seat, piece, run) !== WORKS) return;
    s.tasks.push(newTask('free', item.seat, piece, -1, item.card, left, holdsOn(s, piece)));
  },
  /** Speed (SS-145, SS-R53). */
  'free-move'(s, item, { steps }, run) {
    const piece = s.wizard[item.seat]!;
    if (!canCast(s, item.seat) || inConflict(s, piece)) return fail(s, item, 'SS-R67', run);
    const left = amount(s, item, steps, run);
    if (moves(s, item.card, item.seat, piece, run) !== WORKS) return;
    s.tasks.push(newTask('free', item.seat, piece, -1, item.card, left, holdsOn(s, piece)));
  },
  hold: bind,
  paralyse: bind,
  curse: lay,
  shield: lay,
  /** Bear Trap: the piece stops until its owner's next movement phase (SS-111, SS-R36). */
  'hold-on-trap'(s, item, _deed, run) {
    if (!item.power) return;
    const [piece] = item.targets;
    if (piece === undefined || !isTrapped(s, piece)) return fail(s, item, 'SS-R67', run);
    if (meetsTrapProof(s, item, patronOf(s, piece), run)) return;
    if (aim(s, item.card, item.seat, piece, run) !== WORKS) return;
    begin(s, item, piece, run);
    // Who was held goes no further in this phase, even if something frees it (SS-R15).
    s.flags[piece] = s.flags[piece]! | STOPPED;
  },
  /** Traitor: a conflict between pieces of one side is cancelled (SS-137, SS-R24, SS-R83). */
  'change-owner'(s, item, _deed, run) {
    const [piece] = item.targets;
    if (piece === undefined || !isPiece(s, piece)) return fail(s, item, 'SS-R67', run);
    if (aim(s, item.card, item.seat, piece, run) === WORKS) turn(s, piece, item.seat, run);
  },
  /** Ghost Army: each target by itself against its owner's ward (SS-141, SS-R43). */
  'make-ghosts'(s, item, _deed, run) {
    for (const piece of item.targets) {
      if (!isPiece(s, piece)) continue;
      const clash = aim(s, item.card, item.seat, piece, run);
      if (clash === BOTH) return;
      if (clash !== WORKS) continue;
      if (holds(s, item.card, item.seat, piece, run) === BOTH) return;
      if (inConflict(s, piece)) cancelConflict(s, s.at[piece]!, run);
      if (s.at[piece]! >= 0) begin(s, item, piece, run);
    }
  },
};

/** A piece changes sides, and its tokens with it (SS-R45). It stops; another movement is its new owner's (SS-R83). */
export function turn(s: SsState, piece: number, seat: number, run: Run): void {
  const isTaken = s.owner[piece] !== seat;
  s.owner[piece] = seat;
  for (let token = 0; token < s.type.length; token++) if (s.twin[token] === piece) s.owner[token] = seat;
  if (seat !== s.active) s.flags[piece] = s.flags[piece]! | STOPPED;
  else if (isTaken) s.flags[piece] = s.flags[piece]! & ~STOPPED;
  run.tell?.({ type: 'changedSides', rule: 'SS-137', piece, seat });
  // It, or one of its tokens.
  endOwnFights(s, run);
}

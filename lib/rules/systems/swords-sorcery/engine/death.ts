import type { Seat } from '../../../kernel/game/engine';
import { wards, WORKS, type Clash } from './clash';
import type { DeathBy, Run } from './events';
import { discardHand, take } from './hands';
import { leavePlay } from './in-play';
import { endWhere, tokenGone } from './lasting';
import { closeConflict, isOwnGhost, isRock, lift, nearestVacant, put, removeRock, sideOf } from './pieces';
import { GHOST, ROCK, TOKEN, WIZARD, type SsState } from './state';
import { newTask } from './task';

/**
 * The piece leaves the board: dies, is killed, destroyed, removed, which are all the same (SS-073, SS-R85). `what` it fell
 * to is the other piece or the card, by the cause.
 */
export function die(s: SsState, piece: number, by: DeathBy, killer: Seat, run: Run, what = -1): void {
  const spot = s.at[piece]!;
  if (spot < 0) return;
  const wasGhost = (s.flags[piece]! & GHOST) !== 0;
  lift(s, piece);
  s.from[piece] = spot;
  run.tell?.({ type: 'died', rule: by === 'jam' ? 'SS-065' : 'SS-R85', piece, spot, by, killer, what });
  if (s.type[piece] === TOKEN) return tokenGone(s, piece, run);
  if (s.lasting.length > 0) endWhere(s, (one) => one.piece === piece, run);
  s.flags[piece] = 0;
  s.died = true;
  if (s.type[piece] === WIZARD) return wizardDied(s, s.owner[piece]!, killer, run);
  if (!wasGhost) s.fresh.push(piece);
}

/** A card would kill the piece: wards of a higher or equal level see to it (SS-R06). */
export function slay(s: SsState, piece: number, card: number, by: Seat, run: Run): Clash {
  if (s.at[piece]! < 0) return WORKS;
  const clash = s.type[piece] === TOKEN ? WORKS : wards(s, card, by, piece, run);
  if (clash === WORKS) die(s, piece, 'card', by, run, card);
  return clash;
}

/** A rock is destroyed, and a wizard that is one dies (SS-R55). */
export function shatter(s: SsState, spot: number, by: Seat, run: Run, card = -1): void {
  if (!isRock(s, spot)) return;
  if (s.on[spot] === ROCK) {
    removeRock(s, spot);
    run.tell?.({ type: 'rockGone', rule: card >= 0 ? s.game.cards[card]!.rule : 'SS-144', spot });
  } else die(s, s.on[spot]!, 'card', by, run, card);
}

/** Who gets the hand of a wizard that somebody kills; −1: it is discarded (SS-R26). */
export function heirOf(s: SsState, killer: Seat): Seat {
  const { handOnWizardDeath } = s.game.house;
  return handOnWizardDeath === 'discard' ? -1 : handOnWizardDeath === 'killer' ? killer : s.active;
}

/** What a wizard's death costs its player, at once (SS-023, SS-R26, SS-R27). */
function wizardDied(s: SsState, seat: Seat, killer: Seat, run: Run): void {
  const heir = heirOf(s, killer);
  // What a Wisdom has yet to have spoken is unused, too.
  const unused = [...s.hand[seat]!, ...s.must[seat]!];
  if (heir >= 0 && heir !== seat && s.alive[heir]) take(s, seat, heir, unused, 'SS-R26', run);
  discardHand(s, seat, run);
  for (const card of [...s.play[seat]!]) {
    const { sort } = s.game.cards[card]!;
    if (sort === 'scroll') leavePlay(s, seat, card, 'SS-028', run);
    // Only a potion of the table's own can lie in play.
    else if (sort === 'potion') leavePlay(s, seat, card, 'SS-R27', run);
  }
  endWhere(s, (one) => one.seat === seat && s.game.cards[one.card]!.sort === 'potion', run);
  for (const item of s.stack)
    if (item.seat === seat && s.game.cards[item.card]!.sort !== 'artifact') item.dead = true;
  // A Horse is a scroll, and goes with the others.
  for (const task of s.tasks)
    if (task.kind === 'free' && task.seat === seat && s.game.cards[task.card]!.sort === 'scroll')
      task.left = 0;
  if (s.game.house.victory === 'wizard-hunt') goOut(s, seat, run);
}

/** All that a seat has: of its own army, of the armies clockwise from it, and what was summoned (SS-R85). */
function followers(s: SsState, seat: Seat): number[] {
  const { players } = s.game;
  const away = (piece: number): number =>
    s.born[piece]! < 0 ? players : (s.born[piece]! + players - seat) % players;
  return s.owner.flatMap((owner, piece) => (owner === seat ? [piece] : [])).sort((a, b) => away(a) - away(b));
}

/** A player is out: with the wizard in a hunt, without living pieces otherwise (SS-R01, SS-R21). */
export function goOut(s: SsState, seat: Seat, run: Run): void {
  if (!s.alive[seat]) return;
  s.alive[seat] = false;
  s.lost.push(seat);
  run.tell?.({ type: 'out', rule: 'SS-R01', seat });
  const leaves = s.game.house.victory === 'wizard-hunt' || (s.conceded && seat === s.active);
  if (leaves) for (const piece of followers(s, seat)) if (s.at[piece]! >= 0) die(s, piece, 'out', -1, run);
  discardHand(s, seat, run);
  for (const card of [...s.play[seat]!]) leavePlay(s, seat, card, 'SS-R21', run);
  for (const item of s.stack) if (item.seat === seat) item.dead = true;
}

/** Off a spot that is not its own: back where it came from, else to the nearest vacant spot, else it is lost (SS-R24, SS-R43). */
export function pushOff(s: SsState, piece: number, run: Run): void {
  const here = s.at[piece]!;
  const back = s.from[piece]!;
  const open = back >= 0 && s.on[back] === -1 && s.game.ground[back]! >= 0 ? [back] : nearestVacant(s, here);
  if (open.length === 0) return die(s, piece, 'crowded', -1, run);
  if (open.length === 1) return goBack(s, piece, open[0]!, run);
  const seat = s.owner[piece]! >= 0 ? s.owner[piece]! : s.active;
  s.tasks.push(newTask('bounce', seat, piece, here, -1, 0, open));
}

export function goBack(s: SsState, piece: number, spot: number, run: Run): void {
  const from = s.at[piece]!;
  // Off an own ghost, or out of a conflict.
  const haunted = isOwnGhost(s, s.on[from]!, piece);
  lift(s, piece);
  put(s, piece, spot);
  run.tell?.({ type: 'bounced', rule: haunted ? 'SS-R43' : 'SS-R24', piece, from, to: spot });
}

/** A pending conflict is cancelled: whoever moved in goes back (SS-R24). */
export function cancelConflict(s: SsState, spot: number, run: Run): void {
  const guest = s.guest[spot]!;
  if (guest < 0) return;
  closeConflict(s, spot);
  s.guest[spot] = -1;
  s.hover.push(guest);
  pushOff(s, guest, run);
}

/** Whoever fights its own side by now fights no more; nobody's hulk is on the active player's (SS-R24, SS-R65). */
export function endOwnFights(s: SsState, run: Run): void {
  for (const spot of [...s.conflicts])
    if (sideOf(s, s.on[spot]!) === sideOf(s, s.guest[spot]!)) cancelConflict(s, spot, run);
}

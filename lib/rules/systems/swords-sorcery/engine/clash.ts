import type { Seat } from '../../../kernel/game/engine';
import type { Run } from './events';
import { guardOf, leavePlay } from './in-play';
import { kindOf, endAt, endWhere, levelOf } from './lasting';
import { patronOf } from './pieces';
import { STONE, type Lasting, type SsState } from './state';

/** How a clash of levels ends for the card that is being resolved (SS-037, SS-038, SS-R06). */
export const WORKS = 0;
export const STOPPED_BY = 1;
/** Both cards go, and the one being resolved does nothing more. */
export const BOTH = 2;
export type Clash = typeof WORKS | typeof STOPPED_BY | typeof BOTH;

export const compare = (mine: number, theirs: number): Clash =>
  mine > theirs ? WORKS : mine === theirs ? BOTH : STOPPED_BY;

/** Did the card in play resolve after the other, which is in play as well? */
const isLater = (s: SsState, card: number, other: number): boolean =>
  s.laid.indexOf(card) > s.laid.indexOf(other);

/**
 * An ANSWER card in play against a card: by its word alone, or by level where levels decide everything (SS-R06). Where no
 * level counts the later one wins, and what is used now is later than all that lies; `lies`: the card only lies there, too.
 */
export function answers(s: SsState, answer: number, card: number, lies = false): Clash {
  switch (s.game.house.levelRule) {
    case 'strict':
      return compare(levelOf(s, card), levelOf(s, answer));
    case 'off':
      return lies && isLater(s, answer, card) ? STOPPED_BY : WORKS;
    default:
      return STOPPED_BY;
  }
}

/**
 * A card in play meets one that would destroy it, of the seat `by`: it is gone, unless a Safe card keeps it (SS-102, SS-106).
 * `lies`: the other only lies in play, too.
 */
export function lose(
  s: SsState,
  owner: Seat,
  card: number,
  by: Seat,
  other: number,
  rule: string,
  run: Run,
  lies = false,
): void {
  const guard = guardOf(s, owner, card, by);
  const clash = guard < 0 ? WORKS : answers(s, guard, other, lies);
  if (clash === BOTH) leavePlay(s, owner, guard, 'SS-038', run);
  if (clash === WORKS) leavePlay(s, owner, card, rule, run);
}

/** Two cards of one kind in play against each other (SS-R33). */
export const versus = (s: SsState, mine: number, theirs: number): Clash => {
  if (s.game.house.levelRule !== 'off') return compare(levelOf(s, mine), levelOf(s, theirs));
  return isLater(s, mine, theirs) ? WORKS : STOPPED_BY;
};

/** May an opposing card aim at this piece: Protection of whoever it belongs to (SS-108, SS-R40). */
export function aim(s: SsState, card: number, by: Seat, piece: number, run: Run): Clash {
  const patron = patronOf(s, piece);
  if (patron < 0 || patron === by || s.game.house.levelRule === 'off') return WORKS;
  for (const ward of s.play[patron]!) {
    if (kindOf(s, ward) !== 'ward-targeting') continue;
    const clash = compare(levelOf(s, card), levelOf(s, ward));
    if (clash === WORKS) continue;
    if (clash === BOTH) lose(s, patron, ward, by, card, 'SS-038', run);
    run.tell?.({ type: 'failed', rule: clash === BOTH ? 'SS-038' : 'SS-108', seat: by, card, other: ward });
    return clash;
  }
  return WORKS;
}

/** May the card kill this piece: Magic Shield and Transform to Dragon (SS-R41, SS-R42). A rock-wizard has no ward (SS-R55). */
export function wards(s: SsState, card: number, by: Seat, piece: number, run: Run): Clash {
  if ((s.flags[piece]! & STONE) !== 0) return WORKS;
  const off = s.game.house.levelRule === 'off';
  // Only an effect that lasts, a carrier's, can be older than a ward.
  const since = off ? s.lasting.findIndex((one) => one.card === card) : -1;
  // What a stronger ward stops never meets one of its own level (SS-143).
  let equal = -1;
  for (let at = 0; at < s.lasting.length; at++) {
    const one = s.lasting[at]!;
    const kind = one.piece === piece ? kindOf(s, one.card) : undefined;
    if (kind !== 'shield' && kind !== 'unkillable') continue;
    const later = since >= 0 && at > since ? STOPPED_BY : WORKS;
    const clash = off ? later : compare(levelOf(s, card), levelOf(s, one.card));
    if (clash === STOPPED_BY) {
      run.tell?.({ type: 'failed', rule: 'SS-037', seat: by, card, other: one.card });
      return STOPPED_BY;
    }
    if (clash === BOTH && equal < 0) equal = at;
  }
  if (equal < 0) return WORKS;
  run.tell?.({ type: 'failed', rule: 'SS-038', seat: by, card, other: s.lasting[equal]!.card });
  endAt(s, equal, run);
  return BOTH;
}

const isHold = (kind: string | undefined): boolean =>
  kind === 'hold' || kind === 'paralyse' || kind === 'make-ghosts' || kind === 'hold-on-trap';

/** May the card move this piece: Sleep, Paralysis, Ghost Army, Bear Trap; a Bear Trap lets go of what moves (SS-R36). */
export function moves(s: SsState, card: number, by: Seat, piece: number, run: Run): Clash {
  const { levelRule } = s.game.house;
  for (let at = 0; at < s.lasting.length && levelRule !== 'off'; at++) {
    const one = s.lasting[at]!;
    if (one.piece !== piece || !isHold(kindOf(s, one.card))) continue;
    const clash = compare(levelOf(s, card), levelOf(s, one.card));
    if (clash === WORKS) continue;
    run.tell?.({ type: 'failed', rule: 'SS-R36', seat: by, card, other: one.card });
    if (clash === BOTH) release(s, one, by, card, run);
    return clash;
  }
  letGo(s, piece, run);
  return WORKS;
}

/**
 * May the card hold this piece: one that a Horse or Speed moves just now clashes with that. A stronger hold ends its steps, a weaker
 * one leaves them, and of equal level both are spent (SS-038, SS-R36).
 */
export function holds(s: SsState, card: number, by: Seat, piece: number, run: Run): Clash {
  if (s.game.house.levelRule === 'off') return WORKS;
  const ride = s.tasks.findLast((task) => task.kind === 'free' && task.piece === piece && task.left > 0);
  if (ride === undefined || levelOf(s, ride.card) !== levelOf(s, card)) return WORKS;
  ride.left = 0;
  run.tell?.({ type: 'failed', rule: 'SS-R36', seat: by, card, other: ride.card });
  return BOTH;
}

/** No Bear Trap holds the piece any more. */
export const letGo = (s: SsState, piece: number, run: Run): void =>
  endWhere(s, (one) => one.piece === piece && kindOf(s, one.card) === 'hold-on-trap', run);

/** What holds the piece that a card moves now: where no level counts, only what comes later stops it again. */
export const holdsOn = (s: SsState, piece: number): number[] =>
  s.lasting.filter((one) => one.piece === piece && isHold(kindOf(s, one.card))).map((one) => one.card);

/** A hold of the same level ends, for all that it holds, and its card is discarded (SS-R36). */
function release(s: SsState, { card, marked }: Lasting, by: Seat, mover: number, run: Run): void {
  endWhere(s, (one) => one.card === card && one.marked === marked, run);
  if (marked) return;
  for (let seat = 0; seat < s.game.players; seat++)
    if (s.play[seat]!.includes(card)) lose(s, seat, card, by, mover, 'SS-R36', run);
}

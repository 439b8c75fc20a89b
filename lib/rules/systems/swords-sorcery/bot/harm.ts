import type { Seat } from '../../../kernel/game/engine';
import { GHOST, WIZARD, type SsState, type Task, type Waiting } from '../engine/state';
import { isFoe, isMine, worthOf } from './sight';

/** Everything on the spots beside a piece and in conflict with it. */
function around(s: SsState, piece: number): number[] {
  const spot = s.at[piece]!;
  if (spot < 0) return [];
  const out: number[] = [];
  for (const one of [s.on[spot]!, s.guest[spot]!]) if (one >= 0 && one !== piece) out.push(one);
  for (const near of s.game.adj[spot]!)
    for (const one of [s.on[near]!, s.guest[near]!]) if (one >= 0) out.push(one);
  return out;
}

/** What happens around a piece if everything there dies with this chance: gain for the seat less its loss. */
export function blast(s: SsState, me: Seat, piece: number, chance: number): number {
  let sum = 0;
  for (const one of around(s, piece)) {
    if (isMine(s, one, me)) sum -= chance * worthOf(s, one);
    else if (s.owner[one] !== me) sum += chance * worthOf(s, one) * (s.flags[one]! & GHOST ? 0.5 : 1);
  }
  return sum;
}

const sumOf = (s: SsState, pieces: readonly number[], me: Seat): number =>
  pieces.reduce(
    (sum, piece) => sum + (s.at[piece]! >= 0 && s.owner[piece] === me ? worthOf(s, piece) : 0),
    0,
  );

/** How much a card of somebody else that waits on the stack would hurt the seat; below 0 it would help. */
export function harmOf(s: SsState, me: Seat, { card, seat, targets, dead }: Waiting): number {
  if (dead || seat === me) return 0;
  const deed = s.game.cards[card]?.deed;
  const [target = -1] = targets;
  switch (deed?.kind) {
    case 'change-owner':
      return 2 * sumOf(s, [target], me);
    case 'plague':
      return sumOf(s, [target], me) - blast(s, me, target, 0.4);
    case 'carrier':
      return -blast(s, me, target, 0.25);
    case 'destroy-adjacent':
      return -blast(s, me, target, 1) - worthOf(s, target);
    case 'missile':
      return 5;
    case 'make-ghosts':
      return sumOf(s, targets, me);
    case 'paralyse':
      return target >= 0 && s.type[target] === WIZARD
        ? 0.7 * sumOf(s, [target], me)
        : 0.4 * sumOf(s, [target], me);
    case 'trap-save':
      return 0.4 * sumOf(s, [target], me);
    case 'raise-dead':
      return s.at.reduce(
        (sum, at, piece) => sum + (at < 0 && s.born[piece] === seat ? worthOf(s, piece) : 0),
        0,
      );
    case 'take-dead':
      return target >= 0 ? worthOf(s, target) : 3;
    case 'create-piece':
    case 'create-hulk':
      return 4;
    case 'steal-card':
      return s.play[me]!.includes(target) ? 4 : 0;
    case 'steal-random':
      return target === me ? 2 : 0;
    case 'ruin-all':
      return 2 * (s.play[me]!.length - s.play[seat]!.length);
    case 'teleport-piece':
      return 2.5;
    case 'curse':
    case 'hold':
      return 0.3 * sumOf(s, [target], me);
    default:
      return 0;
  }
}

/** The window under way: the innermost. */
export const windowOf = (s: SsState): Task | undefined => s.tasks.findLast((task) => task.kind === 'window');

/** An own piece that a foe is about to move in on, −1: none. */
export function threatened(s: SsState, me: Seat): number {
  const w = windowOf(s);
  if (w?.window !== 'step' || w.spot < 0 || w.piece < 0) return -1;
  const there = s.on[w.spot]!;
  return there >= 0 && isMine(s, there, me) && isFoe(s, w.piece, me) ? there : -1;
}

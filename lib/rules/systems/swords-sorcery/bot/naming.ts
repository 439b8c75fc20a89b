import type { Seat } from '../../../kernel/game/engine';
import { DRAGON, GHOST, ROCK, SHIELDED, WIZARD, type SsState, type Task } from '../engine/state';
import { blast, threatened, windowOf } from './harm';
import { foesOf, isFoe, isMine, stepsFrom, stepsTo, worthOf } from './sight';

/** For a foe its worth, for an own piece its worth lost. */
const against = (s: SsState, me: Seat, piece: number): number =>
  isMine(s, piece, me) ? -worthOf(s, piece) : worthOf(s, piece);

const foeWizard = (s: SsState, me: Seat): number =>
  s.wizard.find((wizard, seat) => seat !== me && wizard >= 0 && s.at[wizard]! >= 0) ?? -1;

/** How good it is to name this piece for the card. */
function pieceWorth(s: SsState, me: Seat, task: Task, piece: number): number {
  const w = windowOf(s);
  switch (s.game.cards[task.card]?.deed?.kind) {
    case 'plague':
      return against(s, me, piece) + blast(s, me, piece, 0.4);
    case 'carrier':
      return blast(s, me, piece, 0.25) + (isMine(s, piece, me) ? 0 : 0.1);
    case 'destroy-adjacent':
      return blast(s, me, piece, 1) - worthOf(s, piece);
    case 'shield':
    case 'doppelganger': {
      const risk = threatened(s, me);
      return piece === risk ? 20 : isMine(s, piece, me) ? worthOf(s, piece) : -worthOf(s, piece);
    }
    case 'teleport-piece': {
      const risk = threatened(s, me);
      return piece === risk ? 20 : isMine(s, piece, me) && s.type[piece] !== WIZARD ? worthOf(s, piece) : 0;
    }
    case 'curse': {
      if (w?.window !== 'conflict') return against(s, me, piece);
      const fights = s.guest[w.spot] === piece || s.on[w.spot] === piece;
      return against(s, me, piece) + (fights ? 20 : 0);
    }
    case 'destroy-ghosts':
    case 'make-ghosts':
      return s.owner[piece] === me ? -10 : 1 + worthOf(s, piece);
    case 'take-dead':
      return worthOf(s, piece);
    case 'paralyse': {
      const reach = [...s.at.keys()].some(
        (p) =>
          isMine(s, p, me) &&
          s.type[p] !== WIZARD &&
          stepsFrom(s, s.at[p]!, Math.max(1, ...s.move))[s.at[piece]!]! > 0,
      );
      return against(s, me, piece) + (reach ? 6 : 0);
    }
    case 'extra-moves':
      return nearness(s, me, s.at[piece]!) + worthOf(s, piece) * 0.1;
    case 'change-owner':
    case 'hold':
    default:
      return against(s, me, piece);
  }
}

/** Higher the nearer the spot lies to a foe. */
function nearness(s: SsState, me: Seat, spot: number): number {
  const steps = stepsFrom(s, spot);
  let best = 0;
  for (const foe of foesOf(s, me)) {
    const far = steps[s.at[foe]!]!;
    if (far > 0) best = Math.max(best, worthOf(s, foe) / (far + 1));
  }
  return best;
}

/** Higher the farther the spot lies from whatever of the others could come there. */
function safety(s: SsState, me: Seat, spot: number): number {
  const steps = stepsTo(s, spot);
  let least = 20;
  for (const foe of foesOf(s, me)) {
    const far = steps[s.at[foe]!]!;
    if (far >= 0) least = Math.min(least, far);
  }
  return least;
}

/** How good it is to name this spot for the card, or to go there. */
function spotWorth(s: SsState, me: Seat, task: Task, spot: number): number {
  const kind = s.game.cards[task.card]?.deed?.kind;
  const wizard = s.wizard[me]!;
  const home = s.at[wizard]! >= 0 && s.game.adj[s.at[wizard]!]!.includes(spot);
  switch (task.kind) {
    case 'missile': {
      const goal = bestVictim(s, me);
      const far = goal < 0 ? -1 : stepsTo(s, s.at[goal]!)[spot]!;
      return far < 0 ? -50 : -far;
    }
    case 'free':
      return s.type[task.piece] === WIZARD ? safety(s, me, spot) : nearness(s, me, spot);
    case 'rocks':
      return home ? 1 : -1;
    case 'bounce':
      return safety(s, me, spot);
    default:
      break;
  }
  const moved = task.list[0] ?? windowOf(s)?.piece ?? -1;
  switch (kind) {
    case 'missile': {
      const goal = bestVictim(s, me);
      const far = goal < 0 ? -1 : stepsTo(s, s.at[goal]!)[spot]!;
      return far < 0 ? -50 : -far;
    }
    case 'create-rocks':
      return home ? 1 : 0;
    case 'teleport-piece':
    case 'trap-teleport':
    case 'redirect-teleport':
      if (moved >= 0 && isFoe(s, moved, me)) return -nearness(s, me, spot) + safety(s, me, spot) * 0.1;
      return moved === wizard ? safety(s, me, spot) : nearness(s, me, spot);
    default:
      return nearness(s, me, spot);
  }
}

/** The foe that a missile should hit: the best that can be hit. */
function bestVictim(s: SsState, me: Seat): number {
  const task = s.tasks.findLast((one) => one.kind === 'missile');
  const start = task ? task.spot : (s.at[s.wizard[me]!] ?? -1);
  if (start < 0) return foeWizard(s, me);
  const steps = stepsFrom(s, start);
  const left = task ? task.left : 8;
  let best = -1;
  let most = 0;
  for (const foe of foesOf(s, me)) {
    const far = steps[s.at[foe]!]!;
    if (far < 0 || far > left + 1) continue;
    const worth = worthOf(s, foe) - 0.1 * far;
    if (worth > most) [best, most] = [foe, worth];
  }
  return best;
}

/** A rough rank of cards, for what is stolen, kept, protected or drafted first. */
export function cardWorth(s: SsState, card: number): number {
  const known = s.game.cards[card];
  switch (known?.deed?.kind) {
    case undefined:
      return 0;
    case 'make-ghosts':
    case 'raise-dead':
      return 7;
    case 'change-owner':
    case 'missile':
    case 'create-hulk':
    case 'draw-and-use':
      return 6;
    case 'weapon':
    case 'roll-bonus':
    case 'create-piece':
    case 'plague':
    case 'cancel-spell':
    case 'control-spell':
      return 5;
    case 'ward-targeting':
    case 'shield':
    case 'take-dead':
    case 'free-move':
    case 'teleport-piece':
    case 'win-ties':
    case 'block-weapons':
      return 4;
    case 'destroy-rocks':
    case 'rock-shift':
    case 'pass-through':
    case 'return-card':
    case 'protect-card':
      return 1;
    default:
      return 3;
  }
}

/** How good it is to name this for the task under way; `enough` is 0. */
export function namingWorth(
  s: SsState,
  me: Seat,
  choice: {
    readonly type: string;
    readonly piece?: number;
    readonly spot?: number;
    readonly card?: number;
    readonly seat?: number;
  },
): number {
  const task = s.tasks.at(-1);
  if (!task) return 0;
  switch (choice.type) {
    case 'piece': {
      const piece = choice.piece!;
      if (piece === ROCK) return 0.1;
      // Whoever has a ward that may end it all goes first; then what matters most.
      if (task.kind === 'saves') return worthOf(s, piece) + (s.flags[piece]! & (SHIELDED | DRAGON) ? 20 : 0);
      if (task.kind === 'missile') return against(s, me, piece) * (s.flags[piece]! & GHOST ? 0.5 : 1);
      return pieceWorth(s, me, task, piece);
    }
    case 'raise': {
      const piece = choice.piece!;
      return worthOf(s, piece) + 1 + nearHome(s, me, choice.spot!) * 0.1;
    }
    case 'spot': {
      const worth = spotWorth(s, me, task, choice.spot!);
      if (task.kind === 'free' && s.type[task.piece] === WIZARD)
        return worth - safety(s, me, s.at[task.piece]!);
      if (task.kind === 'free') return worth - nearness(s, me, s.at[task.piece]!) + 0.01;
      // A missile flies on towards its goal, and stops only where there is none.
      return task.kind === 'missile' ? worth + 30 : worth;
    }
    case 'card': {
      const owner = s.play.findIndex((cards) => cards.includes(choice.card!));
      const mine = owner === me || s.stack.some((one) => one.card === choice.card && one.seat === me);
      const kind = s.game.cards[task.card]?.deed?.kind;
      const worth = cardWorth(s, choice.card!);
      if (kind === 'cancel-trap') return mine ? -worth : 5 + worth;
      return worth;
    }
    case 'seat':
      return s.hand[choice.seat!]!.length;
    case 'nothing':
      return 0.05;
    default:
      return 0;
  }
}

const nearHome = (s: SsState, me: Seat, spot: number): number => {
  const wizard = s.at[s.wizard[me]!]!;
  return wizard >= 0 && s.game.adj[wizard]!.includes(spot) ? 5 : 0;
};

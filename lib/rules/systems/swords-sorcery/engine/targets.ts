import type { Seat } from '../../../kernel/game/engine';
import type { Target } from '../catalogue/effects';
import { kindOf } from './lasting';
import { hasWizard, homeOf, inConflict, isPiece, isRock, isVacant, patronOf } from './pieces';
import { answers, WORKS } from './clash';
import { GHOST, MANY_CARDS, pieceTypes, TRAP, WIZARD, type SsState, type Task, type Waiting } from './state';

/** The window under way, the innermost but for those of cards that had to be invoked. */
export function windowOf(s: SsState): Task | undefined {
  for (let at = s.tasks.length - 1; at >= 0; at--) {
    const task = s.tasks[at]!;
    if (task.kind === 'window' && task.window !== 'must') return task;
  }
  return undefined;
}

/** Has the piece of the window just come to a trap spot on which traps may work (SS-R34)? */
export const hasSprung = (s: SsState, w: Task | undefined): w is Task =>
  w?.window === 'arrive' && s.game.ground[w.spot] === TRAP && s.at[w.piece] === w.spot && isPiece(s, w.piece);

/** Does it still stand on the trap spot to which it came, so that a trap card works on it (SS-R67)? */
export function isTrapped(s: SsState, piece: number): boolean {
  const w = windowOf(s);
  return hasSprung(s, w) && w.piece === piece;
}

/** Trap Proof of the piece's owner makes the use of a trap card illegal (SS-103, SS-R39). */
export function isTrapProof(s: SsState, piece: number, trap: number): boolean {
  const patron = patronOf(s, piece);
  if (patron < 0) return false;
  for (const card of s.play[patron]!)
    if (kindOf(s, card) === 'ignore-traps' && answers(s, card, trap) !== WORKS) {
      // Of equal level both go when the trap is used (SS-038), so that the use is legal.
      if (answers(s, card, trap) === 1) return true;
    }
  return false;
}

const isNot = (s: SsState, piece: number, not: readonly string[] | undefined): boolean => {
  if (not === undefined) return false;
  const type = pieceTypes[s.type[piece]!]!;
  return (
    not.includes(type) ||
    (not.includes('ghost') && (s.flags[piece]! & GHOST) !== 0) ||
    (not.includes('in-conflict') && inConflict(s, piece))
  );
};

/** Where a spell stands among those of this turn, and where its card is now (SS-R59). */
export function isWithinReach(s: SsState, card: number): boolean {
  return (
    s.stack.some((one) => one.card === card && !one.power) ||
    s.discards.includes(card) ||
    s.lasting.some((one) => one.card === card && one.kept)
  );
}

/** Does it wait on the stack to lie in play (SS-032, SS-033)? */
export const isComing = (s: SsState, { card, power, dead }: Waiting): boolean =>
  !power && !dead && s.game.cards[card]!.isPermanent;

/** Cards on the stack or in play that are traps (SS-162). */
function trapCards(s: SsState, out: number[]): void {
  const only = s.game.house.evadeTrapScope === 'spell-traps';
  const fits = (card: number): boolean =>
    only ? s.game.cards[card]!.isSpellTrap : s.game.cards[card]!.isTrap;
  for (const { card } of s.stack) if (fits(card) && !out.includes(card)) out.push(card);
  for (const cards of s.play) for (const card of cards) if (fits(card) && !out.includes(card)) out.push(card);
}

/** Trap cards in use on the stack, of other players (SS-154). */
export function trapsInUse(s: SsState, seat: Seat, expertise: number, out: number[]): void {
  for (const item of s.stack)
    if (
      item.seat !== seat &&
      s.game.cards[item.card]!.isTrap &&
      (item.power || kindOf(s, item.card) !== 'hold-on-trap') &&
      !s.tried.includes(expertise * MANY_CARDS + item.card)
    )
      out.push(item.card);
}

/** Everything that can be named for this target, after what was named before it; `first`: one is enough to know. */
export function candidates(
  s: SsState,
  seat: Seat,
  card: number,
  target: Target,
  before: readonly number[],
  first = false,
): number[] {
  const out: number[] = [];
  switch (target.what) {
    case 'own-wizard':
      if (hasWizard(s, seat) && !(target.not === 'in-conflict' && inConflict(s, s.wizard[seat]!)))
        out.push(s.wizard[seat]!);
      break;
    case 'piece':
      pieceCandidates(s, seat, card, target, before, first, out);
      break;
    case 'ghost':
      for (let piece = 0; piece < s.type.length; piece++)
        if (s.at[piece]! >= 0 && (s.flags[piece]! & GHOST) !== 0 && !before.includes(piece)) out.push(piece);
      break;
    case 'spot':
      spotCandidates(s, seat, target, first, out);
      break;
    case 'rock': {
      const wizard = s.wizard[seat]!;
      if (hasWizard(s, seat))
        for (const spot of s.game.adj[s.at[wizard]!]!) if (isRock(s, spot)) out.push(spot);
      break;
    }
    case 'card':
      cardCandidates(s, seat, card, target, out);
      break;
    case 'player':
      for (let other = 0; other < s.game.players; other++)
        if (other !== seat && s.alive[other] && s.hand[other]!.length >= target.handAtLeast) out.push(other);
      break;
    case 'move-die':
    case 'route':
      break;
  }
  return out;
}

/** Is it a piece as the target has it, and not named before? */
const fits = (
  s: SsState,
  seat: Seat,
  { whose, not }: PieceTarget,
  before: readonly number[],
  piece: number,
): boolean =>
  isPiece(s, piece) &&
  (whose === 'any' || s.owner[piece] === seat) &&
  !isNot(s, piece, not) &&
  !before.includes(piece);

type PieceTarget = Extract<Target, { what: 'piece' }>;

function pieceCandidates(
  s: SsState,
  seat: Seat,
  card: number,
  target: PieceTarget,
  before: readonly number[],
  first: boolean,
  out: number[],
): void {
  const w = windowOf(s);
  switch (target.which) {
    case 'arriving':
      if (hasSprung(s, w) && fits(s, seat, target, before, w.piece) && !isTrapProof(s, w.piece, card))
        out.push(w.piece);
      return;
    case 'just-teleported':
      if (w?.window === 'arrive' && s.at[w.piece] === w.spot && fits(s, seat, target, before, w.piece))
        out.push(w.piece);
      return;
    case 'just-died':
      for (const piece of s.fresh)
        if (s.at[piece] === -1 && !target.not?.includes(pieceTypes[s.type[piece]!] as never)) out.push(piece);
      return;
    default:
      for (let piece = 0; piece < s.type.length; piece++) {
        if (!fits(s, seat, target, before, piece)) continue;
        if (target.which === 'in-home-domain' && homeOf(s, s.at[piece]!) !== seat) continue;
        if (target.count !== undefined && !inGhostScope(s, seat, piece, before)) continue;
        out.push(piece);
        if (first) return;
      }
  }
}

/** `ghostScope`: anybody's pieces, one's own, or those of one player (SS-R43). */
function inGhostScope(s: SsState, seat: Seat, piece: number, before: readonly number[]): boolean {
  const { ghostScope } = s.game.house;
  if (s.type[piece] === WIZARD) return false;
  if (ghostScope === 'own') return s.owner[piece] === seat;
  return ghostScope === 'any' || before.length === 0 || s.owner[before[0]!] === s.owner[piece];
}

function spotCandidates(
  s: SsState,
  seat: Seat,
  target: Extract<Target, { what: 'spot' }>,
  first: boolean,
  out: number[],
): void {
  if (target.where === 'beside-own-wizard') {
    if (!hasWizard(s, seat)) return;
    for (const spot of s.game.adj[s.at[s.wizard[seat]!]!]!)
      if (target.must === 'anything' || isVacant(s, spot)) out.push(spot);
    return;
  }
  for (const spot of s.game.spots) {
    if (!isVacant(s, spot) || (target.where === 'home-domain' && homeOf(s, spot) !== seat)) continue;
    out.push(spot);
    if (first) return;
  }
}

function cardCandidates(
  s: SsState,
  seat: Seat,
  card: number,
  target: Extract<Target, { what: 'card' }>,
  out: number[],
): void {
  const { cards } = s.game;
  switch (target.state) {
    case 'top-of-stack': {
      const top = topSpell(s, card);
      if (top >= 0) out.push(top);
      return;
    }
    case 'being-used':
      return trapsInUse(s, seat, card, out);
    case 'stack-or-play':
      return trapCards(s, out);
    case 'invoked-this-turn':
      for (const one of s.cast) {
        const spell = one >> 3;
        if ((one & 7) !== seat || spell === card || kindOf(s, spell) === 'return-card') continue;
        if (isWithinReach(s, spell) && !out.includes(spell)) out.push(spell);
      }
      return;
    case 'in-play':
    case 'invoked':
      for (let owner = 0; owner < s.game.players; owner++) {
        if (target.whose === 'own' ? owner !== seat : owner === seat) continue;
        for (const one of s.play[owner]!) if (cards[one]!.sort === target.sort && one !== card) out.push(one);
      }
      if (target.state === 'invoked')
        for (const item of s.stack)
          if (item.seat !== seat && cards[item.card]!.sort === target.sort && isComing(s, item))
            out.push(item.card);
  }
}

/** The spell on top of the stack, below the card that would answer it; −1: the top is no spell (SS-R60). */
export function topSpell(s: SsState, answer: number): number {
  const { stack } = s;
  let at = stack.length - 1;
  if (at >= 0 && stack[at]!.card === answer) at--;
  const top = at >= 0 ? stack[at] : undefined;
  return top && !top.power && s.game.cards[top.card]!.sort === 'spell' ? top.card : -1;
}

import type { Seat } from '../../../kernel/game/engine';
import { domainOf } from './ground';
import { GHOST, ROCK, STONE, TOKEN, WIZARD, type SsState } from './state';

/** Nothing stands there: no piece, ghost, token or rock. */
export const isVacant = (s: SsState, spot: number): boolean => s.on[spot] === -1 && s.game.ground[spot]! >= 0;

/** A rock, or a wizard that is one (SS-R55). */
export const isRock = (s: SsState, spot: number): boolean => {
  const there = s.on[spot]!;
  return there === ROCK || (there >= 0 && (s.flags[there]! & STONE) !== 0);
};

/** Something that cards call a piece: no token, no rock-wizard (SS-R45, SS-R55). */
export const isPiece = (s: SsState, piece: number): boolean =>
  s.at[piece]! >= 0 && s.type[piece] !== TOKEN && (s.flags[piece]! & STONE) === 0;

export const hasWizard = (s: SsState, seat: Seat): boolean => {
  const wizard = s.wizard[seat]!;
  return wizard >= 0 && s.at[wizard]! >= 0;
};

/** A living wizard that is not a rock: needed for everything but artifacts. */
export const canCast = (s: SsState, seat: Seat): boolean =>
  hasWizard(s, seat) && (s.flags[s.wizard[seat]!]! & STONE) === 0;

/** Who moves and fights with it: its owner, or the active player for nobody's hulk; −1: nobody (SS-R65). */
export const sideOf = (s: SsState, piece: number): Seat => {
  const owner = s.owner[piece]!;
  return owner >= 0 ? owner : canCast(s, s.active) ? s.active : -1;
};

/** Is what is on a spot a ghost on the side of the piece, which it frees (SS-R43, SS-R65)? */
export const isOwnGhost = (s: SsState, under: number, piece: number): boolean =>
  under >= 0 && (s.flags[under]! & GHOST) !== 0 && sideOf(s, under) === s.owner[piece];

/** Whose artifacts work for it, −1: nobody's. */
export const patronOf = (s: SsState, piece: number): Seat => {
  const owner = s.owner[piece]!;
  return owner >= 0 ? owner : s.game.house.hulkArtifacts ? sideOf(s, piece) : -1;
};

/** Is it in a pending conflict? A wizard that only passes over the spot is not. */
export const inConflict = (s: SsState, piece: number): boolean => {
  const spot = s.at[piece]!;
  return spot >= 0 && s.guest[spot]! >= 0 && (s.on[spot] === piece || s.guest[spot] === piece);
};

/** Whom it is in conflict with, −1: nobody. */
export function foeOf(s: SsState, piece: number): number {
  if (!inConflict(s, piece)) return -1;
  const spot = s.at[piece]!;
  return s.on[spot] === piece ? s.guest[spot]! : s.on[spot]!;
}

/** Is its wizard in contact, so that the seat may invoke nothing (SS-039, SS-R07)? */
export const isBusy = (s: SsState, seat: Seat): boolean => {
  const wizard = s.wizard[seat]!;
  return s.game.house.wizardBusyFrom === 'contact' && wizard >= 0 && inConflict(s, wizard);
};

const drop = (list: number[], one: number): void => {
  const k = list.indexOf(one);
  if (k >= 0) list.splice(k, 1);
};
export { drop };

/** Nobody fights there any more. */
export function closeConflict(s: SsState, spot: number): void {
  const k = s.conflicts.indexOf(spot);
  if (k < 0) return;
  s.conflicts.splice(k, 1);
  if (k < s.due) s.due--;
}

/** The wizard that passes over the spot, −1: none. */
export function overheadOf({ hover, at }: SsState, spot: number): number {
  for (let k = 0; k < hover.length; k++) if (at[hover[k]!] === spot) return hover[k]!;
  return -1;
}

/** Whoever is left on a spot takes it over. */
function settle(s: SsState, spot: number): void {
  if (s.on[spot] === -1 && s.guest[spot]! >= 0) {
    s.on[spot] = s.guest[spot]!;
    s.guest[spot] = -1;
  }
  if (s.on[spot] !== -1) return;
  const over = overheadOf(s, spot);
  if (over < 0) return;
  drop(s.hover, over);
  s.on[spot] = over;
}

/** Takes it off its spot; a conflict there is over. */
export function lift(s: SsState, piece: number): void {
  const spot = s.at[piece]!;
  s.at[piece] = -1;
  if (s.guest[spot]! >= 0 && (s.on[spot] === piece || s.guest[spot] === piece)) closeConflict(s, spot);
  if (s.on[spot] === piece) s.on[spot] = -1;
  else if (s.guest[spot] === piece) s.guest[spot] = -1;
  else drop(s.hover, piece);
  settle(s, spot);
}

/** Puts it on a spot: vacant, or over what stands there. */
export function put(s: SsState, piece: number, spot: number): void {
  s.at[piece] = spot;
  if (s.on[spot] === -1) s.on[spot] = piece;
  else s.hover.push(piece);
}

/** Moves in on an opposing piece: a conflict is pending (SS-067). */
export function attack(s: SsState, piece: number, spot: number): void {
  s.at[piece] = spot;
  s.guest[spot] = piece;
  s.conflicts.push(spot);
}

export function removeRock(s: SsState, spot: number): void {
  s.on[spot] = -1;
  settle(s, spot);
}

/** The nearest vacant spots of the same domain by lines, whatever stands between (SS-R24). */
export function nearestVacant(s: SsState, spot: number): number[] {
  const { adj } = s.game;
  const seen = [spot];
  let ring = [spot];
  while (ring.length > 0) {
    const found = ring.filter((one) => isVacant(s, one));
    if (found.length > 0) return found.sort((a, b) => a - b);
    const next: number[] = [];
    for (const one of ring)
      for (const near of adj[one]!)
        if (!seen.includes(near)) {
          seen.push(near);
          next.push(near);
        }
    ring = next;
  }
  return [];
}

/** Everything that is on the spot. */
export function standing(s: SsState, spot: number, out: number[] = []): number[] {
  const there = s.on[spot]!;
  if (there >= 0) out.push(there);
  if (s.guest[spot]! >= 0) out.push(s.guest[spot]!);
  for (const over of s.hover) if (s.at[over] === spot) out.push(over);
  return out;
}

/** Pieces on the spots beside it, tokens and rock-wizards too. */
export function beside(s: SsState, spot: number): number[] {
  const out: number[] = [];
  for (const near of s.game.adj[spot]!) standing(s, near, out);
  return out;
}

export const isHovering = (s: SsState, piece: number): boolean =>
  s.hover.length > 0 && s.hover.includes(piece);

/** Pieces that keep a player in the game (SS-R01): no ghost, token or hulk. */
export const isLiving = (s: SsState, piece: number): boolean =>
  s.at[piece]! >= 0 && s.type[piece]! <= WIZARD + 1 && (s.flags[piece]! & GHOST) === 0;

/** Whose domain the spot is part of. */
export const homeOf = (s: SsState, spot: number): Seat => domainOf(s.game, spot);

/** A new piece that a card brings (SS-R85: it never belonged to an army). */
export function summon(s: SsState, type: number, owner: Seat, twin = -1): number {
  const piece = s.type.length;
  s.type.push(type);
  s.born.push(-1);
  s.owner.push(owner);
  s.at.push(-1);
  s.from.push(-1);
  s.flags.push(0);
  s.steps.push(0);
  s.twin.push(twin);
  return piece;
}

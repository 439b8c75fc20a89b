import type { Seat, Tell } from '../../../kernel/game/engine';
import type { MmsEvent } from './events';
import { identify } from './identify';
import { sees } from './sight';
import { cardOf, isCharacter, knows, ON_MAT, type MmsState } from './state';

/** May players pass on what they know: as agreed, else from three players on (MMS-100, `communication`)? */
const mayCommunicate = ({ game: { house, players } }: MmsState): boolean =>
  house.communication === 'on' || (house.communication === 'auto' && players > 2);

/** Each stands within the other’s line of sight, as far as the seat knows (MMS-102, MMS-R42). */
const areLinked = (s: MmsState, seat: Seat, a: number, b: number): boolean =>
  sees(s, a, b, 0, seat) && sees(s, b, a, 0, seat);

/** A character of the other seat that the seat knows and that is linked to this one of its own, −1: none. */
function listener(s: MmsState, seat: Seat, link: number, to: Seat): number {
  const { first } = s.game;
  for (let other = first[to]!; other < first[to + 1]!; other++)
    if (knows(s, seat, other) && isCharacter(s, other) && areLinked(s, seat, link, other)) return other;
  return -1;
}

/** Own characters that have not acted, linked to this one and not among those. */
function linksOf(s: MmsState, seat: Seat, link: number, not: readonly number[]): number[] {
  const { first } = s.game;
  const out: number[] = [];
  for (let own = first[seat]!; own < first[seat + 1]!; own++)
    if (s.acted[own] === 0 && isCharacter(s, own) && !not.includes(own) && areLinked(s, seat, link, own))
      out.push(own);
  return out;
}

/**
 * Does a chain lead from a character through own ones that have not acted, but for those, to a character of the other seat that
 * it knows (MMS-105, MMS-R42)?
 */
export function reaches(s: MmsState, piece: number, to: Seat, not: readonly number[] = []): boolean {
  const seat = s.game.owner[piece]!;
  const met = [...not, piece];
  for (let i = not.length; i < met.length; i++) {
    if (listener(s, seat, met[i]!, to) >= 0) return true;
    met.push(...linksOf(s, seat, met[i]!, met));
  }
  return false;
}

/** Through whom the word may go on: each of them spends its activation, so that the player says which (MMS-105, MMS-R42). */
export function relays(s: MmsState, chain: readonly number[], to: Seat): number[] {
  const last = chain.at(-1)!;
  return linksOf(s, s.game.owner[last]!, last, chain).filter((own) => reaches(s, own, to, chain));
}

/** The word goes on as far as there is nothing to choose. @returns whether it has come to the other seat */
export function handOn(s: MmsState, chain: number[], to: Seat): boolean {
  for (;;) {
    const last = chain.at(-1)!;
    const end = listener(s, s.game.owner[last]!, last, to);
    if (end >= 0) {
      chain.push(end);
      return true;
    }
    const next = relays(s, chain, to);
    if (next.length !== 1) return false;
    chain.push(next[0]!);
  }
}

/** Pieces on the mat that the seat knows, its own among them, and the other does not (MMS-101). */
export function toldable(s: MmsState, seat: Seat, to: Seat): number[] {
  const out: number[] = [];
  for (let piece = 0; piece < s.fate.length; piece++)
    if (s.fate[piece] === ON_MAT && knows(s, seat, piece) && !knows(s, to, piece))
      if (cardOf(s, piece).kind !== 'decoy') out.push(piece);
  return out;
}

/** To which seats a character may pass something on: a chain exists, and there is something to tell (MMS-R42). */
export function mayTell(s: MmsState, seat: Seat, piece: number): Seat[] {
  const out: Seat[] = [];
  if (!mayCommunicate(s)) return out;
  for (let to = 0; to < s.game.players; to++)
    if (to !== seat && s.alive[to] === 1 && toldable(s, seat, to).length > 0 && reaches(s, piece, to))
      out.push(to);
  return out;
}

/** Passes on which card a piece is (MMS-100). Whoever had a part in it has acted once all is told: see deeds.ts. */
export function passOn(
  s: MmsState,
  chain: readonly number[],
  piece: number,
  to: Seat,
  tell?: Tell<MmsEvent>,
): void {
  const seat = s.game.owner[chain[0]!]!;
  for (const only of [seat, to])
    tell?.({ type: 'told', rule: 'MMS-100', piece, seat, to, chain: chain.slice(), only });
  identify(s, piece, to, 'MMS-100', tell);
}

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

/**
 * The shortest chain from a character through own ones that have not acted to a character of the other seat that it knows, both
 * ends among them; empty: there is none (MMS-105, MMS-R42).
 */
export function chainTo(s: MmsState, piece: number, to: Seat): number[] {
  const { first, owner } = s.game;
  const seat = owner[piece]!;
  const chain = [piece];
  const before = [-1];
  for (let i = 0; i < chain.length; i++) {
    const link = chain[i]!;
    for (let other = first[to]!; other < first[to + 1]!; other++)
      if (knows(s, seat, other) && isCharacter(s, other) && areLinked(s, seat, link, other)) {
        const found = [other];
        for (let back = i; back >= 0; back = before[back]!) found.unshift(chain[back]!);
        return found;
      }
    for (let own = first[seat]!; own < first[seat + 1]!; own++)
      if (
        s.acted[own] === 0 &&
        isCharacter(s, own) &&
        !chain.includes(own) &&
        areLinked(s, seat, link, own)
      ) {
        chain.push(own);
        before.push(i);
      }
  }
  return [];
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
    if (
      to !== seat &&
      s.alive[to] === 1 &&
      toldable(s, seat, to).length > 0 &&
      chainTo(s, piece, to).length > 0
    )
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

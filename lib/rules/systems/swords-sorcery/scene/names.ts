import type { Seat } from '../../../kernel/game/engine';
import { spaceId } from '../boards/realm';
import { domainOf } from '../engine/ground';
import { HULK, pieceTypes, TOKEN, type SsState } from '../engine/state';
import { seatName } from './seats';

/** `Red’s`; the hulk without an owner is nobody’s. */
export const ownedBy = (seat: Seat): string => (seat < 0 ? 'nobody’s' : `${seatName(seat)}’s`);

const article = (word: string): string => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`);

export const typeName = (type: number): string => (type === TOKEN ? 'double' : (pieceTypes[type] ?? 'piece'));
export const aType = (type: number): string => article(typeName(type));

/** `D3` of the spot in its domain. */
const labelOf = (s: SsState, spot: number): string => {
  const seat = domainOf(s.game, spot);
  return s.game.boards[s.domain[seat]!]?.spots[spot - seat * s.game.stride] ?? `${spot}`;
};

/** `D3 of Blue`. */
export const spotName = (s: SsState, spot: number): string =>
  spot < 0 ? 'nowhere' : `${labelOf(s, spot)} of ${seatName(domainOf(s.game, spot))}`;

/** `Red’s warrior`, `the hulk`. */
export const whosePiece = (s: SsState, piece: number): string => {
  const [type, owner] = [s.type[piece], s.owner[piece]];
  // A piece that a card is only about to bring.
  if (type === undefined || owner === undefined) return 'a new piece';
  if (type === HULK && owner < 0) return 'the hulk';
  if (type === TOKEN) return `a double of ${ownedBy(owner)} ${typeName(s.type[s.twin[piece]!] ?? TOKEN)}`;
  return `${ownedBy(owner)} ${typeName(type)}`;
};

/** `Red’s pion at A1 of Blue`; a dead piece is named by where it died. */
export const standing = (s: SsState, piece: number): string =>
  s.at[piece]! >= 0
    ? `${whosePiece(s, piece)} at ${spotName(s, s.at[piece]!)}`
    : `${whosePiece(s, piece)} that died${s.from[piece]! >= 0 ? ` at ${spotName(s, s.from[piece]!)}` : ''}`;

/** The card’s name, with a number where the game has several copies. */
export function cardName(s: SsState, card: number): string {
  const known = s.game.cards[card];
  if (!known) return 'a card';
  const before = s.game.cards.filter((one, i) => i < card && one.id === known.id).length;
  return before === 0 ? known.name : `${known.name} (${before + 1})`;
}

export const cardRule = (s: SsState, card: number): string => s.game.cards[card]?.rule ?? 'SS-031';

/** Ids of what a scene shows. */
export const idOf = {
  spot: (s: SsState, spot: number): string => spaceId(domainOf(s.game, spot), labelOf(s, spot)),
  pad: (seat: Seat, pad: string): string => spaceId(seat, pad),
  piece: (piece: number): string => `piece-${piece}`,
  rock: (s: SsState, spot: number): string => `rock-${idOf.spot(s, spot)}`,
  card: (card: number): string => `card-${card}`,
  die: (die: number): string => `die-${die}`,
  seat: (seat: Seat): string => `army-${seat}`,
} as const;

import type { Seat } from '../../../kernel/game/engine';
import type { Tone } from '../../../kernel/catalogue/face';
import { capital } from '../../../kernel/words/words';
import { cards } from '../catalogue/cards';
import { classById } from '../catalogue/classes';
import { placeName, placeWords, spaceId } from '../boards/map-scene';
import { colours } from '../colours';
import type { BmState } from '../engine/state';
import type { UnitKind } from '../engine/kinds';

const tones: readonly Tone[] = ['rose', 'sky', 'moss', 'sand', 'steel', 'slate'];

/** The colour of a seat's counters: `Red` (BM-030). */
export const seatName = (seat: Seat): string => capital(colours[seat] ?? `player ${seat + 1}`);
export const seatTone = (seat: Seat): Tone => tones[seat] ?? 'violet';
export const ownedBy = (seat: Seat): string => `${seatName(seat)}’s`;

export const kindOf = (s: BmState, chit: number): UnitKind => s.game.kinds[s.game.kindOf[chit]!]!;
export const iconOf = (s: BmState, chit: number): string =>
  classById.get(kindOf(s, chit).id)?.icon ?? 'meeple';

/** Which of its owner's counters of that class it is, from 1: equal counters are told apart by it. */
function numberOf(s: BmState, chit: number): number {
  const { first, ownerOf, kindOf: kinds } = s.game;
  let number = 1;
  for (let other = first[ownerOf[chit]!]!; other < chit; other++) if (kinds[other] === kinds[chit]) number++;
  return number;
}

/** `hero 2`, or by the name that stands on it. */
export function unitName(s: BmState, chit: number): string {
  const name = s.game.nameOf[chit] ?? kindOf(s, chit).id;
  return `${name} ${numberOf(s, chit)}`;
}
/** `Red’s hero 2`. */
export const whoseUnit = (s: BmState, chit: number): string =>
  `${ownedBy(s.game.ownerOf[chit]!)} ${unitName(s, chit)}`;
/** `hero 2 in territory 12`. */
export const unitIn = (s: BmState, chit: number): string =>
  s.at[chit]! >= 0 ? `${unitName(s, chit)} in ${where(s, s.at[chit]!)}` : unitName(s, chit);

/** `territory 12`. */
export const where = (s: BmState, at: number): string => placeName(s.game.map, at);
/** `territory 12, forest with a Mine`. */
export function whereInFull(s: BmState, at: number): string {
  const words = placeWords(s.game.map, at);
  return s.game.map.territories[at]?.name === undefined ? words.replace(/^T/, 't') : words;
}

/** A card by its code; one that is covered has no name. */
export const cardName = (card: number): string => cards[card]?.name ?? 'a card';

/** Ids of the scene. */
export const idOf = {
  space: spaceId,
  unit: (chit: number): string => `unit-${chit}`,
  /** Equal cards of a hand lie as one. */
  card: (seat: Seat, card: number): string => `hand-${seat}-${card}`,
  chit: (chit: number): string => `chit-${chit}`,
};

import { isChanged, isMist } from './changes';
import { isWarded } from './in-effect';
import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { chitsOf, isCursed, isGifted, SQUEAK, WITHER } from '../kit';
import { ACTIVE, COLOR, FATIGUED, PREPARED, type RealmState } from '../state';

export type CursingEvent =
  /** `curse`: its row of the table, 0 for eyemist. */
  | Told<'cursed', { readonly seat: Seat; readonly curse: number }>
  | Told<'curse-shrugged', { readonly seat: Seat; readonly curse: number }>
  | Told<'curse-lifted', { readonly seat: Seat; readonly curse: number }>;

/** All chits with asterisks that are in play become fatigued, color chits too. (MR-X03) */
function wither(s: RealmState, seat: Seat): void {
  // Chits of whom a spell has changed are out of reach. (MR-B29)
  if (isChanged(s, seat)) return;
  const { chits } = s.who[seat]!;
  chitsOf(s, seat).forEach(({ asterisks }, i) => {
    const state = chits[i]!;
    if (asterisks > 0 && (state === ACTIVE || state === COLOR || state === PREPARED)) chits[i] = FATIGUED;
  });
}

/** A curse rests on him, and does at once what it does at once; a second one of a kind adds nothing. (MR-B28, MR-X01 to MR-X06) */
export function curse(s: RealmState, seat: Seat, row: number, tell: Telling): void {
  if (isGifted(s, seat, 'curses-do-nothing'))
    return tell?.({ type: 'curse-shrugged', rule: 'MR-B70', seat, curse: row });
  // No curse takes hold of mist. (MR-S32)
  if (isWarded(s, seat)) return tell?.({ type: 'curse-shrugged', rule: 'MR-S40', seat, curse: row });
  if (isMist(s, seat)) return tell?.({ type: 'curse-shrugged', rule: 'MR-S32', seat, curse: row });
  const who = s.who[seat]!;
  const isNew = !isCursed(who, row);
  tell?.({ type: 'cursed', rule: isNew ? `MR-X0${row + 1}` : 'MR-B28', seat, curse: row });
  if (!isNew) return;
  who.curses |= 1 << row;
  if (row === SQUEAK) who.hidden = 0;
  if (row === WITHER) wither(s, seat);
}

/** What kept curses from him is over: squeaking he is seen, and withered he has no chit with asterisks in play. (MR-X02, MR-X03, MR-S32, MR-S40) */
export function feelCurses(s: RealmState, seat: Seat): void {
  const who = s.who[seat]!;
  if (isMist(s, seat)) return;
  if (isCursed(who, SQUEAK)) who.hidden = 0;
  if (isCursed(who, WITHER)) wither(s, seat);
}

/** A curse is taken from him, if it rests on him. (MR-B28) */
export function liftCurse(s: RealmState, seat: Seat, row: number, tell: Telling): void {
  const who = s.who[seat]!;
  if (!isCursed(who, row)) return;
  who.curses &= ~(1 << row);
  tell?.({ type: 'curse-lifted', rule: 'MR-B28', seat, curse: row });
}

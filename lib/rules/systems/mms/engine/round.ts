import type { Seat, Tell } from '../../../kernel/game/engine';
import { takeOff } from './board';
import { noteEntries, reviewControl } from './control';
import type { MmsEvent } from './events';
import { everybody, hideAgain } from './identify';
import { capOf, cardOf, isCharacter, ON_MAT, type MmsState } from './state';

/** What a bearer leaves on its square: carried Artifacts, not Modifications (MMS-R22, `dropArtifacts`). */
function drop(s: MmsState, piece: number, tell?: Tell<MmsEvent>): void {
  const { cards } = s.game;
  const at = s.at[piece]!;
  const kept: number[] = [];
  for (const card of s.carried[piece]!) {
    if (cards[card]!.kind !== 'artifact') {
      kept.push(card);
      continue;
    }
    s.dropped.push(at, card);
    tell?.({ type: 'dropped', rule: 'MMS-R22', card, at });
  }
  s.carried[piece] = kept;
}

/**
 * A piece leaves the game for good, and with it what it carries (MMS-R22). Its card lies open from now on. Characters stay where
 * an area goes (MMS-R64), on what lay under a bridge.
 */
export function remove(s: MmsState, piece: number, tell?: Tell<MmsEvent>): void {
  const { kind } = cardOf(s, piece);
  s.known[piece] = everybody(s);
  tell?.(
    kind === 'decoy'
      ? { type: 'decoyGone', rule: 'MMS-R48', piece }
      : { type: 'removed', rule: kind === 'character' ? 'MMS-120' : 'MMS-128', piece, card: s.card[piece]! },
  );
  if (kind === 'character' && s.game.house.dropArtifacts) drop(s, piece, tell);
  takeOff(s, piece);
  if (kind === 'character') noteEntries(s, piece);
  else if (kind === 'terrain' || kind === 'defense') {
    const inside = s.inside[piece]!;
    s.inside[piece] = [];
    for (let i = 0; i < inside.length; i++) noteEntries(s, inside[i]!);
  }
}

/** (a) Every piece that can lose CAP and has none left is removed, all at once (MMS-120, MMS-128, MMS-053). */
function removeDoomed(s: MmsState, tell?: Tell<MmsEvent>): void {
  for (let piece = 0; piece < s.card.length; piece++)
    if (s.fate[piece] === ON_MAT && cardOf(s, piece).cap > 0 && capOf(s, piece) <= 0) remove(s, piece, tell);
}

/** How many characters the seat has on the mat: uses, not different cards (MMS-R44). */
function countCharacters(s: MmsState, seat: Seat): number {
  const { first } = s.game;
  let count = 0;
  for (let piece = first[seat]!; piece < first[seat + 1]!; piece++) if (isCharacter(s, piece)) count++;
  return count;
}

/** Blank markers of an eliminated player go; his areas go with them where that is agreed (MMS-R48, `eliminatedPiecesStay`). */
function clear(s: MmsState, seat: Seat, tell?: Tell<MmsEvent>): void {
  const { first, house } = s.game;
  for (let piece = first[seat]!; piece < first[seat + 1]!; piece++) {
    if (s.fate[piece] !== ON_MAT) continue;
    const { kind } = cardOf(s, piece);
    const leaves = kind === 'decoy' || (!house.eliminatedPiecesStay && kind !== 'engine');
    if (leaves) remove(s, piece, tell);
  }
}

/** (c) Players without characters are eliminated (MMS-080); these seats in this round. */
function eliminate(s: MmsState, tell?: Tell<MmsEvent>): Seat[] {
  const out: Seat[] = [];
  for (let seat = 0; seat < s.game.players; seat++) {
    if (s.alive[seat] === 0 || countCharacters(s, seat) > 0) continue;
    s.alive[seat] = 0;
    out.push(seat);
    tell?.({ type: 'eliminated', rule: 'MMS-080', seat });
  }
  for (const seat of out) clear(s, seat, tell);
  return out;
}

function end(s: MmsState, by: MmsState['by'], winners: Seat[], rule: string, tell?: Tell<MmsEvent>): void {
  s.phase = 'over';
  s.by = by;
  s.winners = winners;
  tell?.({ type: 'ended', rule, winners: winners.slice(), by });
}

/** Without a single winner: nobody wins among two players, else those who were in it to the last win together (MMS-084, MMS-R46). */
const shared = (s: MmsState, seats: Seat[]): Seat[] => (s.game.players > 2 ? seats : []);

/** (d) to (f): is the game over? */
function settle(s: MmsState, gone: Seat[], tell?: Tell<MmsEvent>): void {
  const { house, players } = s.game;
  const left: Seat[] = [];
  for (let seat = 0; seat < players; seat++) if (s.alive[seat] === 1) left.push(seat);
  if (left.length === 1) return end(s, 'last', left, 'MMS-082', tell);
  if (left.length === 0) return end(s, 'together', shared(s, gone), 'MMS-083', tell);
  // Counted from the end of the round in which it first holds; only an elimination ends it, and with it the game (MMS-R45).
  const isNarrow = left.length === 2 && left.some((seat) => countCharacters(s, seat) === 1);
  s.fruitless = isNarrow ? s.fruitless + 1 : -1;
  if (s.fruitless >= house.stalemateRounds) return end(s, 'fruitless', shared(s, left), 'MMS-087', tell);
  if (s.round >= house.maxRounds) end(s, 'bound', shared(s, left), 'MMS-R47', tell);
}

/** The end of a round (7.5 of the ledger): what is doomed goes, areas change hands, players are out, and perhaps all is over. */
export function endOfRound(s: MmsState, tell?: Tell<MmsEvent>): void {
  removeDoomed(s, tell);
  reviewControl(s, tell);
  settle(s, eliminate(s, tell), tell);
  if (s.phase !== 'over') hideAgain(s, tell);
}

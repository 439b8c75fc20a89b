import type { Seat } from '../../../kernel/game/engine';
import { TRAIT } from './cards';
import type { MmState } from './state';

/*
 * What lies before a seat: its permanents, and the cards from its hand that are at work to the end of the turn. They change here
 * and nowhere else, since `powers` says in short what all of them together could matter for: most questions end there.
 */

const OF_PERMANENTS = TRAIT.uses | TRAIT.pcEnter | TRAIT.pcSummon | TRAIT.pcMp | TRAIT.pcCap;
const OF_LASTING = TRAIT.hcUses | TRAIT.hcEnter | TRAIT.hcSummon | TRAIT.hcMp | TRAIT.hcCap;

/** What a row could matter for, reckoned afresh. */
export function powersOf(s: MmState, seat: Seat): number {
  const { traits } = s.game;
  const permanents = s.permanents[seat]!;
  const lasting = s.lasting[seat]!;
  let powers = 0;
  for (let i = 0; i < permanents.length; i++) powers |= traits[permanents[i]!]! & OF_PERMANENTS;
  for (let i = 0; i < lasting.length; i++) powers |= traits[lasting[i]!]! & OF_LASTING;
  return powers;
}

/** Could the row of the seat matter for one of these? */
export const hasPower = (s: MmState, seat: Seat, traits: number): boolean => (s.powers[seat]! & traits) !== 0;

export function layPermanents(s: MmState, seat: Seat, cards: readonly number[]): void {
  s.permanents[seat]!.push(...cards);
  s.powers[seat] = powersOf(s, seat);
}

/** Another card takes the place of a permanent; it ends what it did from the hand. */
export function replacePermanent(s: MmState, seat: Seat, permanent: number, card: number): void {
  const row = s.permanents[seat]!;
  row[row.indexOf(permanent)] = card;
  s.lasting[seat] = s.lasting[seat]!.filter((one) => one !== card);
  s.powers[seat] = powersOf(s, seat);
}

/** The card works to the end of the turn. */
export function putToWork(s: MmState, seat: Seat, card: number): void {
  s.lasting[seat]!.push(card);
  s.powers[seat] = s.powers[seat]! | (s.game.traits[card]! & OF_LASTING);
}

/** The turn ends, and all work with it. One by one, as to set a length is slow. */
export function endWork(s: MmState, seat: Seat): void {
  const lasting = s.lasting[seat]!;
  if (lasting.length === 0) return;
  while (lasting.length > 0) lasting.pop();
  s.powers[seat] = powersOf(s, seat);
}

/** Who is out has nothing before him any more. */
export function clearRow(s: MmState, seat: Seat): void {
  s.permanents[seat] = [];
  s.lasting[seat] = [];
  s.powers[seat] = 0;
}

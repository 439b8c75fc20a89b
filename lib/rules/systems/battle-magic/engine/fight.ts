import type { Dice } from '../../../kernel/game/dice';
import type { Seat, Tell } from '../../../kernel/game/engine';
import { strengthOf, typeOf } from './cards';
import { reviewCastles } from './end';
import type { BmEvent } from './events';
import { mayFlee } from './flight';
import { bitOf } from './kinds';
import { codesIn, drawCard, takeCard } from './piles';
import { NO_CARD, UNDECIDED, type BmChoice, type BmState } from './state';
import { artifactBonus, destroy, kindAt } from './units';

const TOWER = bitOf('crystal-tower');

const unitOf = (s: BmState, side: number): number => (side === 0 ? s.fight.attacker : s.fight.defender);
const seatAt = (s: BmState, side: number): Seat => s.game.ownerOf[unitOf(s, side)]!;

const counts = (s: BmState, side: number, card: number): boolean =>
  (kindAt(s, unitOf(s, side)).counts & (1 << typeOf(card))) !== 0;

/** An own castle in the territory helps the others there, and itself only where that is agreed (BM-140, BM-R28). */
function shelterOf(s: BmState): number {
  const { defender, where } = s.fight;
  let sum = 0;
  for (let unit = s.head[where]!; unit >= 0; unit = s.next[unit]!)
    if (unit !== defender || s.game.house.castleOwnBonus) sum += kindAt(s, unit).shelter;
  return sum;
}

/** Advantages, shelter and artifacts of one side (BM-079, BM-140..BM-147, BM-R29). */
export function bonusOf(s: BmState, side: number): number {
  const { kinds, kindOf, advantage } = s.game;
  const mine = unitOf(s, side);
  const other = unitOf(s, 1 - side);
  return (
    advantage[kindOf[mine]! * kinds.length + kindOf[other]!]! +
    artifactBonus(s, mine) +
    (side === 1 ? shelterOf(s) : 0)
  );
}

/** Cards for one side, and whether any of them counts (BM-125..BM-130, BM-R24). */
function drawFor(s: BmState, side: number, many: number, dice: Dice, tell?: Tell<BmEvent>): boolean {
  const { fight } = s;
  const cards = fight.cards[side]!;
  const before = cards.length;
  let usable = 0;
  for (let i = 0; i < many; i++) {
    const card = drawCard(s, dice, tell);
    if (card < 0) break;
    cards.push(card);
    if (counts(s, side, card)) usable += strengthOf(card);
  }
  fight.total[side]! += usable;
  tell?.({
    type: 'battleCards',
    rule: fight.ties > 0 ? 'BM-137' : 'BM-125',
    unit: unitOf(s, side),
    cards: cards.slice(before),
    usable,
    tie: fight.ties,
  });
  return usable > 0;
}

/** Both draw their first cards, and the battle goes on to its first decision or its end. */
export function fightOn(s: BmState, dice: Dice, tell?: Tell<BmEvent>): void {
  const { fight } = s;
  fight.total[0] = bonusOf(s, 0);
  fight.total[1] = bonusOf(s, 1);
  const attacker = drawFor(s, 0, kindAt(s, fight.attacker).draws, dice, tell);
  const defender = drawFor(s, 1, kindAt(s, fight.defender).draws, dice, tell);
  openWindow(s, attacker, defender);
  goOn(s, dice, tell);
}

/** Whoever drew nothing that counts, and holds cards, is asked for one from hand (BM-136, BM-R22, BM-R46). */
function openWindow(s: BmState, attackerCounts: boolean, defenderCounts: boolean): void {
  const { fight } = s;
  const { substitution } = s.game.house;
  const open = substitution === 'alsoInTieBreak' || (substitution === 'initialDrawOnly' && fight.ties === 0);
  for (let side = 0; side < 2; side++) {
    const seat = seatAt(s, side);
    const asked =
      open &&
      !(side === 0 ? attackerCounts : defenderCounts) &&
      s.alive[seat] === 1 &&
      s.hand[seat]!.length > 0;
    fight.put[side] = asked ? UNDECIDED : NO_CARD;
  }
  const first = s.game.house.substitutionOrder === 'defenderFirst' ? 1 : 0;
  fight.turn = fight.put[first] === UNDECIDED ? first : 1 - first;
  fight.stage = fight.put[fight.turn] === UNDECIDED ? 'substitute' : 'none';
}

/** Seats that owe a substitution: one after the other, or both together (BM-R22). */
export function substituting(s: BmState): readonly number[] {
  const { fight } = s;
  if (s.game.house.substitutionOrder !== 'secret') return [fight.turn];
  return [0, 1].filter((side) => fight.put[side] === UNDECIDED);
}

const DECLINE: BmChoice = { type: 'decline' };

export function substituteChoices(s: BmState, seat: Seat): BmChoice[] {
  const side = seatAt(s, 0) === seat ? 0 : 1;
  const codes = codesIn(s.hand[seat]!);
  const out: BmChoice[] = [];
  for (let card = 0; card < 12; card++)
    if (codes & (1 << card) && counts(s, side, card)) out.push({ type: 'substitute', card });
  out.push(DECLINE);
  return out;
}

/** A card from hand counts instead of those drawn; put down secretly it counts when both have decided. */
export function playSubstitute(s: BmState, seat: Seat, card: number, dice: Dice, tell?: Tell<BmEvent>): void {
  const { fight } = s;
  const side = seatAt(s, 0) === seat ? 0 : 1;
  fight.put[side] = card;
  const secret = s.game.house.substitutionOrder === 'secret';
  if (!secret) reveal(s, side, tell);
  if (fight.put[1 - side] === UNDECIDED) {
    fight.turn = 1 - side;
    return;
  }
  if (secret) for (let one = 0; one < 2; one++) reveal(s, one, tell);
  fight.stage = 'none';
  goOn(s, dice, tell);
}

function reveal(s: BmState, side: number, tell?: Tell<BmEvent>): void {
  const { fight } = s;
  const card = fight.put[side]!;
  if (card < 0) return;
  fight.put[side] = NO_CARD;
  takeCard(s, seatAt(s, side), card);
  fight.cards[side]!.push(card);
  fight.total[side]! += strengthOf(card);
  tell?.({ type: 'substituted', rule: 'BM-136', unit: unitOf(s, side), card });
}

/** Compares, and draws again while the totals are tied (BM-131, BM-137, BM-R23, BM-R24). */
function goOn(s: BmState, dice: Dice, tell?: Tell<BmEvent>): void {
  const { fight } = s;
  while (fight.stage === 'none') {
    if (tell)
      tell({
        type: 'compared',
        rule: 'BM-131',
        attacker: fight.attacker,
        target: fight.defender,
        totals: [fight.total[0]!, fight.total[1]!],
        bonus: [bonusOf(s, 0), bonusOf(s, 1)],
      });
    if (fight.total[0] !== fight.total[1]) return decide(s, fight.total[0]! < fight.total[1]! ? 0 : 1, tell);
    if (s.deck.length + s.discard.length < 2) {
      tell?.({ type: 'void', rule: 'BM-R24', attacker: fight.attacker, target: fight.defender });
      return closeFight(s);
    }
    fight.ties++;
    const attacker = drawFor(s, 0, 1, dice, tell);
    const defender = drawFor(s, 1, 1, dice, tell);
    openWindow(s, attacker, defender);
  }
}

/** The loser: safe as the attacker, saved by a retreat, or destroyed (BM-131..BM-134, BM-R25, BM-R26). */
function decide(s: BmState, loser: number, tell?: Tell<BmEvent>): void {
  const { fight } = s;
  const unit = unitOf(s, loser);
  if (loser === 0 && kindAt(s, unit).safe) {
    const rule = kindAt(s, unit).bit === TOWER ? 'BM-222' : 'BM-132';
    tell?.({ type: 'repelled', rule, attacker: fight.attacker, target: fight.defender });
    return closeFight(s);
  }
  if (kindAt(s, unit).saved && mayFlee(s, unit)) {
    fight.stage = 'save';
    fight.turn = loser;
    return;
  }
  fall(s, unit, tell);
}

/** The unit that the open battle asks about: a dragon before it, or a beaten hero after it. */
export const fleeing = (s: BmState): number =>
  s.fight.stage === 'flee' ? s.fight.defender : unitOf(s, s.fight.turn);

/** The beaten unit is destroyed, and with the last castle its owner (BM-131, BM-139, BM-R46). */
export function fall(s: BmState, unit: number, tell?: Tell<BmEvent>): void {
  const seat = s.game.ownerOf[unit]!;
  const { attacker, defender } = s.fight;
  closeFight(s);
  destroy(s, unit, unit === attacker ? defender : attacker, 'BM-131', tell);
  reviewCastles(s, seat, tell);
}

/** All cards of the battle go to the discard pile (BM-138). */
export function closeFight(s: BmState): void {
  const { fight } = s;
  for (const cards of fight.cards) {
    for (const card of cards) s.discard.push(card);
    cards.length = 0;
  }
  fight.stage = 'none';
  fight.attacker = -1;
  fight.defender = -1;
  fight.where = -1;
  fight.total[0] = 0;
  fight.total[1] = 0;
  fight.put[0] = NO_CARD;
  fight.put[1] = NO_CARD;
  fight.turn = 0;
  fight.ties = 0;
}

import type { Dice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import type { Foresight } from '../../../kernel/game/playable';
import { strengthOf, typeOf, GOLD, MOVE } from '../engine/cards';
import { castleSpots } from '../engine/seating';
import { ATTACHED, clone, NO_CARD, SECRET, type BmChoice, type BmState } from '../engine/state';
import { kindAt } from '../engine/units';
import { fieldFor, fieldsOf } from './fields';
import { sift } from './steady';
import { worthOf, zealOf } from './worth';

/** All cards that the view does not show, mixed: they lie in the deck and in other hands. */
function unseen(s: BmState, dice: Dice): number[] {
  const left = new Array<number>(12).fill(0);
  for (const card of s.game.deck) left[card]!++;
  const seen = (cards: readonly number[]): void => {
    for (const card of cards) if (card >= 0) left[card]!--;
  };
  seen(s.discard);
  seen(s.deck);
  s.hand.forEach(seen);
  s.fight.cards.forEach(seen);
  return dice.shuffle(left.flatMap((n, card) => new Array<number>(n).fill(card)));
}

/** Hidden hands and the deck dealt anew; what is written or put down in secret is as it could be. The cup has no order. */
function imagine(view: BmState, seat: Seat, dice: Dice): BmState {
  const s = clone(view);
  const cards = unseen(s, dice);
  const deal = (held: number[]): void => {
    for (let i = 0; i < held.length; i++) if (held[i]! < 0) held[i] = cards.pop() ?? 0;
  };
  s.hand.forEach(deal);
  deal(s.deck);
  s.written.forEach((at, other) => {
    if (at !== SECRET || other === seat) return;
    const spots = castleSpots(s.game.ground, [], s.game.players - 1, s.game.apart);
    s.written[other] = dice.pick(spots);
  });
  s.fight.put.forEach((card, side) => {
    if (card === SECRET) s.fight.put[side] = NO_CARD;
  });
  return s;
}

/** What a seat has, in Gold: units where they are, chits to come, cards; castles most of all. */
function strength(s: BmState, seat: Seat): number {
  if (s.alive[seat] === 0 || (s.castles[seat] === 0 && s.turn > 1)) return 0;
  const { first } = s.game;
  const fields = fieldsOf(s, seat);
  let sum = 3;
  for (let chit = first[seat]!; chit < first[seat + 1]!; chit++) {
    const at = s.at[chit]!;
    if (at === ATTACHED) sum += 1.2;
    if (at < 0) continue;
    const kind = kindAt(s, chit);
    sum += worthOf(kind);
    if (!kind.keepsAlive) sum += (zealOf(kind) * 4) / (3 + Math.min(30, fieldFor(fields, kind)[at]!));
  }
  for (const chit of s.pile[seat]!) sum += 0.25 * worthOf(kindAt(s, chit));
  for (const card of s.hand[seat]!)
    sum +=
      typeOf(card) === GOLD
        ? 0.7 * strengthOf(card)
        : typeOf(card) === MOVE
          ? 0.5 * strengthOf(card)
          : 0.3 * strengthOf(card);
  return sum + (s.castles[seat]! > 1 ? 3 : 0);
}

/** The part of all strength on the table that is the seat's, drawn out so that a lead counts. */
function worth(s: BmState, seat: Seat): number {
  const mine = strength(s, seat);
  let best = 0;
  for (let other = 0; other < s.game.players; other++)
    if (other !== seat) best = Math.max(best, strength(s, other));
  if (mine + best === 0) return 0.5;
  const lead = (mine - best) / (mine + best);
  return Math.min(1, Math.max(0, 0.5 + 0.9 * lead));
}

export const foresight: Foresight<BmState, BmChoice> = { imagine, worth, sift, depth: 12 };

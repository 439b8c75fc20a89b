import type { Seat } from '../../../kernel/game/engine';
import { GOLD, MAGIC, MOVE, strengthOf, SWORD, typeOf } from '../engine/cards';
import type { BmState } from '../engine/state';
import { kindAt } from '../engine/units';
import { fieldFor, fieldsOf } from './fields';
import type { Score } from './score';
import { artifactsOn, worthOf, zealOf } from './worth';

/** Castles that a player wants before anything else. */
const CASTLES = 3;

/** The dearest that fights, but castles first while there are few. */
function buyWorth(s: BmState, seat: Seat, chit: number): number {
  const kind = kindAt(s, chit);
  if (kind.keepsAlive) return s.castles[seat]! < CASTLES ? 20 : 1.5;
  if (kind.placed === 'on-bearer') return 2.6;
  return zealOf(kind) + 0.5 * kind.cost - (kind.land ? 0 : 1);
}

/** Enemies near, by steps up to two. */
function threat(s: BmState, seat: Seat, at: number): number {
  let sum = 0;
  for (const near of s.game.ground.neighbours[at]!) {
    if (s.holder[near]! >= 0 && s.holder[near] !== seat) sum += 3;
    for (const next of s.game.ground.neighbours[near]!)
      if (s.holder[next]! >= 0 && s.holder[next] !== seat) sum += 1;
  }
  return sum;
}

/** Buys the dearest, puts it nearest to the enemy, a castle where it is safe; pays without waste. */
export function scoreRecruits(s: BmState, seat: Seat): Score {
  const fields = fieldsOf(s, seat);
  return (choice) => {
    switch (choice.type) {
      case 'buy':
        return 10 + buyWorth(s, seat, choice.chit);
      case 'place': {
        const kind = kindAt(s, s.buying);
        if (kind.keepsAlive) return -threat(s, seat, choice.at) + Math.min(fields.any[choice.at]!, 12) * 0.2;
        return -fieldFor(fields, kind)[choice.at]!;
      }
      case 'attach':
        return (
          worthOf(kindAt(s, choice.bearer)) +
          artifactsOn(s, choice.bearer) -
          fields.any[s.at[choice.bearer]!]! * 0.1
        );
      case 'pay':
        return -paid(choice.cards, s.owed);
      default:
        return 0;
    }
  };
}

/** What is lost weighs most, then Gold before Magic that could fight. */
const paid = (cards: readonly number[], owed: number): number => {
  let [sum, gold] = [0, 0];
  for (const card of cards) {
    sum += strengthOf(card);
    if (typeOf(card) === GOLD) gold++;
  }
  return (sum - owed) * 3 + cards.length * 0.5 + gold * 0.1;
};

/** Moves before Gold before Magic before Swords; one strong card of each fighting type is kept for substitution. */
function keepWorth(s: BmState, seat: Seat, card: number): number {
  const strength = strengthOf(card);
  const many = s.hand[seat]!.filter((other) => typeOf(other) === typeOf(card)).length;
  switch (typeOf(card)) {
    case MOVE:
      return 4 + strength - 0.5 * many;
    case GOLD:
      return 3 + strength - 0.3 * many;
    case MAGIC:
      return 1.5 + strength - 0.8 * many;
    case SWORD:
      return 1.2 + strength * 1.1 - 0.9 * many;
    default:
      return 0;
  }
}

export const scoreDiscards =
  (s: BmState, seat: Seat): Score =>
  (choice) => {
    if (choice.type === 'discard') return -keepWorth(s, seat, choice.card);
    return choice.type === 'return' ? -buyWorth(s, seat, choice.chit) : 0;
  };

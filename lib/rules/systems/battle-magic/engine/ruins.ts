import type { Dice } from '../../../kernel/game/dice';
import type { Tell } from '../../../kernel/game/engine';
import { specialIds } from '../catalogue/vocabulary';
import { MOVE, typeOf } from './cards';
import type { BmEvent } from './events';
import { mayFlee } from './flight';
import { bitOf } from './kinds';
import { drawCard } from './piles';
import type { BmState } from './state';
import { destroy, kindAt } from './units';

const RUINS = specialIds.indexOf('ruins');
const VISITOR = bitOf('hero');

/** Heroes among those who come in; the first visits, and where there are two their owner says who (BM-174, BM-R40). */
export function enterRuins(
  s: BmState,
  at: number,
  came: readonly number[],
  dice: Dice,
  tell?: Tell<BmEvent>,
): void {
  if (s.game.ground.special[at] !== RUINS || s.ruined.includes(at)) return;
  let hero = -1;
  for (const unit of came)
    if (kindAt(s, unit).bit === VISITOR) {
      if (hero >= 0) {
        s.visit = at;
        return;
      }
      hero = unit;
    }
  if (hero >= 0) visitRuins(s, hero, dice, tell);
}

/** The hero draws a card: Move destroys him, any other is his player's (BM-174, BM-175). */
export function visitRuins(s: BmState, hero: number, dice: Dice, tell?: Tell<BmEvent>): void {
  const at = s.at[hero]!;
  const seat = s.game.ownerOf[hero]!;
  s.visit = -1;
  const card = drawCard(s, dice, tell);
  if (card < 0) return;
  s.ruined.push(at);
  const lost = typeOf(card) === MOVE;
  (lost ? s.discard : s.hand[seat]!).push(card);
  tell?.({ type: 'ruins', rule: lost ? 'BM-174' : 'BM-175', unit: hero, at, card, lost });
  if (!lost) return;
  if (s.game.house.ruinsHeroMayRetreat && s.flight.unit < 0 && mayFlee(s, hero)) {
    s.flight.unit = hero;
    s.flight.why = 'asked';
    s.flight.from = at;
    return;
  }
  loseHero(s, hero, tell);
}

/** He is destroyed, and whatever he led stops (BM-R40). */
export function loseHero(s: BmState, hero: number, tell?: Tell<BmEvent>): void {
  destroy(s, hero, -1, 'BM-174', tell);
  if (s.leader === hero) {
    s.leader = -1;
    s.pool = 0;
  }
  if (s.flight.unit === hero) {
    s.flight.unit = -1;
    s.flight.why = 'none';
  }
}

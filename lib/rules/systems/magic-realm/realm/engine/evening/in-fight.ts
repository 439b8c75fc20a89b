import type { Seat } from '../../../../../kernel/game/engine';
import { holdingOf } from '../../../beasts';
import { isChanging } from '../../../combat/engine/magic/changing';
import { DEAD, FLED, GONE, NOBODY, ALIVE as STANDING, type MrState } from '../../../combat/engine/state';
import { callTruce, TRUCE } from '../../../combat/engine/magic/truce';
import { renewShapes } from '../magic/becoming';
import { addedByLuck, isFading } from '../magic/in-effect';
import { addedByCards } from '../rolls';
import { ACTIVE, HELD_BITS, PREPARED, type Field, type RealmState } from '../state';
import { finderOf } from './as-hero';
import { lendConjured } from './conjured-fight';
import { renewHolds } from './held-fight';

/** Has he fallen or run in the combat that is fought now? */
export function isGone(s: RealmState, seat: Seat): boolean {
  const field = s.fields.at(-1);
  const at = field?.over === 0 && field.combat ? field.seats.indexOf(seat) : -1;
  const life = at < 0 ? STANDING : field!.combat!.heroes[at]!.life;
  return life === DEAD || life === FLED;
}

/** Was it killed in the combat that is fought now? */
export function isSlain(s: RealmState, denizen: number): boolean {
  const field = s.fields.at(-1);
  const at = field?.over === 0 && field.combat ? field.denizens.indexOf(denizen) : -1;
  return at >= 0 && field!.combat!.foes[at]!.alive === 0;
}

/** While a spell of the days works the characters of the combat stand in the realm as they do there. */
export function lend(s: RealmState, { seats }: Field, combat: MrState): void {
  combat.heroes.forEach((hero, at) => {
    if (hero.life !== STANDING) return;
    const who = s.who[seats[at]!]!;
    who.chits = who.chits.map((_, i) => {
      const state = hero.chits[i]!;
      return state === ACTIVE && (hero.prepared & (1 << i)) !== 0 ? PREPARED : state;
    });
    who.items.forEach((held, i) => {
      const state = hero.items[i]!;
      held.state = (state & GONE) === 0 ? state & HELD_BITS : 0;
    });
    who.curses = hero.curses;
    who.strong = hero.strong;
    who.hidden = hero.hidden;
  });
}

function takeBackHero(s: RealmState, { seats, place }: Field, combat: MrState, at: number): void {
  const hero = combat.heroes[at]!;
  const who = s.who[seats[at]!]!;
  who.chits.forEach((state, i) => (hero.chits[i] = state === PREPARED ? ACTIVE : state));
  hero.curses = who.curses;
  hero.strong = who.strong;
  hero.hidden = who.hidden;
  hero.plus = addedByCards(s, place);
  hero.jinx = addedByLuck(s, seats[at]!);
  hero.fades = isFading(s, seats[at]!) ? 1 : 0;
  hero.finder = finderOf(who);
  if (who.found === 1) hero.found = (1 << seats.length) - 1;
  combat.game.heroes[at]!.spells.forEach(({ id, days, box }, spell) => {
    if (box === undefined || (!days && !holdingOf(id) && !isChanging(id))) return;
    const bit = 1 << spell;
    hero.bound = who.spells[box]!.bound === 1 ? hero.bound | bit : hero.bound & ~bit;
  });
  if (who.place === place) return;
  // A wish has sent him elsewhere. (MR-X07, MR-X08)
  hero.life = FLED;
  for (const foe of combat.foes) if (foe.on === at) foe.on = NOBODY;
}

/** The combat goes on with all that spells of the days have done to those who are in it. */
export function takeBack(s: RealmState, field: Field, combat: MrState): void {
  combat.heroes.forEach(({ life }, at) => {
    if (life === STANDING) takeBackHero(s, field, combat, at);
  });
  lendConjured(s, field, combat);
  renewHolds(s, field, combat);
  renewShapes(s, field, combat);
  combat.foes.forEach((foe, i) => {
    if (foe.alive === 0 || s.at[field.denizens[i]!] === field.place) return;
    foe.alive = 0;
    foe.away = 1;
    foe.on = NOBODY;
  });
  // After a wish for peace there are only actions, in two more rounds. (MR-X10)
  if (combat.phase !== 'over' && combat.truce === 0 && s.peace.includes(field.place))
    callTruce(combat, TRUCE + 1);
}

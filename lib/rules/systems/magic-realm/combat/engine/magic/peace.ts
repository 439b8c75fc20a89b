import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { tie } from './charms';
import type { MrEvent } from '../events';
import { spellAttack } from './spells';
import { preyOf } from '../melee/sheets';
import { CANCELLED, FOE, isFoe, NOBODY, PENDING, type MrState, type Who } from '../state';
import { foeAt, isThere } from '../who';

/** Does anybody but the caster of the peace aim at him, or attack him: on whichever sheet, or out of a grip? (MR-S03, MR-133, MR-140) */
function isTargeted(s: MrState, seat: Seat, who: Who): boolean {
  if (s.heroes.some(({ targets }, other) => other !== seat && isThere(s, other) && targets.includes(who)))
    return true;
  return isFoe(who) && s.foes.some(({ alive }, i) => alive === 1 && preyOf(s, FOE + i) === who);
}

/** A character gives up what he has aimed at: his spell and his attack are nothing. (MR-S03) */
function calmHero(s: MrState, seat: Seat, tell?: Tell<MrEvent>): void {
  const hero = s.heroes[seat]!;
  const isUnderWay = hero.spell >= 0 && (hero.spellState === PENDING || spellAttack(s, seat) !== undefined);
  if (isUnderWay) {
    hero.spellState = CANCELLED;
    tell?.({ type: 'spell', rule: 'MR-S03', seat, spell: hero.spell, works: false });
  }
  hero.targets = [];
}

/**
 * Peace: a denizen leaves all sheets and comes to none, a character aims at nobody, until somebody aims at them.
 * @returns whether it works, which it does not on somebody who is aimed at (MR-S03)
 */
export function makePeace(s: MrState, seat: Seat, who: Who, tell?: Tell<MrEvent>): boolean {
  if (isTargeted(s, seat, who)) return false;
  if (isFoe(who)) {
    const foe = foeAt(s, who);
    foe.on = NOBODY;
    foe.target = NOBODY;
    foe.peace = seat;
  } else {
    s.heroes[who]!.peace = seat;
    // He who casts it on himself is at peace once it is cast.
    if (who !== seat) calmHero(s, who, tell);
    else s.heroes[who]!.targets = [];
  }
  tie(s, seat, who);
  return true;
}

import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { isAtPeace } from '../magic/charms';
import type { MrChoice } from '../choices';
import { battles, provoke } from '../fighters/enmity';
import type { MrEvent } from '../events';
import {
  draw,
  hiredLures,
  isShunned,
  isTaken,
  takersOf,
  takesPart,
  turnsRather,
} from '../fighters/hirelings';
import { betray } from '../melee/sheets';
import { ALIVE, FOE, NOBODY, type MrState, type Who } from '../state';
import { chanceRoll } from '../tables';
import { foeAt, isMist, isWild } from '../who';

/**
 * Denizens that he may lure. With no other player there all that battle an unhidden character come anyway, so that nothing is
 * asked. (MR-103, MR-105)
 */
function ownLures(s: MrState, seat: Seat): MrChoice[] {
  const { life, hidden } = s.heroes[seat]!;
  if (life !== ALIVE || isMist(s, seat) || isAtPeace(s, seat)) return [];
  const isAlone = hidden === 0 && !s.heroes.some((_, other) => other !== seat && takesPart(s, other));
  const out: MrChoice[] = [];
  for (let i = 0; i < s.foes.length; i++) {
    const who = FOE + i;
    if (!isWild(s.foes[i]!) || s.foes[i]!.on === seat || (isAlone && battles(s, who, seat))) continue;
    if (!isShunned(s, seat, who) && !isTaken(s, who) && !isMist(s, who))
      out.push({ type: 'lure', who, by: seat });
  }
  return out;
}

/** What a character and his hirelings may lure. (MR-103 to MR-105) */
export function lureChoices(s: MrState, seat: Seat): MrChoice[] {
  const out = [...ownLures(s, seat), ...hiredLures(s, seat)];
  if (out.length > 0) out.push({ type: 'lured' });
  return out;
}

export function playLure(s: MrState, seat: Seat, choice: MrChoice, tell?: Tell<MrEvent>): void {
  if (choice.type !== 'lure') {
    s.heroes[seat]!.lured = 1;
    return;
  }
  const { who, by } = choice;
  if (turnsRather(s, by, who)) return betray(s, seat, by, tell);
  draw(s, who, by);
  provoke(s, seat, who);
  tell?.({ type: 'lured', rule: by === seat ? 'MR-103' : 'MR-104', seat, who, by });
}

/** Who rolls highest takes it; those who are tied for it roll again. (MR-106, MR-R21, MR-B53) */
function assign(s: MrState, who: Who, seats: readonly Seat[], dice: Dice, tell?: Tell<MrEvent>): void {
  let left = seats;
  let rolls: readonly number[] = [];
  while (left.length > 1) {
    rolls = left.map((seat) => chanceRoll(s, seat, 'assign', dice));
    const most = Math.max(...rolls);
    left = left.filter((_, i) => rolls[i] === most);
  }
  const [seat] = left;
  if (seat === undefined) return;
  const takers = takersOf(s, seat, who);
  const to = takers.length === 1 ? takers[0]! : NOBODY;
  if (to < 0) foeAt(s, who).falls = seat;
  else draw(s, who, to);
  const rule = to === seat ? 'MR-106' : 'MR-107';
  tell?.({ type: 'assigned', rule: seats.length > 1 ? 'MR-B53' : rule, seat, who, to, rolls });
}

/**
 * Every denizen that is nowhere comes to a player whom it battles and who is there unhidden, himself or by a hireling; with all of
 * them hidden it stays away. (MR-106, MR-107, MR-109)
 */
export function assignAll(s: MrState, dice: Dice, tell?: Tell<MrEvent>): void {
  const rollers = s.order.filter((seat) => takesPart(s, seat));
  for (let i = 0; i < s.foes.length; i++) {
    const foe = s.foes[i]!;
    // What holds somebody from a sheet of its own has its target. (MR-B54)
    if (!isWild(foe) || foe.on >= 0 || foe.target >= 0) continue;
    const open = rollers.filter((seat) => takersOf(s, seat, FOE + i).length > 0);
    assign(s, FOE + i, open, dice, tell);
  }
}

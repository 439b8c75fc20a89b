import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { fellowship, provoke } from '../fighters/enmity';
import type { MrEvent } from '../events';
import { DISGUST } from '../magic/pit';
import { ALIVE, FOE, isFoe, NOBODY, type MrState, type Who } from '../state';
import { foeAt, foeOf, isManned, isPresent, isRed, isThere, serves } from '../who';

/** The attacker who came to the sheet last; −1: nobody attacks there. (MR-133) */
function latestOn(s: MrState, sheet: Who): Who {
  let latest = NOBODY;
  for (let i = 0; i < s.foes.length; i++) {
    const { alive, on, at } = s.foes[i]!;
    if (alive === 1 && on === sheet && (latest < 0 || at > foeAt(s, latest).at)) latest = FOE + i;
  }
  return latest;
}

/**
 * Whom a denizen or hireling attacks: whoever is in its grip or was picked for it, else the owner of the sheet where it is, else
 * the attacker who came to its own sheet last; −1: nobody. (MR-133, MR-140, MR-B54)
 */
export function preyOf(s: MrState, who: Who): Who {
  const { on, target } = foeAt(s, who);
  if (target >= 0 && isPresent(s, target)) return target;
  if (on >= 0) return isPresent(s, on) ? on : NOBODY;
  return latestOn(s, who);
}

/** Does some character aim at it? */
export function isAimedAt(s: MrState, who: Who): boolean {
  for (const { life, targets } of s.heroes) if (life === ALIVE && targets.includes(who)) return true;
  return false;
}

/** Is it put on no sheet, attacked by nobody on its own, and has nobody in its grip? (MR-110) */
export const isUnassigned = (s: MrState, who: Who): boolean => {
  const { on, target } = foeAt(s, who);
  return on < 0 && target < 0 && !isManned(s, who);
};

/** Who defends on a sheet of his own: against attackers there, or against a character who aims at him. (MR-142, MR-154) */
export function defenders(s: MrState): readonly Who[] {
  const out: Who[] = [];
  for (let i = 0; i < s.foes.length; i++) {
    const { alive, on, target } = s.foes[i]!;
    const who = FOE + i;
    if (alive === 1 && on < 0 && (target >= 0 || isManned(s, who) || isAimedAt(s, who))) out.push(who);
  }
  return out;
}

/** The next place in the order of arrival. */
function nextAt(s: MrState): number {
  let latest = -Infinity;
  for (const { at } of s.foes) if (at > latest) latest = at;
  return 1 + latest;
}

/** Puts it on a sheet as the latest attacker there. */
export function putOn(s: MrState, who: Who, sheet: Who): void {
  const foe = foeAt(s, who);
  foe.at = nextAt(s);
  foe.on = sheet;
}

/**
 * It defends on its own sheet from now on. Whoever has lost his last attacker by that gives up his sheet and follows to that of
 * the one who went, as the latest there; a monster whose grip is on a character goes back to him. (MR-112, MR-113, MR-B54)
 */
function defend(s: MrState, who: Who): void {
  const foe = foeAt(s, who);
  const left = foe.on;
  if (left < 0) return;
  if (isRed(s, who) && foe.target < 0) foe.target = left;
  foe.on = NOBODY;
  if (!isFoe(left) || !isPresent(s, left) || isManned(s, left)) return;
  const { target } = foeAt(s, left);
  putOn(s, left, target >= 0 && !isFoe(target) ? target : who);
}

/** A hireling attacks on the sheet of a denizen, a hireling or a character. (MR-110, MR-112) */
export function engage(s: MrState, by: Who, who: Who): void {
  putOn(s, by, who);
  if (isFoe(who)) defend(s, who);
}

/** Takes one who is hired no longer out of all sheets: what attacked him as a hireling is unassigned for this round. */
export function withdraw(s: MrState, who: Who): void {
  foeAt(s, who).on = NOBODY;
  s.foes.forEach((foe) => {
    if (foe.on === who && foe.owner < 0) foe.on = NOBODY;
    if (foe.target === who) foe.target = NOBODY;
  });
}

/** All whom a seat leads, or those of them who belong together. */
export function hirelingsOf(s: MrState, seat: Seat, fellows?: string): readonly Who[] {
  const out: Who[] = [];
  for (let i = 0; i < s.foes.length; i++)
    if (serves(s.foes[i]!, seat) && (fellows === undefined || fellowship(s.game.foes[i]!) === fellows))
      out.push(FOE + i);
  return out;
}

/**
 * Treachery: who aims at an own hireling, or lets another do it, has all of that group or kind whom he hired against him, and
 * loses as much fame as the natives among them are worth notoriety; disgust is lowered by nothing. (MR-B45, MR-X06)
 */
export function betray(s: MrState, seat: Seat, who: Who, tell?: Tell<MrEvent>): void {
  const foes = hirelingsOf(s, seat, fellowship(foeOf(s, who)));
  const isDisgusted = (s.heroes[seat]!.curses & DISGUST) !== 0;
  const worth = (one: Who): number => (foeOf(s, one).native ? foeOf(s, one).notoriety : 0);
  const fame = isDisgusted ? 0 : foes.reduce((sum, one) => sum + worth(one), 0);
  for (const one of foes) {
    const foe = foeAt(s, one);
    foe.owner = NOBODY;
    foe.charm = NOBODY;
    foe.hidden = 0;
    withdraw(s, one);
  }
  provoke(s, seat, who);
  s.heroes[seat]!.fame -= fame;
  tell?.({ type: 'rebelled', rule: 'MR-B45', seat, foes, fame });
}

/** With the death of their employer they serve nobody; blows that are under way still fall. (MR-B45) */
export function dismiss(s: MrState, seat: Seat, tell?: Tell<MrEvent>): void {
  const foes = hirelingsOf(s, seat);
  if (foes.length === 0) return;
  for (const one of foes) {
    const foe = foeAt(s, one);
    foe.owner = NOBODY;
    foe.charm = NOBODY;
    foe.hidden = 0;
    if (s.phase !== 'plot' && s.phase !== 'shift') withdraw(s, one);
  }
  tell?.({ type: 'dismissed', rule: 'MR-B45', seat, foes });
}

/** Notes whom everybody attacks in this round, whoever falls: what a Tremendous monster hits it will hold. (MR-133, MR-175) */
export function fixTargets(s: MrState): void {
  for (let i = 0; i < s.foes.length; i++) {
    const foe = s.foes[i]!;
    // Of others only their sheets are asked, which stay as they are.
    foe.target = foe.alive === 1 ? preyOf(s, FOE + i) : NOBODY;
  }
}

/**
 * What lasts when a round is over: what is on a character’s sheet stays there unless it is hired, and who is in a grip stays in
 * it. A monster that holds a native begins as defender, with him as its attacker and on foot. (MR-189, MR-B54)
 */
export function disengage(s: MrState): void {
  const grips: Who[] = [];
  s.foes.forEach((foe, i) => {
    if (foe.alive === 0) return;
    const isGrip = isRed(s, FOE + i) && foe.target >= 0 && isPresent(s, foe.target);
    if (isGrip) grips.push(FOE + i);
    else if (foe.on < 0 || isFoe(foe.on) || !isThere(s, foe.on) || foe.owner >= 0) foe.on = NOBODY;
    if (!isGrip) foe.target = NOBODY;
    foe.at = 0;
    // What nobody said holds for the next time.
    if (foe.box < 0) foe.box = 0;
    if (foe.partBox < 0) foe.partBox = 1;
    if (foe.mounted === 3) foe.mounted = 1;
  });
  for (const who of grips) {
    const grip = foeAt(s, who);
    const { target } = grip;
    grip.on = isFoe(target) ? NOBODY : target;
    if (!isFoe(target)) grip.target = NOBODY;
    else {
      const held = foeAt(s, target);
      if (held.on < 0) held.on = who;
      if (held.mounted === 1) held.mounted = 3;
    }
  }
}

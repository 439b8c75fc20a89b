import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { breakPeace, isAtPeace } from '../magic/charms';
import { battles, fellowship, provoke } from './enmity';
import type { MrEvent } from '../events';
import { betray, engage, hirelingsOf, isUnassigned, putOn } from '../melee/sheets';
import type { MrChoice } from '../choices';
import { FOE, isFoe, NOBODY, type MrState, type Who } from '../state';
import { watch } from '../encounter/watchful';
import {
  foeAt,
  foeOf,
  isMist,
  isPresent,
  isRed,
  isRidden,
  isThere,
  isTremendous,
  isWild,
  serves,
} from '../who';

/** Is the seat in the clearing, itself or by its hirelings? (MR-107) */
export function takesPart(s: MrState, seat: Seat): boolean {
  if (isThere(s, seat)) return true;
  for (const foe of s.foes) if (serves(foe, seat)) return true;
  return false;
}

/** Has it turns of its own in the days: a leader, or a monster under a spell? (MR-B32) */
export const isIndividual = (s: MrState, who: Who): boolean =>
  s.game.foes[who - FOE]!.leader || foeAt(s, who).charm >= 0;

/** Does the seat keep the combat going: by its character, a hired leader or a controlled monster? (MR-090, MR-092, MR-B62) */
export const leads = (s: MrState, seat: Seat): boolean =>
  isThere(s, seat) || s.foes.some((foe, i) => serves(foe, seat) && isIndividual(s, FOE + i));

/** A denizen that something else has in hand already: a grip, a hireling who lured it, or a spell of peace. (MR-105, MR-S03) */
export const isTaken = (s: MrState, who: Who): boolean => {
  const { on, target } = foeAt(s, who);
  return isAtPeace(s, who) || isFoe(on) || ((on >= 0 || target >= 0) && isRed(s, who));
};

/** Each hireling who is on no sheet takes exactly one denizen onto his own. (MR-104) */
export function hiredLures(s: MrState, seat: Seat): MrChoice[] {
  const out: MrChoice[] = [];
  for (const by of hirelingsOf(s, seat)) {
    if (!isUnassigned(s, by) || isMist(s, by) || isAtPeace(s, by)) continue;
    s.foes.forEach((foe, i) => {
      if (isWild(foe) && !isTaken(s, FOE + i) && !isMist(s, FOE + i))
        out.push({ type: 'lure', who: FOE + i, by });
    });
  }
  return out;
}

/** Whoever lures or is given a denizen has it on his sheet, and is hidden no longer. */
export function draw(s: MrState, who: Who, by: Who): void {
  if (isFoe(by)) foeAt(s, by).hidden = 0;
  else s.heroes[by]!.hidden = 0;
  putOn(s, who, by);
}

/** Does it keep away from that character? (MR-A17) */
export const isShunned = (s: MrState, seat: Seat, who: Who): boolean =>
  s.game.heroes[seat]!.shunned.includes(foeOf(s, who).id);

/** Who of a player whom it battles can be given a denizen by a roll: the character, else unhidden hirelings. (MR-107, MR-A17, MR-B53) */
export function takersOf(s: MrState, seat: Seat, who: Who): readonly Who[] {
  if (!battles(s, who, seat) || isAtPeace(s, who)) return [];
  if (isThere(s, seat) && s.heroes[seat]!.hidden === 0 && !isShunned(s, seat, who) && !isMist(s, seat))
    return [seat];
  return hirelingsOf(s, seat).filter(
    (one) => foeAt(s, one).hidden === 0 && !isMist(s, one) && !isAtPeace(s, one),
  );
}

/** What a roll gave to a player who is hidden or away goes to a hireling of his choice. (MR-107, MR-108) */
export function takeChoices(s: MrState, seat: Seat): MrChoice[] {
  const i = s.foes.findIndex(({ falls }) => falls === seat);
  if (i < 0) return [];
  return takersOf(s, seat, FOE + i).map((by) => ({ type: 'take', who: FOE + i, by }));
}

export function playTake(s: MrState, seat: Seat, choice: MrChoice, tell?: Tell<MrEvent>): void {
  if (choice.type !== 'take') return;
  const { who, by } = choice;
  foeAt(s, who).falls = NOBODY;
  draw(s, who, by);
  tell?.({ type: 'took', rule: 'MR-107', seat, by, who });
}

/** Hidden ones are found only by a hired leader who found hidden enemies today. (MR-111, MR-R07) */
const canFind = (s: MrState, by: Who, hidden: number): boolean =>
  hidden === 0 || (foeAt(s, by).found === 1 && foeOf(s, by).leader);

/** On whose sheets a hireling can be put: no fellow of his own group or kind, since he would turn with them. (MR-110, MR-B45) */
function preysOf(s: MrState, seat: Seat, by: Who): readonly Who[] {
  const fellows = fellowship(foeOf(s, by));
  const out: Who[] = [];
  s.foes.forEach(({ alive, owner, hidden }, i) => {
    if (alive === 0 || isMist(s, FOE + i) || (owner >= 0 && owner !== seat && !s.game.rivals)) return;
    if (owner === seat && fellowship(s.game.foes[i]!) === fellows) return;
    if (owner < 0 || canFind(s, by, hidden)) out.push(FOE + i);
  });
  if (s.game.rivals)
    s.heroes.forEach(({ hidden }, at) => {
      if (at !== seat && isThere(s, at) && canFind(s, by, hidden) && !isMist(s, at)) out.push(at);
    });
  return out;
}

/** Either side may be up; Tremendous monsters turn only by what they hit. (MR-110, MR-175) */
const sidesUp = (s: MrState, by: Who): readonly number[] =>
  isTremendous(foeOf(s, by)) ? [foeAt(s, by).side] : [0, 1];

/**
 * Hirelings who are on no sheet attack on that of another, either side up. The horse walks there and gallops in the Melee step;
 * the other way round it serves only to be faster than a character’s action. (MR-110, MR-119, MR-132)
 */
export function deployChoices(s: MrState, seat: Seat): MrChoice[] {
  const out: MrChoice[] = [];
  for (const by of hirelingsOf(s, seat)) {
    if (!isUnassigned(s, by) || isMist(s, by) || isAtPeace(s, by)) continue;
    for (const who of preysOf(s, seat, by))
      for (const side of sidesUp(s, by))
        for (const gallop of !isFoe(who) && isRidden(s, by) ? [0, 1] : [0])
          out.push({ type: 'deploy', by, who, side, gallop });
  }
  return out;
}

/** Would he be sent against somebody of his own group? Where that was agreed, it is treachery, and he does not do it. (MR-B45, MR-B70) */
export const turnsRather = (s: MrState, by: Who, who: Who): boolean =>
  s.game.optional?.treachery === true &&
  isFoe(by) &&
  isFoe(who) &&
  foeOf(s, by).group !== undefined &&
  foeOf(s, by).group === foeOf(s, who).group;

/** He comes forth, and so does his target; against an own hireling it is treachery. (MR-110 to MR-112, MR-B45) */
export function playDeploy(s: MrState, seat: Seat, choice: MrChoice, tell?: Tell<MrEvent>): void {
  if (choice.type !== 'deploy') return;
  const { by, who, side, gallop } = choice;
  if (turnsRather(s, by, who)) return betray(s, seat, by, tell);
  const foe = foeAt(s, by);
  foe.side = side;
  foe.galloped = gallop;
  foe.hidden = 0;
  if (isFoe(who) && foeAt(s, who).owner === seat) betray(s, seat, who, tell);
  if (isFoe(who)) foeAt(s, who).hidden = 0;
  else s.heroes[who]!.hidden = 0;
  const was = isFoe(who) ? foeAt(s, who).on : NOBODY;
  breakPeace(s, who, tell);
  engage(s, by, who);
  provoke(s, seat, who);
  tell?.({ type: 'deployed', rule: 'MR-110', seat, by, who, side, gallop });
  watch(s, seat, [who], tell);
  if (isFoe(was) && isPresent(s, was) && foeAt(s, was).on === who)
    tell?.({ type: 'followed', rule: 'MR-113', who: was, to: who });
}

import type { Seat, Tell } from '../../../../kernel/game/engine';
import { battles, provoke } from './enmity';
import type { MrEvent } from './events';
import { betray, engage, hirelingsOf, isUnassigned, putOn } from './sheets';
import {
  FOE,
  foeAt,
  foeOf,
  isFoe,
  isPresent,
  isRed,
  isRidden,
  isThere,
  isWild,
  NOBODY,
  serves,
  type MrChoice,
  type MrState,
  type Who,
} from './state';

/** Is the seat in the clearing, itself or by its hirelings? (MR-107) */
export function takesPart(s: MrState, seat: Seat): boolean {
  if (isThere(s, seat)) return true;
  for (const foe of s.foes) if (serves(foe, seat)) return true;
  return false;
}

/** Does the seat keep the combat going: by its character, or by a hired leader? (MR-090, MR-092) */
export const leads = (s: MrState, seat: Seat): boolean =>
  isThere(s, seat) || s.foes.some((foe, i) => serves(foe, seat) && s.game.foes[i]!.leader);

/** A denizen that something else has in hand already: a grip, or a hireling who lured it. (MR-105) */
export const isTaken = (s: MrState, who: Who): boolean => {
  const { on, target } = foeAt(s, who);
  return isFoe(on) || ((on >= 0 || target >= 0) && isRed(s, who));
};

/** Each hireling who is on no sheet takes exactly one denizen onto his own. (MR-104) */
export function hiredLures(s: MrState, seat: Seat): MrChoice[] {
  const out: MrChoice[] = [];
  for (const by of hirelingsOf(s, seat)) {
    if (!isUnassigned(s, by)) continue;
    s.foes.forEach((foe, i) => {
      if (isWild(foe) && !isTaken(s, FOE + i)) out.push({ type: 'lure', who: FOE + i, by });
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

/** Who of a player whom it battles can be given a denizen by a roll: the character, else unhidden hirelings. (MR-107, MR-A17, MR-B53) */
export function takersOf(s: MrState, seat: Seat, who: Who): readonly Who[] {
  if (!battles(s, who, seat)) return [];
  const isShunned = s.game.heroes[seat]!.shunned.includes(foeOf(s, who).id);
  if (isThere(s, seat) && s.heroes[seat]!.hidden === 0 && !isShunned) return [seat];
  return hirelingsOf(s, seat).filter((one) => foeAt(s, one).hidden === 0);
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

/** On whose sheets a hireling can be put: no fellow of his own group, since he would turn with them. (MR-110, MR-B45) */
function preysOf(s: MrState, seat: Seat, by: Who): readonly Who[] {
  const { group } = foeOf(s, by);
  const out: Who[] = [];
  s.foes.forEach(({ alive, owner, hidden }, i) => {
    if (alive === 0 || (owner >= 0 && owner !== seat && !s.game.rivals)) return;
    if (owner === seat && s.game.foes[i]!.group === group) return;
    if (owner < 0 || canFind(s, by, hidden)) out.push(FOE + i);
  });
  if (s.game.rivals)
    s.heroes.forEach(({ hidden }, at) => {
      if (at !== seat && isThere(s, at) && canFind(s, by, hidden)) out.push(at);
    });
  return out;
}

/**
 * Hirelings who are on no sheet attack on that of another, either side up. The horse walks there and gallops in the Melee step;
 * the other way round it serves only to be faster than a character’s action. (MR-110, MR-119, MR-132)
 */
export function deployChoices(s: MrState, seat: Seat): MrChoice[] {
  const out: MrChoice[] = [];
  for (const by of hirelingsOf(s, seat)) {
    if (!isUnassigned(s, by)) continue;
    for (const who of preysOf(s, seat, by))
      for (const side of [0, 1])
        for (const gallop of !isFoe(who) && isRidden(s, by) ? [0, 1] : [0])
          out.push({ type: 'deploy', by, who, side, gallop });
  }
  return out;
}

/** He comes forth, and so does his target; against an own hireling it is treachery. (MR-110 to MR-112, MR-B45) */
export function playDeploy(s: MrState, seat: Seat, choice: MrChoice, tell?: Tell<MrEvent>): void {
  if (choice.type !== 'deploy') return;
  const { by, who, side, gallop } = choice;
  const foe = foeAt(s, by);
  foe.side = side;
  foe.galloped = gallop;
  foe.hidden = 0;
  if (isFoe(who) && foeAt(s, who).owner === seat) betray(s, seat, who, tell);
  if (isFoe(who)) foeAt(s, who).hidden = 0;
  else s.heroes[who]!.hidden = 0;
  const was = isFoe(who) ? foeAt(s, who).on : NOBODY;
  engage(s, by, who);
  provoke(s, seat, who);
  tell?.({ type: 'deployed', rule: 'MR-110', seat, by, who, side, gallop });
  if (isFoe(was) && isPresent(s, was) && foeAt(s, was).on === who)
    tell?.({ type: 'followed', rule: 'MR-113', who: was, to: who });
}

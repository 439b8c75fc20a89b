import { NO_SHAPES } from '../magic/shapes';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { untieAll, untieFrom } from '../magic/charms';
import type { MrEvent } from '../events';
import { unchange } from '../magic/changing';
import { letGo } from '../magic/holding';
import { dismiss } from './sheets';
import { spellAttack } from '../magic/spells';
import { COMMITTED, DEAD, FATIGUED, FOE, GONE, isFoe, NOBODY, type MrState, type Who } from '../state';
import { foeAt, foeOf } from '../who';

interface Bounty {
  readonly fame: number;
  readonly notoriety: number;
  readonly gold: number;
}

/** What a killed denizen or character is worth. (MR-180, MR-181, MR-184) */
export function bountyOf(s: MrState, who: Who): Bounty {
  if (isFoe(who)) {
    const { fame, notoriety, gold } = foeOf(s, who);
    return { fame, notoriety, gold };
  }
  const { notoriety, gold } = s.heroes[who]!;
  const { recorded } = s.game.heroes[who]!;
  return {
    fame: 0,
    notoriety: Math.max(0, recorded.notoriety + notoriety),
    gold: Math.max(0, recorded.gold + gold),
  };
}

/** What a caster keeps up ends with him, or is broken; the chits that were tied up tire. (MR-B27, MR-R48) */
export function breakSpells(s: MrState, seat: Seat): void {
  const hero = s.heroes[seat]!;
  letGo(s, seat);
  unchange(s, seat, hero.life === DEAD);
  untieAll(s, seat);
  if (hero.bound === 0) return;
  hero.bound = 0;
  hero.chits.forEach((state, chit) => {
    if (state === COMMITTED && chit !== hero.spellChit) hero.chits[chit] = FATIGUED;
  });
}

/** The employer of a killed native loses what the native is worth; monsters who serve cost nothing. (MR-185) */
function mourn(s: MrState, who: Who, tell?: Tell<MrEvent>): void {
  const { owner } = foeAt(s, who);
  const { notoriety, native } = foeOf(s, who);
  if (owner < 0 || !native) return;
  s.heroes[owner]!.notoriety -= notoriety;
  tell?.({ type: 'lost', rule: 'MR-185', seat: owner, who, notoriety });
}

/**
 * Where things go: those of a character to a character or hired leader who killed him, or to unhired natives; else, like those
 * of an unhired leader’s group, they lie abandoned. (MR-183, MR-184)
 */
function tellSpoils(
  s: MrState,
  who: Who,
  isUnhired: boolean,
  by: readonly Who[],
  tell?: Tell<MrEvent>,
): void {
  if (isFoe(who)) {
    if (foeOf(s, who).leader && isUnhired) tell?.({ type: 'spoils', rule: 'MR-184', who, to: NOBODY });
    return;
  }
  if (s.game.heroes[who]!.things.every((_, item) => (s.heroes[who]!.items[item]! & GONE) !== 0)) return;
  const heir = by.find((one) => !isFoe(one) || foeOf(s, one).leader || isUnhiredNative(s, one));
  tell?.({ type: 'spoils', rule: 'MR-183', who, to: heir ?? NOBODY });
}

const isUnhiredNative = (s: MrState, who: Who): boolean => foeOf(s, who).native && foeAt(s, who).owner < 0;

/** Who gets what a killer brings in: himself, or his employer; −1: nobody. (MR-180) */
export const gainerOf = (s: MrState, by: Who): Seat => (isFoe(by) ? foeAt(s, by).owner : by);

/** What underlings kill brings no gold. (MR-B61) */
const bringsGold = (s: MrState, by: Who): boolean => !isFoe(by) || foeOf(s, by).leader;

/** What falls on everybody there is meant for nobody. (MR-B70) */
const isMeant = (s: MrState, by: Who): boolean => isFoe(by) || spellAttack(s, by)?.at !== 'everyone-there';

/**
 * Somebody is killed. Fame and notoriety count as often as it is the killer's n-th victim of the day, gold once; what hirelings
 * kill is not multiplied; who kill together share. (MR-179 to MR-182, MR-B60, MR-B61, MR-R35)
 */
export function killBy(
  s: MrState,
  who: Who,
  by: readonly Who[],
  rule: string,
  tell?: Tell<MrEvent>,
  { fame, notoriety, gold }: Bounty = bountyOf(s, who),
): void {
  const isUnhired = isFoe(who) && foeAt(s, who).owner < 0;
  s.stirred = 1;
  untieFrom(s, who);
  if (isFoe(who)) {
    const foe = foeAt(s, who);
    foe.alive = 0;
    foe.on = NOBODY;
    foe.mounted = 0;
    foe.shapes = NO_SHAPES;
    foe.slayer = by[0] ?? NOBODY;
  } else {
    s.heroes[who]!.life = DEAD;
    // He is himself again, and dead. (MR-B29)
    s.heroes[who]!.shapes = NO_SHAPES;
    s.heroes[who]!.slayers = [...new Set(by)];
    breakSpells(s, who);
  }
  const killers = [...new Set(by)].filter((one) => one !== who && gainerOf(s, one) >= 0);
  if (isUnhired)
    for (const one of killers) if (isMeant(s, one)) foeAt(s, who).resents |= 1 << gainerOf(s, one);
  const counts = killers.map((one) => (isFoe(one) ? 1 : ++s.heroes[one]!.kills));
  const [times = 1] = counts;
  // What several of one player have killed together is his without a remainder. (MR-180, MR-B60)
  const gainers = [...new Set(killers.map((one) => gainerOf(s, one)))];
  const gains = gainers.map((seat) => {
    const own = killers.flatMap((one, i) => (gainerOf(s, one) === seat ? [i] : []));
    const parts = own.reduce((sum, i) => sum + counts[i]!, 0);
    const paid = own.filter((i) => bringsGold(s, killers[i]!)).length;
    const share = (amount: number, n: number) => Math.floor((amount * n) / killers.length);
    return { seat, fame: share(fame, parts), notoriety: share(notoriety, parts), gold: share(gold, paid) };
  });
  for (const one of gains) {
    const hero = s.heroes[one.seat]!;
    hero.fame += one.fame;
    hero.notoriety += one.notoriety;
    hero.gold += one.gold;
  }
  const [first] = gains;
  const isAlike = gainers.length === killers.length && counts.every((count) => count === times);
  tell?.({
    type: 'killed',
    rule,
    who,
    by: killers,
    fame: first?.fame ?? 0,
    notoriety: first?.notoriety ?? 0,
    gold: Math.max(0, ...gains.map((one) => one.gold)),
    times: isAlike ? times : 0,
  });
  tellSpoils(s, who, isUnhired, by, tell);
  if (isFoe(who)) mourn(s, who, tell);
  else dismiss(s, who, tell);
}

/** Several victims of one instant count from the most valuable to the least. (MR-B61) */
export const byWorth = (s: MrState, victims: readonly Who[]): readonly Who[] => {
  const worth = (who: Who) => {
    const { fame, notoriety } = bountyOf(s, who);
    return fame + notoriety;
  };
  return [...victims].sort((a, b) => worth(b) - worth(a) || a - b);
};

/** Denizens in the clearing, hirelings too. */
export const allFoes = (s: MrState): readonly Who[] =>
  s.foes.flatMap(({ alive }, i) => (alive === 1 ? [FOE + i] : []));

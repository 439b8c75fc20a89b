import type { Seat } from '../../../../../kernel/game/engine';
import type { DeedRules, Questions, Telling } from '../activity';
import { themselvesAmong } from '../day/sharing';
import type { Told } from '../events';
import { chitsOf, ILL_HEALTH, isCursed, isInPlay, ownEffects, WITHER } from '../kit';
import { perish } from '../magic/dying';
import { ACTIVE, COLOR, FATIGUED, WOUNDED, type RealmState } from '../state';
import { alertAsks, alertDeeds, type AlertAsk, type AlertChoice, type AlertEvent } from './alert';

/** Which chits rest; so many asterisks are left. */
type RestingAsk = { readonly type: 'rest'; readonly seat: Seat; readonly left: number };
export type RestAsk = RestingAsk | AlertAsk;
export type RestChoice =
  /** `change`: the chit with one asterisk that is fatigued for it; −1: none. (MR-041) */
  | { readonly type: 'rest-chit'; readonly chit: number; readonly change: number }
  | { readonly type: 'rest-enough' }
  | AlertChoice;
export type RestEvent =
  | Told<
      'rested',
      { readonly seat: Seat; readonly chit: number; readonly change: number; readonly active: boolean }
    >
  | Told<'no-rest', { readonly seat: Seat }>
  | AlertEvent;

/** Asterisks of one REST phase: one, or with a poultice two; some rest more. (MR-038, MR-A11, MR-T56) */
function asterisksOf(s: RealmState, seat: Seat): number {
  let all = 1;
  let more = 0;
  for (const e of ownEffects(s, seat)) {
    if (e.kind !== 'rest-more') continue;
    if (e.counted === 'in-all') all = Math.max(all, e.asterisks);
    else more += e.asterisks;
  }
  return all + more;
}

/** May a chit in that state rest? Who is withered gets no fatigued chit back. (MR-038 to MR-041, MR-X03) */
const mayRest = (s: RealmState, seat: Seat, state: number): boolean =>
  state === WOUNDED || (state === FATIGUED && !isCursed(s.who[seat]!, WITHER));

/** Chits that may rest, alike ones once; two asterisks need as many left, or change. (MR-041) */
function restable(s: RealmState, seat: Seat, left: number): RestChoice[] {
  const who = s.who[seat]!;
  const chits = chitsOf(s, seat);
  const isFirst = (at: number): boolean =>
    chits.findIndex(({ code }, i) => code === chits[at]!.code && who.chits[i] === who.chits[at]) === at;
  const change = chits.flatMap(({ asterisks }, i) =>
    asterisks === 1 && isInPlay(who.chits[i]!) && isFirst(i) ? [i] : [],
  );
  return chits.flatMap(({ asterisks }, i): RestChoice[] => {
    if (!mayRest(s, seat, who.chits[i]!) || !isFirst(i)) return [];
    const alone: RestChoice[] = asterisks <= left ? [{ type: 'rest-chit', chit: i, change: -1 }] : [];
    if (asterisks < 2) return alone;
    return [...alone, ...change.map((other): RestChoice => ({ type: 'rest-chit', chit: i, change: other }))];
  });
}

function askRest(s: RealmState, seat: Seat, left: number): boolean {
  if (left < 1 || restable(s, seat, left).length === 0) return false;
  s.asks.push({ type: 'rest', seat, left });
  return true;
}

/** Is there something that a REST phase would bring back? (MR-B14) */
export const canRest = (s: RealmState, seat: Seat): boolean =>
  !isCursed(s.who[seat]!, ILL_HEALTH) && restable(s, seat, asterisksOf(s, seat)).length > 0;

/** What a REST phase does for a chit, by the state that it is in. (MR-038 to MR-041) */
export function ruleOfRest(s: RealmState, seat: Seat, chit: number, change: number): string {
  if (change >= 0) return 'MR-041';
  if (s.who[seat]!.chits[chit] === FATIGUED) return 'MR-040';
  return chitsOf(s, seat)[chit]!.asterisks === 0 ? 'MR-038' : 'MR-039';
}

/** Wounded chits tire, tired ones come back; without asterisks both at once. (MR-038 to MR-041) */
function restChit(s: RealmState, seat: Seat, chit: number, change: number, tell: Telling): number {
  const who = s.who[seat]!;
  const { asterisks } = chitsOf(s, seat)[chit]!;
  const rule = ruleOfRest(s, seat, chit, change);
  const active = who.chits[chit] === FATIGUED || asterisks === 0;
  who.chits[chit] = active ? ACTIVE : FATIGUED;
  if (change >= 0) who.chits[change] = FATIGUED;
  tell?.({ type: 'rested', rule, seat, chit, change, active });
  return change >= 0 ? 1 : Math.max(1, asterisks);
}

/** Without any chit in play only rest is left; where that is impossible he dies. (MR-B14) */
const isSpentOut = (s: RealmState, seat: Seat): boolean =>
  s.who[seat]!.chits.every((state) => !isInPlay(state) && state !== COLOR);

export const restAsks: Questions<RestAsk['type']> = {
  ...alertAsks,
  rest: {
    choices: (s, { seat, left }) => [...restable(s, seat, left), { type: 'rest-enough' }],
    answer(s, { seat, left }, choice, _dice, tell) {
      if (choice.type === 'rest-chit')
        askRest(s, seat, left - restChit(s, seat, choice.chit, choice.change, tell));
    },
  },
};

export const restDeeds: DeedRules<'rest' | 'alert'> = {
  ...alertDeeds,
  /** Everyone who follows may rest too. (MR-B46) */
  rest(s, seat, _deed, _dice, tell) {
    for (const one of themselvesAmong(s, seat)) {
      const ill = isCursed(s.who[one]!, ILL_HEALTH);
      if (!ill && askRest(s, one, asterisksOf(s, one))) continue;
      tell?.({ type: 'no-rest', rule: ill ? 'MR-X04' : 'MR-016', seat: one });
      if (isSpentOut(s, one)) perish(s, one, 'MR-B14', tell);
    }
  },
};

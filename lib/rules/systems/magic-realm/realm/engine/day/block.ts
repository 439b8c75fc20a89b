import { MIST } from '../../../combat/engine/magic/shapes';
import { isMist, shapeOfDenizen } from '../magic/changes';
import type { Questions, Telling } from '../activity';
import type { Told } from '../events';
import { abilitiesOf } from '../kit';
import {
  dayOf,
  everybody,
  individualsAt,
  isBodiless,
  isHidden,
  isOut,
  placeOf,
  playerOf,
  setHidden,
} from '../movers/individuals';
import { isPacified } from '../magic/serving';
import { clockwise } from '../movers/clockwise';
import type { RealmState, Who } from '../state';
import { denizensAt, maySee } from '../world/company';
import { denizens } from '../world/denizens';
import { sharersOf } from './sharing';
import { isAsleep } from './sleeping';
import { isProwling } from './sunrise';

/** Whom does he block, now that a phase has ended? He is asked again as long as there is somebody. (MR-078) */
export type BlockAsk = { readonly type: 'block'; readonly seat: Who };
export type BlockChoice =
  | { readonly type: 'block-seat'; readonly at: Who }
  | { readonly type: 'block-monster'; readonly denizen: number }
  | { readonly type: 'let-pass' };
export type BlockEvent =
  /** `by`: the id of a monster, or of a trader whose roll went wrong. */
  | Told<'blocked', { readonly seat: Who; readonly by: string }>
  | Told<'seat-blocked', { readonly seat: Who; readonly at: Who }>
  | Told<'monster-blocked', { readonly seat: Who; readonly denizen: number }>;

/** His turn is over, and everybody sees him. (MR-034, MR-080) */
function stop(s: RealmState, who: Who): void {
  dayOf(s, who).blocked = 1;
  setHidden(s, who, 0);
}

/** A monster or a trader blocks him. (MR-080, MR-081, MR-083) */
export function blockSeat(s: RealmState, seat: Who, by: string, tell: Telling): void {
  const wasStopped = dayOf(s, seat).blocked === 1 && !isHidden(s, seat);
  stop(s, seat);
  if (wasStopped) return;
  const isMonster = denizens.some(({ id, monster }) => monster !== undefined && id === by);
  tell?.({ type: 'blocked', rule: isMonster ? 'MR-081' : 'MR-083', seat, by });
}

/** Some cannot block some, and what is pacified does not block its caster and who serves him. (MR-A17, MR-S15, MR-S43) */
export const mayBlock = (s: RealmState, denizen: number, seat: Who): boolean =>
  !isPacified(s, denizen, playerOf(s, seat)) &&
  !abilitiesOf(s, seat).some(
    (e) =>
      e.kind === 'protected-from' &&
      e.cannot.includes('block') &&
      e.beasts.some((beast) => beast === denizens[denizen]!.id),
  );

/** Controlled ones block as their masters like. */
const monstersAt = (s: RealmState, who: Who): readonly number[] =>
  denizensAt(s, placeOf(s, who)).filter(
    (i) => denizens[i]!.monster !== undefined && s.hirer[i]! < 0 && shapeOfDenizen(s, i) !== MIST,
  );

/** Every monster of the clearing blocks whoever is unhidden and has ended a phase, and prowls no more today. (MR-081, MR-B47, MR-R16) */
function monstersBlock(s: RealmState, seat: Who, tell: Telling): void {
  if (isHidden(s, seat) || isBodiless(s, seat) || isMist(s, seat)) return;
  const blockers = monstersAt(s, seat).filter((i) => mayBlock(s, i, seat));
  for (const i of blockers) s.stopped[i] = 1;
  if (blockers.length > 0) blockSeat(s, seat, denizens[blockers[0]!]!.id, tell);
}

/** May he still have something to do today, himself or with his guide? How much the one has recorded who moves now is his secret. */
function mayAct(s: RealmState, who: Who): boolean {
  const { done, blocked, guide } = dayOf(s, who);
  if (done === 1 || blocked === 1 || isAsleep(s, who)) return false;
  const leading = guide < 0 ? who : guide;
  return s.turn!.seat === leading || s.undrawn.includes(leading);
}

/** Those whom he may block and for whom it would change something: they lose phases, or are hidden no more. (MR-078, MR-079) */
function rivals(s: RealmState, who: Who): readonly Who[] {
  const { seat: ender } = s.turn!;
  const enders = sharersAt(s, ender);
  const isEnder = enders.includes(who);
  return individualsAt(s, placeOf(s, who)).filter(
    (other) =>
      playerOf(s, other) !== playerOf(s, who) &&
      enders.includes(other) !== isEnder &&
      dayOf(s, other).blocked === 0 &&
      !isMist(s, other) &&
      maySee(s, who, other) &&
      (isHidden(s, other) || mayAct(s, other)),
  );
}

/** Who ends this phase: its owner, and who follows him. Blocked ones ended it too. */
const sharersAt = (s: RealmState, who: Who): readonly Who[] =>
  everybody(s).filter(
    (other) => other === who || (dayOf(s, other).guide === who && placeOf(s, other) === placeOf(s, who)),
  );

/**
 * Monsters that he keeps from prowling; equal ones once. They would come to whoever ends his turn in the tile later, from wherever he
 * sets out, so that it changes nothing only where nobody else may act any more. (MR-078, MR-085, MR-B47)
 */
function prowlers(s: RealmState, seat: Who): readonly number[] {
  const enders = sharersAt(s, s.turn!.seat);
  if (!enders.includes(seat)) return [];
  const fit = monstersAt(s, seat).filter((i) => s.stopped[i] === 0 && isProwling(s, i));
  const comes = everybody(s).some(
    (other) => !enders.includes(other) && isOut(s, other) && !isBodiless(s, other) && mayAct(s, other),
  );
  if (!comes) return [];
  return fit.filter((i, at) => fit.findIndex((one) => denizens[one]!.id === denizens[i]!.id) === at);
}

/** Mist blocks nobody, and nobody blocks it. (MR-S32) */
const blocks = (s: RealmState, seat: Who): BlockChoice[] =>
  isMist(s, seat)
    ? []
    : [
        ...rivals(s, seat).map((at): BlockChoice => ({ type: 'block-seat', at })),
        ...prowlers(s, seat).map((denizen): BlockChoice => ({ type: 'block-monster', denizen })),
      ];

function askNext(s: RealmState): void {
  const { blockers } = s.turn!;
  while (blockers.length > 0) {
    const seat = blockers.shift()!;
    if (!isOut(s, seat) || isAsleep(s, seat) || blocks(s, seat).length === 0) continue;
    s.asks.push({ type: 'block', seat });
    return;
  }
}

/**
 * The end of a phase: monsters of the clearing block, and whoever acts on his own there is asked, clockwise from whoever moved
 * first. (MR-078 to MR-083, MR-R20)
 */
export function endPhase(s: RealmState, seat: Who, tell: Telling): void {
  const turn = s.turn!;
  if (dayOf(s, seat).toward >= 0 || turn.over >= 0 || isBodiless(s, seat)) return;
  for (const one of sharersOf(s, seat)) monstersBlock(s, one, tell);
  // Whoever has ended his phase decides last: he may still be stopped.
  const others = clockwise(
    s,
    individualsAt(s, placeOf(s, seat)).filter((one) => one !== seat),
  );
  turn.blockers = [...others, seat];
  askNext(s);
}

export const blockAsks: Questions<BlockAsk['type']> = {
  block: {
    choices: (s, { seat }) => [...blocks(s, seat), { type: 'let-pass' }],
    answer(s, { seat }, choice, _dice, tell) {
      if (choice.type === 'block-seat') {
        stop(s, seat);
        stop(s, choice.at);
        tell?.({ type: 'seat-blocked', rule: 'MR-080', seat, at: choice.at });
      } else if (choice.type === 'block-monster') {
        stop(s, seat);
        s.stopped[choice.denizen] = 1;
        tell?.({ type: 'monster-blocked', rule: 'MR-080', seat, denizen: choice.denizen });
      }
      if (choice.type !== 'let-pass') s.turn!.blockers.unshift(seat);
      askNext(s);
    },
  },
};

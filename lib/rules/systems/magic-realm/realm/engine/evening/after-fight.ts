import { isChanged } from '../magic/changes';
import type { Seat } from '../../../../../kernel/game/engine';
import { FLED, ALIVE as STANDING, type MrState } from '../../../combat/engine/state';
import { dropHeavy } from '../activities/travel';
import type { Questions, Telling } from '../activity';
import { arrange, arrangements, isArrangement, type ArrangeChoice } from '../belongings/arranging';
import type { Told } from '../events';
import { carries, itemOf } from '../kit';
import { individualsAt, isMover, placeOf, playerOf } from '../movers/individuals';
import { pass, passings } from '../movers/passing';
import type { Field, RealmState, Who } from '../state';
import { dealWith, dealings } from '../trade/dealings';
import type { Place } from '../world/ground';
import { airAsks, askToLand, type AirAsk, type AirChoice, type AirEvent } from './airborne';
import { runsTo } from './as-hero';
import { endFight } from './spoils';

export type AfterFightAsk =
  | AirAsk
  /** Half-way along which path does he stop? (MR-121) */
  | { readonly type: 'evening-run'; readonly seat: Seat }
  /** After the last round he arranges his belongings, and gives some away. (MR-198, MR-B62) */
  | { readonly type: 'evening-arrange'; readonly seat: Who };
export type AfterFightChoice =
  AirChoice | { readonly type: 'run-to'; readonly to: Place } | { readonly type: 'evening-done' };
export type AfterFightEvent =
  AirEvent | Told<'ran-off', { readonly seat: Seat; readonly place: Place; readonly to: Place }>;

/** Who is still there when the combat is over. */
export const standing = ({ seats }: Field, { heroes, order }: MrState): Seat[] =>
  order.flatMap((at) => (heroes[at]!.life === STANDING ? [seats[at]!] : []));

/** He stands half-way along a path until he moves on, and takes no part in this evening any more. What he cannot carry stays behind. (MR-028, MR-121, MR-122) */
function runTo(s: RealmState, seat: Seat, to: Place, tell: Telling): void {
  const who = s.who[seat]!;
  dropHeavy(s, seat, carries(s, seat), tell);
  who.toward = to;
  tell?.({ type: 'ran-off', rule: 'MR-122', seat, place: who.place, to });
}

function runOff(s: RealmState, seat: Seat, tell: Telling): void {
  const ends = runsTo(s, seat);
  if (ends.length === 1) runTo(s, seat, ends[0]!, tell);
  else s.asks.push({ type: 'evening-run', seat });
}

/** What the combat did is done to the realm, and who ran says where he is. */
export function settle(s: RealmState, field: Field, combat: MrState, tell: Telling): void {
  endFight(s, field, combat, tell);
  combat.heroes.forEach(({ life, flew }, at) => {
    // Whom a wish sent elsewhere is there already.
    if (life !== FLED || s.who[field.seats[at]!]!.place !== field.place) return;
    if (flew === 1) askToLand(s, field.seats[at]!);
    else runOff(s, field.seats[at]!, tell);
  });
}

/** Hired leaders there who act without their employers and could deal with somebody. (MR-198, MR-B32) */
const dealersAt = (s: RealmState, place: Place): readonly Who[] =>
  individualsAt(s, place).filter(
    (who) => isMover(s, who) && placeOf(s, playerOf(s, who)) !== place && dealings(s, who).length > 0,
  );

/** The last round is over: who is left may arrange what there is, once he has said what he takes. (MR-198, MR-B62) */
export function askToArrange(s: RealmState, place: Place, seats: readonly Seat[]): void {
  const able: readonly Who[] = [
    ...seats.filter(
      (seat) =>
        !isChanged(s, seat) &&
        arrangements(s, seat).length + passings(s, seat).length + dealings(s, seat).length > 0,
    ),
    ...dealersAt(s, place),
  ];
  s.asks.unshift(...able.toReversed().map((seat) => ({ type: 'evening-arrange' as const, seat })));
}

/** Worth a question where nobody fought: what changes the next day, which begins before anything can be arranged again. */
const matters = (s: RealmState, seat: Seat, choice: ArrangeChoice): boolean =>
  choice.type === 'activate-item' ||
  (choice.type === 'deactivate-item' && itemOf(s.who[seat]!.items[choice.item]!.id).kind === 'treasure');

/** A quiet evening: whoever could change something for the next day, or is not alone, may arrange and deal as well. (MR-198) */
export const askInPeace = (s: RealmState, place: Place, seats: readonly Seat[]): void =>
  askToArrange(
    s,
    place,
    seats.filter(
      (seat) =>
        dealings(s, seat).length > 0 ||
        passings(s, seat).some(({ to }) => to === seat) ||
        arrangements(s, seat).some((choice) => matters(s, seat, choice)),
    ),
  );

export const afterFightAsks: Questions<AfterFightAsk['type']> = {
  ...airAsks,
  'evening-run': {
    choices: (s, { seat }) => runsTo(s, seat).map((to) => ({ type: 'run-to', to })),
    answer(s, { seat }, choice, _dice, tell) {
      if (choice.type === 'run-to') runTo(s, seat, choice.to, tell);
    },
  },
  'evening-arrange': {
    choices: (s, { seat }) => [
      { type: 'evening-done' },
      ...arrangements(s, seat),
      ...passings(s, seat),
      ...dealings(s, seat),
    ],
    answer(s, ask, choice, dice, tell) {
      if (choice.type === 'evening-done') return;
      // Asked again, once this is done.
      s.asks.push(ask);
      if (isArrangement(choice)) arrange(s, ask.seat, choice, dice, tell);
      else if (choice.type === 'pass-item') pass(s, choice, tell);
      else dealWith(s, ask.seat, choice, tell);
    },
  },
};

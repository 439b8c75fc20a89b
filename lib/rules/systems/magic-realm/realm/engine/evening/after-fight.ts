import type { Seat } from '../../../../../kernel/game/engine';
import { FLED, ALIVE as STANDING, type MrState } from '../../../combat/engine/state';
import type { Questions, Telling } from '../activity';
import { arrange, arrangements, isArrangement } from '../belongings/arranging';
import type { Told } from '../events';
import type { Field, RealmState } from '../state';
import { deal, dealings } from '../trade/dealings';
import type { Place } from '../world/ground';
import { runsTo } from './as-hero';
import { endFight } from './spoils';

export type AfterFightAsk =
  /** Half-way along which path does he stop? (MR-121) */
  | { readonly type: 'evening-run'; readonly seat: Seat }
  /** After the last round he arranges his belongings, and gives some away. (MR-198, MR-B62) */
  | { readonly type: 'evening-arrange'; readonly seat: Seat };
export type AfterFightChoice =
  { readonly type: 'run-to'; readonly to: Place } | { readonly type: 'evening-done' };
export type AfterFightEvent = Told<
  'ran-off',
  { readonly seat: Seat; readonly place: Place; readonly to: Place }
>;

/** Who is still there when the combat is over. */
export const standing = ({ seats }: Field, { heroes, order }: MrState): Seat[] =>
  order.flatMap((at) => (heroes[at]!.life === STANDING ? [seats[at]!] : []));

/** He stands half-way along a path until he moves on, and takes no part in this evening any more. (MR-121, MR-122) */
function runTo(s: RealmState, seat: Seat, to: Place, tell: Telling): void {
  const who = s.who[seat]!;
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
  combat.heroes.forEach(({ life }, at) => {
    // Whom a wish sent elsewhere is there already.
    if (life === FLED && s.who[field.seats[at]!]!.place === field.place) runOff(s, field.seats[at]!, tell);
  });
}

/** The last round is over: who is left may arrange what there is, once he has said what he takes. (MR-198, MR-B62) */
export function askToArrange(s: RealmState, seats: readonly Seat[]): void {
  const able = seats.filter((seat) => arrangements(s, seat).length + dealings(s, seat).length > 0);
  s.asks.unshift(...able.toReversed().map((seat) => ({ type: 'evening-arrange' as const, seat })));
}

export const afterFightAsks: Questions<AfterFightAsk['type']> = {
  'evening-run': {
    choices: (s, { seat }) => runsTo(s, seat).map((to) => ({ type: 'run-to', to })),
    answer(s, { seat }, choice, _dice, tell) {
      if (choice.type === 'run-to') runTo(s, seat, choice.to, tell);
    },
  },
  'evening-arrange': {
    choices: (s, { seat }) => [{ type: 'evening-done' }, ...arrangements(s, seat), ...dealings(s, seat)],
    answer(s, ask, choice, dice, tell) {
      if (choice.type === 'evening-done') return;
      // Asked again, once this is done.
      s.asks.push(ask);
      if (isArrangement(choice)) arrange(s, ask.seat, choice, dice, tell);
      else deal(s, ask.seat, choice, tell);
    },
  },
};

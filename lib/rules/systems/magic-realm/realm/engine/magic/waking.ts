import type { Seat } from '../../../../../kernel/game/engine';
import type { Questions } from '../activity';
import { eveningOrder } from '../evening/combat-of';
import { dayOf, placeOf } from '../movers/individuals';
import { seatsAt, type RealmState, type Who } from '../state';
import { lightBy, lightings, type LightChoice } from './carpet';
import { energizeBy, energizings } from './enspell';

/** Does he wake a spell, as the phase of somebody else in his clearing begins? (MR-B25) */
export type WakeAsk = { readonly type: 'wake-spells'; readonly seat: Seat };
export type WakeChoice = { readonly type: 'let-sleep' } | LightChoice;

/** Spells, and that of a carpet of his own. (MR-B25, MR-T28) */
const wakings = (s: RealmState, seat: Seat) => [...energizings(s, seat), ...lightings(s, seat)];

/**
 * A phase of somebody begins: whoever else is in the clearing may wake a spell there with a color chit, clockwise from whoever
 * moved first. (MR-B25, MR-R20)
 */
export function askToWake(s: RealmState, who: Who): void {
  if (dayOf(s, who).toward >= 0 || s.turn!.over >= 0) return;
  for (const seat of eveningOrder(s, seatsAt(s, placeOf(s, who))).toReversed())
    if (seat !== who && s.who[seat]!.asleep === 0 && wakings(s, seat).length > 0)
      s.asks.push({ type: 'wake-spells', seat });
}

export const wakeAsks: Questions<WakeAsk['type']> = {
  'wake-spells': {
    choices: (s, { seat }) => [{ type: 'let-sleep' }, ...wakings(s, seat)],
    answer(s, ask, choice, _dice, tell) {
      if (choice.type === 'energize') energizeBy(s, ask.seat, choice, tell);
      else if (choice.type === 'light-carpet') lightBy(s, ask.seat, choice, tell);
      else return;
      // Several chits may wake several spells. (MR-118)
      if (wakings(s, ask.seat).length > 0) s.asks.push(ask);
    },
  },
};

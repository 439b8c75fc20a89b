import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { RealmChoice } from '../choices';
import { beginEvening, goOnEvening } from '../evening/evening';
import { fightChoices, fighting, playFight } from '../evening/fight';
import type { RealmEvent } from '../events';
import { questionOf } from '../questions';
import type { Field, RealmState } from '../state';
import { denizens } from '../world/denizens';
import type { Place } from '../world/ground';
import { placeNamed } from './realm';

/** For tests only: puts the first free counters of these kinds into a clearing. @throws where there are too few */
export function putDenizens(s: RealmState, at: string, ...ids: readonly string[]): number[] {
  return ids.map((id) => {
    const found = denizens.findIndex((one, i) => one.id === id && s.at[i]! < 0);
    if (found < 0) throw new Error(`there is no ${id} left`);
    s.at[found] = placeNamed(at);
    return found;
  });
}

/** For tests only: where these meet this evening, before anything was rolled or asked. */
export const fieldAt = (
  s: RealmState,
  place: Place,
  seats: readonly Seat[],
  all: readonly number[] = [],
): Field => ({
  day: s.day,
  place,
  seats: [...seats],
  denizens: [...all],
  meets: [],
  battles: [],
  unasked: [],
  over: 0,
  lent: 0,
});

/** An evening that a test plays step by step. */
export interface Evening {
  readonly s: RealmState;
  readonly events: RealmEvent[];
  /** Who is to decide, and what he may do; empty: the evening is over. */
  offers(): { readonly seat: Seat; readonly choices: readonly RealmChoice[] };
  play(dice: Dice, choice: RealmChoice): void;
}

/** The evening begins, and goes on until somebody is asked. */
export function eveningOf(s: RealmState, dice: Dice): Evening {
  const events: RealmEvent[] = [];
  const tell = (event: RealmEvent): void => void events.push(event);
  const goOn = (from: Dice): void => {
    for (;;) if (s.asks.length > 0 || fighting(s) || goOnEvening(s, from, tell)) return;
  };
  s.part = 'evening';
  beginEvening(s, dice);
  goOn(dice);
  return {
    s,
    events,
    offers() {
      const ask = s.asks.at(-1);
      if (ask) return { seat: ask.seat, choices: questionOf(ask).choices(s, ask) };
      const [seat] = fighting(s) ?? [];
      if (seat === undefined) return { seat: -1, choices: [] };
      return { seat, choices: fightChoices(s, seat).map((choice) => ({ type: 'fight', choice })) };
    },
    play(from, choice) {
      const ask = s.asks.pop();
      if (ask) questionOf(ask).answer(s, ask, choice, from, tell);
      else if (choice.type === 'fight') playFight(s, fighting(s)![0]!, choice.choice, from, tell);
      goOn(from);
    },
  };
}

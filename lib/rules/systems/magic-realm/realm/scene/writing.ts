import type { Seat } from '../../../../kernel/game/engine';
import type { ChoiceWords, EventWords } from '../../../../kernel/game/playable';
import type { ChoiceOf, RealmChoice } from '../engine/choices';
import type { EventOf, RealmEvent } from '../engine/events';
import type { RealmState } from '../engine/state';

/** Words for choices of some kinds; the state is the view of the seat. */
export type ChoiceWriters<K extends RealmChoice['type']> = {
  readonly [T in K]: (s: RealmState, seat: Seat, choice: ChoiceOf<T>) => ChoiceWords;
};

/** Words for events of some kinds; the state is a view after the move in which they happened. */
export type EventWriters<K extends RealmEvent['type']> = {
  readonly [T in K]: (event: EventOf<T>, s: RealmState) => EventWords;
};

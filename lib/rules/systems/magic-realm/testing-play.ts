import type { EngineUnderTest } from '../../conformance/engine';
import type { GameEvent } from '../../kernel/game/engine';
import { underTest as combat } from './combat/engine/testing';
import { play } from './play';
import { underTest as days } from './realm/engine/testing/engine';

/** What the states of both share. */
type Shared = { readonly game: unknown };
type Played = EngineUnderTest<unknown, Shared, unknown, GameEvent, unknown>;

/** Only the days have a day. */
const gameOf = (state: Shared): Played => ('day' in state ? days : combat) as unknown as Played;

/** For tests only: both games of Magic Realm, held to the promises of whichever is played. */
export const underTest: Played = {
  engine: play.engine as unknown as Played['engine'],
  count: (state) => gameOf(state).count(state),
  conceal: (state, ...others) => gameOf(state).conceal(state, ...others),
  bound: Math.max(days.bound, combat.bound),
  constant: 'game',
};

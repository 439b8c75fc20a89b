import type { EngineUnderTest } from '../../../../../conformance/engine';
import type { RealmChoice } from '../choices';
import type { RealmEvent } from '../events';
import { engine } from '../index';
import type { RealmState } from '../state';
import type { Newcomer } from '../world/fresh';
import type { RealmTable } from '../world/setup';
import { underTest } from './engine';

export type RealmUnderTest = EngineUnderTest<RealmTable, RealmState, RealmChoice, RealmEvent, RealmState>;

/** For tests only: one of the fourth level who begins at the inn and wants a little of everything. */
export const newcomer = (id: string, ...spells: readonly string[]): Newcomer => ({
  id,
  level: 4,
  start: 'inn',
  victory: [1, 1, 1, 1, 1],
  spells,
  colorChits: [],
});

/** The kind of choice in a fight; '': it is none. */
export const ofFight = (choice: RealmChoice): string => (choice.type === 'fight' ? choice.choice.type : '');

/** For tests only: games that begin otherwise, and whose players keep to some of the choices. */
export const playedAs = (
  prepare: (s: RealmState) => void,
  likely: (s: RealmState, seat: number, all: readonly RealmChoice[]) => readonly RealmChoice[],
): RealmUnderTest => ({
  ...underTest,
  engine: {
    ...engine,
    setup(table, dice, tell) {
      const s = engine.setup(table, dice, tell);
      prepare(s);
      return s;
    },
    choices: (s, seat) => likely(s, seat, engine.choices(s, seat)),
  },
});

import { z } from 'zod';
import { loadSystem, ok, refuse, type AnySystem } from '@/lib/rules';
import { definePlayable, type AnyPlayable, type Engine, type GameEvent } from '@/lib/rules/playing';
import { readMatch, type Match } from './block';
import type { SimWish } from './wish';

/** A race: who acts rolls a die or takes two plain steps; the first at the goal wins, and moving first helps. */
export interface Race {
  readonly goal: number;
  readonly at: number[];
  active: number;
}
type Go = { readonly type: 'roll' | 'walk' };
interface RaceTable {
  readonly players: number;
  readonly goal: number;
  /** Where each begins; absent: all at 0. */
  readonly starts?: readonly number[];
}

const race: Engine<RaceTable, Race, Go, GameEvent, Race> = {
  setup: ({ players, goal, starts }) => ({
    goal,
    at: starts ? [...starts] : new Array<number>(players).fill(0),
    active: 0,
  }),
  toAct: ({ at, goal, active }) => (at.some((place) => place >= goal) ? [] : [active]),
  choices: () => [{ type: 'roll' }, { type: 'walk' }],
  play(state, seat, { type }, dice, tell) {
    state.at[seat]! += type === 'roll' ? dice.roll(6) : 2;
    tell?.({ type, rule: type === 'roll' ? 'X-1' : 'X-2' });
    state.active = (state.active + 1) % state.at.length;
  },
  clone: (state) => ({ ...state, at: [...state.at] }),
  outcome({ at, goal }) {
    const winners = [...at.keys()].filter((seat) => at[seat]! >= goal);
    return winners.length > 0 ? { winners, by: 'goal', rules: ['X-3'] } : undefined;
  },
  view: (state) => state,
};

const empty = { width: 1, height: 1, spaces: [], lines: [], pieces: [], trays: [], seats: [] };
const phase = { title: 'Race', explains: '' };

/** The race as a system declares it; `engine` plants faults. */
export const raceOf = (engine: Partial<typeof race> = {}, entries: readonly string[] = []): AnyPlayable =>
  definePlayable({
    engine: { ...race, ...engine },
    seats: { least: 2, most: 3 },
    table: ({ lists, board }) => {
      const goal = (board as { goal: number } | undefined)?.goal ?? 30;
      if (goal > 900) return refuse({ path: ['board'], code: 'too_far', message: 'Nobody gets there.' });
      return ok({ players: lists.length, goal });
    },
    // Rolls give a step and a half more on average.
    steady: (_view: Race, _seat, choices) => choices[0]!,
    foresight: {
      imagine: (view: Race) => race.clone(view),
      worth: ({ at, goal }, seat) => at[seat]! / (goal + 6),
      depth: 9,
    },
    length: { unit: 'step', of: ({ at }: Race) => Math.max(...at) },
    shown: {},
    scene: () => ({ ...empty, phase }),
    choiceWords: (_view, _seat, { type }: Go) => ({ text: type, group: 'Go', rule: 'X-1', touches: [] }),
    eventWords: ({ type }) => ({ text: type }),
    entriesOf: ({ type }) => (type === 'roll' ? entries : []),
    endings: { goal: 'first at the goal' },
    // Who rolls loses breath; who has rolled before loses it to himself.
    lossReader: () => {
      let rolled = false;
      return ({ type }) => {
        if (type !== 'roll') return [];
        const by = rolled ? 'haste' : 'roll';
        rolled = true;
        return [{ lost: 'breath', by }];
      };
    },
    boards: {
      schema: z.strictObject({ goal: z.int() }),
      named: [{ id: 'short', name: 'Short', explains: '', board: { goal: 12 } }],
      ways: [{ id: 'any', name: 'Any', explains: '' }],
      make: (_way, dice) => ({ goal: 20 + dice.roll(20) }),
      check: () => [],
      fairness: () => [],
      scene: () => ({ ...empty, phase }),
    },
    situations: [],
  });

export const wishOf = (more: Partial<SimWish> = {}): SimWish => ({
  system: 'mms',
  seats: [{ bot: 'random' }, { bot: 'random' }],
  games: 400,
  seed: 'race',
  ...more,
});

/** @throws where the wish is refused */
export async function matchOf(more: Partial<SimWish> = {}, playable = raceOf()): Promise<Match> {
  const match = readMatch(await anySystem(), playable, wishOf(more));
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  return match.value;
}

/** Some system whose agreements and lists can be read. */
export const anySystem = (): Promise<AnySystem> => loadSystem('mms');

import { describe, expect, test } from 'vitest';
import { sharpBot, type Searchable } from './bots';
import { seededDice } from './dice';
import type { Engine, GameEvent } from './engine';

/** One choice of a door; behind each the seat wins so many times in a hundred. */
interface Doors {
  readonly chances: readonly number[];
  won: boolean | undefined;
}

const engine: Engine<readonly number[], Doors, number, GameEvent, Doors> = {
  setup: (chances) => ({ chances, won: undefined }),
  toAct: ({ won }) => (won === undefined ? [0] : []),
  choices: ({ chances }) => chances.map((_, door) => door),
  play: (s, _seat, door, dice) => {
    s.won = dice.below(100) < s.chances[door]!;
  },
  clone: (s) => ({ ...s }),
  outcome: ({ won }) => (won === undefined ? undefined : { winners: [won ? 0 : 1], by: 'door', rules: [] }),
  view: (s) => s,
};

const game = (sure: number | undefined): Searchable<readonly number[], Doors, number, GameEvent> => ({
  engine,
  steady: () => 0,
  foresight: { imagine: (view) => view, worth: () => 0.5, depth: 1, ...(sure === undefined ? {} : { sure }) },
});

/** How often each door was chosen in forty goes. */
function chosen(chances: readonly number[], sure: number | undefined): number[] {
  const doors = chances.map(() => 0);
  for (let n = 0; n < 40; n++) {
    const state = engine.setup(chances, seededDice(''));
    doors[sharpBot(game(sure), 120)(state, 0, engine.choices(state, 0), seededDice(`doors ${n}`))]!++;
  }
  return doors;
}

describe.each([undefined, 1])('a searching bot, sure by %s', (sure) => {
  test('leaves the steady bot for what wins more often', () => {
    const [, , best = 0] = chosen([30, 40, 80, 20], sure);
    expect(best).toBeGreaterThan(35);
  });

  test('stays with the steady bot where all comes to the same', () => {
    expect(chosen([50, 50, 50], sure)).toEqual([40, 0, 0]);
  });
});

test('the surer it must be, the more rarely it strays for little', () => {
  const strayed = (sure: number): number => 40 - chosen([50, 54, 46], sure)[0]!;
  expect(strayed(3)).toBeLessThan(strayed(0.5));
  expect(strayed(9)).toBe(0);
});

test.each([undefined, 1])(
  'says each look that it takes, and decides as if nobody listened (sure by %s)',
  (sure) => {
    const state = engine.setup([30, 40, 80, 20], seededDice(''));
    const choices = engine.choices(state, 0);
    const heard: number[] = [];
    const choice = sharpBot(game(sure), 120, (looks) => heard.push(looks))(
      state,
      0,
      choices,
      seededDice('door'),
    );
    expect(choice).toBe(sharpBot(game(sure), 120)(state, 0, choices, seededDice('door')));
    expect(heard).toEqual(Array.from({ length: heard.length }, (_, i) => i + 1));
    expect(heard.length).toBeGreaterThan(90);
    expect(heard.length).toBeLessThanOrEqual(120);
  },
);

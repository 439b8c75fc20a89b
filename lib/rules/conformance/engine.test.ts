import { expect, test } from 'vitest';
import type { Dice } from '../kernel/game/dice';
import type { Engine, GameEvent, Seat } from '../kernel/game/engine';
import { proveGame, type EngineUnderTest } from './engine';

/** A race: who rolls draws a token; the third token wins. Small enough to break in every way that the suite must see. */
interface Race {
  tokens: number[][];
  hidden: number[];
  next: Seat;
  rules: { readonly faces: number[] };
}
type Choice = { readonly type: 'roll' } | { readonly type: 'wait' };

const race: Engine<null, Race, Choice, GameEvent, unknown> = {
  setup: (_, dice) => ({
    tokens: [[], []],
    hidden: dice.shuffle([1, 2, 3, 4, 5]),
    next: 0,
    rules: { faces: [2] },
  }),
  toAct: (s) => (s.tokens.some((t) => t.length === 3) ? [] : [s.next]),
  choices: () => [{ type: 'roll' }, { type: 'wait' }],
  play(s, seat, choice, dice) {
    if (choice.type === 'roll' && dice.roll(2) === 2) s.tokens[seat]!.push(s.hidden.pop()!);
    s.next = 1 - seat;
  },
  clone: (s) => structuredClone(s),
  outcome(s) {
    const winner = s.tokens.findIndex((t) => t.length === 3);
    return winner < 0 ? undefined : { winners: [winner], by: 'three', rules: [] };
  },
  view: (s) => ({ ...s, hidden: s.hidden.length }),
};
const sound: EngineUnderTest<null, Race, Choice, GameEvent, unknown> = {
  engine: race,
  count: (s) => [...s.tokens.flat(), ...s.hidden].sort().join(),
  conceal: (s, _, dice) => ({ ...s, hidden: dice.shuffle(s.hidden) }),
  bound: 500,
};
const broken = (change: Partial<typeof race>): typeof sound => ({ ...sound, engine: { ...race, ...change } });

test('a sound engine passes, and the same seed is the same game', () => {
  expect(proveGame(sound, null, 'a')).toEqual(proveGame(sound, null, 'a'));
  expect(proveGame(sound, null, 'a').end).not.toBe(proveGame(sound, null, 'b').end);
});

test.each([
  ['a clone that shares an array', { clone: (s: Race) => ({ ...s }) }, 'changed its original'],
  ['a view that shows the pile', { view: (s: Race) => s }, 'shows something hidden'],
  [
    'choices that depend on the pile',
    { choices: (s: Race): Choice[] => (s.hidden.at(-1)! > 2 ? [{ type: 'roll' }] : [{ type: 'wait' }]) },
    'tell something hidden',
  ],
  ['a seat without a choice', { choices: () => [] }, 'has no choice'],
  [
    'a choice offered twice',
    { choices: (): Choice[] => [{ type: 'roll' }, { type: 'roll' }] },
    'offered twice',
  ],
  ['nobody to act in mid-game', { toAct: () => [] }, 'over and yet'],
  ['an endless game', { toAct: () => [0], outcome: () => undefined, play: () => undefined }, 'no end within'],
  [
    'a blind pick of one more often than another',
    {
      pickOne: (_s: Race, _seat: Seat, dice: Dice): Choice => ({
        type: dice.below(3) === 0 ? 'roll' : 'wait',
      }),
    },
    'come up unevenly',
  ],
  ['a blind pick that never takes one', { pickOne: (): Choice => ({ type: 'roll' }) }, 'come up unevenly'],
  [
    'a blind pick of what is not offered',
    { pickOne: (_s: Race, _seat: Seat, dice: Dice) => ({ type: dice.pick(['roll', 'wait', 'leap']) }) },
    'not offered',
  ],
  [
    'a blind pick by more than one number',
    {
      pickOne: (_s: Race, _seat: Seat, dice: Dice): Choice => {
        const first = dice.below(2);
        return { type: first + dice.below(3) > 1 ? 'roll' : 'wait' };
      },
    },
    'unlike the one before',
  ],
  [
    'a blind pick that changes something',
    {
      pickOne: (s: Race, _seat: Seat, dice: Dice) => {
        s.hidden.push(s.hidden.shift()!);
        return dice.pick<Choice>([{ type: 'roll' }, { type: 'wait' }]);
      },
    },
    'changed the state',
  ],
  [
    'a token that vanishes',
    {
      play: (s: Race, seat: Seat) => {
        s.hidden.pop();
        s.next = 1 - seat;
      },
    },
    'appeared or vanished',
  ],
] as const)('%s is caught', (_, change, complaint) => {
  expect(() => {
    for (let i = 0; i < 20; i++) proveGame(broken(change as Partial<typeof race>), null, `fault ${i}`);
  }).toThrow(complaint);
});

test('a blind pick that tries again is sound', () => {
  const pickOne = (_s: Race, _seat: Seat, dice: Dice): Choice => {
    for (;;) {
      const n = dice.below(5);
      if (n < 4) return { type: n % 2 === 0 ? 'roll' : 'wait' };
    }
  };
  expect(proveGame(broken({ pickOne }), null, 'a')).toEqual(proveGame(sound, null, 'a'));
});

test('what all states of a game share survives, and whoever changes it is caught at once', () => {
  const engine = { ...race, clone: (s: Race): Race => ({ ...structuredClone(s), rules: s.rules }) };
  const sharing: typeof sound = { ...sound, engine, constant: 'rules' };
  expect(proveGame(sharing, null, 'a')).toEqual(proveGame(sound, null, 'a'));
  const play = (s: Race): void => void s.rules.faces.push(3);
  expect(() => proveGame({ ...sharing, engine: { ...engine, play } }, null, 'a')).toThrow(TypeError);
});

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { seededDice } from '../kernel/game/dice';
import type { Engine, GameEvent, Seat } from '../kernel/game/engine';
import { isPlayable, systemSlugs } from '../registry';
import type { UnderTest } from './beside';
import { anyOf, by, fields, named } from './numbers';
import { equalDice, mixedWithin, proveNumbers, type Renumbering } from './renumbered';

/** Climbers: each player has four. One of the reserve comes up, one goes on, or a storm shakes all who stand lowest. */
interface Climb {
  next: Seat;
  /** By climber, four of each seat: how high, −1 in the reserve. */
  at: number[];
}
type Choice =
  { readonly type: 'come' | 'storm' | 'rest' } | { readonly type: 'climb'; readonly climber: number };
type Event = GameEvent & { readonly type: 'fell' | 'went'; readonly climber: number };

const OWN = 4;
const ownOf = (s: Climb, seat: Seat, where: (at: number) => boolean): number[] =>
  s.at.flatMap((at, one) => (Math.trunc(one / OWN) === seat && where(at) ? [one] : []));
const lowest = (s: Climb): number[] => {
  const least = Math.min(...s.at.filter((at) => at >= 0));
  return s.at.flatMap((at, one) => (at === least ? [one] : []));
};

const climb: Engine<null, Climb, Choice, Event, Climb> = {
  setup: () => ({ next: 0, at: [0, -1, -1, -1, 0, -1, -1, -1] }),
  toAct: (s) => (Math.max(...s.at) > 9 ? [] : [s.next]),
  choices: (s, seat) => [
    { type: 'rest' },
    { type: 'storm' },
    ...(ownOf(s, seat, (at) => at < 0).length > 0 ? [{ type: 'come' as const }] : []),
    ...ownOf(s, seat, (at) => at >= 0).map((climber) => ({ type: 'climb' as const, climber })),
  ],
  play(s, seat, choice, dice, tell) {
    s.next = 1 - seat;
    if (choice.type === 'come') s.at[ownOf(s, seat, (at) => at < 0)[0]!] = 0;
    else if (choice.type === 'climb') {
      s.at[choice.climber]!++;
      tell?.({ type: 'went', rule: 'R', climber: choice.climber });
    } else if (choice.type === 'storm')
      for (const one of lowest(s)) {
        if (dice.roll(6) > 2) continue;
        s.at[one] = -1;
        tell?.({ type: 'fell', rule: 'R', climber: one });
      }
  },
  clone: (s) => structuredClone(s),
  outcome: (s) => (Math.max(...s.at) > 9 ? { winners: [], by: 'top', rules: [] } : undefined),
  view: (s) => s,
};

type Kind = 'seat' | 'climber';
const climber = named<Kind>('climber');
type Climbing = UnderTest<Kind, null, Climb, Choice, Event> & {
  readonly renumbering: Renumbering<Kind, Climb>;
};
const sound: Climbing = {
  engine: climb,
  numbering: {
    idle: ['rest'],
    state: (s, to) => fields<Kind, Climb>({ at: by('climber') })(climb.clone(s), to),
    choice: (choice, _, to) => anyOf<Kind, Choice>({ climber })(choice, to),
    event: (event, _, to) => ({ ...event, climber: climber(event.climber, to) }),
  },
  renumbering: {
    classes: (s) => ({ seat: [0, 1], climber: s.at.map((_, one) => Math.trunc(one / OWN)) }),
    aside: (s) => ({ climber: s.at.map((at, one) => (at < 0 ? `${Math.trunc(one / OWN)}` : undefined)) }),
  },
};
const prove = (under: Climbing): void => {
  for (let i = 0; i < 20; i++) proveNumbers(under, null, 2, `climb ${i}`, { alone: 4, beside: 30, times: 3 });
};

test('a game that asks, rolls for each by himself, and takes anybody of the reserve, passes', () => {
  expect(() => prove(sound)).not.toThrow();
});

const { aside: _reserve, ...withoutReserve } = sound.renumbering;

const faults: readonly (readonly [string, Partial<Climbing> | Partial<typeof climb>, string])[] = [
  [
    'of several who stand alike the first is taken',
    {
      play(s, seat, choice, dice, tell) {
        climb.play(s, seat, choice.type === 'storm' ? { type: 'rest' } : choice, dice, tell);
        if (choice.type === 'storm') s.at[lowest(s)[0]!] = -1;
      },
    },
    'another position',
  ],
  [
    'the last of them holds on, whoever he is',
    {
      play(s, seat, choice, dice, tell) {
        const last = lowest(s).at(-1)!;
        const before = s.at[last]!;
        climb.play(s, seat, choice, dice, tell);
        if (choice.type === 'storm') s.at[last] = before;
      },
    },
    'another position',
  ],
  [
    'a choice that goes by the number',
    {
      choices: (s, seat) =>
        climb.choices(s, seat).filter((one) => one.type !== 'climb' || one.climber % 2 === 0),
    },
    'something else is offered',
  ],
  [
    'news of somebody else',
    {
      play: (s, seat, choice, dice, tell) =>
        climb.play(s, seat, choice, dice, tell && ((e) => tell({ ...e, climber: seat * OWN }))),
    },
    'something else is told',
  ],
  [
    'a view that covers by the number',
    { view: (s) => ({ ...s, at: s.at.map((at, one) => (one === 0 ? 0 : at)) }) },
    'sees something else',
  ],
  ['a reserve of which nobody said that it is one', { renumbering: withoutReserve }, 'another position'],
];

test.each(faults)('%s is caught', (_, change, complaint) => {
  const under = 'renumbering' in change ? change : { engine: { ...climb, ...change } };
  expect(() => prove({ ...sound, ...under })).toThrow(complaint);
});

test('things change numbers within their class, and equal dice end ties', () => {
  const ways = Array.from({ length: 30 }, (_, i) =>
    mixedWithin(['a', 'b', 'a'], seededDice(`mixed ${i}`)).join(),
  );
  expect([...new Set(ways)].sort()).toEqual(['0,1,2', '2,1,0']);
  const dice = equalDice('ties');
  const faces = Array.from({ length: 200 }, () => dice.roll(6));
  expect([new Set(faces.slice(0, 50)).size, new Set(faces).size]).toEqual([1, 6]);
});

/** Counters and groups of the 28 days have names, and their order is named by the rules. */
const without: readonly string[] = ['magic-realm'];

test.each(systemSlugs.filter((slug) => isPlayable(slug) && !without.includes(slug)))(
  '%s plays on with other numbers',
  (slug) => {
    const files = readdirSync(path.join(import.meta.dirname, '../systems', slug), {
      recursive: true,
      encoding: 'utf8',
    });
    expect(files.some((file) => path.basename(file) === 'numbers.test.ts')).toBe(true);
  },
);

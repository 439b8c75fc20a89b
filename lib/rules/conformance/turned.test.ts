import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Engine, GameEvent, Seat } from '../kernel/game/engine';
import { isPlayable, systemSlugs } from '../registry';
import type { UnderTest } from './beside';
import { anyOf, by, each, fields, named } from './numbers';
import { bySeats, movedOn, proveSeats, type Turning } from './turned';

/** A race: who rolls more than half goes on; whoever overtakes another sends him back. Who began is in the state. */
interface Race {
  readonly first: Seat;
  next: Seat;
  at: number[];
  winners: number[];
}
type Choice = { readonly type: 'roll' } | { readonly type: 'swap'; readonly with: Seat };
type Event = GameEvent & { readonly type: 'went'; readonly seat: Seat };

const PLAYERS = 3;
const race: Engine<null, Race, Choice, Event, Race> = {
  setup: (_, dice) => {
    const first = dice.below(PLAYERS);
    return { first, next: first, at: [0, 0, 0], winners: [] };
  },
  toAct: (s) => (s.winners.length > 0 ? [] : [s.next]),
  choices: (s, seat) => [
    { type: 'roll' },
    ...s.at.flatMap((at, other) => (at > s.at[seat]! ? [{ type: 'swap' as const, with: other }] : [])),
  ],
  play(s, seat, choice, dice, tell) {
    if (choice.type === 'swap') [s.at[seat], s.at[choice.with]] = [s.at[choice.with]!, s.at[seat]!];
    else if (dice.roll(6) > 3) s.at[seat]!++;
    tell?.({ type: 'went', rule: 'R', seat });
    s.next = (seat + 1) % PLAYERS;
    if (s.next === s.first && Math.max(...s.at) > 3)
      s.winners = s.at.flatMap((at, one) => (at > 3 ? [one] : []));
  },
  clone: (s) => structuredClone(s),
  outcome: (s) => (s.winners.length > 0 ? { winners: s.winners, by: 'first', rules: [] } : undefined),
  view: (s) => s,
};
const seat = named<'seat'>('seat');
const state = fields<'seat', Race>({
  first: seat,
  next: seat,
  at: by('seat'),
  winners: (all, to) => each(seat)(all, to).sort(),
});
type Racing = UnderTest<'seat', null, Race, Choice, Event> & { readonly turning: Turning<'seat', Race> };
const sound: Racing = {
  engine: race,
  numbering: {
    idle: [],
    state: (s, to) => state(race.clone(s), to),
    choice: (choice, _, to) => anyOf<'seat', Choice>({ with: seat })(choice, to),
    event: (event, _, to) => ({ ...event, seat: seat(event.seat, to) }),
  },
  turning: { seats: 'cycled', isSet: () => true, places: (_, seats) => ({ seat: seats }) },
};
const prove = (under: Racing): void => {
  for (let i = 0; i < 60; i++)
    proveSeats(under, null, PLAYERS, `race ${i}`, { alone: 6, beside: 30, times: 3 });
};

test('a game that does not know where anybody sits passes', () => {
  prove(sound);
  expect([...proveSeats(sound, null, PLAYERS, 'race', { alone: 0, beside: 50, times: 1 })]).toEqual(['went']);
});

const faults: readonly (readonly [string, Partial<typeof race>, string])[] = [
  [
    'who goes last wins a tie by the number of his seat',
    {
      play(s, own, choice, dice, tell) {
        race.play(s, own, choice, dice, tell);
        s.winners.splice(1);
      },
    },
    'another position',
  ],
  [
    'a round that begins with the first seat',
    {
      play(s, own, choice, dice, tell) {
        race.play(s, own, choice, dice, tell);
        if (s.next === s.first) s.next = 0;
      },
    },
    'another position',
  ],
  ['a seat that is asked for another', { toAct: (s) => race.toAct(s).map(() => 0) }, 'others are asked'],
  [
    'a choice that only one seat has',
    { choices: (s, own) => race.choices(s, own).filter(({ type }) => own > 0 || type === 'roll') },
    'something else is offered',
  ],
  [
    'news of somebody else',
    {
      play: (s, own, choice, dice, tell) =>
        race.play(s, own, choice, dice, tell && ((e) => tell({ ...e, seat: 0 }))),
    },
    'something else is told',
  ],
  [
    'a view that shows more to one seat',
    { view: (s, own) => (own === 0 ? s : { ...s, at: s.at.map(() => -1) }) },
    'sees something else',
  ],
];

test.each(faults)('%s is caught', (_, change, complaint) => {
  expect(() => prove({ ...sound, engine: { ...race, ...change } })).toThrow(complaint);
});

test('what lies seat after seat goes with its seat, however much each has', () => {
  expect(bySeats([2, 1, 3], movedOn(3, 1))).toEqual([3, 4, 5, 0, 1, 2]);
  expect(by('seat', named<'seat'>('seat'))([2, 0, -1], { seat: movedOn(3, 1) })).toEqual([-1, 0, 1]);
});

test.each(systemSlugs.filter(isPlayable))('%s plays on turned seats', (slug) => {
  const files = readdirSync(path.join(import.meta.dirname, '../systems', slug), {
    recursive: true,
    encoding: 'utf8',
  });
  expect(files.some((file) => path.basename(file) === 'seats.test.ts')).toBe(true);
});

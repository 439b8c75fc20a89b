import { budget } from '../../../kernel/verdict/legality';
import type { Field } from '../../../kernel/list/field';
import type { DrawnForm } from '../../../kernel/system';
import { capital } from '../../../kernel/words/words';
import type { MmEntry } from '../catalogue/entry';
import { figureTypes } from '../catalogue/vocabulary';
import type { MmHouse } from '../house';
import { middleOf } from '../legality/first-figures';
import type { MmOptions, Seat, SetupOptions } from '../options';
import {
  colours,
  corners,
  oppositeOf,
  seatNames,
  sheetNumbers,
  usualSeats,
  type Corner,
  type SeatName,
} from '../seats';
import { isCoherent } from './pool';

const cornerNames: Readonly<Record<Corner, string>> = {
  a8: 'North-west (a8)',
  h8: 'North-east (h8)',
  h1: 'South-east (h1)',
  a1: 'South-west (a1)',
};

const figureChoices = figureTypes.map((value) => ({ value, label: capital(value) }));

const seatFields = (i: number, isMiddle: boolean): readonly Field[] => {
  const group = `Player ${i + 1}`;
  const path = (key: keyof Seat): readonly string[] => ['seats', seatNames[i]!, key];
  return [
    { path: path('name'), label: 'Name', group, input: 'text', max: 40 },
    {
      path: path('colour'),
      label: 'Colour',
      group,
      input: 'choice',
      choices: colours.map((value) => ({ value, label: capital(value) })),
    },
    {
      path: path('corner'),
      label: 'Corner',
      group,
      input: 'choice',
      choices: corners.map((value) => ({ value, label: cornerNames[value] })),
    },
    { path: path('figure'), label: 'First figure', group, input: 'choice', choices: figureChoices },
    ...(isMiddle
      ? ([
          {
            path: path('extra'),
            label: 'Extra figure in the empty corner',
            help: 'He is caught in the middle and may add one.',
            group,
            input: 'choice',
            choices: figureChoices,
          },
        ] as const)
      : []),
  ];
};

/** A sheet on which of each seat only what is given was chosen. */
const sheet = (players: number, given: (name: SeatName, at: number) => Partial<Seat>): SetupOptions => ({
  form: 'setup',
  players,
  seats: {
    one: { ...usualSeats.one, ...given('one', 0) },
    two: { ...usualSeats.two, ...given('two', 1) },
    three: { ...usualSeats.three, ...given('three', 2) },
    four: { ...usualSeats.four, ...given('four', 3) },
  },
});

/** The sheet that sets a game up: players, colours, corners and first figures (MM-061 to MM-069). */
export const setupForm: DrawnForm<MmEntry, MmHouse, MmOptions> = {
  id: 'setup',
  name: 'Setup sheet',
  explains: 'Who plays which colour from which corner, with which first figure, and what wins.',
  provenance: 'printed',
  start: ({ players }) => ({
    entries: [],
    options: sheet(players, () => ({ figure: 'hero' })),
  }),
  accepts: () => false,
  fields({ options }, { threePlayerMiddle }) {
    if (options.form !== 'setup') return [];
    const middle = threePlayerMiddle === 'extraFigure' ? middleOf(options)?.seat : undefined;
    const group = 'The game';
    return [
      { path: ['players'], label: 'Players', group, input: 'number', min: 2, max: 4 },
      ...seatNames.slice(0, Math.max(0, options.players)).flatMap((_, i) => seatFields(i, i === middle)),
      { path: ['boardSeed'], label: 'Seed of the board', group: 'Board', input: 'text', max: 40 },
      ...sheetNumbers.map(({ key, title, min, max }): Field => ({
        path: [key],
        label: title,
        help: 'Left empty: as agreed.',
        group: 'What wins, and other numbers',
        input: 'number',
        min,
        max,
      })),
    ];
  },
  budget: ({ options }, { players }) =>
    budget('player', options.form === 'setup' ? options.players : 0, players),
  costOf: () => undefined,
  random(dice, house) {
    if (!isCoherent(house)) return undefined;
    const places = dice.shuffle(corners);
    const [first] = places;
    // Two players sit across the board (MM-301).
    if (house.players === 2 && first) places[1] = oppositeOf(first)!;
    const sets = dice.shuffle(colours);
    const options = sheet(house.players, (_, at) =>
      at < house.players ? { colour: sets[at]!, corner: places[at]!, figure: dice.pick(figureTypes) } : {},
    );
    const middle = house.threePlayerMiddle === 'extraFigure' ? middleOf(options) : undefined;
    const name = middle && seatNames[middle.seat];
    if (!name) return { entries: [], options };
    const mine = options.seats[name];
    // Where not even a card allows two of a type, it is another (MM-L18).
    const others =
      house.figureCapWithCard < 2 ? figureTypes.filter((type) => type !== mine.figure) : figureTypes;
    const seat = { ...mine, extra: dice.pick(others) };
    return { entries: [], options: { ...options, seats: { ...options.seats, [name]: seat } } };
  },
};

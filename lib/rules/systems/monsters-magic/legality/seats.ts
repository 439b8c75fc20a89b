import type { Finding, Mend } from '../../../kernel/verdict/legality';
import type { Seat, SetupOptions } from '../options';
import { colours, corners, oppositeOf, optionOf, seatNames, seatsOf } from '../seats';
import { asOptions, sheetOf, type MmCheck } from './types';

/** The sheet with one seat changed. */
export const withSeat = (sheet: SetupOptions, at: number, seat: Seat): SetupOptions => ({
  ...sheet,
  seats: { ...sheet.seats, [seatNames[at]!]: seat },
});

/** All seats in use made anew: what can stay stays, and each has a colour, a corner and one first figure of his own. */
function reseated(sheet: SetupOptions): SetupOptions {
  const freeColours = new Set<Seat['colour']>(colours);
  const freeCorners = new Set<string>(corners);
  const take = <T>(wanted: T, free: Set<T>): T => {
    const found = free.has(wanted) ? wanted : [...free][0]!;
    free.delete(found);
    return found;
  };
  return seatsOf(sheet).reduce<SetupOptions>((made, { name, colour, corner, figure }, at) => {
    // Two players sit across the board (MM-301).
    const across = sheet.players === 2 && at === 1 ? oppositeOf(made.seats.one.corner) : undefined;
    return withSeat(made, at, {
      ...(name === undefined ? {} : { name }),
      colour: take(colour, freeColours),
      corner: take(across ?? corner, freeCorners),
      figure: figure && figure !== 'garrison' ? figure : 'hero',
    });
  }, sheet);
}

/** Two, three or four players, and as many as the table agreed. (MM-001) */
export const playerCount: MmCheck = {
  code: 'MM-L01',
  stage: 'list',
  forms: ['setup'],
  title: 'Two to four players',
  judges: ['players'],
  severity: 'error',
  rules: ['MM-001'],
  because: 'players',
  find(list, { players: agreed }) {
    const { players } = sheetOf(list);
    if (players < 2 || players > 4) return [{ facts: { what: 'range', players } }];
    return players === agreed ? [] : [{ facts: { what: 'agreed', players, agreed }, severity: 'warning' }];
  },
  mend: (list, _finding, { players }) => [
    { label: `Play with ${players}`, options: asOptions({ ...sheetOf(list), players }) },
    {
      label: `Play with ${players}, each in a corner of his own`,
      options: asOptions(reseated({ ...sheetOf(list), players })),
    },
  ],
};

const shared = <K extends 'colour' | 'corner'>(
  seats: readonly Seat[],
  key: K,
): ReadonlyMap<Seat[K], readonly number[]> => {
  const by = new Map<Seat[K], number[]>();
  seats.forEach((seat, i) => by.set(seat[key], [...(by.get(seat[key]) ?? []), i + 1]));
  return by;
};

const aboutAll = (players: readonly number[], key: keyof Seat): readonly string[] =>
  players.map((player) => optionOf(player, key));

/** Colours and corners are all different, and a corner is a corner. (MM-064, MM-067) */
export const seatsApart: MmCheck = {
  code: 'MM-L15',
  stage: 'list',
  forms: ['setup'],
  title: 'A colour and a corner for each player',
  severity: 'error',
  rules: ['MM-013', 'MM-064', 'MM-067'],
  find(list) {
    const seats = seatsOf(sheetOf(list));
    const out: Finding[] = [];
    for (const [colour, who] of shared(seats, 'colour'))
      if (who.length > 1)
        out.push({ facts: { what: 'colour', colour, seats: who }, about: aboutAll(who, 'colour') });
    for (const [space, who] of shared(seats, 'corner')) {
      const about = aboutAll(who, 'corner');
      if (!oppositeOf(space)) out.push({ facts: { what: 'noCorner', space, seats: who }, about });
      else if (who.length > 1) out.push({ facts: { what: 'corner', space, seats: who }, about });
    }
    return out;
  },
  mend(list, { facts }) {
    const sheet = sheetOf(list);
    const seats = seatsOf(sheet);
    const who = facts['seats'];
    const last = Array.isArray(who) ? Number(who.at(-1)) - 1 : -1;
    const seat = seats[last];
    if (!seat) return [];
    // Where three share one, moving the last of them is not enough.
    const all: Mend = {
      label: 'Give every player a colour and a corner of his own',
      options: asOptions(reseated(sheet)),
    };
    if (facts['what'] === 'colour')
      return [
        ...colours
          .filter((c) => seats.every((s) => s.colour !== c))
          .slice(0, 1)
          .map((colour) => ({
            label: `Give player ${last + 1} the ${colour} set`,
            options: asOptions(withSeat(sheet, last, { ...seat, colour })),
          })),
        all,
      ];
    const free = corners.filter((c) => seats.every((s) => s.corner !== c));
    return [
      ...free.map((corner): Mend => ({
        label: `Put player ${last + 1} in ${corner}`,
        options: asOptions(withSeat(sheet, last, { ...seat, corner })),
      })),
      all,
    ];
  },
};

/** Two players begin across the board from each other. (MM-301) */
export const oppositeCorners: MmCheck = {
  code: 'MM-L16',
  stage: 'list',
  forms: ['setup'],
  title: 'Two players in opposite corners',
  judges: ['seats.*.corner'],
  severity: 'error',
  rules: ['MM-301', 'MM-067'],
  find(list) {
    const sheet = sheetOf(list);
    const [one, two] = seatsOf(sheet);
    if (sheet.players !== 2 || !one || !two || one.corner === two.corner) return [];
    const across = oppositeOf(one.corner);
    if (!across || !oppositeOf(two.corner) || across === two.corner) return [];
    return [{ facts: { one: one.corner, two: two.corner, across } }];
  },
  mend(list) {
    const sheet = sheetOf(list);
    const [one, two] = seatsOf(sheet);
    const across = one && oppositeOf(one.corner);
    if (!two || !across) return [];
    return [
      {
        label: `Put player 2 in ${across}`,
        options: asOptions(withSeat(sheet, 1, { ...two, corner: across })),
      },
    ];
  },
};

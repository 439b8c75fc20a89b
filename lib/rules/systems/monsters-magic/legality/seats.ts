import type { Finding, Mend } from '../../../kernel/legality';
import type { Seat, SetupOptions } from '../options';
import { colours, corners, oppositeOf, optionOf, seatNames, seatsOf } from '../seats';
import { asOptions, sheetOf, type MmCheck } from './types';

/** The sheet with one seat changed. */
export const withSeat = (sheet: SetupOptions, at: number, seat: Seat): SetupOptions => ({
  ...sheet,
  seats: { ...sheet.seats, [seatNames[at]!]: seat },
});

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
    if (facts['what'] === 'colour') {
      const colour = colours.find((c) => seats.every((s) => s.colour !== c));
      if (!colour) return [];
      const label = `Give player ${last + 1} the ${colour} set`;
      return [{ label, options: asOptions(withSeat(sheet, last, { ...seat, colour })) }];
    }
    const free = corners.filter((c) => seats.every((s) => s.corner !== c));
    return free.map((corner): Mend => ({
      label: `Put player ${last + 1} in ${corner}`,
      options: asOptions(withSeat(sheet, last, { ...seat, corner })),
    }));
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

import type { Seat, SetupOptions } from './options';

export const colours = ['red', 'blue', 'green', 'yellow'] as const;

/** The four corners clockwise from the north-west, where columns run a to h eastward and rows 8 to 1 southward. */
export const corners = ['a8', 'h8', 'h1', 'a1'] as const;

export type Corner = (typeof corners)[number];

/** In seat order. Those beyond the number of players are idle. */
export const seatNames = ['one', 'two', 'three', 'four'] as const;
export type SeatName = (typeof seatNames)[number];

/** Who sits where as long as nobody chooses; the second sits across the board from the first. */
export const usualSeats = {
  one: { colour: 'red', corner: 'a8' },
  two: { colour: 'blue', corner: 'h1' },
  three: { colour: 'green', corner: 'h8' },
  four: { colour: 'yellow', corner: 'a1' },
} as const satisfies Readonly<Record<SeatName, { colour: (typeof colours)[number]; corner: Corner }>>;

/** Range of each number that a sheet may repeat, as the agreement’s own schema has it (ledger chapter 5). */
export const sheetNumbers = [
  { key: 'templesToWin', title: 'Temples to win', min: 4, max: 8, off: true },
  { key: 'garrisonsToWin', title: 'Garrisons to win', min: 16, max: 33, off: true },
  { key: 'turnsPerPlayer', title: 'Turns per player', min: 5, max: 50, off: false },
  { key: 'controlThreshold', title: 'Spaces for control', min: 3, max: 8, off: false },
  { key: 'handMax', title: 'Maximum hand size', min: 0, max: 12, off: false },
  { key: 'permanentsCount', title: 'Permanents per player', min: 0, max: 10, off: false },
] as const;

/** The seats in use, in seat order. */
export const seatsOf = ({ players, seats }: SetupOptions): readonly Seat[] =>
  seatNames.slice(0, Math.max(0, players)).map((name) => seats[name]);

/** Where the option of a seat stands, by the number of its player. */
export const optionOf = (player: number, key: keyof Seat): string => `seats.${seatNames[player - 1]!}.${key}`;

/** The corner across the board. */
export function oppositeOf(space: string): Corner | undefined {
  const at = (corners as readonly string[]).indexOf(space);
  return at < 0 ? undefined : corners[(at + 2) % 4];
}

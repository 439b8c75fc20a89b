import type { SeatKey } from './kept-seats';

export const gamePath = (id: string) => `/play/${id}` as const;

/** The address that lets somebody take a seat. What stands behind the `#` is sent to no server and stands in no log. */
export const invitation = (origin: string, id: string, { seat, key }: SeatKey): string =>
  `${origin}${gamePath(id)}#seat=${seat + 1}&key=${key}`;

/** The seat that an address offers; undefined where it offers none. */
export function invitedTo(hash: string): SeatKey | undefined {
  const given = new URLSearchParams(hash.slice(1));
  const [seat, key] = [Number(given.get('seat')), given.get('key')];
  return Number.isInteger(seat) && seat >= 1 && key ? { seat: seat - 1, key } : undefined;
}

import { z } from 'zod';
import { BoardInput } from '../options';
import type { Board, PadId } from './board';

/** The domains of a table in the order of the seats; fewer than there are players come round again. */
export interface Realm {
  readonly domains: readonly Board[];
}

export const Realm: z.ZodType<Realm> = z
  .strictObject({ domains: z.array(BoardInput).min(1).max(7) })
  .meta({ title: 'Domains', description: 'The domain of each seat; one alone stands at every seat' });

export const domainOf = ({ domains: all }: Realm, seat: number): Board => all[seat % all.length]!;

/** Neighbour and pad that a transmitter leads to, in a ring of so many (SS-063, SS-064, SS-R20). */
export const linkOf = (
  pad: 'TXL' | 'TXR',
  seat: number,
  players: number,
): { readonly seat: number; readonly pad: PadId } =>
  pad === 'TXL'
    ? { seat: (seat + 1) % players, pad: 'RXR' }
    : { seat: (seat + players - 1) % players, pad: 'RXL' };

/** Id of a spot or pad in a scene: the seat whose domain it is in, and its name there. */
export const spaceId = (seat: number, spot: string): string => `${seat}-${spot}`;

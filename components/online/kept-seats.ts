import { z } from 'zod';
import { dropText, keepText, keptJson, keysAfter } from '@/components/ui/kept-text';

const SeatKey = z.object({ seat: z.int().min(0), key: z.string().min(1) });
/** A seat and what proves it. */
export type SeatKey = z.infer<typeof SeatKey>;

const KeptSeat = z.object({
  system: z.string(),
  /** Absent: this browser only invited others. */
  mine: SeatKey.optional(),
  /** Of seats that others may take; whoever began the game has them. */
  invitations: z.array(SeatKey).readonly(),
  /** The code of the table whose lists are played; absent: it was begun by itself. */
  table: z.string().exactOptional(),
  /** `You against Bob` */
  who: z.string(),
  /** How it ended, `Over: you won`; absent: it went on when it was looked at last. */
  over: z.string().exactOptional(),
  /** When it was looked at last, in milliseconds. */
  at: z.number(),
});
/** What this browser holds of a game that is played online. */
export type KeptSeat = z.infer<typeof KeptSeat>;

const PREFIX = 'muster.online.';

/** What is held of a game; undefined where that is nothing, or cannot be read. */
export const keptSeat = (id: string): KeptSeat | undefined => KeptSeat.safeParse(keptJson(PREFIX + id)).data;

/** @returns false where the browser refuses to keep it: the key is lost with the page */
export const keepSeat = (id: string, kept: KeptSeat): boolean => keepText(PREFIX + id, JSON.stringify(kept));

export const dropSeat = (id: string): void => dropText(PREFIX + id);

/** The games of one system in which this browser has a part, the one looked at last first. */
export const keptSeats = (system: string): readonly (KeptSeat & { readonly id: string })[] =>
  keysAfter(PREFIX)
    .flatMap((id) => {
      const kept = keptSeat(id);
      return kept?.system === system ? [{ id, ...kept }] : [];
    })
    .sort((a, b) => b.at - a.at);

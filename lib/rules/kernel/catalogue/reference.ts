import type { Entry, Indicium, Kind } from './entry';
import type { Face, PaperSize, Tone } from './face';
import type { Rulebook } from './rulebook';

/** What a page needs to show a system: who it is, its catalogue, its faces and its rulebook. No schemas and no verdicts. */
export interface Reference<E extends Entry = Entry> {
  readonly slug: string;
  /** Prefix of its ledger IDs: `MMS`. */
  readonly prefix: string;
  readonly name: string;
  /** One sentence for the front page. */
  readonly tagline: string;
  /** Two or three sentences: what the game is and what a player brings. */
  readonly about: string;
  /** What the engine plays of the game, where that is a part of it. Absent: the whole game, or nothing. */
  readonly plays?: string;
  /** What is said where nobody has won. Absent: a draw. */
  readonly unwon?: string;
  readonly credit: {
    readonly title: string;
    readonly author?: string;
    readonly year?: number;
    readonly note: string;
  };
  /** Version of catalogue and rules, by date: `2026.11`. */
  readonly version: string;
  /** A picture of the game-icons set. */
  readonly emblem: string;
  /** The colour of its doors and headings. */
  readonly accent: Tone;
  /** Names for the budget's unit. */
  readonly unit: { readonly one: string; readonly many: string };
  readonly kinds: readonly Kind[];
  readonly indicia: readonly Indicium[];
  readonly entries: readonly E[];
  readonly sizes: readonly PaperSize[];
  /** Signs on crowded counters (see `Stat.brief`), each with what it means. Absent: there are none. */
  readonly signs?: readonly (readonly [sign: string, means: string])[];
  face(entry: E): Face;
  /** Loaded apart, so that a page that only judges a list does not carry it. */
  rulebook(): Promise<Rulebook>;
}

/** Checks the types of a reference and keeps them: `defineSystem` builds on it. */
export const defineReference = <E extends Entry>(reference: Reference<E>): Reference<E> => reference;

const catalogues = new WeakMap<readonly Entry[], ReadonlyMap<string, Entry>>();

/** The system's entries by id; made once. */
export function catalogueOf({ entries }: Pick<Reference, 'entries'>): ReadonlyMap<string, Entry> {
  let found = catalogues.get(entries);
  if (!found) catalogues.set(entries, (found = new Map(entries.map((e) => [e.id, e]))));
  return found;
}

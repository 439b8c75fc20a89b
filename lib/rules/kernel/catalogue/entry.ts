import type { LineRange, Provenance } from './provenance';

/** A value of an indicium that can be shown, sorted and compared. Tables and chits have typed fields of their own. */
export type IndiciumValue = number | string | boolean | readonly string[];

/** Effects are data; each system declares its own union, discriminated by `kind`. */
export interface Effect {
  readonly kind: string;
}

/** A table on a card: an attack table, a row of chits, a price list. */
export interface EntryTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * One thing that can stand in a list or on a board. Plain JSON: it goes through the API as it is.
 * Systems extend it with typed fields of their own.
 */
export interface Entry {
  /** The key of the facts: lower case, digits and hyphens, unique within the system. */
  readonly id: string;
  readonly name: string;
  /** One of the kinds that the system declares. */
  readonly kind: string;
  /** What one copy costs in the unit of the system's budget; absent where nobody knows it or nothing is paid. */
  readonly cost?: number;
  /** Values by the key of the system's indicia; an unknown value is absent. */
  readonly indicia: Readonly<Record<string, IndiciumValue>>;
  /** Words to filter by: abilities, families, terrain. */
  readonly tags: readonly string[];
  /** What it does, in our own words, short and exact. */
  readonly text: string;
  readonly effects: readonly Effect[];
  readonly tables?: readonly EntryTable[];
  /** Name of a picture in the game-icons set; of a custom card `any/` and the name, see `anyIcon`. */
  readonly icon: string;
  /** How many the printed game holds of it, in one box or deck. */
  readonly copies?: number;
  /** By field: `name`, `kind`, `cost`, `text`, `effects`, `copies` where present, and each key of `indicia`. */
  readonly provenance: Readonly<Record<string, Provenance>>;
  /** Lines of the seed that name or define it (for a house design: the lines that define its kind). */
  readonly source: readonly LineRange[];
  /** Ledger rows that say what it is and does; the first one is its own row where it has one. */
  readonly rules: readonly string[];
}

/** A letter or value printed on entries, and what it means. */
export interface Indicium {
  readonly key: string;
  /** The letter on the printed card, where there is one. */
  readonly letter?: string;
  readonly name: string;
  readonly explains: string;
  /** Ledger rows that define it. */
  readonly rules: readonly string[];
}

export interface Kind {
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  readonly explains: string;
}

import type { Term } from './glossary';
import type { LineRange, Provenance } from './provenance';

/** One row of the ledger in our words. Rows that define a catalogue entry live on that entry instead. */
export interface Rule {
  readonly id: string;
  /** Id of the chapter it stands in. */
  readonly chapter: string;
  readonly text: string;
  readonly source: readonly LineRange[];
  /** `printed` unless it comes from the public full rules, a ruling or us. */
  readonly provenance: Provenance;
}

/** A gap or contradiction of the printed rules, and our answer. */
export interface Ruling {
  readonly id: string;
  readonly topic: string;
  /** The readings that are possible. */
  readonly readings: readonly string[];
  /** The one that holds unless a table agrees otherwise. */
  readonly ruling: string;
  /** House variations that choose another reading. */
  readonly variations: readonly string[];
  readonly source: readonly LineRange[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** One or two sentences on what the chapter holds. */
  readonly intro: string;
}

export interface Rulebook {
  readonly chapters: readonly Chapter[];
  readonly rules: readonly Rule[];
  readonly rulings: readonly Ruling[];
  readonly vocabulary: readonly Term[];
}

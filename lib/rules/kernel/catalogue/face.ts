/** Millimetres. */
export interface Size {
  readonly wMm: number;
  readonly hMm: number;
}

/** A size of card or counter that the system's paper uses. */
export interface PaperSize extends Size {
  readonly id: string;
  readonly name: string;
}

/** The colour families of the design; each has one meaning per system and reads in grey as well. */
export const tones = ['steel', 'ember', 'moss', 'sky', 'violet', 'sand', 'rose', 'slate'] as const;
export type Tone = (typeof tones)[number];

/**
 * A value, and what its label and it come to in signs where a counter has no room for words, empty where its title says as
 * much. The system explains its signs.
 */
export interface Stat {
  readonly label: string;
  readonly value: string;
  readonly brief?: string;
}

/**
 * What the front of a card or counter shows, as data. Page and paper draw the same face.
 * A face says everything a player needs at the table; text that does not fit is shrunk, then reported, never cut.
 */
export interface Face {
  readonly shape: 'card' | 'counter';
  /** One of the system's paper sizes. */
  readonly size: string;
  readonly title: string;
  /** The number in the corner: level, cost, strength. */
  readonly badge?: { readonly value: string; readonly label: string };
  /** The kind, as a coloured band. */
  readonly band: string;
  readonly tone: Tone;
  readonly icon: string;
  /** Short values in a row: `E 10`, `CAP 90`. */
  readonly stats: readonly Stat[];
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** Paragraphs in our words. */
  readonly text: readonly string[];
  /** Small print: ledger row and provenance. */
  readonly foot: string;
  /** It faces somewhere: an arrow at its upper edge says that its front is there. */
  readonly front?: true;
  /** Of the players' own making: page and paper mark it. */
  readonly own?: true;
  /** Whose it is, in a word at its upper edge: a colour alone would not be told in grey. */
  readonly mark?: string;
}

/** What tells the pieces of one player from those of another: a tone, and its name. */
export interface Livery {
  readonly tone: Tone;
  readonly name: string;
}

/** What lies behind a front where the paper is printed on both sides. */
export type Back =
  /** Of a deck, a pile or a cup: all of them alike, so that nobody can tell what lies under it. */
  | { readonly kind: 'common'; readonly tone: Tone; readonly icon: string; readonly words: string }
  /**
   * A second face of its own, of a piece that is turned over in play; `first`: what the front shows otherwise where both are
   * printed, since a front that stands alone has the values of both.
   */
  | { readonly kind: 'face'; readonly face: Face; readonly first?: Partial<Pick<Face, 'stats' | 'table'>> };

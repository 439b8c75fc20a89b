import type { Terms } from '../agreement/agreement';
import type { Entry } from '../catalogue/entry';
import type { Field } from './field';
import type { Budget } from '../verdict/legality';
import type { ListEntry, ListOptions, ParsedList } from './list';
import type { Picking } from './picking';

/** What a list becomes when something is chosen: whole entries and options, so that who draws the choice knows no rules. */
export interface Becomes {
  readonly entries: readonly ListEntry[];
  readonly options: ListOptions;
}

/** One thing to choose, shown as its card. */
export interface EntryChoice {
  readonly entry: string;
  readonly chosen: boolean;
  /** What speaks for it or against it, in a few words. */
  readonly note?: string;
  readonly becomes: Becomes;
}

/** Something that a line may carry, with what the rules say of it there. */
export interface CarriedChoice {
  readonly entry: string;
  readonly note: string;
  /** `poor`: allowed, but of no use as things stand. */
  readonly fit: 'good' | 'fair' | 'poor';
}

/** One row of steppers. */
export interface CountRow {
  readonly label: string;
  /** Entry that a first one is added as. */
  readonly entry: string;
  readonly count: number;
  /** Lines of the list that it stands in. */
  readonly at: readonly number[];
  /** The usual number: that of a printed set. */
  readonly usual?: number;
  readonly least?: number;
  readonly most?: number;
  /** What one of them costs: `2 Gold`. */
  readonly cost?: string;
}

/** A part of a step. Shared code has one way to draw each. */
export type StepPart =
  | {
      readonly part: 'entries';
      readonly label: string;
      readonly help?: string;
      readonly choices: readonly EntryChoice[];
    }
  /** Ways to begin: each replaces what the list says. */
  | {
      readonly part: 'starts';
      readonly label: string;
      readonly help?: string;
      readonly choices: readonly {
        readonly label: string;
        readonly explains: string;
        readonly chosen: boolean;
        readonly becomes: Becomes;
      }[];
    }
  /** Settings of the agreement that decide what can be done here. */
  | {
      readonly part: 'terms';
      readonly label: string;
      readonly help?: string;
      readonly choices: readonly {
        readonly label: string;
        readonly explains: string;
        readonly chosen: boolean;
        /** House variations that the choice sets. */
        readonly house: Readonly<Record<string, string | number | boolean>>;
      }[];
    }
  | { readonly part: 'fields'; readonly fields: readonly Field[] }
  /** What the line at `at` carries, chosen out of groups. */
  | {
      readonly part: 'carried';
      readonly at: number;
      readonly label: string;
      readonly help?: string;
      readonly total: Budget;
      /** May the same one be taken more than once? */
      readonly again: boolean;
      readonly groups: readonly {
        readonly label: string;
        readonly help: string;
        readonly choices: readonly CarriedChoice[];
      }[];
    }
  | {
      readonly part: 'counts';
      readonly label: string;
      readonly help?: string;
      readonly total: Budget;
      readonly rows: readonly CountRow[];
    }
  /** A total to reach, for what stands in the fields beside it. */
  | { readonly part: 'total'; readonly label: string; readonly total: Budget }
  | {
      readonly part: 'facts';
      readonly title: string;
      readonly rows: readonly { readonly label: string; readonly text: string }[];
    }
  /** Small pieces in rows, such as the chits of a character. */
  | {
      readonly part: 'pieces';
      readonly title: string;
      readonly help?: string;
      readonly rows: readonly {
        readonly label: string;
        readonly pieces: readonly {
          readonly text: string;
          readonly note?: string;
          readonly spent?: boolean;
        }[];
      }[];
    }
  /** The cards of the list in groups, to be made, altered, removed and doubled. */
  | {
      readonly part: 'cards';
      readonly label: string;
      readonly help: string;
      /** May cards of the players' own stand in it under this agreement? Why not, if not. */
      readonly closed?: string;
      readonly totals: readonly Budget[];
      /** Groups by name, each with the lines of the list in it. */
      readonly groups: readonly { readonly label: string; readonly at: readonly number[] }[];
    }
  /** Own cards of the agreement that this form may use, to be made and altered. */
  | { readonly part: 'own'; readonly label: string; readonly help: string; readonly closed?: string }
  /** Cards dealt, drafted or chosen in turn; what a seat keeps becomes the list. */
  | { readonly part: 'picking'; readonly picking: Picking };

export interface Step {
  readonly id: string;
  readonly title: string;
  readonly explains: string;
  /** Codes of the checks that speak of this step. */
  readonly checks: readonly string[];
  readonly parts: readonly StepPart[];
}

/** A way through a form, step by step, made anew from the list at each change; it may be left and entered at any time. */
export interface Guide<E extends Entry = Entry, H = unknown, O = unknown> {
  steps(list: ParsedList<E, O>, house: H, terms: Terms<E, H>): readonly Step[];
}

import type { Terms } from '../agreement/agreement';
import type { Entry } from '../catalogue/entry';
import type { ParsedList } from '../list/list';

export const severities = ['error', 'warning', 'note'] as const;
/** An `error` makes a list illegal; `warning` and `note` do not. */
export type Severity = (typeof severities)[number];

/** When a check is made: on the list itself, or on all lists of a table together. */
export type Stage = 'list' | 'deck' | 'permanents' | 'party' | 'match';

export type FactValue = string | number | boolean | readonly (string | number)[];
export type Facts = Readonly<Record<string, FactValue>>;

/** What a check found: facts, never a sentence. */
export interface Finding {
  readonly facts: Facts;
  /** Positions in the list's `entries` that it is about. */
  readonly entries?: readonly number[];
  /** Options of the list that it is about, where they are fewer than its check judges: `seats.two.colour`. */
  readonly about?: readonly string[];
  /** Where the agreement decides how grave it is. */
  readonly severity?: Severity;
  /** The line of the agreement that caused it, as `house.levelTotal`; overrides the check's own. */
  readonly because?: string;
}

export interface CheckBase<H> {
  /** The ledger's ID of the legality check; it never changes. */
  readonly code: string;
  readonly title: string;
  readonly severity: Severity;
  /** Ledger rows and rulings behind it. */
  readonly rules: readonly string[];
  /** Options of the list that it judges, as paths of fields: `domain`, or `members.*.start` for those of each member. */
  readonly judges?: readonly string[];
  /** The variation that it enforces, if one does. */
  readonly because?: keyof H & string;
}

/** A check of one list. A check never writes. */
export interface ListCheck<E extends Entry = Entry, H = unknown, O = unknown> extends CheckBase<H> {
  readonly stage: Exclude<Stage, 'match'>;
  /** The forms of list that it concerns; absent: all. */
  readonly forms?: readonly string[];
  find(list: ParsedList<E, O>, house: H, terms: Terms<E, H>): readonly Finding[];
  /**
   * Changes that could mend a finding, smallest first, as whole lists. The kernel tries each and offers only those that
   * do mend it and break nothing else; removals of the entries found are tried without being named here.
   */
  mend?(list: ParsedList<E, O>, finding: Finding, house: H, terms: Terms<E, H>): readonly Mend[];
}

/** A check of all lists of one table. */
export interface MatchCheck<E extends Entry = Entry, H = unknown, O = unknown> extends CheckBase<H> {
  readonly stage: 'match';
  find(
    lists: readonly ParsedList<E, O>[],
    house: H,
    terms: Terms<E, H>,
  ): readonly (Finding & { readonly lists?: readonly number[] })[];
}

export interface Mend {
  readonly label: string;
  readonly entries?: ParsedList['list']['entries'];
  readonly options?: ParsedList['list']['options'];
}

/** A finding with what its check adds to it. */
export interface Violation {
  readonly code: string;
  readonly severity: Severity;
  readonly facts: Facts;
  readonly entries: readonly number[];
  /** Options that it is about, where it names them itself. */
  readonly about?: readonly string[];
  readonly rules: readonly string[];
  readonly because?: string;
  /** For checks of a whole table: the lists that it is about. */
  readonly lists?: readonly number[];
}

/** One total that a list spends. `limit` and `left` are absent where nothing is agreed. */
export interface Budget {
  /** Its unit: `level`, `card`, `counter`, `victory point`. */
  readonly name: string;
  readonly spent: number;
  readonly limit?: number;
  readonly left?: number;
}

/** What is spent under a limit, and what is left; `null` and absence both mean that there is none. */
export const budget = (name: string, spent: number, limit?: number | null): Budget =>
  limit === undefined || limit === null ? { name, spent } : { name, spent, limit, left: limit - spent };

export interface Verdict {
  /** Name of the agreement. */
  readonly agreement: string;
  readonly legal: boolean;
  readonly budget: Budget;
  /** Further totals worth showing: Gold value, number of cards, squares. */
  readonly tallies: readonly Budget[];
  readonly violations: readonly Violation[];
}

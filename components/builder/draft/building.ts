import type {
  Agreement,
  AnyForm,
  AnyList,
  AnyRules,
  AnySystem,
  AnyTerms,
  List,
  Verdict,
  Violation,
} from '@/lib/rules';

/** A new list, or how to make it of the one that is there. */
export type Change = List | ((list: List) => List);

/** What every part of the builder works on: the list as it is written and as it is read, and how to change it. */
export interface Building {
  readonly system: AnyRules;
  /** The same with its schemas: absent until somebody puts a hand to the page. */
  readonly whole: AnySystem | undefined;
  readonly terms: AnyTerms;
  /** What it is judged by, as it is written. */
  readonly agreement: Agreement;
  /** Short code of an agreement that says nothing, where the page was told of it. */
  readonly plainCode: string | undefined;
  readonly form: AnyForm;
  /** As it is written. */
  readonly list: List;
  /** As the rules read it. */
  readonly parsed: AnyList;
  readonly verdict: Verdict;
  /** Nobody has changed anything yet, and something is still to be chosen. */
  readonly untouched: boolean;
  /** What the page says of the list, as gravely as it says it. */
  readonly violations: readonly Violation[];
  /** One step of undo. */
  readonly change: (list: Change) => void;
  /** A letter typed: all typing in one field, named by `field`, is one step of undo. */
  readonly type: (list: Change, field: string) => void;
  /** Judges it by this agreement from now on, as one of the list’s own: one step of undo, with what it changes in the list. */
  readonly agree: (agreement: Agreement, list?: Change) => void;
}

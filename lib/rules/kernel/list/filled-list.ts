import type { AnyRules, AnySystem } from '../system';
import { seededDice } from '../game/dice';
import { judge } from '../verdict/judge';
import { readChanged } from '../verdict/repair';
import type { Verdict } from '../verdict/legality';
import { designated } from './designated';
import { diffLists } from './diff';
import { fillMissing } from './fill';
import { fillRest } from './fit';
import type { List } from './list';
import type { AnyForm, AnyList, AnyTerms } from './prepare';

export interface Filled {
  readonly list: List;
  readonly verdict: Verdict;
  /** What it adds or changes, in words. */
  readonly added: readonly string[];
}

/**
 * The list with what is left of its budget filled; where that does not make it legal, with all that it lacks, options too.
 * @param whole the system with its schemas; without it only the budget is filled
 */
export function filledList(
  system: AnyRules,
  whole: AnySystem | undefined,
  form: AnyForm,
  list: AnyList,
  terms: AnyTerms,
  seed: string,
): Filled {
  const of = (next: List): Filled => {
    const labelled = designated(form, next);
    const read = readChanged(whole ?? system, list, labelled, terms) ?? list;
    return {
      list: labelled,
      verdict: judge(whole ?? system, read, terms),
      added: diffLists(whole ?? system, list.list, read.list, terms).map(({ text }) => text),
    };
  };
  const rest = of(fillRest(whole ?? system, list, terms, seededDice(seed)));
  return rest.verdict.legal || !whole ? rest : of(fillMissing(whole, list, terms, seededDice(seed)).list);
}

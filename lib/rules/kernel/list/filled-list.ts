import type { AnyRules, AnySystem } from '../system';
import { seededDice } from '../game/dice';
import { judge } from '../verdict/judge';
import { readChanged } from '../verdict/repair';
import type { Verdict } from '../verdict/legality';
import { designated } from './designated';
import { diffLists, diffOptions } from './diff';
import type { Field } from './field';
import { fillMissing } from './fill';
import { fillRest } from './fit';
import type { List } from './list';
import { formOf, type AnyForm, type AnyList, type AnyTerms } from './prepare';
import { writePath } from './option-paths';

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
      added: sayChanges(system, list, read, terms),
    };
  };
  const rest = of(fillRest(whole ?? system, list, terms, seededDice(seed)));
  return rest.verdict.legal || !whole ? rest : of(fillMissing(whole, list, terms, seededDice(seed)).list);
}

const valueAt = (options: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    options,
  );

const sayValue = (field: Field, value: unknown): string => {
  if (Array.isArray(value)) return value.map((one) => sayValue(field, one)).join(', ');
  const choices = field.input === 'choice' || field.input === 'choices' ? field.choices : [];
  return choices.find((choice) => choice.value === value)?.label ?? String(value);
};

/** What changed, options by the names of their fields. */
function sayChanges(system: AnyRules, from: AnyList, to: AnyList, terms: AnyTerms): readonly string[] {
  const names = { entries: [...system.entries, ...terms.cards.values()] };
  const fields = formOf(system, to).fields?.(to, terms.house) ?? [];
  const options = diffOptions(from.list, to.list).map(({ kind, path, text }) => {
    const field = kind !== 'removed' && fields.find((one) => writePath(one.path) === path);
    if (!field) return text;
    const said = `${field.label}: ${sayValue(field, valueAt(to.options, field.path))}.`;
    return field.group ? `${field.group} – ${said}` : said;
  });
  const lines = diffLists(names, { ...from.list, options: to.list.options }, to.list);
  return [...lines.map(({ text }) => text), ...options];
}

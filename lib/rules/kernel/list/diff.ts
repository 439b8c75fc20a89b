import type { List, ListEntry } from './list';
import { modulesOf, tidyModules } from './modules';
import type { AnyRules, AnySystem } from '../system';
import { listed } from '../words/words';
import { flatten } from './option-paths';
import { optionWords } from './option-words';
import type { AnyTerms } from './prepare';

/** One difference between two lists or agreements, in words. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly text: string;
}

type Named = Pick<AnyRules, 'entries'>;

/** Names of entries, and of the cards of an agreement, by their ids; the id itself where nobody knows it. */
export const namesOf = (system: Named, terms?: Pick<AnyTerms, 'cards'>) => {
  const names = new Map(system.entries.map((e) => [e.id, e.name]));
  return (id: string): string => terms?.cards.get(id)?.name ?? names.get(id) ?? id;
};

const keyOf = (item: ListEntry): string => JSON.stringify([item.entry, [...(item.with ?? [])].sort()]);

/** Uses by what they are: an entry with what it carries is another thing than the entry alone. */
const uses = (list: List): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const item of list.entries) {
    const key = keyOf(item);
    sums.set(key, (sums.get(key) ?? 0) + item.count);
  }
  return sums;
};

/** The same uses, each by the module that it stands in; none is the empty name. */
const usesByModule = (list: List): ReadonlyMap<string, ReadonlyMap<string, number>> => {
  const sums = new Map<string, Map<string, number>>();
  for (const item of list.entries) {
    const key = keyOf(item);
    const modules = sums.get(key) ?? new Map<string, number>();
    const module = item.module ?? '';
    sums.set(key, modules.set(module, (modules.get(module) ?? 0) + item.count));
  }
  return sums;
};

const leaves = (value: List['options']): ReadonlyMap<string, string> => new Map(flatten(value));

/** What changed in the options of a list, by the names that its form has for them. */
function diffOptions(
  system: AnyRules | AnySystem,
  before: List,
  after: List,
  terms: AnyTerms | undefined,
): readonly Change[] {
  const [from, to] = [leaves(before.options), leaves(after.options)];
  const paths = [...new Set([...from.keys(), ...to.keys()])].filter(
    (path) => from.get(path) !== to.get(path),
  );
  if (paths.length === 0) return [];
  const [was, is] = [optionWords(system, before, terms), optionWords(system, after, terms)];
  return paths.sort().map((path): Change => {
    const [a, b] = [from.get(path), to.get(path)];
    if (b === undefined)
      return { kind: 'removed', text: `${was.nameOf(path)} (was ${was.sayValue(path, a!)}).` };
    const [name, now] = [is.nameOf(path), is.sayValue(path, b)];
    return a === undefined
      ? { kind: 'added', text: `${name}: ${now}.` }
      : { kind: 'changed', text: `${name}: ${was.sayValue(path, a)} became ${now}.` };
  });
}

/**
 * What changed from one version of a list to another, in words; empty where they say the same. Options have the names of the
 * builder's fields where the system has its schemas, custom cards theirs where the terms of the table are known.
 */
export function diffLists(
  system: AnyRules | AnySystem,
  from: List,
  to: List,
  terms?: AnyTerms,
): readonly Change[] {
  const name = namesOf(system, terms);
  const show = (key: string): string => {
    const [entry, parts] = JSON.parse(key) as [string, string[]];
    return parts.length === 0 ? name(entry) : `${name(entry)} with ${parts.map(name).join(', ')}`;
  };
  const before = uses(from);
  const after = uses(to);
  const fitted = fittedAnew(before, after);
  const entries = [...new Set([...before.keys(), ...after.keys()])].flatMap((key): Change[] => {
    const [a, b] = [before.get(key) ?? 0, after.get(key) ?? 0];
    const parts = fitted.find(({ from, to }) => key === from || key === to);
    if (parts) return key === parts.to ? [{ kind: 'changed', text: sayFitted(parts, name) }] : [];
    if (a === b) return [];
    if (a === 0) return [{ kind: 'added', text: `${b} × ${show(key)} joined.` }];
    if (b === 0) return [{ kind: 'removed', text: `${a} × ${show(key)} left.` }];
    return [{ kind: 'changed', text: `${show(key)}: ${a} became ${b}.` }];
  });
  const words = (list: List) =>
    JSON.stringify(
      list.entries
        .filter((item) => item.designation !== undefined || item.note !== undefined)
        .map(({ entry, designation, note }: ListEntry) => [entry, designation, note])
        .sort(),
    );
  const moved = movedBetweenModules(from, to, show);
  const relabelled: readonly Change[] =
    entries.length === 0 && words(from) !== words(to)
      ? [{ kind: 'changed', text: 'Designations or notes changed.' }]
      : [];
  const renamed: readonly Change[] =
    from.name === to.name ? [] : [{ kind: 'changed', text: `The name “${from.name}” became “${to.name}”.` }];
  return [
    ...renamed,
    ...entries,
    ...moved,
    ...switched(from, to),
    ...relabelled,
    ...diffOptions(system, from, to, terms),
  ];
}

/** Uses of an entry that stay in a list and carry other things there than before. */
interface Fitted {
  readonly from: string;
  readonly to: string;
  readonly n: number;
}

/** As many uses with these things as there were with others: the entry has not left, it was only fitted out anew. */
function fittedAnew(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): readonly Fitted[] {
  const entryOf = (key: string): string => (JSON.parse(key) as [string, string[]])[0];
  const gone = new Set([...before.keys()].filter((key) => !after.has(key)));
  return [...after].flatMap(([to, n]): Fitted[] => {
    if (before.has(to)) return [];
    const from = [...gone].find((key) => before.get(key) === n && entryOf(key) === entryOf(to));
    if (from === undefined) return [];
    gone.delete(from);
    return [{ from, to, n }];
  });
}

/** `1 × Krag – The Fighter: Yew Bow taken off, War Axe and Leather Jerkin attached.` */
function sayFitted({ from, to, n }: Fitted, name: (id: string) => string): string {
  const [entry, now] = JSON.parse(to) as [string, string[]];
  const [, was] = JSON.parse(from) as [string, string[]];
  const beyond = (these: readonly string[], those: readonly string[]): readonly string[] => {
    const rest = [...those];
    return these.filter((id) => {
      const at = rest.indexOf(id);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
  };
  const did = [
    [beyond(was, now), 'taken off'],
    [beyond(now, was), 'attached'],
  ] as const;
  const said = did.flatMap(([ids, done]) => (ids.length > 0 ? [`${listed(ids.map(name))} ${done}`] : []));
  return `${n} × ${name(entry)}: ${said.join(', ')}.`;
}

/** Uses that are there before and after, and now stand in another module. */
function movedBetweenModules(from: List, to: List, show: (key: string) => string): readonly Change[] {
  const before = uses(from);
  const after = uses(to);
  const [was, is] = [usesByModule(from), usesByModule(to)];
  return [...after.keys()].flatMap((key): Change[] => {
    if (!before.has(key)) return [];
    const [a, b] = [was.get(key)!, is.get(key)!];
    const more = [...b].filter(([module, n]) => n > (a.get(module) ?? 0));
    // Where the number of uses itself has changed, only modules that lost some have given any to others.
    let gone = [...a].reduce((sum, [module, n]) => sum + Math.max(0, n - (b.get(module) ?? 0)), 0);
    return more.flatMap(([module, n]): Change[] => {
      const moves = Math.min(gone, n - (a.get(module) ?? 0));
      gone -= moves;
      if (moves === 0) return [];
      const where = module === '' ? 'out of its module' : `into the module “${module}”`;
      return [{ kind: 'changed', text: `${moves} × ${show(key)} moved ${where}.` }];
    });
  });
}

/** Modules that were switched; a name without lines says nothing. */
function switched(from: List, to: List): readonly Change[] {
  const outOf = (list: List): ReadonlySet<string> => new Set(tidyModules(list).out);
  const [was, is] = [outOf(from), outOf(to)];
  const there = new Set(modulesOf(to));
  return [
    ...[...is]
      .filter((name) => !was.has(name))
      .map((name): Change => ({ kind: 'removed', text: `The module “${name}” was switched out.` })),
    ...[...was]
      .filter((name) => !is.has(name) && there.has(name))
      .map((name): Change => ({ kind: 'added', text: `The module “${name}” was switched in.` })),
  ];
}

import type { Entry } from '@/lib/rules/reference';
import { conditionOf, type Condition } from './condition';
import { facetOf, type Facet } from './facets';
import { fieldsOf, type Catalogue, type Fields } from './fields';
import { foldWords, hasPhrase, wordsOf } from './fold';
import { inOrder, readOrder } from './order';
import { readSyntax, type QueryProblem } from './syntax';
import { WordIndex } from './word-index';

export interface Found {
  /** In the order asked for: without words and sort, the catalogue's own. */
  readonly entries: readonly Entry[];
  /** Clauses that could not be understood are left out of the search and named here. */
  readonly problems: readonly QueryProblem[];
  /** Nothing was spelt so: these come near. */
  readonly forgiven: boolean;
  readonly facets: readonly Facet[];
}

export interface SearchOptions {
  /** `name`, `-cost` or any field; absent: best match first, then the order of the catalogue. */
  readonly sort?: string;
  /** Count facets too. Each is counted without the query's own conditions on it, so that others can be chosen. */
  readonly facets?: boolean;
  /** Forgive no slips: for asking several catalogues, of which one may have a true hit. */
  readonly strict?: boolean;
}

export interface CatalogueSearch {
  readonly system: Catalogue;
  readonly fields: Fields;
  search(query: string, options?: SearchOptions): Found;
}

const made = new WeakMap<readonly Entry[], CatalogueSearch>();

/** The search over one catalogue; made once, and its index when words are first looked for. */
export function catalogueSearch(system: Catalogue): CatalogueSearch {
  const known = made.get(system.entries);
  if (known) return known;
  const { entries } = system;
  const fields = fieldsOf(system);
  const kinds = new Map(system.kinds.map((k) => [k.id, k.name]));
  let index: WordIndex | undefined;
  let texts: ReadonlyMap<Entry, string> | undefined;
  const textOf = (entry: Entry): string =>
    (texts ??= new Map(
      entries.map((e) => [e, foldWords(`${e.name} ${kinds.get(e.kind)} ${e.tags.join(' ')} ${e.text}`)]),
    )).get(entry) ?? '';

  const byWords = (
    words: readonly string[],
    strict: boolean,
  ): { entries: readonly Entry[]; forgiven: boolean } => {
    if (words.length === 0) return { entries, forgiven: false };
    index ??= new WordIndex(entries, kinds);
    let hits = index.find(words);
    const forgiven = hits.length === 0 && !strict;
    if (forgiven) hits = index.find(words, true);
    return { entries: hits.map((at) => entries[at]!), forgiven: forgiven && hits.length > 0 };
  };

  const search = (query: string, options: SearchOptions = {}): Found => {
    const syntax = readSyntax(query);
    const problems = [...syntax.problems];
    const words: string[] = [];
    const conditions: { readonly field?: string; readonly holds: Condition }[] = [];
    for (const clause of syntax.clauses) {
      if (clause.kind === 'compare') {
        const holds = conditionOf(clause, fields);
        if (typeof holds === 'function') conditions.push({ field: fields.find(clause.field)!.name, holds });
        else problems.push(holds);
      } else if (clause.kind === 'word' && !clause.not) words.push(...wordsOf(clause.text));
      else {
        const phrase = foldWords(clause.text);
        if (phrase !== '') conditions.push({ holds: (e) => hasPhrase(textOf(e), phrase) !== clause.not });
      }
    }
    const order = options.sort === undefined ? undefined : readOrder(options.sort, fields);
    if (options.sort !== undefined && !order)
      problems.push({
        code: 'unknown_sort',
        message: `Entries cannot be sorted by “${options.sort}”.`,
        at: { from: 0, to: 0 },
      });
    const matched = byWords(words, options.strict ?? false);
    const all =
      conditions.length === 0
        ? matched.entries
        : matched.entries.filter((e) => conditions.every((c) => c.holds(e)));
    const facets = !options.facets
      ? []
      : fields.all.flatMap((field): readonly Facet[] => {
          if (!field.facet) return [];
          const own = conditions.some((c) => c.field === field.name);
          const others = conditions.filter((c) => c.field !== field.name);
          const among = own ? matched.entries.filter((e) => others.every((c) => c.holds(e))) : all;
          const facet = facetOf(field, among, field.name === 'kind' ? kinds : NO_NAMES);
          return facet ? [facet] : [];
        });
    return { entries: order ? inOrder(all, order) : all, problems, forgiven: matched.forgiven, facets };
  };

  const result: CatalogueSearch = { system, fields, search };
  made.set(entries, result);
  return result;
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

export interface FoundAnywhere {
  readonly system: Catalogue;
  readonly entry: Entry;
}

/** The best of each catalogue, one after the other in the order of the systems; those that know a field that is asked for. */
export const searchEverywhere = (
  searches: readonly CatalogueSearch[],
  query: string,
  most = 8,
): readonly FoundAnywhere[] => {
  const all = (strict: boolean) =>
    searches.flatMap(({ system, search }) => {
      const { entries, problems } = search(query, { strict });
      return problems.length > 0 ? [] : entries.slice(0, most).map((entry) => ({ system, entry }));
    });
  // Near misses are shown only where no catalogue has a true hit.
  const sure = all(true);
  return sure.length > 0 ? sure : all(false);
};

import { catalogueOf, type AnyRules, type AnyTerms, type Entry } from '@/lib/rules';

/** An entry by its id: a custom card of the agreement, or one of the catalogue. */
export const entryOf = (system: AnyRules, terms: AnyTerms, id: string): Entry | undefined =>
  terms.cards.get(id) ?? catalogueOf(system).get(id);

/** What an id is called; the id itself where nobody knows it. */
export const nameOf = (system: AnyRules, terms: AnyTerms, id: string): string =>
  entryOf(system, terms, id)?.name ?? id;

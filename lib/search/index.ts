/** Search in a catalogue: one small query language, the same in the page and in the API. */
export type { Facet, FacetValue } from './facets';
export { fieldsOf, type Catalogue, type Field, type Fields } from './fields';
export { foldWords } from './fold';
export { readShelfQuery, shelfFields, type ShelfQuery, type ShelfRow, type ShelfWorld } from './shelf';
export { relatedTo } from './related';
export {
  catalogueSearch,
  searchEverywhere,
  type CatalogueSearch,
  type Found,
  type FoundAnywhere,
  type SearchOptions,
} from './search';
export {
  LONGEST_QUERY,
  operators,
  readSyntax,
  writeSyntax,
  type Clause,
  type Operator,
  type QueryProblem,
  type Span,
  type Syntax,
  type Token,
} from './syntax';
export { suggest, type Suggestion } from './suggest';
export { askEverywhere, type Answered, type FoundEverywhere } from './everywhere';

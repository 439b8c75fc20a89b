import { readSyntax, writeSyntax, type Clause } from '@/lib/search';

/** Facets read the query and write it: what is chosen always stands in the search field too. */

type Compare = Extract<Clause, { kind: 'compare' }>;
const nowhere = { from: 0, to: 0 };

const isAbout = (clause: Clause, field: string): clause is Compare =>
  clause.kind === 'compare' && !clause.not && clause.field.toLowerCase() === field.toLowerCase();

export const chosenValues = (query: string, field: string): readonly string[] =>
  readSyntax(query).clauses.flatMap((c) =>
    isAbout(c, field) && (c.operator === ':' || c.operator === '=') ? c.values : [],
  );

/** Adds a value of a field to the query, or takes it away. */
export function toggleValue(query: string, field: string, value: string): string {
  const now = chosenValues(query, field);
  const next = now.includes(value) ? now.filter((v) => v !== value) : [...now, value];
  const others = readSyntax(query).clauses.filter(
    (c) => !(isAbout(c, field) && (c.operator === ':' || c.operator === '=')),
  );
  return writeSyntax(
    next.length === 0
      ? others
      : [...others, { kind: 'compare', not: false, at: nowhere, field, operator: ':', values: next }],
  );
}

export const bound = (query: string, field: string, operator: '>=' | '<='): string =>
  readSyntax(query).clauses.flatMap((c) =>
    isAbout(c, field) && c.operator === operator ? c.values : [],
  )[0] ?? '';

/** Sets the least or most of a number, or takes the bound away. */
export function setBound(query: string, field: string, operator: '>=' | '<=', value: string): string {
  const others = readSyntax(query).clauses.filter((c) => !(isAbout(c, field) && c.operator === operator));
  return writeSyntax(
    value === ''
      ? others
      : [...others, { kind: 'compare', not: false, at: nowhere, field, operator, values: [value] }],
  );
}

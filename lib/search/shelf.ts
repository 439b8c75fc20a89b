import { conditionOf, type Condition } from './condition';
import type { Field, Fields } from './fields';
import { foldWords, hasPhrase } from './fold';
import { readSyntax, type Clause, type Operator, type QueryProblem } from './syntax';

/** What can be asked of one of a person's own lists. */
export interface ShelfRow {
  readonly name: string;
  /** Slug and name of the game. */
  readonly system: string;
  readonly systemName: string;
  readonly folder: string;
  readonly tags: readonly string[];
  readonly favourite: boolean;
  readonly archived: boolean;
  /** Name of the agreement that it is judged under. */
  readonly agreement: string;
  /** Undefined where the list no longer fits its system. */
  readonly legal: boolean | undefined;
  readonly spent: number | undefined;
  readonly left: number | undefined;
  readonly size: number;
  readonly version: number;
  /** Names of what stands in it. */
  readonly entries: readonly string[];
  /** As ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What a question to one's lists may name besides their own words. */
export interface ShelfWorld<R extends ShelfRow> {
  readonly systems: readonly { readonly slug: string; readonly name: string }[];
  /** Is a list legal under the agreement of that name or id? Undefined where there is no such agreement. */
  legalUnder(agreement: string): ((row: R) => boolean | undefined) | undefined;
}

/** A question made ready: what to ask of each list, and what could not be read. */
export interface ShelfQuery<R extends ShelfRow> {
  readonly problems: readonly QueryProblem[];
  readonly test: Condition<R>;
  /** Does it say anything of archived lists? Where it does not, they are left out of sight. */
  readonly asksArchive: boolean;
}

type Compare = Extract<Clause, { kind: 'compare' }>;

const fieldsFor = (systems: ShelfWorld<ShelfRow>['systems']): readonly Field<ShelfRow>[] => [
  {
    name: 'system',
    label: 'Game',
    type: 'text',
    facet: true,
    read: (r) => r.system,
    aliases: new Map(systems.map((s) => [s.slug, [foldWords(s.slug), foldWords(s.name)]])),
  },
  { name: 'folder', label: 'Folder', type: 'text', facet: true, read: (r) => r.folder || undefined },
  { name: 'tag', label: 'Tag', type: 'text', facet: true, read: (r) => r.tags },
  { name: 'name', label: 'Name', type: 'text', facet: false, read: (r) => r.name },
  { name: 'entry', label: 'Entry', type: 'text', facet: false, read: (r) => r.entries },
  { name: 'agreement', label: 'Agreement', type: 'text', facet: false, read: (r) => r.agreement },
  { name: 'budget', label: 'Spent', type: 'number', facet: false, read: (r) => r.spent },
  { name: 'left', label: 'Left', type: 'number', facet: false, read: (r) => r.left },
  { name: 'size', label: 'Number of things', type: 'number', facet: false, read: (r) => r.size },
  { name: 'version', label: 'Version', type: 'number', facet: false, read: (r) => r.version },
  { name: 'favourite', label: 'Favourite', type: 'flag', facet: false, read: (r) => r.favourite },
  { name: 'archived', label: 'Archived', type: 'flag', facet: false, read: (r) => r.archived },
];

/** Other words for a field. */
const SYNONYMS: Readonly<Record<string, string>> = {
  game: 'system',
  tags: 'tag',
  spent: 'budget',
  total: 'budget',
  favorite: 'favourite',
  starred: 'favourite',
  has: 'entry',
  under: 'agreement',
};

/** The names that a question may use, for its help. */
export const shelfFields: readonly string[] = [
  ...fieldsFor([]).map((f) => f.name),
  'legal',
  'updated',
  'created',
];

const DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/;

const dateTests: Readonly<Record<Operator, (a: string, b: string) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
  ':': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};

/** `updated>2026-10`: a year, a month or a day. */
const dateCondition = (
  clause: Compare,
  read: (row: ShelfRow) => string,
): Condition<ShelfRow> | QueryProblem => {
  const wrong = clause.values.find((v) => !DATE.test(v));
  if (wrong !== undefined)
    return {
      code: 'no_date',
      message: `“${clause.field}” needs a date such as 2026-10-31, not “${wrong}”.`,
      at: clause.at,
    };
  return (row) =>
    clause.values.some((v) => dateTests[clause.operator](read(row).slice(0, v.length), v)) !== clause.not;
};

const YES: ReadonlySet<string> = new Set(['yes', 'true']);
const NO: ReadonlySet<string> = new Set(['no', 'false']);

/** `legal:yes`, `legal:no`, or `legal:"Big battles"` for the verdict under another agreement. */
function legalCondition<R extends ShelfRow>(
  clause: Compare,
  world: ShelfWorld<R>,
): Condition<R> | QueryProblem {
  if (!['=', ':', '!='].includes(clause.operator))
    return {
      code: 'no_numbers',
      message: '“legal” has no numbers to compare; write legal:yes.',
      at: clause.at,
    };
  const tests: Condition<R>[] = [];
  for (const value of clause.values) {
    const word = foldWords(value);
    const under = world.legalUnder(value);
    if (YES.has(word)) tests.push((row) => row.legal === true);
    else if (NO.has(word)) tests.push((row) => row.legal === false);
    else if (under) tests.push((row) => under(row) === true);
    else
      return {
        code: 'unknown_agreement',
        message: `There is no agreement “${value}” of yours. Write legal:yes, or the name of one in quotation marks.`,
        at: clause.at,
      };
  }
  const differs = (clause.operator === '!=') !== clause.not;
  return (row) => tests.some((test) => test(row)) !== differs;
}

const FLAGS: Readonly<Record<string, (row: ShelfRow) => boolean>> = {
  archived: (row) => row.archived,
  favourite: (row) => row.favourite,
  favorite: (row) => row.favourite,
  starred: (row) => row.favourite,
};

const textOf = (row: ShelfRow): string =>
  foldWords([row.name, row.systemName, row.folder, ...row.tags, ...row.entries].join(' · '));

/**
 * A question to one's own lists: words, `"phrases"`, `folder:league`, `budget<300`, `legal:yes`, `-archived`. The habits are
 * those of the search in a catalogue.
 */
export function readShelfQuery<R extends ShelfRow>(text: string, world: ShelfWorld<R>): ShelfQuery<R> {
  const { clauses, problems } = readSyntax(text);
  const all = fieldsFor(world.systems);
  const nameOf = (name: string): string => {
    const plain = foldWords(name).replaceAll(' ', '');
    return SYNONYMS[plain] ?? plain;
  };
  const fields: Fields<ShelfRow> = {
    all,
    find: (name) => all.find((f) => f.name === nameOf(name)),
  };
  const found: QueryProblem[] = [...problems];
  const conditions: Condition<R>[] = [];
  let asksArchive = false;
  for (const clause of clauses) {
    if (clause.kind !== 'compare') {
      const want = foldWords(clause.text);
      const flag = clause.kind === 'word' && Object.hasOwn(FLAGS, want) ? FLAGS[want] : undefined;
      if (want === 'archived' && flag) asksArchive = true;
      if (flag) conditions.push((row) => flag(row) !== clause.not);
      else if (want !== '') conditions.push((row) => hasPhrase(textOf(row), want) !== clause.not);
      continue;
    }
    const name = nameOf(clause.field);
    if (name === 'archived') asksArchive = true;
    const made =
      name === 'legal'
        ? legalCondition(clause, world)
        : name === 'updated'
          ? dateCondition(clause, (row) => row.updatedAt)
          : name === 'created'
            ? dateCondition(clause, (row) => row.createdAt)
            : conditionOf(clause, fields);
    if (typeof made === 'function') conditions.push(made);
    else found.push(made);
  }
  return { problems: found, test: (row) => conditions.every((holds) => holds(row)), asksArchive };
}

import type { Entry, IndiciumValue } from '@/lib/rules/reference';
import type { Field, Fields } from './fields';
import { foldWords, hasPhrase } from './fold';
import { nearest } from './slips';
import { writeSyntax, type Clause, type Operator, type QueryProblem } from './syntax';

export type Condition<T = Entry> = (thing: T) => boolean;
type Test = (value: IndiciumValue) => boolean;
type Compare = Extract<Clause, { kind: 'compare' }>;

const NUMBER = /^[-−+]?\d+(\.\d+)?$/;
const RANGE = /^([-−+]?\d+(?:\.\d+)?)?\.\.([-−+]?\d+(?:\.\d+)?)?$/;
const FLAGS = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

const toNumber = (text: string): number => Number(text.replace('−', '-'));

const compareNumbers: Readonly<Record<Operator, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
  ':': (a, b) => a === b,
  '!=': (a, b) => a === b,
};

const anyOf =
  (test: (one: string | number | boolean) => boolean): Test =>
  (value) =>
    typeof value === 'object' ? value.some(test) : test(value);

/** Is it this text? `:` takes the beginning of a word, `=` the whole value. */
const textTest = (operator: Operator, value: string): Test => {
  const want = foldWords(value);
  if (want === '') return anyOf((one) => String(one).trim() === value.trim());
  return operator === ':'
    ? anyOf((one) => hasPhrase(foldWords(String(one)), want))
    : anyOf((one) => foldWords(String(one)) === want);
};

const problem = (
  code: string,
  message: string,
  clause: Compare,
  instead?: Partial<Compare>,
): QueryProblem => ({
  code,
  message,
  at: clause.at,
  ...(instead === undefined ? {} : { instead: writeSyntax([{ ...clause, ...instead }]) }),
});

const list = (names: readonly string[]): string => names.map((n) => `“${n}”`).join(', ');

/** The test for one value of a comparison, or what is wrong with it. */
function valueTest(field: Omit<Field, 'read'>, clause: Compare, value: string): Test | QueryProblem {
  const { operator } = clause;
  const ordered = operator === '<' || operator === '<=' || operator === '>' || operator === '>=';
  if (ordered && field.type !== 'number')
    return problem(
      'no_numbers',
      `“${clause.field}” has no numbers to compare; write ${clause.field}:${value}.`,
      clause,
      { operator: ':' },
    );
  const range = RANGE.exec(value);
  if (field.type === 'number' && range && !ordered && value !== '..') {
    const [low, high] = [range[1], range[2]].map((n) => (n === undefined ? undefined : toNumber(n)));
    return anyOf((one) => typeof one === 'number' && one >= (low ?? -Infinity) && one <= (high ?? Infinity));
  }
  if (field.type === 'number' && NUMBER.test(value)) {
    const n = toNumber(value);
    const test = compareNumbers[operator];
    return anyOf((one) => typeof one === 'number' && test(one, n));
  }
  if (ordered)
    return problem('not_a_number', `“${clause.field}${operator}” needs a number, not “${value}”.`, clause);
  if (field.type === 'flag') {
    const flag = FLAGS.get(foldWords(value));
    if (flag === undefined)
      return problem('not_a_flag', `“${clause.field}” is either yes or no, not “${value}”.`, clause);
    return (one) => one === flag;
  }
  if (field.aliases) {
    const want = foldWords(value);
    const hits = [...field.aliases].filter(([, names]) =>
      names.some((name) => (operator === ':' ? hasPhrase(name, want) : name === want)),
    );
    // A whole name means that one alone: “kind:spell” does not find a kind named “spell book”.
    const exact = hits.filter(([, names]) => names.includes(want));
    const ids = new Set((exact.length > 0 ? exact : hits).map(([id]) => id));
    if (want === '' || ids.size === 0) {
      const names = new Map(
        [...field.aliases].flatMap(([id, all]) => all.map((name) => [name, id] as const)),
      );
      const meant = names.get(nearest(want, [...names.keys()]) ?? '');
      return problem(
        'unknown_value',
        `There is no ${field.name} “${value}”. ${meant ? `Did you mean “${meant}”?` : `There is ${list([...field.aliases.keys()])}.`}`,
        clause,
        meant === undefined ? undefined : { values: clause.values.map((v) => (v === value ? meant : v)) },
      );
    }
    return (one) => ids.has(String(one));
  }
  return textTest(operator, value);
}

/** A comparison as a condition. A value that nobody knows fulfils none; `-` finds those as well. */
export function conditionOf<T = Entry>(clause: Compare, fields: Fields<T>): Condition<T> | QueryProblem {
  const field = fields.find(clause.field);
  if (!field) {
    const meant = fields.near?.(clause.field)?.name;
    return problem(
      'unknown_field',
      `There is no field “${clause.field}”. ${meant ? `Did you mean “${meant}”?` : `There is ${list(fields.all.map((f) => f.name))}.`}`,
      clause,
      meant === undefined ? undefined : { field: meant },
    );
  }
  const tests: Test[] = [];
  for (const value of clause.values) {
    const test = valueTest(field, clause, value);
    if (typeof test !== 'function') return test;
    tests.push(test);
  }
  const differs = clause.operator === '!=';
  return (thing) => {
    const value = field.read(thing);
    const holds = value !== undefined && tests.some((test) => test(value)) !== differs;
    return holds !== clause.not;
  };
}

import type { List, ListEntry } from '../../kernel/list/list';
import { judge, judgeMatch } from '../../kernel/verdict/judge';
import { parseList, prepareTerms, type AnyList, type AnyTerms } from '../../kernel/list/prepare';
import type { Verdict, Violation } from '../../kernel/verdict/legality';
import { magicRealm } from './index';
import { checkKeys } from './legality';

/** For tests only: short ways to make a sheet and to read its verdict. */
export interface Case {
  readonly entries: readonly (string | ListEntry)[];
  readonly options?: object;
  readonly house?: object;
  readonly banned?: readonly string[];
  readonly allowed?: readonly string[];
}

export const line = (entry: string, ...parts: readonly string[]): ListEntry => ({
  entry,
  count: 1,
  with: [...parts],
});

export function termsOf({ house = {}, banned = [], allowed }: Omit<Case, 'entries'>): AnyTerms {
  const read = prepareTerms(magicRealm, {
    format: 'muster-agreement/1',
    system: 'magic-realm',
    name: 'Test',
    house: house as never,
    banned: [...banned],
    allowed: allowed ? [...allowed] : null,
    cards: [],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

export const listOf = ({ entries, options = { form: 'party' } }: Case): List => ({
  format: 'muster-list/1',
  system: 'magic-realm',
  name: 'Test',
  entries: entries.map((entry) => (typeof entry === 'string' ? { entry, count: 1 } : entry)),
  options: options as List['options'],
});

export function parsedOf(of: Case, terms = termsOf(of)): AnyList {
  const read = parseList(magicRealm, listOf(of), terms);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

export function verdictOf(of: Case): Verdict {
  const terms = termsOf(of);
  return judge(magicRealm, parsedOf(of, terms), terms);
}

export const tableOf = (sheets: readonly Case[], agreement: Omit<Case, 'entries'> = {}) => {
  const terms = termsOf(agreement);
  return judgeMatch(
    magicRealm,
    sheets.map((sheet) => parsedOf(sheet, terms)),
    terms,
  );
};

/** The codes of one severity, once each, in the order of the checks. */
const codes = (violations: readonly Violation[], severity: Violation['severity']): readonly string[] => [
  ...new Set(violations.filter((v) => v.severity === severity).map(({ code }) => code)),
];

/** The ledger’s keys of one severity. */
export const keys = (of: Case, severity: Violation['severity']): readonly string[] =>
  codes(verdictOf(of).violations, severity).map((code) => checkKeys[code]!);

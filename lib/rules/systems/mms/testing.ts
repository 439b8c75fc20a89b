import type { Agreement } from '../../kernel/agreement/agreement';
import { judge, judgeMatch } from '../../kernel/verdict/judge';
import type { Severity, Verdict, Violation } from '../../kernel/verdict/legality';
import { List, type ListEntry } from '../../kernel/list/list';
import {
  defaultAgreement,
  parseList,
  prepareTerms,
  type AnyList,
  type AnyTerms,
} from '../../kernel/list/prepare';
import { repairsFor, type Repair } from '../../kernel/verdict/repair';
import { mms } from './index';

/** What a test agrees on; the rest is as printed. */
export interface Agreed {
  readonly house?: Readonly<Record<string, unknown>>;
  readonly banned?: readonly string[];
  readonly allowed?: readonly string[];
  readonly cards?: readonly unknown[];
}

/** One line of an army: `use('krag')`, `use('archer', 3)`, `use('krag', 1, 'armor')`. */
export const use = (entry: string, count = 1, ...parts: readonly string[]): ListEntry => ({
  entry,
  count,
  ...(parts.length > 0 ? { with: [...parts] } : {}),
});

export function termsOf({ house = {}, banned = [], allowed, cards = [] }: Agreed = {}): AnyTerms {
  const agreement: Agreement = {
    ...defaultAgreement(mms, house),
    banned: [...banned],
    allowed: allowed ? [...allowed] : null,
    cards: cards as Agreement['cards'],
  };
  const read = prepareTerms(mms, agreement);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

export function armyOf(
  entries: readonly ListEntry[],
  terms: AnyTerms,
  options: Readonly<Record<string, unknown>> = {},
): AnyList {
  const list = List.parse({
    format: 'muster-list/1',
    system: 'mms',
    name: 'An army',
    entries,
    options: { form: 'army', ...options },
  });
  const read = parseList(mms, list, terms);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

export const verdictOf = (
  entries: readonly ListEntry[],
  agreed: Agreed = {},
  options: Readonly<Record<string, unknown>> = {},
): Verdict => {
  const terms = termsOf(agreed);
  return judge(mms, armyOf(entries, terms, options), terms);
};

export const matchOf = (
  armies: readonly (readonly ListEntry[])[],
  agreed: Agreed = {},
  options: readonly Readonly<Record<string, unknown>>[] = [],
): readonly Violation[] => {
  const terms = termsOf(agreed);
  return judgeMatch(
    mms,
    armies.map((entries, i) => armyOf(entries, terms, options[i])),
    terms,
  );
};

/** Codes of the violations of one severity, in the order of the checks. */
export const codesOf = (verdict: Verdict, severity: Severity): readonly string[] =>
  verdict.violations.filter((v) => v.severity === severity).map(({ code }) => code);

/** The first violation of a code, if there is one. */
export const found = (verdict: Verdict, code: string): Violation | undefined =>
  verdict.violations.find((v) => v.code === code);

/** What the builder offers against the first violation of a code. */
export function repairsOf(
  entries: readonly ListEntry[],
  code: string,
  agreed: Agreed = {},
): readonly Repair[] {
  const terms = termsOf(agreed);
  const army = armyOf(entries, terms);
  const violation = judge(mms, army, terms).violations.find((v) => v.code === code);
  return violation ? repairsFor(mms, army, terms, violation, 9) : [];
}

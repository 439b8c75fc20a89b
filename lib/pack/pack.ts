import {
  Agreement,
  judge,
  List,
  parseList,
  prepareTerms,
  refuse,
  ok,
  type AnyList,
  type AnySystem,
  type AnyTerms,
  type Result,
  type Verdict,
} from '@/lib/rules';

/** What one file carries of a list: itself, what it was agreed under, and where it came from. */
export interface Pack {
  readonly format: 'muster-pack/1';
  readonly list: List;
  readonly agreement: Agreement;
  /** Short code of the agreement, to compare with the others at the table. */
  readonly code: string;
  /** Day on which the file was made. */
  readonly made: string;
}

/** Reads a pack back, as a file from anywhere: whatever is not well formed is refused. */
export function readPack(input: unknown): Result<Pack> {
  const given = (typeof input === 'object' && input !== null ? input : {}) as Readonly<
    Record<string, unknown>
  >;
  const list = List.safeParse(given.list);
  const agreement = Agreement.safeParse(given.agreement);
  if (given.format !== 'muster-pack/1' || !list.success || !agreement.success)
    return refuse({ path: [], code: 'not_a_pack', message: 'This file does not hold a list.' });
  return ok({
    format: 'muster-pack/1',
    list: list.data,
    agreement: agreement.data,
    code: String(given.code ?? ''),
    made: String(given.made ?? ''),
  });
}

/** A list with other counts; a line that counts nothing is taken out. Positions are those of the list as it was packed. */
export const withCounts = (list: List, counts: readonly number[]): List => ({
  ...list,
  entries: list.entries.flatMap((item, i) => {
    const count = counts[i] ?? item.count;
    return count < 1 ? [] : [{ ...item, count }];
  }),
});

/** A list with its verdict. */
export interface Judged {
  readonly list: List;
  readonly parsed: AnyList;
  readonly terms: AnyTerms;
  readonly verdict: Verdict;
}

/** The list of the file, read and judged as everywhere. Refuses what its rules cannot read. */
export function judgePack(system: AnySystem, list: List, agreement: Agreement): Result<Judged> {
  const terms = prepareTerms(system, agreement);
  if (!terms.ok) return terms;
  const parsed = parseList(system, list, terms.value);
  if (!parsed.ok) return parsed;
  return ok({
    list,
    parsed: parsed.value,
    terms: terms.value,
    verdict: judge(system, parsed.value, terms.value),
  });
}

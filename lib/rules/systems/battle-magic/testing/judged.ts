import { judge, judgeMatch, sentence } from '../../../kernel/verdict/judge';
import { List, type ListEntry } from '../../../kernel/list/list';
import { defaultAgreement, parseList, prepareTerms } from '../../../kernel/list/prepare';
import { repairsFor } from '../../../kernel/verdict/repair';
import { empireRowById } from '../catalogue/empires';
import { battleMagic } from '../index';
import { entriesOfEmpire } from '../legality/repairs';

/** What the tests of this folder share: a list in short, judged under an agreement in short. */

export type Counts = Readonly<Record<string, number>>;

export const entries = (counts: Counts): ListEntry[] =>
  Object.entries(counts).map(([entry, count]) => ({ entry, count }));

/** A printed set with some counts changed; 0 takes the counter out. */
export const set = (empire: string, changes: Counts = {}): Counts => {
  const counts: Record<string, number> = {};
  for (const e of entriesOfEmpire(empireRowById.get(empire)!)) counts[e.entry] = e.count;
  for (const [id, n] of Object.entries(changes)) {
    if (n === 0) delete counts[id];
    else counts[id] = n;
  }
  return counts;
};

export interface Table {
  readonly house?: Readonly<Record<string, unknown>>;
  readonly banned?: readonly string[];
  readonly allowed?: readonly string[];
  readonly cards?: readonly (Readonly<Record<string, unknown>> & {
    id: string;
    name: string;
    kind: string;
  })[];
}

export function termsOf({ house = {}, banned = [], allowed, cards = [] }: Table = {}) {
  const read = prepareTerms(battleMagic, {
    ...defaultAgreement(battleMagic, house),
    banned: [...banned],
    allowed: allowed ? [...allowed] : null,
    cards: [...cards],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

export const listOf = (counts: Counts, options: List['options'] = {}): List =>
  List.parse({
    format: 'muster-list/1',
    system: 'battle-magic',
    name: 'Test',
    entries: entries(counts),
    options,
  });

export function parsed(list: List, table: Table = {}) {
  const read = parseList(battleMagic, list, termsOf(table));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

export function verdictOf(counts: Counts, options: List['options'] = {}, table: Table = {}) {
  return judge(battleMagic, parsed(listOf(counts, options), table), termsOf(table));
}

/** `BM-L05 error` and so on, each once, in the order of the checks. */
export const found = (
  counts: Counts,
  options: List['options'] = {},
  table: Table = {},
): readonly string[] => [
  ...new Set(verdictOf(counts, options, table).violations.map((v) => `${v.code} ${v.severity}`)),
];

export const sentences = (
  counts: Counts,
  options: List['options'] = {},
  table: Table = {},
): readonly string[] => verdictOf(counts, options, table).violations.map((v) => sentence(battleMagic, v));

/** Labels of the repairs that the kernel has verified, for the first violation of a code. */
export function repairs(code: string, counts: Counts, options: List['options'] = {}, table: Table = {}) {
  const violation = verdictOf(counts, options, table).violations.find((v) => v.code === code);
  if (!violation) throw new Error(`no ${code}`);
  return repairsFor(battleMagic, parsed(listOf(counts, options), table), termsOf(table), violation).map(
    (r) => r.label,
  );
}

export const matchFound = (lists: readonly List[], table: Table = {}) =>
  judgeMatch(
    battleMagic,
    lists.map((list) => parsed(list, table)),
    termsOf(table),
  );

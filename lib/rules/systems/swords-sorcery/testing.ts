import type { Agreement } from '../../kernel/agreement/agreement';
import { judge, judgeMatch } from '../../kernel/verdict/judge';
import type { Violation } from '../../kernel/verdict/legality';
import type { List, ListEntry } from '../../kernel/list/list';
import { defaultAgreement, parseList, prepareTerms } from '../../kernel/list/prepare';
import { swordsSorcery } from './index';

export interface Case {
  readonly form: string;
  readonly entries?: readonly ListEntry[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly house?: Readonly<Record<string, unknown>>;
  readonly agreement?: Partial<Pick<Agreement, 'banned' | 'allowed' | 'cards'>>;
}

/** `3 pion, guard` as entries. */
export const some = (text: string): ListEntry[] =>
  text === ''
    ? []
    : text.split(', ').map((item) => {
        const [, count, entry] = /^(?:(\d+) )?(.+)$/.exec(item) ?? [];
        return { entry: entry ?? '', count: Number(count ?? 1) };
      });

export const listOf = ({ form, entries = [], options = {} }: Case): List => ({
  format: 'muster-list/1',
  system: 'swords-sorcery',
  name: 'A case',
  entries: [...entries],
  options: { form, ...options } as List['options'],
});

export const termsOf = ({ house = {}, agreement = {} }: Pick<Case, 'house' | 'agreement'>) => {
  const read = prepareTerms(swordsSorcery, { ...defaultAgreement(swordsSorcery, house), ...agreement });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

export const parsedOf = (of: Case) => {
  const terms = termsOf(of);
  const list = parseList(swordsSorcery, listOf(of), terms);
  if (!list.ok) throw new Error(JSON.stringify(list.problems));
  return { terms, list: list.value };
};

export const verdictOf = (of: Case) => {
  const { terms, list } = parsedOf(of);
  return judge(swordsSorcery, list, terms);
};

/** The violations of one code. */
export const found = (of: Case, code: string): readonly Violation[] =>
  verdictOf(of).violations.filter((v) => v.code === code);

/** The violations of one code between the lists of a table. */
export const foundAtTable = (
  table: readonly Omit<Case, 'house' | 'agreement'>[],
  code: string,
  by: Pick<Case, 'house' | 'agreement'> = {},
): readonly Violation[] => {
  const lists = table.map((of) => parsedOf({ ...of, ...by }).list);
  return judgeMatch(swordsSorcery, lists, termsOf(by)).filter((v) => v.code === code);
};

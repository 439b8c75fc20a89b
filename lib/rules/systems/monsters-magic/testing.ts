import { Agreement } from '../../kernel/agreement/agreement';
import { judge, judgeMatch, sentence } from '../../kernel/verdict/judge';
import type { Verdict, Violation } from '../../kernel/verdict/legality';
import { List } from '../../kernel/list/list';
import { parseList, prepareTerms } from '../../kernel/list/prepare';
import { repairsFor } from '../../kernel/verdict/repair';
import type { Result } from '../../kernel/result';
import { monstersMagic } from './index';

/** What a test says of a table: house variations, and what it bans or makes. */
export interface Table {
  readonly house?: Readonly<Record<string, unknown>>;
  readonly banned?: readonly string[];
  readonly allowed?: readonly string[];
  readonly cards?: readonly object[];
}

const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

export const termsOf = ({ house = {}, banned = [], allowed, cards = [] }: Table = {}) =>
  must(
    prepareTerms(
      monstersMagic,
      Agreement.parse({
        format: 'muster-agreement/1',
        system: 'monsters-magic',
        name: 'A table',
        house,
        banned,
        allowed: allowed ?? null,
        cards,
      }),
    ),
  );

/** `2x treants` is two copies of `mm-treants`; ids with a colon or of pieces stand as they are after `=`. */
export const entriesOf = (...cards: readonly string[]) =>
  cards.map((card) => {
    const [, count, id] = /^(?:(\d+)x )?(.+)$/.exec(card)!;
    return {
      entry: id!.startsWith('=') ? id!.slice(1) : `mm-${id}`,
      count: Number(count ?? 1),
    };
  });

export const listOf = (form: string, entries: List['entries'], options: object = {}): List =>
  List.parse({
    format: 'muster-list/1',
    system: 'monsters-magic',
    name: 'A list',
    entries,
    options: { form, ...options },
  });

const read = (list: List, table: Table) => must(parseList(monstersMagic, list, termsOf(table)));

export const verdictOf = (list: List, table: Table = {}): Verdict =>
  judge(monstersMagic, read(list, table), termsOf(table));

/** `MM-L03 error` and the like, in the order of the checks. */
export const codesOf = (list: List, table: Table = {}): readonly string[] =>
  verdictOf(list, table).violations.map((v) => `${v.code} ${v.severity}`);

export const sentencesOf = (list: List, table: Table = {}): readonly string[] =>
  verdictOf(list, table).violations.map((v) => sentence(monstersMagic, v));

export const matchOf = (lists: readonly List[], table: Table = {}): readonly Violation[] =>
  judgeMatch(
    monstersMagic,
    lists.map((list) => read(list, table)),
    termsOf(table),
  );

/** The repairs offered for the first violation of a code. */
export const repairsOf = (list: List, code: string, table: Table = {}) => {
  const found = verdictOf(list, table).violations.find((v) => v.code === code);
  if (!found) throw new Error(`no ${code}`);
  return repairsFor(monstersMagic, read(list, table), termsOf(table), found);
};

import type { AnySystem, Rulebook } from '@/lib/rules';
import { foldWords } from '@/lib/search';
import type { RuleRow } from '../contract/shapes/rule';
import { onceFor } from './prepared';

export interface RuleRows {
  readonly book: Rulebook;
  readonly all: readonly RuleRow[];
  readonly byId: ReadonlyMap<string, RuleRow>;
  /** What cites a rule: checks by code, entries by id. */
  readonly citedBy: ReadonlyMap<string, readonly string[]>;
  /** Folded text of a row, for words. */
  readonly text: ReadonlyMap<RuleRow, string>;
}

const read = async (system: AnySystem): Promise<RuleRows> => {
  const book = await system.rulebook();
  const ownIds = new Set([...book.rules, ...book.rulings].map((r) => r.id));
  const checks = [...system.checks, ...system.matchChecks];
  const seen = new Set<string>();
  const all: readonly RuleRow[] = [
    ...book.rules.map((r): RuleRow => ({ type: 'rule', ...r })),
    ...system.entries.flatMap((e): readonly RuleRow[] => {
      const id = e.rules[0];
      // Several entries may share a row; the first one speaks for it.
      if (id === undefined || ownIds.has(id) || seen.has(id)) return [];
      seen.add(id);
      const { name, kind, text, source } = e;
      return [{ type: 'entry', id, entry: e.id, name, kind, text, source }];
    }),
    ...book.rulings.map((r): RuleRow => ({ type: 'ruling', ...r })),
    ...checks.map(({ code, title, stage, severity, rules, because }): RuleRow => ({
      type: 'check',
      id: code,
      title,
      stage,
      severity,
      rules,
      ...(because === undefined ? {} : { because }),
    })),
  ];
  const citedBy = new Map<string, string[]>();
  const cite = (rules: readonly string[], by: string): void => {
    for (const id of rules) citedBy.set(id, [...(citedBy.get(id) ?? []), by]);
  };
  for (const c of checks) cite(c.rules, c.code);
  for (const e of system.entries) cite(e.rules, e.id);
  return {
    book,
    all,
    byId: new Map(all.map((row) => [row.id, row])),
    citedBy,
    text: new Map(all.map((row) => [row, foldWords(Object.values(row).flat().join(' '))])),
  };
};

/** Everything that an ID of the rules can mean: rules, entries, rulings, checks. */
export const rowsOf: (system: AnySystem) => Promise<RuleRows> = onceFor(read);

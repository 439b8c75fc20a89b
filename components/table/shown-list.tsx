import type { ReactNode } from 'react';
import { BudgetBar } from '@/components/builder/budget-bar';
import { ViolationText } from '@/components/builder/verdict/violation-text';
import {
  judge,
  parseList,
  prepareTerms,
  type Agreement,
  type AnyList,
  type AnySystem,
  type List,
} from '@/lib/rules';
import { counted, listed } from '@/lib/rules/kernel/words/words';

/** More lines than these are read on demand: a table may have many decks, and each is as long as a page. */
const AT_ONCE = 8;

/** A list on the table: its lines, and its verdict under the agreement. */
export function ShownList({
  system,
  agreement,
  list,
  children,
}: {
  readonly system: AnySystem;
  readonly agreement: Agreement;
  readonly list: List;
  readonly children?: ReactNode;
}) {
  const terms = prepareTerms(system, agreement);
  const parsed = terms.ok ? parseList(system, list, terms.value) : undefined;
  if (!terms.ok || !parsed?.ok)
    return <p className="text-bad">This list no longer fits the agreement that it was handed in for.</p>;
  const verdict = judge(system, parsed.value, terms.value);
  return (
    <div className="space-y-3">
      <p className="font-semibold wrap-anywhere">{list.name}</p>
      <BudgetBar verdict={verdict} />
      {parsed.value.lines.length > AT_ONCE ? (
        <details>
          <summary className="min-h-9 py-1.5">{inShort(system, parsed.value)}</summary>
          <Lines list={parsed.value} source={list} />
        </details>
      ) : (
        <Lines list={parsed.value} source={list} />
      )}
      {verdict.violations.length > 0 && (
        <ul className="space-y-2">
          {verdict.violations.map((violation, i) => (
            <ViolationText key={i} system={system} violation={violation} />
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

/** `63 entries: 9 Artifacts, 20 Spells and 34 Potions`; `64 Ally cards` where all are of one kind. */
function inShort({ kinds }: AnySystem, { lines }: AnyList): string {
  const countOf = (of: typeof lines): number => of.reduce((sum, { count }) => sum + count, 0);
  const parts = kinds.flatMap((kind) => {
    const n = countOf(lines.filter(({ entry }) => entry.kind === kind.id));
    return n === 0 ? [] : [counted(n, kind.name, kind.plural)];
  });
  return parts.length === 1 ? parts[0]! : `${counted(countOf(lines), 'entry', 'entries')}: ${listed(parts)}`;
}

const Lines = ({ list, source }: { readonly list: AnyList; readonly source: List }) => (
  <ul className="divide-y divide-line border-y border-line text-sm">
    {list.lines.map((line) => (
      <li key={line.at} className="py-1.5 wrap-anywhere">
        {line.count > 1 && <span className="tabular-nums">{line.count} × </span>}
        <b>{line.entry.name}</b>
        {line.designation && <span className="chip ml-2">{line.designation}</span>}
        {line.with.length > 0 && (
          <span className="text-quiet"> with {line.with.map((part) => part.name).join(', ')}</span>
        )}
        {source.entries[line.at]?.note && (
          <span className="block text-quiet italic">{source.entries[line.at]!.note}</span>
        )}
      </li>
    ))}
  </ul>
);

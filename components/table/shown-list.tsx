import type { ReactNode } from 'react';
import { BudgetBar } from '@/components/builder/budget-bar';
import { ViolationText } from '@/components/builder/verdict/violation-text';
import { judge, parseList, prepareTerms, type Agreement, type AnySystem, type List } from '@/lib/rules';

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
      <ul className="divide-y divide-line border-y border-line text-sm">
        {parsed.value.lines.map((line) => (
          <li key={line.at} className="py-1.5 wrap-anywhere">
            {line.count > 1 && <span className="tabular-nums">{line.count} × </span>}
            <b>{line.entry.name}</b>
            {line.designation && <span className="chip ml-2">{line.designation}</span>}
            {line.with.length > 0 && (
              <span className="text-quiet"> with {line.with.map((part) => part.name).join(', ')}</span>
            )}
            {list.entries[line.at]?.note && (
              <span className="block text-quiet italic">{list.entries[line.at]!.note}</span>
            )}
          </li>
        ))}
      </ul>
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

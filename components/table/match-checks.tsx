import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { RuleLinks } from '@/components/rules/rule-links';
import type { AnySystem, Severity } from '@/lib/rules';

/** Something that holds, or does not, between the lists of a table. */
export interface MatchViolation {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly rules: readonly string[];
  readonly seats: readonly number[];
}

/** What the lists say to each other: equal totals, shared copies, distinct characters. */
export function MatchChecks({
  system,
  violations,
  nameOf,
}: {
  readonly system: AnySystem;
  readonly violations: readonly MatchViolation[];
  readonly nameOf: (seat: number) => string;
}) {
  if (violations.length === 0)
    return (
      <p className="flex gap-2 text-good">
        <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0" />
        {system.matchChecks.length > 0
          ? 'Side by side the lists break nothing.'
          : 'This game asks nothing of the lists side by side.'}
      </p>
    );
  return (
    <ul aria-label="Side by side" className="sheet space-y-3 p-4">
      {violations.map((v, i) => (
        <li key={i} className="flex gap-2.5 text-sm">
          {v.severity === 'error' ? (
            <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-bad" />
          ) : (
            <Info aria-hidden size={18} className="mt-0.5 shrink-0 text-quiet" />
          )}
          <div className="min-w-0">
            <p>{v.message}</p>
            <p className="flex flex-wrap items-center gap-x-2 text-xs text-quiet [&>a]:py-1">
              {v.seats.length > 0 && <span>{v.seats.map(nameOf).join(', ')}</span>}
              <RuleLinks slug={system.slug} ids={[v.code, ...v.rules]} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

import { severityLooks } from '@/components/builder/verdict/severity-looks';
import { RuleLinks } from '@/components/rules/rule-links';
import { counted } from '@/lib/rules/reference';
import type { SealedVerdict } from '@/lib/api/contract/shapes/table-check';
import { showBudget, type AnySystem } from '@/lib/rules';

/** A verdict on a list that stays sealed: legal or not, the total, and the checks that fail by their titles. */
export function SealedVerdictText({
  system,
  verdict: { legal, budget, problems, failed },
}: {
  readonly system: AnySystem;
  readonly verdict: SealedVerdict;
}) {
  const { name, spent, limit, left } = budget;
  const counts = [
    [problems.error, 'problem'] as const,
    [problems.warning, 'warning'] as const,
    [problems.note, 'note'] as const,
  ]
    .filter(([n]) => n > 0)
    .map(([n, word]) => counted(n, word))
    .join(', ');
  return (
    <div className="space-y-2">
      <p className={`font-semibold ${legal ? 'text-good' : 'text-bad'}`}>
        {legal ? 'Legal' : 'Not legal'}
        {counts && `: ${counts}`}
      </p>
      <p className="text-sm tabular-nums">
        {showBudget({ name, spent, ...(limit === undefined ? {} : { limit }) })}
        {left !== undefined && left < 0 && <b className="text-bad">, {-left} over</b>}
      </p>
      {failed.length > 0 && (
        <ul className="space-y-1.5 text-sm">
          {failed.map(({ code, severity, count, rules }) => {
            const { Icon, colour, word } = severityLooks[severity];
            return (
              <li key={`${code} ${severity}`} className="flex gap-2.5">
                <Icon aria-hidden size={18} className={`mt-0.5 shrink-0 ${colour}`} />
                <div className="min-w-0">
                  <p>
                    <span className="sr-only">{word}: </span>
                    {system.checks.find((check) => check.code === code)?.title ?? code}
                    {count > 1 && ` (${count} times)`}
                  </p>
                  <p className="flex flex-wrap items-center gap-x-2 text-xs text-quiet [&>a]:py-1">
                    <RuleLinks slug={system.slug} ids={[code, ...rules]} />
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

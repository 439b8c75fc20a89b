import { showBudget, unitOf, type Budget, type Verdict } from '@/lib/rules';
import { rangesOf } from './picker/ranges';

/** Spent, limit and left, always in sight; over the limit it says by how much. Marks show totals that can still be reached. */
export function BudgetBar({
  verdict,
  untouched = false,
  reachable = [],
}: {
  readonly verdict: Verdict;
  /** Nobody has changed anything yet: what is missing is no fault. */
  readonly untouched?: boolean;
  /** Exact totals, in rising order. */
  readonly reachable?: readonly number[];
}) {
  const { spent, limit, left } = verdict.budget;
  const over = left !== undefined && left < 0;
  // Over the limit the bar shows all that is spent, and the limit as a mark within it.
  const whole = Math.max(limit ?? 0, spent);
  const percent = (n: number): string => `${whole > 0 ? (n / whole) * 100 : 0}%`;
  const ranges = rangesOf(reachable);
  // Where all that is left can be reached, a mark from end to end would look like something spent.
  const isAll = ranges.length === 1 && ranges[0]![1] === limit && ranges[0]![0] - spent < whole / 20;
  const marks = isAll ? [] : ranges;
  const errors = verdict.violations.filter((v) => v.severity === 'error').length;
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p>
          <b className="text-xl font-bold tabular-nums">{showBudget(verdict.budget)}</b>
          {left !== undefined && <span className="sr-only">, </span>}
          {left !== undefined && (
            <span className={`ml-3 font-semibold tabular-nums ${over ? 'text-bad' : 'text-quiet'}`}>
              {over ? `${-left} over` : left === 0 ? 'nothing left' : `${left} left`}
            </span>
          )}
        </p>
        <p
          role="status"
          className={`font-semibold ${verdict.legal ? 'text-good' : untouched ? 'text-quiet' : 'text-bad'}`}
        >
          {verdict.legal
            ? 'Legal'
            : untouched
              ? 'Nothing chosen yet'
              : `Not legal: ${errors} ${errors === 1 ? 'problem' : 'problems'}`}
        </p>
      </div>
      {limit !== undefined && (
        <div
          role="meter"
          aria-label={`Spent, in ${unitOf(verdict.budget.name, 2)}`}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(spent, limit)}
          aria-valuetext={showBudget(verdict.budget)}
          className="relative mt-1 h-2.5 overflow-hidden rounded-full bg-line forced-colors:border"
        >
          <div
            className={`bar h-full origin-left transition-transform ${over ? 'bg-bad' : 'bg-tone'}`}
            style={{ transform: `scaleX(${whole > 0 ? spent / whole : 0})` }}
          />
          {over && <div className="absolute inset-y-0 w-1 bg-paper" style={{ left: percent(limit) }} />}
          {marks.map(([from, to]) => (
            <div
              key={from}
              data-reachable
              className="bar absolute bottom-0 h-1 min-w-0.5 bg-good"
              style={{ left: `calc(${percent(from)} - 2px)`, width: percent(to - from) }}
            />
          ))}
        </div>
      )}
      <div className="mt-1 flex flex-wrap gap-x-4 text-sm text-quiet tabular-nums max-sm:text-xs">
        <Tallies tallies={verdict.tallies.slice(0, SHOWN)} />
        {verdict.tallies.length > SHOWN && (
          <details className="open:w-full">
            <summary>more</summary>
            <div className="flex flex-wrap gap-x-4">
              <Tallies tallies={verdict.tallies.slice(SHOWN)} />
            </div>
          </details>
        )}
      </div>
    </div>
  );
}

/** Totals always in sight; the rest is a tap away. */
const SHOWN = 4;

const Tallies = ({ tallies }: { readonly tallies: readonly Budget[] }) =>
  tallies.map((tally) => (
    <span key={tally.name} className="first-letter:uppercase">
      {tally.name}: {Number.isInteger(tally.spent) ? tally.spent : tally.spent.toFixed(2)}
      {tally.limit === undefined ? '' : ` of ${tally.limit}`}
    </span>
  ));

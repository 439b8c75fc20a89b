import type { Run } from './use-audit';

const many = (n: number): string => n.toLocaleString('en');

/** Which line is played, and how many games of all are. */
export function AuditProgress({ run: { audit, results, ended } }: { readonly run: Run }) {
  const { comparisons, wish } = audit;
  const played = [...results.values()];
  const games = played.reduce((sum, result) => sum + result.games, 0);
  const over = played.filter((result) => result.ended && result.ended !== 'cancelled');
  // What was precise enough early counts as whole, so that the bar ends full.
  const part =
    played.reduce((sum, r) => sum + (over.includes(r) ? 1 : r.games / wish.games), 0) / comparisons;
  const so = `${over.length} of ${comparisons} entries, ${many(games)} pairs of games`;
  return (
    <div className="space-y-1">
      <div
        role="progressbar"
        aria-label="Entries measured"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * (comparisons === 0 ? 1 : part))}
        className="h-3 overflow-hidden rounded-full border border-line-strong bg-sunk"
      >
        <div className="h-full bg-tone" style={{ width: `${100 * (comparisons === 0 ? 1 : part)}%` }} />
      </div>
      <p role="status" className="text-sm">
        {ended === 'done'
          ? `All ${comparisons} entries are measured, by ${many(games)} pairs of games.`
          : ended === 'cancelled'
            ? `Cancelled after ${so}. What follows holds for these.`
            : `${so} …`}
      </p>
    </div>
  );
}

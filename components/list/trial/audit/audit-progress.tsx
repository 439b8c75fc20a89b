import { ProgressBar } from '@/components/ui/progress-bar';
import type { AuditRun } from '@/lib/sim';

const many = (n: number): string => n.toLocaleString('en');

/** Which line is played, and how many games of all are. */
export function AuditProgress({ run: { audit, results, ended } }: { readonly run: AuditRun }) {
  const { comparisons, wish } = audit;
  const played = [...results.values()];
  const games = played.reduce((sum, result) => sum + result.games, 0);
  const over = played.filter((result) => result.ended && result.ended !== 'cancelled');
  // What was precise enough early counts as whole, so that the bar ends full.
  const part =
    played.reduce((sum, r) => sum + (over.includes(r) ? 1 : r.games / wish.games), 0) / comparisons;
  const so = `${over.length} of ${comparisons} entries, ${many(games)} pairs of games`;
  const says =
    ended === 'done'
      ? `All ${comparisons} entries are measured, by ${many(games)} pairs of games.`
      : ended === 'cancelled'
        ? `Cancelled after ${so}. What follows holds for these.`
        : `${so} …`;
  return <ProgressBar name="Entries measured" part={comparisons === 0 ? 1 : part} says={says} />;
}

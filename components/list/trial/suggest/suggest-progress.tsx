import { ProgressBar } from '@/components/ui/progress-bar';
import type { SuggestionsRun } from '@/lib/sim';
import { sayProgress } from './say-suggestions';

/** Which round is played, and how far it has come. */
export function SuggestProgress({ run }: { readonly run: SuggestionsRun }) {
  const { part, says } = sayProgress(run);
  return <ProgressBar name="Entries tried and measured" part={part} says={says} />;
}

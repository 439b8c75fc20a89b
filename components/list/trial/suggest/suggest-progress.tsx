import { ProgressBar } from '@/components/ui/progress-bar';
import { sayProgress } from './say-suggestions';
import type { Run } from './use-suggestions';

/** Which round is played, and how far it has come. */
export function SuggestProgress({ run }: { readonly run: Run }) {
  const { part, says } = sayProgress(run);
  return <ProgressBar name="Entries tried and measured" part={part} says={says} />;
}

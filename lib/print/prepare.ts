import { defaultAgreement, prepareTerms, type AnySystem, type Steps } from '@/lib/rules';
import type { PrintJob } from './job';
import type { Sources } from './sources';

/** The work that takes long before a job can be laid out, in steps; none where it can be laid out at once. */
export function preparePrint(
  system: AnySystem,
  { what }: PrintJob,
  sources: Sources | undefined,
): Steps<void> | undefined {
  if (what.kind !== 'board') return undefined;
  const aid = sources?.paper.aids?.find(({ id }) => id === what.board);
  if (!aid?.prepare) return undefined;
  const terms = prepareTerms(system, what.agreement ?? defaultAgreement(system));
  return terms.ok ? aid.prepare(terms.value.house) : undefined;
}

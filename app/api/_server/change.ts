import 'server-only';
import { stale } from '@/lib/api/handle/stale';
import { notFound, type Problem } from '@/lib/api/problem';
import type { Change } from '@/lib/db/version';

interface Versioned {
  readonly version: number;
}

/** Why a change did not come about: the thing is not there, or somebody was quicker. */
export const notChanged = async <S extends Versioned>(
  change: Extract<Change<S>, { readonly ok: false }>,
  what: string,
  show: (current: S) => unknown,
): Promise<Problem> =>
  change.reason === 'missing' ? notFound(what) : stale(await show(change.current), change.current.version);

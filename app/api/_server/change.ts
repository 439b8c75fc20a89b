import 'server-only';
import { stale } from '@/lib/api/handle/stale';
import { notFound, refused, type Problem } from '@/lib/api/problem';
import type { Change } from '@/lib/db/version';

interface OfGame {
  readonly system: string;
}

/** A thing that is saved stays with its game, by whose rules others stand upon it; `at` leads to what was sent in its place. */
export const movedGame = (
  what: 'list' | 'agreement' | 'card' | 'board',
  known: OfGame,
  sent: OfGame,
  at: readonly string[] = [],
): Problem | undefined =>
  known.system === sent.system
    ? undefined
    : refused(
        `invalid_${what}`,
        [
          {
            path: ['system'],
            code: 'wrong_system',
            message: `This ${what} is for ${known.system}, and stays there.`,
          },
        ],
        at,
      );

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

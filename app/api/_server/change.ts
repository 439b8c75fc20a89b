import 'server-only';
import { stale } from '@/lib/api/handle/stale';
import { notFound, Problem } from '@/lib/api/problem';
import { nameOfGame } from '@/lib/api/systems';
import type { Change } from '@/lib/db/version';

interface OfGame {
  readonly system: string;
}

type OfAGame = 'list' | 'agreement' | 'card' | 'board';

/** A thing that is saved stays with its game, by whose rules others stand upon it; `at` leads to what was sent in its place. */
export async function staysWith(
  what: OfAGame,
  known: string,
  sent: string,
  at: readonly string[] = [],
): Promise<Problem> {
  const message = `This ${what} is for ${await nameOfGame(known)} and stays with it. What is for ${await nameOfGame(sent)} is saved as a new ${what}.`;
  return new Problem('other_game', message, {
    errors: [{ in: 'body', path: [...at, 'system'], code: 'wrong_system', message }],
  });
}

/** The same, where what was sent may well be of its game. */
export const movedGame = async (
  what: OfAGame,
  known: OfGame,
  sent: OfGame,
  at?: readonly string[],
): Promise<Problem | undefined> =>
  known.system === sent.system ? undefined : staysWith(what, known.system, sent.system, at);

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

import 'server-only';
import { loadSystem, type SystemSlug } from '@/lib/rules';
import { loadPlayable } from '@/lib/rules/playing';
import { readMatch, type Match, type Result, type SimWish } from '@/lib/sim';
import { playHere } from './hall';
import { beginJob, findJob } from './jobs';
import type { Job, Work } from './office';

/** Time of threads that one batch gets. */
const LIMIT_MS = 60_000;

export type SimulationJob = Job<Result, SimWish>;

const playOut =
  (match: Match, caller: string): Work<Result> =>
  async ({ signal, onProgress }) => ({
    result: await playHere(match, { owner: caller, limitMs: LIMIT_MS, signal, onProgress }),
  });

/** Takes up a batch from what was wished. @throws where the rules here refuse it */
export async function resumeSimulation(wish: SimWish, caller: string): Promise<Work<Result>> {
  const slug = wish.system as SystemSlug;
  const playable = await loadPlayable(slug);
  const match = playable && readMatch(await loadSystem(slug), playable, wish);
  if (!match?.ok) throw new Error('the rules of this server refuse it');
  return playOut(match.value, caller);
}

/** Begins a batch; undefined where the caller, or all, have too many jobs under way. */
export const beginSimulation = (
  match: Match,
  caller: string,
  owner: string | undefined,
): Promise<SimulationJob | undefined> =>
  beginJob<Result, SimWish>({
    kind: 'simulation',
    caller,
    owner,
    task: match.wish,
    work: (hashed) => playOut(match, hashed),
  });

/** A batch of this owner, or one without an owner. */
export const findSimulation = (id: string, owner: string | undefined): Promise<SimulationJob | undefined> =>
  findJob('simulation', id, owner);

import 'server-only';
import type { Match, Result } from '@/lib/sim';
import { playHere } from './hall';
import { beginJob, findJob, type Job } from './office';

/** Time of threads that one batch gets. */
const LIMIT_MS = 60_000;

export type SimulationJob = Job<Result> & { readonly asked: number };

/** Begins a batch; undefined where the caller, or all, have too many jobs under way. */
export function beginSimulation(
  match: Match,
  caller: string,
  owner: string | undefined,
): SimulationJob | undefined {
  const job = beginJob<Result>({
    kind: 'simulation',
    caller,
    owner,
    work: ({ signal, onProgress }) =>
      playHere(match, { owner: caller, limitMs: LIMIT_MS, signal, onProgress }),
  });
  return job && Object.assign(job, { asked: match.wish.games });
}

/** A batch of this owner, or one without an owner. */
export const findSimulation = (id: string, owner: string | undefined): SimulationJob | undefined =>
  findJob('simulation', id, owner) as SimulationJob | undefined;

import 'server-only';
import type { Crew, Match, Result } from '@/lib/sim';
import { beginJob, findJob, type Job } from './office';
import { serverCrew } from './threads';

/** Time of threads that one batch gets. */
const LIMIT_MS = 60_000;
/** Threads with nothing to do go home. */
const IDLE_MS = 60_000;

export type SimulationJob = Job<Result> & { readonly asked: number };

interface Hall {
  crew: Crew | undefined;
  idle: NodeJS.Timeout | undefined;
}

// Each route is bundled with its own copy of this module; they share the threads.
const shared = globalThis as typeof globalThis & { musterCrew?: Hall };
const hall = (): Hall => (shared.musterCrew ??= { crew: undefined, idle: undefined });

function goHome(): void {
  const { crew, idle } = hall();
  clearTimeout(idle);
  const timer = setTimeout(() => {
    if (crew?.busy !== 0 || hall().crew !== crew) return;
    crew.dismiss();
    hall().crew = undefined;
  }, IDLE_MS);
  timer.unref();
  hall().idle = timer;
}

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
    work: ({ signal, onProgress }) => {
      const crew = (hall().crew ??= serverCrew());
      return crew.run(match, { owner: caller, limitMs: LIMIT_MS, signal, onProgress }).finally(goHome);
    },
  });
  return job && Object.assign(job, { asked: match.wish.games });
}

/** A batch of this owner, or one without an owner. */
export const findSimulation = (id: string, owner: string | undefined): SimulationJob | undefined =>
  findJob('simulation', id, owner) as SimulationJob | undefined;

import 'server-only';
import { checkEntries } from '@/lib/api/verdict';
import { notPlayable } from '@/lib/api/not-playable';
import { Problem, refused } from '@/lib/api/problem';
import { systemOf } from '@/lib/api/systems';
import type { SimulationJob as JobShape, SimulationToRun } from '@/lib/api/contract/shapes/simulation';
import type { SimulationJob } from '@/lib/jobs/simulations';
import { isSystemSlug } from '@/lib/rules';
import { loadPlayable } from '@/lib/rules/playing';
import { readMatch, type Match, type Result, type SimSide, type SimWish } from '@/lib/sim';
import type { CurrentUser } from '@/lib/auth';
import type { z } from 'zod';
import { agreementFor } from './agreements';
import { showJob } from './jobs';

type Wanted = z.output<typeof SimulationToRun>;
type Side = NonNullable<Wanted['against']>;
type Path = readonly (string | number)[];

/** Saved agreements in place of their ids, and lists without ids that nobody knows. */
async function sideOf(
  user: CurrentUser | undefined,
  system: string,
  { seats, agreement, board }: Side,
  at: Path,
): Promise<Partial<SimSide> | Problem> {
  for (const [i, { list }] of (seats ?? []).entries()) {
    if (list?.system !== system) continue;
    const unknown = checkEntries(await systemOf(system), list, [...at, 'seats', i, 'list']);
    if (unknown) return unknown;
  }
  const found = await agreementFor(user, agreement, [...at, 'agreement']);
  if (found instanceof Problem) return found;
  return {
    ...(seats
      ? {
          seats: seats.map(({ bot, effort, list }) => ({
            bot,
            ...(effort ? { effort } : {}),
            ...(list ? { list } : {}),
          })),
        }
      : {}),
    ...(found ? { agreement: found } : {}),
    ...(board === undefined ? {} : { board }),
  };
}

/** Reads what was asked for by the rules of its system. */
export async function matchOf(user: CurrentUser | undefined, wanted: Wanted): Promise<Match | Problem> {
  const { system, games, seed, rotate, precision } = wanted;
  const playable = isSystemSlug(system) ? await loadPlayable(system) : undefined;
  if (!playable) return notPlayable(await systemOf(system));
  const side = await sideOf(user, system, wanted, []);
  if (side instanceof Problem) return side;
  const against = wanted.against && (await sideOf(user, system, wanted.against, ['against']));
  if (against instanceof Problem) return against;
  const wish: SimWish = {
    ...side,
    seats: side.seats ?? [],
    system,
    games,
    seed,
    rotate,
    ...(precision === undefined ? {} : { precision }),
    ...(against ? { against } : {}),
  };
  const match = readMatch(await systemOf(system), playable, wish);
  return match.ok ? match.value : refused('invalid_request', match.problems);
}

const showResult = (job: SimulationJob, result: Result) => {
  const seconds = Math.max(1, (job.endedAt ?? Date.now()) - (job.begunAt ?? job.createdAt)) / 1000;
  return { ...result, gamesPerSecond: Math.round(result.games / seconds) };
};

/** What a job came to; undefined before it has. */
export const resultOf = (job: SimulationJob) =>
  job.state === 'done' && job.soFar ? showResult(job, job.soFar) : undefined;

/** A job as the API shows it. */
export const showSimulation = (job: SimulationJob): z.input<typeof JobShape> =>
  showJob(job, {
    games: job.soFar?.games ?? 0,
    asked: job.task.games,
    result: job.soFar ? showResult(job, job.soFar) : null,
  });

import 'server-only';
import type { Trial, TrialJob as JobShape, TrialToRun } from '@/lib/api/contract/shapes/trial';
import { notPlayable } from '@/lib/api/not-playable';
import { Problem, refused } from '@/lib/api/problem';
import { reckonedBy } from '@/lib/api/reckoned-by';
import { systemOf } from '@/lib/api/systems';
import { checkEntries } from '@/lib/api/verdict';
import type { CurrentUser } from '@/lib/auth';
import { readTrial, type ReadTrial, type TrialJob } from '@/lib/jobs/trials';
import { defaultAgreement, isSystemSlug } from '@/lib/rules';
import { isPlayable } from '@/lib/rules/playing';
import type { z } from 'zod';
import { agreementFor } from './agreements';
import { showJob } from './jobs';

/** Reads what was asked for by the rules of its system. */
export async function trialOf(
  user: CurrentUser | undefined,
  { agreement, ...wanted }: z.output<typeof TrialToRun>,
): Promise<ReadTrial | Problem> {
  const slug = wanted.list.system;
  const system = await systemOf(slug);
  if (!isSystemSlug(slug) || !isPlayable(slug)) return notPlayable(system, ['list', 'system']);
  const unknown = checkEntries(system, wanted.list, ['list']);
  if (unknown) return unknown;
  const found = await agreementFor(user, agreement, ['agreement']);
  if (found instanceof Problem) return found;
  const under = found ?? defaultAgreement(system);
  const wish = { ...wanted, agreement: under };
  const trial = await readTrial(wish);
  return trial.ok
    ? { trial: trial.value, wish, by: reckonedBy(system, under) }
    : refused('invalid_request', trial.problems);
}

/** What a trial says by now; undefined before it has begun. */
const answerIn = ({ task, soFar }: TrialJob): z.input<typeof Trial> | undefined =>
  soFar && { ...task.by, ...soFar.answer };

/** What a trial came to; undefined before it has. */
export const resultOf = (job: TrialJob) => (job.state === 'done' ? answerIn(job) : undefined);

/** A job as the API shows it. */
export const showTrial = (job: TrialJob): z.input<typeof JobShape> =>
  showJob(job, {
    games: job.soFar?.games ?? 0,
    asked: job.soFar?.asked ?? 0,
    result: answerIn(job) ?? null,
  });

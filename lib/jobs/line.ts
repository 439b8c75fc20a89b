import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { claimJob, endJob, sweepJobs, type JobKind, type KeptJob } from '@/lib/db/jobs';
import type { SimWish } from '@/lib/sim';
import { hasHandFree, holdOn, leaveOffice, report, workerName, type Work } from './office';
import { resumePrint, type PrintTask } from './prints';
import { resumeSimulation } from './simulations';
import { resumeTrial, type TrialTask } from './trials';
import { startJob } from './work';

/** How often a server says that it is at its jobs, and looks for others. */
const BEAT_MS = 2_000;
/** How often what ended long ago is forgotten. */
const SWEEP_MS = 60_000;
/** How long the end of a server waits until its jobs are given back. */
const LEAVING_MS = 2_000;

/** How each kind of job is taken up from its task. What is in the line was put there by a server of ours. */
const crafts: Readonly<Record<JobKind, (task: unknown, caller: string) => Promise<Work<unknown>>>> = {
  simulation: (task, caller) => resumeSimulation(task as SimWish, caller) as Promise<Work<unknown>>,
  trial: (task, caller) => resumeTrial(task as TrialTask, caller) as Promise<Work<unknown>>,
  print: (task) => resumePrint(task as PrintTask) as Promise<Work<unknown>>,
};

async function takeUp(kept: KeptJob): Promise<void> {
  const { id, kind, task, caller, createdAt, begunAt, owner } = kept;
  try {
    const work = await crafts[kind](task, caller);
    const job = { id, kind, task, state: 'running', createdAt, begunAt: begunAt ?? createdAt } as const;
    startJob(job, { owner, caller, isKept: true }, work);
  } catch (error) {
    report(`${kind} ${id} could not be taken up.`, error);
    await endJob(id, workerName(), { state: 'failed' });
  }
}

/** Holds on to the jobs of this server, and takes up what waits while it has a hand free. */
export async function stepForward(): Promise<void> {
  await holdOn();
  while (hasHandFree()) {
    const next = await claimJob(workerName());
    if (!next) return;
    await takeUp(next);
  }
}

/** Does it again and again, one after the other; nobody waits for it. */
function everySo(ms: number, what: () => Promise<void>): void {
  let isAtIt = false;
  setInterval(() => {
    if (isAtIt) return;
    isAtIt = true;
    what()
      .catch((error: unknown) => report('the line of jobs could not be read.', error))
      .finally(() => (isAtIt = false));
  }, ms).unref();
}

/** Next ends the process once it has answered everybody, which may be before this is done: the end waits, but not for long. */
function endAfter(work: Promise<void>): void {
  const exit = process.exit.bind(process);
  process.exit = ((code) => {
    void Promise.race([work, wait(LEAVING_MS)]).then(() => exit(code));
  }) as typeof process.exit;
}

async function leave(): Promise<void> {
  try {
    await leaveOffice();
  } catch (error) {
    report('jobs could not be given back.', error);
  }
}

/** From here on this server takes its part of the jobs of all. */
export function attendLine(): void {
  everySo(BEAT_MS, stepForward);
  everySo(SWEEP_MS, () => sweepJobs());
  let isLeaving = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.prependListener(signal, () => {
      if (isLeaving) return;
      isLeaving = true;
      endAfter(leave());
    });
}

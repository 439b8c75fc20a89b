import 'server-only';
import { setImmediate as breathe } from 'node:timers/promises';
import { loadSystem, type SystemSlug } from '@/lib/rules';
import {
  answerOf,
  openTrial,
  pairsOf,
  runTrial,
  type Audit,
  type Play,
  type Suggestions,
  type TrialAnswer,
  type TrialRun,
  type TrialWish,
} from '@/lib/sim';
import { playHere } from './hall';
import { beginJob, findJob } from './jobs';
import type { Job, Work } from './office';

/** Time of threads that one trial gets: it is many batches. */
const LIMIT_MS = 5 * 60_000;

/** How far a trial is and what it says, without the reports of all its games. */
export interface Tried {
  /** Pairs played by now, and how many there may be. */
  readonly games: number;
  readonly asked: number;
  readonly answer: TrialAnswer;
}

/** From what a trial can be begun anew. */
export interface TrialTask {
  readonly wish: TrialWish;
  /** By which catalogue and under which agreement it is reckoned. */
  readonly by: Readonly<Record<'system' | 'catalogueVersion' | 'agreement' | 'agreementCode', string>>;
}
export type TrialJob = Job<Tried, TrialTask>;

/** A trial as it was read, and what it was read from. */
export interface ReadTrial extends TrialTask {
  readonly trial: Audit | Suggestions;
}

/** Reads a wish, and lets others be heard meanwhile. */
export async function readTrial(wish: TrialWish) {
  await loadSystem(wish.list.system as SystemSlug);
  return openTrial(wish, breathe);
}

const triedIn = (run: TrialRun): Tried => ({ ...pairsOf(run), answer: answerOf(run) });

const tryOut =
  (trial: Audit | Suggestions, caller: string): Work<Tried> =>
  async ({ signal, onProgress }) => {
    let leftMs = LIMIT_MS;
    // Each match gets its share of what the ones before it have left.
    const play: Play = (match, { share, onProgress: tell }) =>
      playHere(match, {
        owner: caller,
        signal,
        limitMs: leftMs * share,
        onSpent: (ms) => (leftMs -= ms),
        onProgress: tell,
      });
    return { result: triedIn(await runTrial(trial, { play, signal }, (run) => onProgress(triedIn(run)))) };
  };

/** Takes up a trial from what was wished. @throws where the rules here refuse it */
export async function resumeTrial({ wish }: TrialTask, caller: string): Promise<Work<Tried>> {
  const trial = await readTrial(wish);
  if (!trial.ok) throw new Error('the rules of this server refuse it');
  return tryOut(trial.value, caller);
}

/** Begins a trial; undefined where the caller, or all, have too many jobs under way. */
export const beginTrial = (
  { trial, wish, by }: ReadTrial,
  caller: string,
  owner: string | undefined,
): Promise<TrialJob | undefined> =>
  beginJob<Tried, TrialTask>({
    kind: 'trial',
    caller,
    owner,
    task: { wish, by },
    work: (hashed) => tryOut(trial, hashed),
  });

/** A trial of this owner, or one without an owner. */
export const findTrial = (id: string, owner: string | undefined): Promise<TrialJob | undefined> =>
  findJob('trial', id, owner);

import 'server-only';
import {
  answerOf,
  pairsOf,
  runTrial,
  type Audit,
  type Play,
  type Suggestions,
  type TrialAnswer,
  type TrialRun,
} from '@/lib/sim';
import { playHere } from './hall';
import { beginJob, findJob, type Job } from './office';

/** Time of threads that one trial gets: it is many batches. */
const LIMIT_MS = 5 * 60_000;

/** How far a trial is and what it says, without the reports of all its games. */
export interface Tried {
  /** Pairs played by now, and how many there may be. */
  readonly games: number;
  readonly asked: number;
  readonly answer: TrialAnswer;
}
export type TrialJob = Job<Tried> & {
  /** By which catalogue and under which agreement it is reckoned. */
  readonly by: Readonly<Record<'system' | 'catalogueVersion' | 'agreement' | 'agreementCode', string>>;
};

const triedIn = (run: TrialRun): Tried => ({ ...pairsOf(run), answer: answerOf(run) });

/** Begins a trial; undefined where the caller, or all, have too many jobs under way. */
export function beginTrial(
  { trial, by }: Pick<TrialJob, 'by'> & { readonly trial: Audit | Suggestions },
  caller: string,
  owner: string | undefined,
): TrialJob | undefined {
  const job = beginJob<Tried>({
    kind: 'trial',
    caller,
    owner,
    async work({ signal, onProgress }) {
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
      return triedIn(await runTrial(trial, { play, signal }, (run) => onProgress(triedIn(run))));
    },
  });
  return job && Object.assign(job, { by });
}

/** A trial of this owner, or one without an owner. */
export const findTrial = (id: string, owner: string | undefined): TrialJob | undefined =>
  findJob('trial', id, owner) as TrialJob | undefined;

import 'server-only';
import { endJob, noteJob } from '@/lib/db/jobs';
import { letGo, office, report, tell, type Job, type Live, type Outcome, type Work } from './office';

/** How far a job is, is written down once in so long. */
const NOTE_MS = 1_000;

/** Begins work at a job at once. */
export function startJob(
  job: Job<unknown>,
  who: Pick<Live, 'owner' | 'caller' | 'isKept'>,
  work: Work<unknown>,
): void {
  const gone = new AbortController();
  let settle: () => void = () => undefined;
  const live: Live = {
    ...who,
    job: { ...job },
    gone,
    over: new Promise<void>((resolve) => (settle = resolve)),
    writing: Promise.resolve(),
    notedAt: 0,
  };
  office().live.set(job.id, live);

  const end = async (state: 'done' | 'failed', outcome?: Outcome<unknown>): Promise<void> => {
    if (outcome) {
      live.job.soFar = outcome.result;
      live.file = outcome.file;
    }
    // Whoever hears that it is done may ask any server for what it came to: that stands in the line before.
    if (live.isKept) {
      await live.writing;
      const { soFar } = live.job;
      if (!(await endJob(job.id, office().worker, { state, soFar, file: live.file }))) return letGo(live);
      office().live.delete(job.id);
    }
    live.job.state = state;
    live.job.endedAt = Date.now();
    settle();
    tell(job.id);
  };
  work({
    signal: gone.signal,
    onProgress: (soFar) => {
      live.job.soFar = soFar;
      tell(job.id);
      note(live);
    },
  })
    .then(
      // What was stopped has come to nothing, whatever it says.
      (outcome) => (gone.signal.aborted ? undefined : end('done', outcome)),
      (error: unknown) => {
        if (gone.signal.aborted) return undefined;
        report(`${job.kind} ${job.id} failed.`, error);
        return end('failed');
      },
    )
    .catch((error: unknown) => {
      report(`${job.kind} ${job.id} could not be written down.`, error);
      letGo(live);
    })
    .finally(settle);
}

/** Writes down how far a job is, now and then. */
function note(live: Live): void {
  if (!live.isKept || Date.now() - live.notedAt < NOTE_MS) return;
  live.notedAt = Date.now();
  const { id, soFar } = live.job;
  live.writing = live.writing
    .then(() => noteJob(id, office().worker, soFar))
    .then((isOurs) => {
      if (!isOurs && office().live.get(id) === live) letGo(live);
    })
    .catch((error: unknown) => report(`${live.job.kind} ${id} could not be noted.`, error));
}

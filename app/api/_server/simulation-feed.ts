import 'server-only';
import type { SimulationJob } from '@/lib/jobs/simulations';
import type { Telling } from './event-stream';
import { showJob } from './simulations';

/** The progress of a job, until it has ended. */
export function followJob(job: SimulationJob, { say, end, onEnd }: Telling): void {
  const look = (): void => {
    if (job.gone.signal.aborted) {
      say('gone', {});
      return end();
    }
    const isOver = job.state !== 'running';
    say(isOver ? 'done' : 'progress', showJob(job));
    if (isOver) end();
  };
  job.watchers.add(look);
  onEnd(() => job.watchers.delete(look));
  look();
}

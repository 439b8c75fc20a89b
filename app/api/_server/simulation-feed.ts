import 'server-only';
import type { SimulationJob } from '@/lib/jobs/simulations';
import { showJob } from './simulations';
import { enter } from './table-feed';

const HEARTBEAT_MS = 20_000;

/** The progress of a job, until it has ended or the time is over; undefined where too many streams are open. */
export function simulationEvents(wish: {
  readonly job: SimulationJob;
  readonly caller: string;
  readonly seconds: number;
  readonly signal: AbortSignal;
}): ReadableStream<Uint8Array> | undefined {
  const leave = enter(wish.caller);
  if (!leave) return undefined;
  const { job, signal } = wish;
  const text = new TextEncoder();
  let end = leave;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let over = false;
      const say = (lines: string): void => {
        if (!over) controller.enqueue(text.encode(lines));
      };
      const look = (): void => {
        if (job.gone.signal.aborted) {
          say('event: gone\ndata: {}\n\n');
          return end();
        }
        const isOver = job.state !== 'running';
        say(`event: ${isOver ? 'done' : 'progress'}\ndata: ${JSON.stringify(showJob(job))}\n\n`);
        if (isOver) end();
      };
      const heartbeat = setInterval(() => say(': here\n\n'), HEARTBEAT_MS);
      heartbeat.unref();
      const limit = setTimeout(() => end(), wish.seconds * 1000);
      limit.unref();
      end = () => {
        if (over) return;
        over = true;
        clearInterval(heartbeat);
        clearTimeout(limit);
        job.watchers.delete(look);
        leave();
        try {
          controller.close();
        } catch {
          // The reader is gone already.
        }
      };
      signal.addEventListener('abort', () => end(), { once: true });
      if (signal.aborted) return end();
      job.watchers.add(look);
      say('retry: 3000\n\n');
      look();
    },
    cancel: () => end(),
  });
}

import { Crew, type Hire } from './crew';
import type { FromHand } from './hand';
import { localHand } from './local-hand';

/** Workers beside the page; one core is left to the page itself. */
const MOST_WORKERS = 4;

const hire: Hire = (on, lost) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromHand>) => on(data);
  worker.onerror = ({ message }) => lost(message);
  return { send: (message) => worker.postMessage(message), dismiss: () => worker.terminate() };
};

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

let crew: Crew | undefined;

/** The workers of this page; they stay for the next batch. Where a browser has none, the page plays in slices itself. */
export function pageCrew(): Crew {
  const now = () => performance.now();
  const local = localHand({ breathe, now });
  const workers = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
  crew ??=
    typeof Worker === 'undefined' ? new Crew(1, local, local, now) : new Crew(workers, hire, local, now);
  return crew;
}

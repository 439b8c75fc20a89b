import 'server-only';
import type { Crew } from '@/lib/sim';
import { serverCrew } from './threads';

/** Threads with nothing to do go home. */
const IDLE_MS = 60_000;

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

/** Plays a match by the threads of this server. */
export const playHere: Crew['run'] = (match, options) => {
  const crew = (hall().crew ??= serverCrew());
  return crew.run(match, options).finally(goHome);
};

import { change, readAll } from '../idb';
import { ownerHere } from '../owner';
import { listen } from '../use-waiting';
import { flush } from './flush';
import { settle } from './settle';
import type { Waiting } from './waiting';

/** Sends what waits: now, when the network comes back, and when a pause ends. Tells what is under way. */
export function runOutbox(tell: (all: readonly Waiting[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async (): Promise<void> => {
    const owner = await ownerHere();
    const left = (await settle()).filter((w) => w.owner === owner);
    tell(left);
    clearTimeout(timer);
    const next = Math.min(...left.filter((w) => w.state === 'waiting').map((w) => w.notBefore));
    if (Number.isFinite(next))
      timer = setTimeout(() => navigator.onLine && void flush(ownerHere), Math.max(1000, next - Date.now()));
  };
  const atOnce = async (): Promise<void> => {
    // The network is back: no pause counts any more.
    for (const { id } of await readAll('outbox'))
      await change('outbox', id, (w) => w && { ...w, notBefore: 0 });
    await flush(ownerHere);
  };
  const online = () => void atOnce();
  const stop = listen(() => void look());
  window.addEventListener('online', online);
  if (navigator.onLine) void flush(ownerHere);
  return () => {
    stop();
    clearTimeout(timer);
    window.removeEventListener('online', online);
  };
}

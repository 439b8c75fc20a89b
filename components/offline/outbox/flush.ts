import { change, readAll, readOne } from '../idb';
import { knownOwner } from '../owner';
import { askServer } from './ask-server';
import { announce, CHANNEL } from './channel';
import { answered, asking, due, nextStep, type Step, type Waiting } from './waiting';

/** One tab, or the worker, at a time: two would send the same list twice. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request(CHANNEL, work) : work();

/** Steps of one list until it is there, or stops. What is newer by then is read again after each answer. */
async function sendOne(id: string): Promise<Waiting | undefined> {
  let last: Waiting | undefined;
  for (let steps = 0; steps < 6; steps++) {
    let step: Step | undefined;
    await change('outbox', id, (waiting) => {
      if (waiting?.state !== 'waiting') return waiting;
      step = nextStep(waiting);
      return asking(waiting, step);
    });
    if (!step) break;
    const taken = step;
    const reply = await askServer(taken);
    last = await change('outbox', id, (now) => now && answered(now, taken, reply, Date.now()));
    if (reply.kind === 'none') break;
  }
  return last ?? readOne('outbox', id);
}

/** Sends one list now, whatever its pause. */
export const sendNow = (id: string): Promise<Waiting | undefined> =>
  alone(() => sendOne(id)).finally(announce);

/** Sends what is due. Runs in a page, and in the worker where the browser wakes it when the network is back. */
export async function flush(whose: () => Promise<string> = knownOwner): Promise<void> {
  const owner = await whose();
  if (owner === '') return;
  await alone(async () => {
    for (const { id } of due(await readAll('outbox'), owner, Date.now())) {
      const after = await sendOne(id);
      // Where one finds no network, the others would not either.
      if (after?.state === 'waiting') break;
    }
  });
  announce();
}

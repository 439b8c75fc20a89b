import { parentPort } from 'node:worker_threads';
import { makeHand, type ToHand } from '@/lib/sim/hand';

const port = parentPort;
if (port) {
  const tell = makeHand({
    send: (message) => port.postMessage(message),
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => performance.now(),
  });
  port.on('message', (message: ToHand) => tell(message));
}

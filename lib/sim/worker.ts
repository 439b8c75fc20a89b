/// <reference lib="webworker" />
import { makeHand, type ToHand } from './hand';

declare const self: DedicatedWorkerGlobalScope;

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

const tell = makeHand({
  send: (message) => self.postMessage(message),
  // A message to oneself comes back after those that came before it; a timer would wait for milliseconds.
  breathe: () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      channel.port2.postMessage(null);
    }),
  now: () => performance.now(),
});

self.onmessage = ({ data }: MessageEvent<ToHand>) => tell(data);

/** Tells every tab, and ourselves, that something in the outbox changed. */
export const CHANNEL = 'muster.outbox';

export function announce(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

'use client';

import { useEffect, useState } from 'react';
import { readAll, readOne } from './idb';
import { CHANNEL } from './outbox/channel';
import type { Waiting } from './outbox/waiting';

/** Calls at once, and whenever the outbox changes here, in another tab or in the worker. */
export function listen(changed: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = changed;
  changed();
  return () => channel.close();
}

/** A draft's list on its way to the account; undefined where nothing waits. */
export function useWaiting(draftId: string): Waiting | undefined {
  const [waiting, setWaiting] = useState<Waiting>();
  useEffect(
    () => listen(() => void readOne('outbox', draftId).then(setWaiting, () => setWaiting(undefined))),
    [draftId],
  );
  return waiting;
}

/** Everything on its way. */
export function useOutbox(): readonly Waiting[] {
  const [all, setAll] = useState<readonly Waiting[]>([]);
  useEffect(() => listen(() => void readAll('outbox').then(setAll, () => setAll([]))), []);
  return all;
}

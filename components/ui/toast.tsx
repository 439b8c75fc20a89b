'use client';

import { useSyncExternalStore } from 'react';
import { sparePart } from './lazy-part';
import type { ToastMessage } from './toast-shelf';

let messages: readonly ToastMessage[] = [];
let last = 0;
const listeners = new Set<() => void>();
const tell = (next: readonly ToastMessage[]) => {
  messages = next;
  listeners.forEach((listener) => listener());
};

/** Says something in passing, at the lower edge of the page; the latest three stay. Callable from anywhere in the browser. */
export function toast(message: Omit<ToastMessage, 'id'>): void {
  tell([...messages, { ...message, id: ++last }].slice(-3));
}

const close = (id: number): void => tell(messages.filter((m) => m.id !== id));

const NONE: readonly ToastMessage[] = [];
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const ToastShelf = sparePart(() => import('./toast-shelf').then((m) => m.ToastShelf));

/** Stands once in the layout. What draws the messages is loaded with the first of them. */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => messages,
    () => NONE,
  );
  return last === 0 ? null : <ToastShelf messages={shown} onClose={close} />;
}

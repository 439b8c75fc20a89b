'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { isMissing, sparePart, whyMissing } from './lazy-part';
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

interface Shelf {
  readonly messages: readonly ToastMessage[];
  readonly onClose: (id: number) => void;
}

/** Stands in where the shelf itself could not be fetched: the same words, until they are put away. */
const PlainShelf = ({ messages, onClose }: Shelf) => (
  <ul className="fixed inset-x-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-50 mx-auto flex max-w-md flex-col gap-2 sm:bottom-6 print:hidden">
    {messages.map(({ id, text, action }) => (
      <li key={id} className="sheet flex items-center gap-2 py-2 pr-2 pl-4 shadow-(--shadow-card)">
        <p role="status" className="min-w-0 flex-1">
          {text}
        </p>
        {action && (
          <button
            type="button"
            className="button button-small text-brand"
            onClick={() => {
              onClose(id);
              action.onAction();
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" className="button button-small button-quiet" onClick={() => onClose(id)}>
          Close
        </button>
      </li>
    ))}
  </ul>
);

const ToastShelf = sparePart<Shelf>(() => import('./toast-shelf').then((m) => m.ToastShelf), {
  instead: PlainShelf,
});

/** What a press asked for and nobody waited for: where its code does not come, the press would do nothing and say nothing. */
function hearMissing(event: PromiseRejectionEvent): void {
  if (!isMissing(event.reason)) return;
  event.preventDefault();
  // What a page fetches by itself is no affair of its reader.
  if (window.navigator.userActivation?.isActive ?? true) toast({ text: whyMissing(), tone: 'bad' });
}

/** Stands once in the layout. What draws the messages is loaded with the first of them. */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => messages,
    () => NONE,
  );
  useEffect(() => {
    window.addEventListener('unhandledrejection', hearMissing);
    return () => window.removeEventListener('unhandledrejection', hearMissing);
  }, []);
  return last === 0 ? null : <ToastShelf messages={shown} onClose={close} />;
}

'use client';

import { useEffectEvent, useLayoutEffect } from 'react';
import { singleKeysWanted } from './single-keys';

export interface Shortcuts {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: () => void;
  readonly search: () => void;
  readonly sheet: () => void;
  /** After `g`: where to go. */
  readonly go: Readonly<Record<string, () => void>>;
}

/** How long the second key of a pair may take. */
const PAIR_MS = 1200;

/** The keys of the builder. Single letters count only outside of fields, and only while their player wants them. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent, pair: { until: number }) => {
    if (event.defaultPrevented || document.querySelector('[role=dialog], [role=menu]')) return;
    const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    // What is chosen is taken back by our undo: no browser knows how.
    const choosing = event.target instanceof HTMLSelectElement;
    const key = event.key.toLowerCase();
    const run = (action: (() => void) | undefined) => {
      if (!action) return;
      event.preventDefault();
      action();
    };
    if (event.ctrlKey || event.metaKey) {
      if (key === 's') run(shortcuts.save);
      else if ((!typing || choosing) && key === 'z') run(event.shiftKey ? shortcuts.redo : shortcuts.undo);
      else if ((!typing || choosing) && key === 'y') run(shortcuts.redo);
      return;
    }
    if (typing || event.altKey || !singleKeysWanted()) return;
    if (performance.now() < pair.until) {
      pair.until = 0;
      run(shortcuts.go[key]);
    } else if (key === 'g') pair.until = performance.now() + PAIR_MS;
    else if (key === '/') run(shortcuts.search);
    else if (key === '?') run(shortcuts.sheet);
  });
  // Before the builder is seen: its keys work as soon as it can be looked at.
  useLayoutEffect(() => {
    const pair = { until: 0 };
    const listen = (event: KeyboardEvent) => onKey(event, pair);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

'use client';

import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { keysAreOn, setKeys } from './keys-on';

const CHANGED = 'muster-keys-changed';

const listen = (tell: () => void) => {
  window.addEventListener(CHANGED, tell);
  return () => window.removeEventListener(CHANGED, tell);
};

/** Says which keys there are, and lets people who speak to their device turn the single letters off. */
export function KeyHelp({ input }: { readonly input: RefObject<HTMLInputElement | null> }) {
  const on = useSyncExternalStore(listen, keysAreOn, () => true);
  useEffect(() => {
    if (!on) return;
    const toSearch = (event: KeyboardEvent) => {
      const at = event.target;
      const typing = at instanceof HTMLElement && at.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', toSearch);
    return () => document.removeEventListener('keydown', toSearch);
  }, [on, input]);
  const set = (wanted: boolean) => {
    setKeys(wanted);
    window.dispatchEvent(new Event(CHANGED));
  };
  return (
    <label className="hidden items-center gap-2 text-xs text-quiet pointer-fine:flex">
      <input
        type="checkbox"
        className="size-4"
        checked={on}
        onChange={(event) => set(event.target.checked)}
      />
      <span>
        Keys: <kbd>/</kbd> search, arrows walk, <kbd>c</kbd> compare, <kbd>Enter</kbd> open
      </span>
    </label>
  );
}

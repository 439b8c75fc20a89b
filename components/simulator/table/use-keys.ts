'use client';

import { useEffect, useEffectEvent } from 'react';
import { singleKeysWanted } from '@/components/builder/keys/single-keys';

/** Single keys of the table. They count outside of fields and dialogs, and only while their player wants them. */
export function useKeys(on: boolean, actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!on || event.defaultPrevented || document.querySelector('[role=dialog], [role=menu]')) return;
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && key === 'z') {
      event.preventDefault();
      return actions.u?.();
    }
    if (event.ctrlKey || event.metaKey || event.altKey || !singleKeysWanted()) return;
    if (/^[1-9]$/.test(key)) {
      const button = document.querySelector<HTMLElement>(`[data-choice="${key}"]`);
      if (!button) return;
      event.preventDefault();
      button.focus();
      return button.click();
    }
    const action = actions[key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** Ids between two of them, both included, in the order of the page. */
export function between(all: readonly string[], from: string, to: string): readonly string[] {
  const [a, b] = [all.indexOf(from), all.indexOf(to)];
  if (a < 0 || b < 0) return [to];
  return all.slice(Math.min(a, b), Math.max(a, b) + 1);
}

export interface Selection {
  /** In the order of the page. */
  readonly chosen: readonly string[];
  has(id: string): boolean;
  clear(): void;
  all(): void;
  /** For the box of one thing: a click, with Shift a stretch; arrows with Shift, Ctrl+A and Escape. */
  box(id: string): {
    readonly checked: boolean;
    readonly onClick: (event: MouseEvent<HTMLInputElement>) => void;
    readonly onChange: () => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
}

const SELECTOR = 'input[data-select]';

/** Several of many things chosen by box. What is no longer on the page is no longer chosen. */
export function useSelection(ids: readonly string[]): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);
  const chosen = ids.filter((id) => picked.has(id));

  const set = (some: readonly string[], on: boolean) =>
    setPicked((before) => {
      const next = new Set(before);
      for (const id of some)
        if (on) next.add(id);
        else next.delete(id);
      return next;
    });
  const toggle = (id: string, stretch: boolean) => {
    const on = !picked.has(id);
    set(stretch && anchor.current !== undefined ? between(ids, anchor.current, id) : [id], on);
    anchor.current = id;
  };
  const step = (event: KeyboardEvent<HTMLInputElement>, id: string, by: number) => {
    const next = ids[ids.indexOf(id) + by];
    if (next === undefined) return;
    event.preventDefault();
    set([id, next], true);
    anchor.current = next;
    const boxes = event.currentTarget.closest('ul')?.querySelectorAll<HTMLInputElement>(SELECTOR);
    boxes?.[ids.indexOf(next)]?.focus();
  };
  const clear = () => setPicked(new Set());
  return {
    chosen,
    has: (id) => picked.has(id),
    clear,
    all: () => set(ids, true),
    box: (id) => ({
      checked: picked.has(id),
      // The click knows of the Shift key, the change does not.
      onClick: (event) => toggle(id, event.shiftKey),
      onChange: () => undefined,
      onKeyDown: (event) => {
        if (event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
          step(event, id, event.key === 'ArrowDown' ? 1 : -1);
        else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
          event.preventDefault();
          set(ids, true);
        } else if (event.key === 'Escape') clear();
      },
    }),
  };
}

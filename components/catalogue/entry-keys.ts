import type { KeyboardEvent } from 'react';
import { keysAreOn } from './keys-on';

/** How many entries stand in the first row: 1 in a table. */
function columnsOf(links: readonly HTMLElement[]): number {
  const tops = links.map((link) => Math.round(link.closest('li, tr')!.getBoundingClientRect().top));
  const next = tops.findIndex((top) => top !== tops[0]);
  return next === -1 ? links.length : next;
}

/** Where an arrow leads from the entry at `now`; the same place where there is nothing beyond. */
export function stepTo(key: string, now: number, count: number, columns: number): number {
  const to = {
    ArrowRight: now + 1,
    ArrowLeft: now - 1,
    ArrowDown: now + columns,
    ArrowUp: now - columns,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined || to < 0 || to >= count ? now : to;
}

/** Arrows walk over the entries, `c` picks one to compare. Enter is the link's own. */
export function walkEntries(event: KeyboardEvent<HTMLElement>, onCompare: (entry: string) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const now = links.findIndex((link) => link === document.activeElement);
  if (now < 0) return;
  if (event.key === 'c' && keysAreOn()) {
    event.preventDefault();
    onCompare(links[now]!.dataset.entry!);
    return;
  }
  const to = stepTo(event.key, now, links.length, columnsOf(links));
  if (to === now) return;
  event.preventDefault();
  links[to]!.focus();
}

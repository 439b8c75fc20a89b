const linesAround = (line: Element): readonly HTMLElement[] => [
  ...(line.closest('[data-lines]')?.querySelectorAll<HTMLElement>('[data-line]') ?? []),
];

/** The focus goes to the line before or behind this one, in the order in which they are shown. */
export function stepLine(line: HTMLElement, by: -1 | 1): void {
  const all = linesAround(line);
  all[all.indexOf(line) + by]?.focus();
}

/** Before a line goes: the focus moves to its neighbour, or stays where the list is. */
export function focusLine(line: HTMLElement): void {
  const all = linesAround(line);
  const at = all.indexOf(line);
  // Lines are known by their place: the next one takes this one's.
  if (at === all.length - 1) (all[at - 1] ?? line.closest<HTMLElement>('[data-lines]'))?.focus();
}

/** Leads to a line from anywhere in the page. */
export function showLine(at: number): void {
  const line = document.getElementById(`line-${at}`);
  line?.scrollIntoView({ block: 'center' });
  line?.focus({ preventScroll: true });
}

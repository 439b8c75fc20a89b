/** What was typed about a list and is not saved yet. */
export interface KeptWriteUp {
  readonly text: string;
  /** What it was written upon. */
  readonly insteadOf: string;
}

const keyOf = (listId: string): string => `muster-write-up:${listId}`;

export function readKept(listId: string): KeptWriteUp | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(listId)) ?? 'null') as Partial<KeptWriteUp> | null;
    return typeof kept?.text === 'string' && typeof kept.insteadOf === 'string'
      ? { text: kept.text, insteadOf: kept.insteadOf }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it in this browser, as far as the browser lets it; nothing where there is nothing to save. */
export function keepWriteUp(listId: string, { text, insteadOf }: KeptWriteUp): void {
  try {
    if (text === insteadOf) localStorage.removeItem(keyOf(listId));
    else localStorage.setItem(keyOf(listId), JSON.stringify({ text, insteadOf }));
  } catch {
    // Private mode, or full: what is typed stands in the field all the same.
  }
}

import { dropText, keepText, keptJson } from '@/components/ui/kept-text';

/** What was typed about a list and is not saved yet. */
export interface KeptWriteUp {
  readonly text: string;
  /** What it was written upon. */
  readonly insteadOf: string;
}

const keyOf = (listId: string): string => `muster-write-up:${listId}`;

export function readKept(listId: string): KeptWriteUp | undefined {
  const kept = keptJson(keyOf(listId)) as Partial<KeptWriteUp> | null | undefined;
  return typeof kept?.text === 'string' && typeof kept.insteadOf === 'string'
    ? { text: kept.text, insteadOf: kept.insteadOf }
    : undefined;
}

/** Keeps it in this browser; nothing where there is nothing to save. Refused, it stands in the field all the same. */
export function keepWriteUp(listId: string, { text, insteadOf }: KeptWriteUp): void {
  if (text === insteadOf) dropText(keyOf(listId));
  else keepText(keyOf(listId), JSON.stringify({ text, insteadOf }));
}

import { dropText, keptJson } from '@/components/ui/kept-text';
import { keepUnsaved, keptUnsaved } from '@/components/ui/unsaved';
import type { KeptForm } from '@/components/ui/use-unsaved';

/** What is typed about a list. */
export interface WriteUp {
  readonly text: string;
  /** What it was written upon. */
  readonly insteadOf: string;
}

export function asWriteUp(value: unknown): WriteUp | undefined {
  const kept = value as Partial<WriteUp> | null | undefined;
  return typeof kept?.text === 'string' && typeof kept.insteadOf === 'string'
    ? { text: kept.text, insteadOf: kept.insteadOf }
    : undefined;
}

/** The form as the browser keeps it, with what was kept of it under the key that write-ups once had of their own. */
export function writeUpForm(listId: string): KeptForm {
  const form = { what: `write-up.${listId}`, version: 0 };
  const once = `muster-write-up:${listId}`;
  const typed = asWriteUp(keptJson(once));
  if (typed && (keptUnsaved(form.what, asWriteUp) || keepUnsaved(form.what, typed, 0))) dropText(once);
  return form;
}

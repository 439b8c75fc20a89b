'use client';

import { dropText, keptJson, keptText, keysAfter } from '@/components/ui/kept-text';

/** What an overview shows of a draft. Read without the schemas, so that a page that only lists drafts need not carry them. */
export interface DraftHead {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  readonly changedAt: number;
  readonly saved: boolean;
  readonly dirty: boolean;
  /** The list and what it is judged by, as text: to tell whether two say the same. */
  readonly says: string;
}

export const DRAFT_PREFIX = 'muster.draft.';

export const draftKey = (id: string): string => DRAFT_PREFIX + id;

/** What the browser keeps of it, as text: enough to see whether another tab has written it since. */
export const draftText = (id: string): string | undefined => keptText(draftKey(id));

export const removeDraft = (id: string): void => dropText(draftKey(id));

const record = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;

function headOf(id: string): DraftHead | undefined {
  const draft = record(keptJson(draftKey(id)));
  const list = record(draft?.list);
  if (!draft || !list || typeof draft.id !== 'string' || typeof draft.changedAt !== 'number')
    return undefined;
  if (typeof list.name !== 'string' || typeof list.system !== 'string') return undefined;
  return {
    id: draft.id,
    name: list.name,
    system: list.system,
    changedAt: draft.changedAt,
    saved: record(draft.saved) !== undefined,
    dirty: draft.dirty === true,
    says: JSON.stringify([list, draft.terms]),
  };
}

/** The drafts of this browser, last changed first; what cannot be read is left out and left where it is. */
export const draftHeads = (): readonly DraftHead[] =>
  keysAfter(DRAFT_PREFIX)
    .flatMap((id) => headOf(id) ?? [])
    .sort((a, b) => b.changedAt - a.changedAt);

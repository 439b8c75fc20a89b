'use client';

import { z } from 'zod';
import { keptJson, keysAfter } from '@/components/ui/kept-text';
import { Agreement, List } from '@/lib/rules';
import { DRAFT_PREFIX, draftKey, removeDraft } from './draft-heads';

/** Where a draft stands on the server, once it has been saved. */
export const SavedRef = z.object({
  id: z.string(),
  shareId: z.string(),
  version: z.number(),
  /** As what its person works on it with others; absent: alone. */
  shared: z.enum(['owner', 'edit', 'suggest']).optional(),
});
export type SavedRef = z.infer<typeof SavedRef>;

/** What the list is judged by: a preset of the system, or an agreement with its text (and its id where it is saved). */
export const DraftTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('preset'), preset: z.string() }),
  z.object({ kind: z.literal('agreement'), id: z.string().optional(), agreement: Agreement }),
]);
export type DraftTerms = z.infer<typeof DraftTerms>;

/** What a step of undo leads to: a list, and what it was judged by where the step changes that. */
export const Step = z.union([List, z.object({ list: List, terms: DraftTerms })]);
export type Step = z.infer<typeof Step>;

/** A list in the making. It lives in the browser, with its undo, until it is saved or thrown away. */
export const Draft = z.object({
  id: z.string(),
  list: List,
  terms: DraftTerms,
  saved: SavedRef.optional(),
  /** Changed since it was last saved to the account. */
  dirty: z.boolean(),
  changedAt: z.number(),
  past: z.array(Step),
  future: z.array(Step),
  /** The field whose typing is the last step; it goes on as long as nothing else happens. */
  typing: z.string().optional(),
});
export type Draft = z.infer<typeof Draft>;

const KEPT = 60;

/** A broken or foreign value counts as none; it is left where it is. */
export function readDraft(id: string): Draft | undefined {
  return Draft.safeParse(keptJson(draftKey(id))).data;
}

/** All drafts, last changed first. Those over the number kept, if saved to the account, are let go. */
export function allDrafts(): readonly Draft[] {
  const drafts = keysAfter(DRAFT_PREFIX)
    .flatMap((id) => readDraft(id) ?? [])
    .sort((a, b) => b.changedAt - a.changedAt);
  for (const old of drafts.slice(KEPT)) if (old.saved && !old.dirty) removeDraft(old.id);
  return drafts;
}

/** The draft of a saved list, where this browser has one. */
export const draftOfSaved = (listId: string): Draft | undefined =>
  allDrafts().find((d) => d.saved?.id === listId);

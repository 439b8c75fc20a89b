import type { List } from '@/lib/rules';
import type { Change } from './building';
import type { Draft, DraftTerms, SavedRef } from './drafts';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

/** What can happen to a draft. */
export type DraftAction =
  | { readonly type: 'change'; readonly list: Change }
  | { readonly type: 'type'; readonly list: Change; readonly field: string }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'terms'; readonly terms: DraftTerms }
  /** A list that says something only under its agreement: both come in one step. */
  | { readonly type: 'carry'; readonly list: List; readonly terms: DraftTerms }
  | { readonly type: 'saved'; readonly saved: SavedRef; readonly list: List; readonly terms?: DraftTerms }
  /** Others came to the list or left it, or its person may do something else to it now. */
  | { readonly type: 'shared'; readonly as: SavedRef['shared'] }
  /** It stands nowhere but here any more. */
  | { readonly type: 'apart' }
  | { readonly type: 'replace'; readonly draft: Draft }
  /** The list as both tabs together have it; undo leads to mine, and from there to the other’s. */
  | { readonly type: 'merge'; readonly list: List; readonly other: Draft };

const changedBy = (change: Change, list: List): List =>
  typeof change === 'function' ? change(list) : change;

const STEPS = 100;
/** So many of them may bring an agreement with them. */
const CARRIED = 10;
/** Typing again in the same field after this long is another step of undo. */
const PAUSE_MS = 5000;

const withStep = (draft: Draft, list: List, now: number): Draft => ({
  ...draft,
  list,
  past: [...draft.past, draft.list].slice(-STEPS),
  future: [],
  typing: undefined,
  dirty: true,
  changedAt: now,
});

/** By what the list is judged after a step, which may have brought its agreement: one that was chosen since stays. */
function termsAt({ list, terms, carried }: Draft, next: List, way: 'back' | 'on'): DraftTerms {
  const [from, to] = way === 'back' ? (['after', 'before'] as const) : (['before', 'after'] as const);
  const step = carried?.findLast(
    (one) =>
      isSameValue(one[from].terms, terms) &&
      isSameValue(one[from].list, list) &&
      isSameValue(one[to].list, next),
  );
  return step ? step[to].terms : terms;
}

/** A draft after something happened to it. Each change is a step that can be taken back. */
export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  const now = Date.now();
  switch (action.type) {
    case 'change': {
      const list = changedBy(action.list, draft.list);
      return isSameValue(list, draft.list) ? draft : withStep(draft, list, now);
    }
    // Typing in a text field is one step of undo, not one for each letter.
    case 'type': {
      const goesOn = draft.typing === action.field && now - draft.changedAt < PAUSE_MS;
      return {
        ...withStep(draft, changedBy(action.list, draft.list), now),
        past: goesOn ? draft.past : [...draft.past, draft.list].slice(-STEPS),
        typing: action.field,
      };
    }
    case 'undo': {
      const back = draft.past.at(-1);
      return back
        ? {
            ...draft,
            list: back,
            terms: termsAt(draft, back, 'back'),
            past: draft.past.slice(0, -1),
            typing: undefined,
            future: [draft.list, ...draft.future],
            dirty: true,
            changedAt: now,
          }
        : draft;
    }
    case 'redo': {
      const [next, ...rest] = draft.future;
      return next
        ? {
            ...draft,
            list: next,
            terms: termsAt(draft, next, 'on'),
            past: [...draft.past, draft.list],
            future: rest,
            typing: undefined,
            dirty: true,
            changedAt: now,
          }
        : draft;
    }
    case 'terms':
      return { ...draft, terms: action.terms, dirty: true, changedAt: now };
    case 'carry': {
      const { list, terms } = action;
      const step = { before: { list: draft.list, terms: draft.terms }, after: { list, terms } };
      const next = isSameValue(list, draft.list) ? draft : withStep(draft, list, now);
      const carried = [...(draft.carried ?? []), step].slice(-CARRIED);
      return { ...next, terms, carried, dirty: true, changedAt: now };
    }
    case 'saved':
      return {
        ...draft,
        // A save tells where the list stands, not as what its person works on it.
        saved: { ...(draft.saved?.id === action.saved.id ? draft.saved : {}), ...action.saved },
        terms: action.terms ?? draft.terms,
        // What was typed while the answer was on its way is still to be saved.
        dirty: !isSameValue(action.list, draft.list),
        // Newer than what other tabs hold, so that they learn of the version.
        changedAt: now,
      };
    case 'shared':
      return { ...draft, saved: draft.saved && { ...draft.saved, shared: action.as }, changedAt: now };
    case 'apart':
      return { ...draft, saved: undefined, dirty: true, changedAt: now };
    case 'replace':
      return action.draft;
    case 'merge': {
      const { other } = action;
      const newer = (other.saved?.version ?? 0) > (draft.saved?.version ?? 0) ? other : draft;
      return {
        ...withStep(draft, action.list, now),
        saved: newer.saved,
        // Both may have learned by themselves of one version, and changed nothing.
        dirty: newer.dirty || !isSameValue(action.list, newer.list),
        past: isSameValue(other.list, draft.list)
          ? draft.past
          : [...draft.past, other.list, draft.list].slice(-STEPS),
      };
    }
  }
}

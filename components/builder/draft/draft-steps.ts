import type { List } from '@/lib/rules';
import type { Change } from './building';
import type { Draft, DraftTerms, SavedRef, Step } from './drafts';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

/** What can happen to a draft. */
export type DraftAction =
  | { readonly type: 'change'; readonly list: Change }
  | { readonly type: 'type'; readonly list: Change; readonly field: string }
  | { readonly type: 'undo' | 'redo' }
  /** It is judged by something else. A list that says something only under it comes with it, in one step. */
  | { readonly type: 'agree'; readonly terms: DraftTerms; readonly list?: Change | undefined }
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
/** So many of them may hold an agreement with its text, which may be long. */
const AGREEMENTS = 20;
/** Typing again in the same field after this long is another step of undo. */
const PAUSE_MS = 5000;

export const listOf = (step: Step): List => ('list' in step ? step.list : step);

/** The latest steps that are remembered: what lies behind one too many cannot be reached without it. */
function latest(steps: readonly Step[]): Step[] {
  const kept = steps.slice(-STEPS);
  const agreed = kept.flatMap((step, at) => ('list' in step && step.terms.kind === 'agreement' ? [at] : []));
  return kept.slice((agreed.at(-AGREEMENTS - 1) ?? -1) + 1);
}

/** What leads back to the draft as it is, from where it is judged by `terms`. */
const stepTo = ({ list, terms: before }: Draft, terms: DraftTerms): Step =>
  isSameValue(before, terms) ? list : { list, terms: before };

const withStep = (draft: Draft, list: List, now: number, terms = draft.terms): Draft => ({
  ...draft,
  list,
  terms,
  past: latest([...draft.past, stepTo(draft, terms)]),
  future: [],
  typing: undefined,
  dirty: true,
  changedAt: now,
});

/** The draft as it stands where a step leads, but for the steps. */
const wentTo = (draft: Draft, step: Step, now: number): Draft => ({
  ...draft,
  list: listOf(step),
  terms: 'list' in step ? step.terms : draft.terms,
  typing: undefined,
  dirty: true,
  changedAt: now,
});

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
        past: goesOn ? draft.past : latest([...draft.past, draft.list]),
        typing: action.field,
      };
    }
    case 'undo': {
      const back = draft.past.at(-1);
      if (!back) return draft;
      const there = wentTo(draft, back, now);
      return {
        ...there,
        past: draft.past.slice(0, -1),
        future: [stepTo(draft, there.terms), ...draft.future],
      };
    }
    case 'redo': {
      const [next, ...rest] = draft.future;
      if (!next) return draft;
      const there = wentTo(draft, next, now);
      return { ...there, past: [...draft.past, stepTo(draft, there.terms)], future: rest };
    }
    case 'agree': {
      const { terms, list = draft.list } = action;
      const next = changedBy(list, draft.list);
      return isSameValue([next, terms], [draft.list, draft.terms])
        ? draft
        : withStep(draft, next, now, terms);
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
          : latest([...draft.past, other.list, draft.list]),
      };
    }
  }
}

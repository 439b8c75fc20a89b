'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type Dispatch } from 'react';
import { freshId } from '@/components/ui/fresh-id';
import type { List, Merge } from '@/lib/rules';
import { DRAFT_PREFIX } from './draft-heads';
import { reduceDraft, type DraftAction } from './draft-steps';
import { draftText } from './draft-heads';
import { stampsOf, writeDraft } from './draft-store';
import type { Draft } from './drafts';
import { hear, isOf, stampOf, took, wrote, type Known, type Stamps } from './tabs';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

/** Two tabs changed one draft, each in its own way, and cannot both be right. */
export interface Clash {
  readonly merge: Merge;
}

export interface Kept {
  /** Does this browser keep the draft? */
  readonly kept: boolean;
  readonly clash: Clash | undefined;
  /** The clash has been seen to. */
  readonly settle: () => void;
}

type Written = Stamps & { readonly draft: Draft };
const FOLLOWS = { kind: 'follows' } as const;
/** Reads and joins what another tab wrote; fetched when one does. */
let tabs: typeof import('./other-tab') | undefined;

const fetchTabs = async (): Promise<void> => {
  tabs = await import('./other-tab');
};

/** A draft is written when the hands have rested for so long, and while they do not rest, this often. */
const REST_MS = 200;
const LONGEST_MS = 1000;

/**
 * Keeps a draft in this browser and follows what other tabs write of it. No keystroke waits for the writing: it is put off
 * until the hands rest, and made up for as soon as the focus moves on or the page is left or put away.
 */
export function useKept(draft: Draft, now: () => Draft, dispatch: Dispatch<DraftAction>): Kept {
  const [kept, setKept] = useState(true);
  const [clash, setClash] = useState<Clash>();
  const tab = useRef({ name: '', writings: 0 });
  /** What this tab last wrote or read, and what it knows of the others by it. */
  const common = useRef<{
    readonly draft: Draft;
    readonly text: string | undefined;
    readonly known: Known;
  }>(undefined);
  /** When the first change that is not written yet was made. */
  const since = useRef<number>(undefined);

  const write = useCallback((whole: Draft, upon: Known) => {
    const stamp = stampOf(tab.current.name, ++tab.current.writings);
    setKept(writeDraft(whole, { stamp, from: upon.stamp }));
    common.current = {
      draft: whole,
      text: draftText(whole.id),
      known: wrote(upon, { stamp, list: whole.list }),
    };
  }, []);

  /** Puts together what stands here and what another tab wrote, both made from `base`. */
  const join = useCallback(
    (mergeLists: typeof import('@/lib/rules').mergeLists, base: List, mine: Draft, other: Written) => {
      const merge = mergeLists(base, mine.list, other.draft.list);
      const whole = reduceDraft(mine, { type: 'merge', list: merge.resolve(), other: other.draft });
      dispatch({ type: 'replace', draft: whole });
      if (merge.conflicts.length > 0) setClash({ merge });
      write(whole, took({ ...other, list: other.draft.list }));
    },
    [dispatch, write],
  );

  const keep = useCallback(() => {
    const keepNow = (): void => {
      const mine = now();
      if (!common.current || common.current.draft === mine) return;
      const { known, text } = common.current;
      // Another tab may have written what this one has not heard of: nothing of it is overwritten.
      const there = draftText(mine.id);
      if (there !== text && !tabs) return void fetchTabs().then(keepNow, () => setKept(false));
      since.current = undefined;
      const other = there === undefined || there === text ? undefined : tabs?.readWritten(there);
      if (!tabs || !other || isSameValue(other.draft, mine)) return write(mine, known);
      // The same writing may have been changed by who has no tab, as by what hears an answer of the server.
      const again = other.stamp === known.stamp;
      if (!again && isOf(tab.current.name, other)) return write(mine, known);
      const heard = again ? FOLLOWS : hear(tab.current.name, known, { ...other, list: other.draft.list });
      join(tabs.mergeLists, heard.kind === 'apart' ? heard.base : known.list, mine, other);
    };
    keepNow();
  }, [now, write, join]);

  useEffect(() => {
    if (tab.current.name === '') tab.current.name = freshId();
    common.current ??= {
      draft,
      text: draftText(draft.id),
      known: took({ ...stampsOf(draft.id), list: draft.list }),
    };
    if (common.current.draft === draft) return;
    since.current ??= performance.now();
    const rest = Math.min(REST_MS, since.current + LONGEST_MS - performance.now());
    const timer = setTimeout(keep, rest);
    return () => clearTimeout(timer);
  }, [draft, keep]);

  useEffect(() => {
    const hearOf = (text: string | undefined): void => {
      const mine = now();
      const last = common.current;
      if (last?.draft !== mine) return keep();
      if (text === undefined || text === last.text) return;
      if (!tabs)
        return void fetchTabs().then(
          () => hearOf(text),
          () => undefined,
        );
      const other = tabs.readWritten(text);
      if (!other || isSameValue(other.draft, mine)) return;
      const again = other.stamp === last.known.stamp;
      // The same writing, with what the server said of it since: only time tells.
      if (again ? other.draft.changedAt <= mine.changedAt : isOf(tab.current.name, other)) return;
      const writing = { ...other, list: other.draft.list };
      const heard = again ? FOLLOWS : hear(tab.current.name, last.known, writing);
      if (heard.kind === 'follows') {
        common.current = { draft: other.draft, text, known: took(writing) };
        dispatch({ type: 'replace', draft: other.draft });
      } else if (heard.mine) join(tabs.mergeLists, heard.base, mine, other);
    };
    const follow = (): void => hearOf(draftText(now().id));
    const onStorage = (event: StorageEvent) => {
      // What was written, not what is kept by now: of two at the same instant each has to hear of the other.
      if (event.key === DRAFT_PREFIX + now().id) hearOf(event.newValue ?? draftText(now().id));
    };
    // A page that slept heard nothing.
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', follow);
    window.addEventListener('focus', follow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', follow);
      window.removeEventListener('focus', follow);
    };
  }, [now, keep, join, dispatch]);

  // As a layout effect: the page that comes instead of this one finds everything.
  useLayoutEffect(() => {
    window.addEventListener('focusin', keep);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('focusin', keep);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [keep]);

  const settle = useCallback(() => setClash(undefined), []);
  return { kept, clash, settle };
}

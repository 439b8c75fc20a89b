import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '@/lib/rules';
import {
  openSuggestions,
  type Candidate,
  type Result,
  type SuggestionWish,
  type Suggestions,
} from '@/lib/sim';
import { playEach } from '../play-each';

/** Suggestions under way. */
export interface Run {
  readonly suggestions: Suggestions;
  /** What came of the first round, by the place of the candidate in it. */
  readonly first: ReadonlyMap<number, Result>;
  /** Who is measured; empty until the first round is over. */
  readonly measured: readonly Candidate[];
  /** By the place of the measured; of those whose games have begun. */
  readonly results: ReadonlyMap<number, Result>;
  /** Absent: games are played. */
  readonly ended?: 'done' | 'cancelled';
}

/** Tries what may come into a list, and measures the best. */
export function useSuggestions() {
  const [run, setRun] = useState<Run>();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Pick<Refusal, 'message'>[]>([]);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (wish: SuggestionWish) => {
    setBusy(true);
    setProblems([]);
    setRun(undefined);
    const { signal } = (stop.current = new AbortController());
    try {
      const opened = await openSuggestions(wish);
      if (!opened.ok) return setProblems(opened.problems);
      const suggestions = opened.value;
      let now: Run = { suggestions, first: new Map(), measured: [], results: new Map() };
      const tell = (more: Partial<Run>) => setRun((now = { ...now, ...more }));
      tell({});
      await playEach(
        suggestions.first.map(({ games }) => games),
        signal,
        (at, result) => tell({ first: new Map(now.first).set(at, result) }),
      );
      if (!signal.aborted) {
        tell({ measured: suggestions.last(now.first) });
        await playEach(
          now.measured.map(({ games }) => games),
          signal,
          (at, result) => tell({ results: new Map(now.results).set(at, result) }),
        );
      }
      tell({ ended: signal.aborted ? 'cancelled' : 'done' });
    } catch {
      setProblems([{ message: 'The games could not be played. Check the connection and try again.' }]);
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, problems, start, cancel: () => stop.current?.abort() };
}

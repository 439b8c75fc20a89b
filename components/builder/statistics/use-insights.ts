import { useCallback, useEffect, useState } from 'react';
import type { Entry, Insights, AnyRules, AnyOptions } from '@/lib/rules';

type AnyInsights = Insights<Entry, Readonly<Record<string, unknown>>, AnyOptions>;

export interface LoadedInsights {
  readonly insights?: AnyInsights;
  readonly failed: boolean;
  readonly again: () => void;
}

/** What the system knows of its lists, fetched when it is first asked for. */
export function useInsights(system: AnyRules): LoadedInsights {
  const [insights, setInsights] = useState<AnyInsights>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    system
      .insights?.()
      .then((loaded) => !gone && setInsights(loaded))
      .catch(() => !gone && setFailed(true));
    return () => {
      gone = true;
    };
  }, [system, attempt]);
  const again = useCallback(() => {
    setFailed(false);
    setAttempt((n) => n + 1);
  }, []);
  return { failed, again, ...(insights ? { insights } : {}) };
}

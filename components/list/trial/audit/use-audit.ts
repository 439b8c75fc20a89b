import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '@/lib/rules';
import { openAudit, type Audit, type AuditWish, type Result } from '@/lib/sim';
import { pageCrew } from '@/lib/sim/browser';

export interface Run {
  readonly audit: Audit;
  /** By the place of the line; of those whose games have begun. */
  readonly results: ReadonlyMap<number, Result>;
  /** Absent: games are played. */
  readonly ended?: 'done' | 'cancelled';
}

/** An audit under way: line after line, each shown as soon as it has games. */
export function useAudit() {
  const [run, setRun] = useState<Run>();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Pick<Refusal, 'message'>[]>([]);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (wish: AuditWish) => {
    setBusy(true);
    setProblems([]);
    setRun(undefined);
    const { signal } = (stop.current = new AbortController());
    try {
      const audit = await openAudit(wish);
      if (!audit.ok) return setProblems(audit.problems);
      let now: Run = { audit: audit.value, results: new Map() };
      setRun(now);
      const tell = (at: number, result: Result) => {
        now = { ...now, results: new Map(now.results).set(at, result) };
        setRun(now);
      };
      for (const [at, { games }] of audit.value.lines.entries()) {
        if ('none' in games || signal.aborted) continue;
        const onProgress = (soFar: Result) => !signal.aborted && tell(at, soFar);
        tell(at, await pageCrew().run(games, { signal, onProgress }));
      }
      setRun({ ...now, ended: signal.aborted ? 'cancelled' : 'done' });
    } catch {
      setProblems([{ message: 'The games could not be played. Check the connection and try again.' }]);
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, problems, start, cancel: () => stop.current?.abort() };
}

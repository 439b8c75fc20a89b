import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '@/lib/rules';
import { openAudit, type Audit, type AuditWish, type Result } from '@/lib/sim';
import { playEach } from '../play-each';

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
      const matches = audit.value.lines.map(({ games }) => ('none' in games ? undefined : games));
      await playEach(matches, signal, tell);
      setRun({ ...now, ended: signal.aborted ? 'cancelled' : 'done' });
    } catch {
      setProblems([{ message: 'The games could not be played. Check the connection and try again.' }]);
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, problems, start, cancel: () => stop.current?.abort() };
}

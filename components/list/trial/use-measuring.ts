import { useEffect, useRef, useState } from 'react';
import type { Refusal, Result } from '@/lib/rules';
import type { Play, Players } from '@/lib/sim';
import { pageCrew } from '@/lib/sim/browser';

/** By the workers of this page. */
const play: Play = (match, { signal, onProgress }) =>
  pageCrew().run(match, { onProgress, ...(signal ? { signal } : {}) });

/** A list under measure: each part is shown as soon as it has games. */
export function useMeasuring<Wish, Trial, Run>(
  open: (wish: Wish) => Promise<Result<Trial>>,
  playAll: (trial: Trial, players: Players, tell: (run: Run) => void) => Promise<Run>,
) {
  const [run, setRun] = useState<Run>();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Pick<Refusal, 'message'>[]>([]);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (wish: Wish) => {
    setBusy(true);
    setProblems([]);
    setRun(undefined);
    const { signal } = (stop.current = new AbortController());
    try {
      const trial = await open(wish);
      if (!trial.ok) return setProblems(trial.problems);
      setRun(await playAll(trial.value, { play, signal }, setRun));
    } catch {
      setProblems([{ message: 'The games could not be played. Check the connection and try again.' }]);
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, problems, start, cancel: () => stop.current?.abort() };
}

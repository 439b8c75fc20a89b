'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { GamesProgress } from '@/components/simulator/batch/games-progress';
import { lazyPart } from '@/components/ui/lazy-part';
import { freshSeed } from '@/components/ui/seed-field';
import type { Agreement, Refusal } from '@/lib/rules';
import type { BotLevel } from '@/lib/rules/playing';
import type { Result } from '@/lib/sim';
import { pageCrew } from '@/lib/sim/browser';
import { openTrial, type Contender, type Trial, type TrialForm, type Way } from './trial';
import { bots } from './bots';

const TrialReport = lazyPart(() => import('./trial-report').then((m) => m.TrialReport));

const amounts = [200, 1000, 5000] as const;

interface Run {
  /** What was played: the lists may have been changed since. */
  readonly lists: readonly [Contender, Contender];
  readonly trial: Trial;
  readonly form: TrialForm;
  readonly agreement: string;
  readonly result?: Result;
}

/** Two lists tried by games in this browser: the one against the other, or both against the usual list. */
export function TrialPanel({
  lists,
  agreements,
  ways,
}: {
  readonly lists: readonly [Contender, Contender];
  /** Under which they may play; the first is proposed. */
  readonly agreements: readonly Agreement[];
  readonly ways: readonly Way[];
}) {
  const [form, setForm] = useState(() => ({ games: 200, bot: 'steady' as BotLevel, under: 0 }));
  const [run, setRun] = useState<Run>();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Pick<Refusal, 'message'>[]>([]);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const id = useId();

  const start = async () => {
    setBusy(true);
    setProblems([]);
    setRun(undefined);
    const { signal } = (stop.current = new AbortController());
    try {
      const agreement = agreements[form.under]!;
      const wish: TrialForm = { games: form.games, bot: form.bot, seed: freshSeed() };
      const trial = await openTrial(ways, lists, agreement, wish);
      if (!('match' in trial)) return setProblems(trial.refused);
      const begun = { lists, trial, form: wish, agreement: agreement.name };
      if (signal.aborted) return;
      setRun(begun);
      const onProgress = (result: Result) => !signal.aborted && setRun({ ...begun, result });
      const result = await pageCrew().run(trial.match, { signal, onProgress });
      setRun({ ...begun, result });
    } catch {
      setProblems([{ message: 'The games could not be played. Check the connection and try again.' }]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="space-y-4">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        {agreements.length > 1 && (
          <label className="min-w-40 text-sm font-semibold">
            Under
            <select
              className="input mt-0.5 font-normal"
              value={form.under}
              onChange={(e) => setForm({ ...form, under: Number(e.target.value) })}
            >
              {agreements.map(({ name }, i) => (
                <option key={i} value={i}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="text-sm font-semibold">
          Played by
          <select
            className="input mt-0.5 font-normal"
            value={form.bot}
            onChange={(e) => {
              const bot = bots.find(([value]) => value === e.target.value)?.[0];
              if (bot) setForm({ ...form, bot });
            }}
          >
            {bots.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="text-sm font-semibold">
          Games
          <select
            className="input mt-0.5 font-normal"
            value={form.games}
            onChange={(e) => setForm({ ...form, games: Number(e.target.value) })}
          >
            {amounts.map((n) => (
              <option key={n} value={n}>
                {n.toLocaleString('en')}
              </option>
            ))}
          </select>
        </label>
        {busy ? (
          <button key="stop" type="button" className="button" onClick={() => stop.current?.abort()}>
            Cancel
          </button>
        ) : (
          <button key="go" type="submit" className="button button-primary" aria-describedby={`${id}-hands`}>
            Play the games
          </button>
        )}
      </form>
      <p id={`${id}-hands`} className="text-sm text-quiet">
        Bots play both sides, and who begins changes with each game. It is a strength in their hands, which
        need not be yours.
      </p>
      {problems.length > 0 && (
        <div role="alert" className="text-bad">
          <p>The engine cannot play these two:</p>
          <ul className="list-disc pl-5">
            {problems.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {run && <GamesProgress result={run.result} asked={run.form.games} />}
      {run?.result && run.result.games > 0 && (
        <>
          {run.lists !== lists && (
            <p className="text-sm text-warn">
              The list was changed since. Play again to know of it as it is now.
            </p>
          )}
          <TrialReport trial={run.trial} names={[run.lists[0].name, run.lists[1].name]} result={run.result} />
          <p className="text-sm text-quiet">
            Under “{run.agreement}”, seed <code>{run.form.seed}</code>.
          </p>
        </>
      )}
    </div>
  );
}

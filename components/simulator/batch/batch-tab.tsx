'use client';

import { useEffect, useRef, useState } from 'react';
import type { KnownAgreement } from '@/components/builder/start/agreement-choice';
import type { AnySystem, Refusal } from '@/lib/rules';
import { rebuildGame, type AnyPlayable } from '@/lib/rules/playing';
import { openMatch, recordOf, seatAt, type Match, type Result } from '@/lib/sim';
import { pageCrew } from '@/lib/sim/browser';
import { BatchFields } from './batch-form';
import { firstBatch, seatsOf, simWishOf, type BatchForm } from './batch-wish';
import { GamesProgress } from './games-progress';
import type { Session } from '../keep/session';
import { FindLists } from '@/components/list/find-lists';
import { lazyPart } from '@/components/ui/lazy-part';
import { FindBoards } from '../setup/find-boards';
import { useOwnBoards } from '../setup/use-own-boards';
import { useOwnLists } from '../setup/use-own-lists';
import type { SideOf } from '../table/watch';

const BatchReport = lazyPart(() => import('./batch-report').then((m) => m.BatchReport));

interface Run {
  readonly match: Match;
  /** As the form was when the games began. */
  readonly form: BatchForm;
  readonly result?: Result;
}

/** Thousands of games at once: what wins, how long it lasts, and what a house rule changes. */
export function BatchTab({
  system,
  playable,
  known,
  signedIn,
  onOpen,
}: {
  readonly system: AnySystem;
  readonly playable: AnyPlayable;
  readonly known: readonly KnownAgreement[];
  readonly signedIn: boolean;
  /** Shows a game in the replay. */
  readonly onOpen: (session: Session) => void;
}) {
  const [form, setForm] = useState(() => firstBatch(playable));
  const [run, setRun] = useState<Run>();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Pick<Refusal, 'message'>[]>([]);
  const stop = useRef<AbortController>(undefined);
  const { own, more, take } = useOwnLists(system.slug, signedIn);
  const boards = useOwnBoards(system.slug, form.seats.length, signedIn);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async () => {
    setBusy(true);
    setProblems([]);
    setRun(undefined);
    const abort = (stop.current = new AbortController());
    try {
      const wish = await simWishOf(system, form);
      const match = wish.ok ? await openMatch(wish.value) : wish;
      if (!match.ok) return setProblems(match.problems);
      const begun = { match: match.value, form };
      setRun(begun);
      const result = await pageCrew().run(match.value, {
        signal: abort.signal,
        onProgress: (soFar) => !abort.signal.aborted && setRun({ ...begun, result: soFar }),
      });
      setRun({ ...begun, result });
    } catch (error) {
      setProblems([{ message: error instanceof Error ? error.message : 'The games could not be played.' }]);
    } finally {
      setBusy(false);
    }
  };
  const open = (game: number, of: SideOf) => {
    if (!run) return;
    const { match, form: played } = run;
    const record = recordOf(system, match, game, of);
    const rebuilt = rebuildGame(system, playable, record);
    if (!rebuilt.ok) return setProblems(rebuilt.problems);
    const seats = seatsOf(played, of);
    const players = match[of]!.placesIn(game).map(
      (place) => seats[seatAt(place, game, seats.length, played.rotate)]!.player,
    );
    onOpen({ game: rebuilt.value, players, foreign: true });
  };

  return (
    <div className="space-y-5">
      <form
        className="sheet space-y-4 p-4 sm:p-6"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <h2 className="text-2xl">Many games</h2>
        <BatchFields
          system={system}
          playable={playable}
          known={known}
          own={own}
          mine={boards.fitting}
          form={form}
          onChange={setForm}
        />
        {more && <FindLists system={system.slug} onFound={take} />}
        <FindBoards system={system.slug} players={form.seats.length} own={boards} />
        {problems.length > 0 && (
          <div role="alert">
            <ul className="space-y-1 text-bad">
              {problems.map(({ message }, i) => (
                <li key={i}>{message}</li>
              ))}
            </ul>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" className="button button-primary" disabled={busy || form.games < 1}>
            Play {form.games.toLocaleString('en')} games
          </button>
          {busy && (
            <button type="button" className="button" onClick={() => stop.current?.abort()}>
              Cancel
            </button>
          )}
        </div>
      </form>
      {run && <GamesProgress result={run.result} asked={run.match.wish.games} />}
      {run?.result && run.result.games > 0 && (
        <BatchReport
          system={system}
          form={run.form}
          wish={run.match.wish}
          result={run.result}
          onOpen={open}
        />
      )}
    </div>
  );
}

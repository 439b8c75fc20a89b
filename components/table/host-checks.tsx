'use client';

import { useState, type ReactNode } from 'react';
import { LocalTime } from '@/components/ui/local-time';
import { useAlive } from '@/components/ui/use-alive';
import { ask, sayProblem } from '@/lib/api/client';
import { DecisionLine } from './receipt';
import type { TableNow, TableSeat } from './use-table';

/** The verdict on the list of a seat, drawn by the server. */
export interface ShownCheck {
  readonly seat: number;
  readonly commitment: string;
  readonly verdict: ReactNode;
}

/** For the host of a checked table: the verdict on each list that is in, to be accepted or returned. */
export function HostChecks({
  table,
  checks,
  onTake,
}: {
  readonly table: TableNow;
  readonly checks: readonly ShownCheck[];
  readonly onTake: (table: TableNow) => void;
}) {
  const sitting = table.seats.filter((s) => s.taken);
  return (
    <section aria-labelledby="checks" className="space-y-3">
      <h2 id="checks" className="text-2xl">
        Checks
      </h2>
      {sitting.length === 0 ? (
        <p className="sheet p-5 text-quiet">
          Nobody sits here yet. Each list shows here as soon as it is in.
        </p>
      ) : (
        <ol aria-label="Checks" className="grid gap-3 md:grid-cols-2">
          {sitting.map((seat) => (
            <li key={seat.n} className="sheet min-w-0 space-y-3 p-4">
              <h3 className="text-xl wrap-anywhere">{seat.name}</h3>
              {seat.commitment === null || seat.submittedAt === null ? (
                <p className="text-sm text-quiet">No list yet.</p>
              ) : (
                <>
                  <p className="text-sm text-quiet">
                    In since <LocalTime moment={seat.submittedAt} />,{' '}
                    <code className="text-xs break-all">{seat.commitment.slice(0, 16)}…</code>
                  </p>
                  <OneCheck
                    key={seat.commitment}
                    table={table}
                    seat={seat}
                    // What has come since the page was drawn is on its way.
                    check={checks.find((c) => c.seat === seat.n && c.commitment === seat.commitment)}
                    onTake={onTake}
                  />
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function OneCheck({
  table,
  seat,
  check,
  onTake,
}: {
  readonly table: TableNow;
  readonly seat: TableSeat;
  readonly check: ShownCheck | undefined;
  readonly onTake: (table: TableNow) => void;
}) {
  if (!check) return <p className="text-sm text-quiet">The verdict is on its way.</p>;
  return (
    <>
      {check.verdict}
      {table.open ? (
        seat.decision && <DecisionLine decision={seat.decision} />
      ) : !seat.accepted ? (
        <p className="text-sm text-quiet">
          Judged under the agreement as it was; judged anew when this seat accepts it as it is.
        </p>
      ) : (
        <Decide table={table} seat={seat} onTake={onTake} />
      )}
    </>
  );
}

/** What was decided, and the way to decide otherwise as long as the lists are sealed. */
function Decide({
  table,
  seat,
  onTake,
}: {
  readonly table: TableNow;
  readonly seat: TableSeat;
  readonly onTake: (table: TableNow) => void;
}) {
  const alive = useAlive();
  const [returning, setReturning] = useState(false);
  const [word, setWord] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const decide = async (accept: boolean) => {
    setBusy(true);
    const answer = await ask('POST /api/v1/tables/{id}/seats/{n}/decision', {
      params: { id: table.id, n: seat.n },
      body: { commitment: seat.commitment!, accept, word: accept ? '' : word.trim() },
    });
    setBusy(false);
    if (!answer.ok) return setSaid(sayProblem(answer.problem));
    setSaid('');
    setReturning(false);
    setWord('');
    onTake(answer.data);
  };
  return (
    <div className="space-y-3">
      <div role="status">
        <DecisionLine decision={seat.decision} />
      </div>
      {returning ? (
        <form
          className="space-y-2"
          onSubmit={(event) => {
            event.preventDefault();
            void decide(false);
          }}
        >
          <label className="block text-sm font-semibold">
            A word to {seat.name}
            <input
              className="input mt-0.5 font-normal"
              maxLength={300}
              value={word}
              onChange={(e) => setWord(e.target.value)}
            />
          </label>
          <div className="flex flex-wrap gap-2">
            <button type="submit" className="button button-primary" disabled={busy}>
              Return it
            </button>
            <button type="button" className="button button-quiet" onClick={() => setReturning(false)}>
              Not now
            </button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-2">
          {seat.decision?.accepted !== true && (
            <button
              type="button"
              className="button button-primary"
              disabled={!alive || busy}
              onClick={() => void decide(true)}
            >
              Accept<span className="sr-only"> the list of {seat.name}</span>
            </button>
          )}
          <button
            type="button"
            className="button"
            disabled={!alive || busy}
            onClick={() => setReturning(true)}
          >
            {seat.decision && !seat.decision.accepted ? 'Another word' : 'Return'}
            <span className="sr-only"> to {seat.name}</span>
          </button>
        </div>
      )}
      {said !== '' && (
        <p role="alert" className="text-sm text-bad">
          {said}
        </p>
      )}
    </div>
  );
}

'use client';

import { Dices, FileLock2, Printer, Repeat, Settings2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { sendOnce } from '@/components/ui/ask-once';
import { ask, sayProblem } from '@/lib/api/client';
import type { Agreement } from '@/lib/rules';
import { CheckNote } from './check-note';
import type { OwnList } from '@/components/list/own-lists';
import { HostChecks, type ShownCheck } from './host-checks';
import { HostTools } from './host-tools';
import { Invite } from './invite';
import { KeyAsked } from './key-asked';
import { LeaveDialog } from './leave-dialog';
import { LockNote } from './lock-note';
import { MyPlace } from './my-place';
import { PlayOnline, type LastGame } from './play-online';
import { Reveal } from './reveal';
import { SeatAsked } from './seat-asked';
import { SeatList } from './seat-list';
import { SitDown } from './sit-down';
import type { TermsChoice } from './terms-select';
import { useAlive } from '@/components/ui/use-alive';
import { useSeatAsked, type SeatWish } from './use-seat-asked';
import { useTable, type TableNow, type TableSeat } from './use-table';

/** The live part of a table; what only changes now and then is drawn by the server and handed in. */
export function TableRoom({
  first,
  agreement,
  name,
  own,
  more,
  ready,
  last,
  choices,
  checks,
  playable,
  choosesFirst,
  myList,
  children,
}: {
  readonly first: TableNow;
  readonly agreement: Agreement;
  /** Of the account; empty for guests. */
  readonly name: string;
  readonly own: readonly OwnList[];
  /** The account has others for this game. */
  readonly more: boolean;
  /** Examples that are legal under the agreement. */
  readonly ready: readonly OwnList[];
  /** The game that was begun last, as it stood when the page was drawn. */
  readonly last: LastGame | undefined;
  readonly choices: readonly TermsChoice[];
  /** For the host of a checked table: the verdicts on the lists that are in. */
  readonly checks: readonly ShownCheck[];
  /** Has the game an engine, so that it can be played online? */
  readonly playable: boolean;
  /** Does the table choose who begins? */
  readonly choosesFirst: boolean;
  readonly myList: ReactNode;
  readonly children: ReactNode;
}) {
  const router = useRouter();
  const { table, line, take } = useTable(first);
  const alive = useAlive();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [freshKey, setFreshKey] = useState<string>();
  const [leaving, setLeaving] = useState<TableSeat>();
  const [tools, setTools] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const code = table.inviteCode;
  const sits = table.seat !== null;
  // Who checks the lists does not play.
  const organises = table.checkedByHost && table.host && !sits;
  const free = table.seats.some((s) => !s.taken) && !table.revealedAt && !organises;

  const { pending, askFor } = useSeatAsked(code, sits);

  const sit = async (wish: SeatWish) => {
    setBusy(true);
    const { said: against, key, table: now } = await askFor(wish);
    setBusy(false);
    setSaid(against);
    if (key) setFreshKey(key);
    if (now) take(now);
  };
  const sitAt = (as: string, n?: number) =>
    as === '' ? input.current?.focus() : void sit({ name: as, ...(n === undefined ? {} : { n }) });
  const leave = async (seat: TableSeat) => {
    setBusy(true);
    const answer = await ask('DELETE /api/v1/tables/{id}/seats/{n}', { params: { id: code, n: seat.n } });
    const now = await ask('GET /api/v1/tables/{id}', { params: { id: code } });
    setBusy(false);
    setLeaving(undefined);
    setSaid(
      answer.ok ? (seat.mine ? 'You left the table.' : `${seat.name} has left.`) : sayProblem(answer.problem),
    );
    if (now.ok) take(now.data);
  };
  const again = async () => {
    setBusy(true);
    const answer = await sendOnce(`copy.${table.id}`, {}, (body, idempotencyKey) =>
      ask('POST /api/v1/tables/{id}/copies', { params: { id: table.id }, body, idempotencyKey }),
    );
    // The button rests until the new table is there: pressed again it would make another one.
    if (answer.ok) return router.push(`/tables/${answer.data.inviteCode}`);
    setBusy(false);
    setSaid(sayProblem(answer.problem));
  };

  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Invite code={code} name={table.name} />
        <div className="flex flex-wrap gap-2">
          <Link className="button" href={`/tables/${code}/companion`}>
            <Dices aria-hidden size={18} /> Companion
          </Link>
          {table.open ? (
            <Link className="button" href={`/tables/${code}/print`}>
              <Printer aria-hidden size={18} /> Print all
            </Link>
          ) : (
            <Link className="button" href={`/tables/${code}/commitments`}>
              <FileLock2 aria-hidden size={18} /> Commitments
            </Link>
          )}
          {name !== '' && (sits || table.host) && (
            <button type="button" className="button" disabled={busy} onClick={() => void again()}>
              <Repeat aria-hidden size={18} /> Same again
            </button>
          )}
          {table.host && (
            <button type="button" className="button" disabled={!alive} onClick={() => setTools(true)}>
              <Settings2 aria-hidden size={18} /> Change
            </button>
          )}
        </div>
      </div>
      <Reveal table={table} onTake={take} />
      {playable && <PlayOnline table={table} last={last} choosesFirst={choosesFirst} />}
      <LockNote table={table} />
      {table.checkedByHost && !table.open && <CheckNote host={table.host} />}
      {pending && !busy && (
        <SeatAsked name={pending.name} disabled={!alive} onAsk={() => void sit(pending)} />
      )}
      {!sits && (
        <KeyAsked
          code={code}
          onKey={(key, now) => {
            setFreshKey(key);
            take(now);
          }}
        />
      )}
      {!sits && free && <SitDown code={code} name={name} busy={busy} input={input} onSit={sitAt} />}
      <MyPlace
        table={table}
        agreement={agreement}
        own={own}
        more={more}
        ready={ready}
        freshKey={freshKey}
        onTake={take}
      >
        {myList}
      </MyPlace>
      {organises && <HostChecks table={table} checks={checks} onTake={take} />}
      <section aria-labelledby="seats" className="space-y-3">
        <div className="flex items-baseline justify-between gap-3">
          <h2 id="seats" className="text-2xl">
            Seats
          </h2>
          <p className="text-sm text-quiet">
            {line === 'live'
              ? 'Live'
              : line === 'asking'
                ? 'Looking every few seconds'
                : 'No connection; trying again'}
          </p>
        </div>
        <p role="status" className="text-sm empty:hidden">
          {said}
        </p>
        <SeatList
          table={table}
          busy={busy || !alive}
          onTake={!sits && free ? (n) => sitAt(input.current?.value.trim() ?? '', n) : undefined}
          onLeave={setLeaving}
        />
      </section>
      {children}
      {tools && <HostTools table={table} choices={choices} onDone={take} onClose={() => setTools(false)} />}
      {leaving && (
        <LeaveDialog
          seat={leaving}
          busy={busy}
          onLeave={() => void leave(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </div>
  );
}

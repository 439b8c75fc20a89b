'use client';

import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ask, sayProblem } from '@/lib/api/client';
import type { Agreement } from '@/lib/rules';
import type { OwnList } from '@/components/list/own-lists';
import { HandIn } from './hand-in';
import { Receipt } from './receipt';
import { SeatKey } from './seat-key';
import { useAlive } from '@/components/ui/use-alive';
import { useIsPast } from '@/components/ui/use-now';
import type { TableNow, TableSeat } from './use-table';

/** What the visitor's own seat still has to do: accept, hand in, and say when the lists may open. */
export function MyPlace({
  table,
  agreement,
  own,
  more,
  ready,
  freshKey,
  children,
  onTake,
}: {
  readonly table: TableNow;
  readonly agreement: Agreement;
  readonly own: readonly OwnList[];
  /** The account has others. */
  readonly more: boolean;
  readonly ready: readonly OwnList[];
  readonly freshKey: string | undefined;
  /** The visitor's list with its verdict, drawn by the server. */
  readonly children: ReactNode;
  readonly onTake: (table: TableNow) => void;
}) {
  const alive = useAlive();
  const [said, setSaid] = useState('');
  const isClosed = useIsPast(table.locksAt);
  const seat = table.seats.find((s) => s.mine);
  if (!seat) return null;
  const code = table.inviteCode;
  const accept = async () => {
    const answer = await ask('POST /api/v1/tables/{id}/seats/{n}/acceptance', {
      params: { id: code, n: seat.n },
      body: { code: table.agreementCode },
    });
    if (answer.ok) onTake(answer.data);
    setSaid(answer.ok ? '' : sayProblem(answer.problem));
  };
  const look = async () => {
    const answer = await ask('GET /api/v1/tables/{id}', { params: { id: code } });
    if (answer.ok) onTake(answer.data);
  };
  const isIn = seat.commitment !== null;
  return (
    <section aria-labelledby="my-place" className="sheet space-y-4 border-tone p-5">
      <h2 id="my-place" className="text-2xl">
        Your seat
      </h2>
      <div>
        {seat.accepted ? (
          <p className="flex gap-2 text-good">
            <Check aria-hidden size={18} className="mt-1 shrink-0" />{' '}
            <span>
              You accepted the agreement <span className="whitespace-nowrap">{table.agreementCode}</span>.
            </span>
          </p>
        ) : (
          <>
            <p className="mb-2">
              {isIn ? (
                'The agreement was changed. Read it below and accept it again; your list stays in.'
              ) : (
                <>
                  First read{' '}
                  <a className="link" href="#agreement">
                    the agreement
                  </a>{' '}
                  below and accept it.
                </>
              )}
            </p>
            <button
              type="button"
              className="button button-primary"
              disabled={!alive}
              onClick={() => void accept()}
            >
              Accept the agreement {table.agreementCode}
            </button>
          </>
        )}
        <p role="status" className="text-sm text-bad">
          {said}
        </p>
      </div>
      {table.checkedByHost && !table.open && <Receipt seat={seat} />}
      {children}
      {!table.revealedAt && isClosed && <Closed seat={seat} />}
      {seat.accepted && !table.revealedAt && !isClosed && (
        <HandIn
          code={code}
          seat={seat.n}
          system={table.system}
          agreement={agreement}
          own={own}
          more={more}
          ready={ready}
          again={isIn}
          onDone={look}
        />
      )}
      {seat.guest && <SeatKey code={code} seat={seat.n} fresh={freshKey} />}
    </section>
  );
}

/** Instead of the form, once the time to hand in is over. */
function Closed({ seat }: { readonly seat: TableSeat }) {
  return (
    <p className="rounded-md bg-sunk p-4">
      <b>Handing in is closed.</b>{' '}
      {seat.commitment === null
        ? 'No list came from this seat in time.'
        : seat.decision?.accepted === false
          ? 'Your list was returned, and no other came in time.'
          : 'Your list stays as it is.'}{' '}
      Only the host can move the time limit.
    </p>
  );
}

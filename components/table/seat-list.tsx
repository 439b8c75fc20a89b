'use client';

import { Check, CircleDashed, Crown, Lock, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { LocalTime } from '@/components/ui/local-time';
import type { TableNow, TableSeat } from './use-table';

/** Who sits where, and how far each of them is. Of a list that is in, all see its commitment and nothing else. */
export function SeatList({
  table,
  busy,
  onTake,
  onLeave,
}: {
  readonly table: TableNow;
  readonly busy: boolean;
  readonly onTake: ((n: number) => void) | undefined;
  readonly onLeave: (seat: TableSeat) => void;
}) {
  return (
    <ol aria-label="Seats" className="grid gap-3 md:grid-cols-2">
      {table.seats.map((seat) => (
        <li key={seat.n} className={`sheet min-w-0 p-4 ${seat.mine ? 'border-tone' : ''}`}>
          <div className="flex min-h-9 flex-wrap items-center gap-2">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-tone-soft font-semibold text-tone-ink tabular-nums">
              {seat.n}
            </span>
            <b className={`min-w-0 wrap-anywhere ${seat.taken ? '' : 'font-normal text-quiet'}`}>
              {seat.taken ? seat.name : seat.name ? `Kept for ${seat.name}` : 'Open seat'}
            </b>
            {seat.mine && <span className="chip">you</span>}
            {seat.host && (
              <span className="chip">
                <Crown aria-hidden size={13} /> host
              </span>
            )}
            {seat.guest && <span className="chip">guest</span>}
            <span className="ml-auto flex shrink-0">
              {!seat.taken && onTake && (
                <button
                  type="button"
                  className="button button-small"
                  disabled={busy}
                  onClick={() => onTake(seat.n)}
                >
                  Sit here<span className="sr-only">: seat {seat.n}</span>
                </button>
              )}
              {seat.taken && !table.revealedAt && (seat.mine || table.host) && (
                <button
                  type="button"
                  className="button button-small button-quiet"
                  disabled={busy}
                  onClick={() => onLeave(seat)}
                >
                  {seat.mine ? 'Leave' : 'Remove'}
                  <span className="sr-only">: {seat.name}</span>
                </button>
              )}
            </span>
          </div>
          {seat.taken && (
            <ul className="mt-2 space-y-1 text-sm">
              <Step done={seat.accepted} yes="Agreement accepted" no="Has not accepted the agreement yet" />
              <Step
                done={seat.commitment !== null}
                yes={
                  <>
                    List in
                    {seat.submittedAt && (
                      <>
                        , <LocalTime moment={seat.submittedAt} />
                      </>
                    )}
                  </>
                }
                no="No list yet"
              />
              {seat.commitment !== null && (
                <li className="flex gap-2 text-quiet">
                  <Lock aria-hidden size={16} className="mt-0.5 shrink-0" />
                  <span className="min-w-0">
                    <span className="sr-only">Commitment: </span>
                    <code className="text-xs break-all">{seat.commitment}</code>
                  </span>
                </li>
              )}
              {seat.earlier.length > 0 && <Earlier lists={seat.earlier} now={seat.name} />}
              {!table.open && seat.wantsReveal && (
                <li className="flex gap-2">
                  <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-good" />
                  Wants the lists open
                </li>
              )}
            </ul>
          )}
          {!seat.taken && seat.earlier.length > 0 && (
            <ul className="mt-2 text-sm">
              <Earlier lists={seat.earlier} now="" />
            </ul>
          )}
          {!seat.taken && (
            <p className="mt-2 flex gap-2 text-sm text-quiet">
              <UserRound aria-hidden size={16} className="mt-0.5 shrink-0" />
              {seat.name ? 'Anybody may take it; who comes by that name gets it first.' : 'Nobody sits here.'}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Commitments that gave way to others: who replaced a sealed list, and when, is seen by all. */
function Earlier({ lists, now }: { readonly lists: TableSeat['earlier']; readonly now: string }) {
  return (
    <li>
      <details>
        <summary className="text-quiet">
          {lists.length === 1 ? 'One list was' : `${lists.length} lists were`} in before
        </summary>
        <ol className="mt-1 space-y-1 pl-6 text-quiet">
          {lists.map(({ name, commitment, submittedAt }) => (
            <li key={`${commitment} ${submittedAt}`}>
              <LocalTime moment={submittedAt} />
              {name !== now && `, ${name}`}: <code className="text-xs break-all">{commitment}</code>
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}

function Step({ done, yes, no }: { readonly done: boolean; readonly yes: ReactNode; readonly no: string }) {
  return (
    <li className={`flex gap-2 ${done ? '' : 'text-quiet'}`}>
      {done ? (
        <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-good" />
      ) : (
        <CircleDashed aria-hidden size={16} className="mt-0.5 shrink-0" />
      )}
      <span>{done ? yes : no}</span>
    </li>
  );
}

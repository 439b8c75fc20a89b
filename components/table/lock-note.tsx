'use client';

import { AlarmClock, AlarmClockOff } from 'lucide-react';
import { LocalTime } from '@/components/ui/local-time';
import { useIsPast, useNow } from '@/components/ui/use-now';
import { sayLeft } from '@/components/ui/say-left';
import type { TableNow } from './use-table';

/** Until when lists are taken, how long that is, and how the host has moved it: for all, before they sit down too. */
export function LockNote({ table }: { readonly table: TableNow }) {
  const now = useNow();
  const { locksAt, lockChanges, revealedAt } = table;
  const closed = useIsPast(locksAt);
  if (locksAt === null && lockChanges.length === 0) return null;
  const left = locksAt === null || now === undefined ? undefined : Date.parse(locksAt) - now;
  const Icon = closed || locksAt === null ? AlarmClockOff : AlarmClock;
  return (
    <div className="space-y-1">
      {revealedAt === null && (
        <p className="flex gap-2">
          <Icon aria-hidden size={20} className={`mt-0.5 shrink-0 ${closed ? 'text-bad' : ''}`} />
          {locksAt === null ? (
            <span>There is no time limit for lists any more.</span>
          ) : closed ? (
            <span>
              <b>Handing in is closed</b> since <LocalTime moment={locksAt} zone />. No list is taken or
              changed.
            </span>
          ) : (
            <span>
              Lists are taken and changed until{' '}
              <b>
                <LocalTime moment={locksAt} zone />
              </b>
              {left !== undefined && `: ${sayLeft(left)} left`}.
            </span>
          )}
        </p>
      )}
      {lockChanges.length > 0 && (
        <details className="text-sm">
          <summary className="text-quiet">
            The host changed the time limit{lockChanges.length === 1 ? '' : ` ${lockChanges.length} times`}
          </summary>
          <ol className="mt-1 space-y-1 pl-6 text-quiet">
            {lockChanges.map(({ at, from, to }) => (
              <li key={at}>
                <LocalTime moment={at} />: <LockChange at={at} from={from} to={to} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

function LockChange({ at, from, to }: TableNow['lockChanges'][number]) {
  const was = from !== null && (
    <>
      , was <LocalTime moment={from} />
    </>
  );
  if (to === null) return <>no limit any more{was}</>;
  return to === at ? (
    <>closed at once{was}</>
  ) : (
    <>
      until <LocalTime moment={to} />
      {was}
    </>
  );
}

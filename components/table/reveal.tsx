'use client';

import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useState } from 'react';
import { ask, sayProblem } from '@/lib/api/client';
import { useAlive } from '@/components/ui/use-alive';
import type { TableNow } from './use-table';

/** How far the table is from opening its lists, and who wants it. */
export function Reveal({
  table,
  onTake,
}: {
  readonly table: TableNow;
  readonly onTake: (table: TableNow) => void;
}) {
  const alive = useAlive();
  const [said, setSaid] = useState('');
  // What the host made of the lists of others is known to the host alone.
  const judges = table.checkedByHost && table.host;
  const ready = table.seats.filter(
    (s) => s.commitment !== null && s.accepted && (!judges || s.decision?.accepted === true),
  ).length;
  const all = ready === table.seats.length;
  const mine = table.seats.find((s) => s.mine);
  const want = async (wanted: boolean) => {
    const answer = await ask('POST /api/v1/tables/{id}/reveal', {
      params: { id: table.inviteCode },
      body: { want: wanted },
    });
    if (answer.ok) onTake(answer.data);
    setSaid(answer.ok ? '' : sayProblem(answer.problem));
  };
  if (!table.sealed)
    return (
      <p className="text-quiet">Lists lie open at this table: each is read by all as soon as it is in.</p>
    );
  if (table.revealedAt)
    return (
      <p className="flex items-center gap-2 font-semibold text-good">
        <LockKeyholeOpen aria-hidden size={20} /> The lists are open.
      </p>
    );
  const wants = mine?.wantsReveal ?? false;
  const some = table.seats.some((s) => s.commitment !== null);
  return (
    <div className="space-y-2">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <LockKeyhole aria-hidden size={20} className="shrink-0" />
        {all
          ? `All lists are ${judges ? 'accepted' : 'in'}.`
          : `${ready} of ${table.seats.length} lists are ${judges ? 'accepted' : 'in'}. Until they open, nobody else can read any of them.`}
      </p>
      {(table.host || mine) && (some || wants) && (
        <>
          <div className="flex flex-wrap gap-2">
            {(all || !wants) && (
              <button
                type="button"
                className={`button ${all ? 'button-primary' : ''}`}
                disabled={!alive}
                onClick={() => void want(true)}
              >
                {all
                  ? table.host
                    ? 'Open all lists'
                    : 'I want them open'
                  : `Open before all are ${judges ? 'accepted' : 'in'}`}
              </button>
            )}
            {wants && (
              <button type="button" className="button button-quiet" onClick={() => void want(false)}>
                Not yet
              </button>
            )}
          </div>
          <p className="text-sm text-quiet">
            {all
              ? `${table.checkedByHost ? 'Once the host has accepted each, they' : 'They'} open together when the host says so, or when everybody wants it.`
              : `Before all are ${judges ? 'accepted' : 'in'}, they open only when the host and everybody who sits agree.`}
          </p>
        </>
      )}
      <p role="alert" className="text-sm text-bad empty:hidden">
        {said}
      </p>
    </div>
  );
}

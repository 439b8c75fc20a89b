'use client';

import { useState } from 'react';
import { useAlive } from '@/components/ui/use-alive';
import { LockNote } from '@/components/table/lock-note';
import { useTable, type TableNow } from '@/components/table/use-table';
import { ask, sayProblem } from '@/lib/api/client';
import { fitCompanion, type CompanionStep } from '@/lib/rules/kernel/companion/companion-state';
import { stepCompanion } from '@/lib/rules/kernel/companion/companion-step';
import type { CompanionSheet } from '@/lib/rules/kernel/companion/companion';
import { Companion } from './companion';
import { useEarlier } from './use-earlier';

/** The companion of a table: what one seat does, all see. */
export function TableCompanion({
  first,
  sheet,
}: {
  readonly first: TableNow;
  readonly sheet: CompanionSheet;
}) {
  const { table, line, take } = useTable(first);
  const alive = useAlive();
  const [said, setSaid] = useState('');
  const taken = table.seats.filter((s) => s.taken);
  const seats = (taken.length > 0 ? taken : table.seats).map((s) => s.n);
  const state = fitCompanion(sheet, seats, table.companion ?? undefined);
  const { earlier, more } = useEarlier(table.inviteCode, table.companion?.log ?? []);
  const may = table.host || table.seat !== null;
  const step = async (wish: CompanionStep) => {
    const done = stepCompanion(sheet, state, wish, table.seat ?? 0);
    if (!done.ok) return;
    setSaid('');
    const answer = await ask('POST /api/v1/tables/{id}/companion', {
      params: { id: table.inviteCode },
      body: wish,
    });
    if (answer.ok) return take(answer.data);
    setSaid(
      answer.status === 0 ? 'No answer came. Look whether that was counted.' : sayProblem(answer.problem),
    );
    const now = await ask('GET /api/v1/tables/{id}', { params: { id: table.inviteCode } });
    if (now.ok) take(now.data);
  };
  const note =
    said ||
    (may
      ? line === 'off'
        ? 'No connection; trying again.'
        : ''
      : 'You are looking on. Take a seat to take part.');
  return (
    <div className="space-y-4">
      {/* Whoever looks at trackers already still has a list to hand in. */}
      {table.revealedAt === null && <LockNote table={table} />}
      <Companion
        sheet={sheet}
        slug={table.system}
        state={state}
        nameOf={(n) => table.seats.find((s) => s.n === n)?.name || `Seat ${n}`}
        disabled={!may || !alive}
        note={note}
        log={{ earlier, count: table.companion?.earlier ?? 0, more }}
        onStep={(wish) => void step(wish)}
      />
    </div>
  );
}

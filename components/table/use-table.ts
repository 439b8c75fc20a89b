'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLive, type Line } from '@/components/live/use-live';
import { ask } from '@/lib/api/client';
import type { TableNow } from '@/lib/api/contract/shapes/table';

export type { TableNow, TableSeat } from '@/lib/api/contract/shapes/table';

const POLL_MS = 5_000;

/** What the server draws around the live part, so that it is drawn anew when this changes. */
const drawn = (table: TableNow): string =>
  JSON.stringify([
    table.open,
    table.agreementCode,
    table.seat,
    table.name,
    table.seats.map((s) => (s.mine || table.open ? s.commitment : null)),
    // Verdicts: of another list, or of the same under another agreement.
    table.host && table.checkedByHost && table.seats.map((s) => [s.commitment, s.accepted]),
  ]);

/** A table that follows what others do: by server-sent events, and by asking where those do not come through. */
export function useTable(first: TableNow): {
  readonly table: TableNow;
  readonly line: Line;
  /** Takes what an answer of the API says. */
  readonly take: (table: TableNow) => void;
} {
  const router = useRouter();
  const [table, setTable] = useState(first);
  const latest = useRef(first);
  const { inviteCode } = first;

  const take = useCallback(
    (next: TableNow) => {
      const before = latest.current;
      if (next.version < before.version) return;
      latest.current = next;
      setTable(next);
      if (drawn(next) !== drawn(before)) router.refresh();
    },
    [router],
  );
  // The server drew the page anew and may know more than the stream has told.
  useEffect(() => take(first), [first, take]);

  const askAnew = () => ask('GET /api/v1/tables/{id}', { params: { id: inviteCode } });
  const line = useLive({
    address: `/api/v1/tables/${inviteCode}/events`,
    // The stream shows the table as its opener may see it: whoever sits down or leaves opens another.
    as: first.seat,
    event: 'table',
    hear: (data) => {
      const next = data as TableNow;
      if (next.seat === latest.current.seat) return take(next);
      // Opened before its reader sat down, or his seat is gone: ask as who he is now.
      void askAnew().then((answer) => answer.ok && take(answer.data));
    },
    gone: () => router.refresh(),
    ask: async () => {
      const answer = await askAnew();
      if (answer.ok) take(answer.data);
      return answer.ok ? 'asking' : answer.status === 404 ? 'gone' : 'off';
    },
    everyMs: POLL_MS,
  });

  return { table, line, take };
}

'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '@/lib/api/client';
import type { TableNow } from '@/lib/api/contract/shapes/table';

export type { TableNow, TableSeat } from '@/lib/api/contract/shapes/table';

/** How the page hears of changes: at once, by asking now and then, or not at all for the moment. */
export type Line = 'live' | 'asking' | 'off';

const POLL_MS = 5_000;
/** A stream that fails this often in a row is not for this network. */
const MOST_FAILURES = 3;

/** What the server draws around the live part, so that it is drawn anew when this changes. */
const drawn = (table: TableNow): string =>
  JSON.stringify([
    table.open,
    table.agreementCode,
    table.seat,
    table.name,
    table.seats.map((s) => (s.mine || table.open ? s.commitment : null)),
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
  const [line, setLine] = useState<Line>('live');
  const latest = useRef(first);
  // The stream shows the table as its opener may see it: whoever sits down or leaves opens another.
  const { inviteCode, seat } = first;

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

  useEffect(() => {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    const look = async () => {
      const answer = await ask('GET /api/v1/tables/{id}', { params: { id: inviteCode } });
      if (stopped) return;
      if (answer.ok) take(answer.data);
      else if (answer.status === 404) return router.refresh();
      setLine(answer.ok ? 'asking' : 'off');
      timer = setTimeout(() => void look(), POLL_MS);
    };
    const events = new EventSource(`/api/v1/tables/${inviteCode}/events`);
    events.onopen = () => {
      failures = 0;
      setLine('live');
    };
    events.addEventListener('table', (event) => {
      const next = JSON.parse(event.data as string) as TableNow;
      if (next.seat === latest.current.seat) return take(next);
      // Opened before its reader sat down, or his seat is gone: ask as who he is now.
      void ask('GET /api/v1/tables/{id}', { params: { id: inviteCode } }).then((answer) => {
        if (answer.ok && !stopped) take(answer.data);
      });
    });
    events.addEventListener('gone', () => {
      events.close();
      router.refresh();
    });
    events.onerror = () => {
      failures++;
      // A stream that ended after its time opens again by itself.
      if (events.readyState !== EventSource.CLOSED && failures < MOST_FAILURES) return;
      events.close();
      if (!stopped) void look();
    };
    return () => {
      stopped = true;
      events.close();
      clearTimeout(timer);
    };
  }, [inviteCode, seat, router, take]);

  return { table, line, take };
}

'use client';

import { useState } from 'react';
import { useAlive } from '@/components/ui/use-alive';
import { ask, sayProblem } from '@/lib/api/client';
import type { TableNow } from '@/lib/api/contract/shapes/table';
import { renewSeatKey, seatWithoutAnswer } from './renew-seat-key';

const TOO_LATE =
  'Your seat cannot be had back from here. Ask the host to free it; then you can take it again under your name.';

/** For a guest who made a new link to his seat and got no answer: the key that his browser has may be void, and the seat not his. */
export function KeyAsked({
  code,
  onKey,
}: {
  readonly code: string;
  /** He has his seat again, and the key that his new link carries. */
  readonly onKey: (key: string, table: TableNow) => void;
}) {
  const alive = useAlive();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const n = alive ? seatWithoutAnswer(code) : undefined;
  if (n === undefined && said === '') return null;
  const comeBack = async (seat: number) => {
    setBusy(true);
    const answer = await renewSeatKey(code, seat);
    const now = answer.ok ? await ask('GET /api/v1/tables/{id}', { params: { id: code } }) : undefined;
    setBusy(false);
    if (answer.ok && now?.ok && now.data.seat !== null) return onKey(answer.data.key, now.data);
    const refused = answer.ok ? now : answer;
    setSaid(
      refused?.ok === false && seatWithoutAnswer(code) !== undefined ? sayProblem(refused.problem) : TOO_LATE,
    );
  };
  return (
    <div className="sheet flex flex-wrap items-center gap-x-3 gap-y-2 border-tone p-3">
      {n !== undefined && (
        <>
          <p>
            You asked for a new link to your seat, and no answer came. Your seat waits under the new link.
          </p>
          <button
            type="button"
            className="button button-small"
            disabled={busy}
            onClick={() => void comeBack(n)}
          >
            Back to my seat
          </button>
        </>
      )}
      <p role="status" className="basis-full text-bad empty:hidden">
        {said}
      </p>
    </div>
  );
}

'use client';

import { CircleCheck, Hourglass, Undo2 } from 'lucide-react';
import { LocalTime } from '@/components/ui/local-time';
import type { TableSeat } from './use-table';

/** What a seat at a checked table has in its hands: when its list came in, its code, and what the host made of it. */
export function Receipt({ seat }: { readonly seat: TableSeat }) {
  if (seat.commitment === null || seat.submittedAt === null) return null;
  return (
    <section aria-labelledby="receipt" className="space-y-2">
      <h3 id="receipt" className="text-xl">
        Receipt
      </h3>
      <div role="status">
        <DecisionLine decision={seat.decision} />
      </div>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[7rem_1fr]">
        <dt className="text-quiet">Handed in</dt>
        <dd>
          <LocalTime moment={seat.submittedAt} zone />
        </dd>
        <dt className="text-quiet">Commitment</dt>
        <dd>
          <code className="text-xs break-all">{seat.commitment}</code>
        </dd>
      </dl>
    </section>
  );
}

/** Accepted, returned with a word, or still to be looked at. */
export function DecisionLine({ decision }: Pick<TableSeat, 'decision'>) {
  if (!decision)
    return (
      <p className="flex gap-2 text-quiet">
        <Hourglass aria-hidden size={18} className="mt-1 shrink-0" /> The host has not decided yet.
      </p>
    );
  return decision.accepted ? (
    <p className="flex gap-2 text-good">
      <CircleCheck aria-hidden size={18} className="mt-1 shrink-0" />
      <span>
        <b>Accepted</b>, <LocalTime moment={decision.at} />
        <Word>{decision.word}</Word>
      </span>
    </p>
  ) : (
    <p className="flex gap-2 text-bad">
      <Undo2 aria-hidden size={18} className="mt-1 shrink-0" />
      <span>
        <b>Returned</b>, <LocalTime moment={decision.at} />
        <Word>{decision.word}</Word>
      </span>
    </p>
  );
}

const Word = ({ children }: { readonly children: string }) =>
  children !== '' && <span className="block wrap-anywhere text-ink">“{children}”</span>;

import { useEffect } from 'react';
import { askedWithoutAnswer, askOnce, forgetAsked } from '@/components/ui/ask-once';
import { useAlive } from '@/components/ui/use-alive';
import { ask, sayProblem } from '@/lib/api/client';
import type { TableNow } from '@/lib/api/contract/shapes/table';

/** Under which name somebody sits, and where, if that is not the same to him. */
export interface SeatWish {
  readonly name: string;
  readonly n?: number;
}

interface Told {
  /** What stands against it; empty: nothing. */
  readonly said: string;
  /** Of a guest. */
  readonly key?: string | null;
  readonly table?: TableNow;
}

/** Takes a seat. Where no answer comes the seat may be taken all the same: asked again, this browser gets it and its key. */
export function useSeatAsked(
  code: string,
  sits: boolean,
): {
  /** What was asked for, here or before this page was loaded, and is not answered. */
  readonly pending: SeatWish | undefined;
  readonly askFor: (wish: SeatWish) => Promise<Told>;
} {
  const what = `seat.${code}`;
  const alive = useAlive();
  useEffect(() => {
    if (sits) forgetAsked(what);
  }, [sits, what]);
  const askFor = async (wish: SeatWish): Promise<Told> => {
    const before = askedWithoutAnswer(what) !== undefined;
    const answer = await askOnce(what, wish, (body, idempotencyKey) =>
      ask('POST /api/v1/tables/{id}/seats', { params: { id: code }, body, idempotencyKey }),
    );
    if (!answer.ok) return { said: sayProblem(answer.problem) };
    const { key, table } = answer.data;
    if (!before) return { said: '', key, table };
    // The answer may be of an hour ago, and the host has given the seat to somebody else since.
    const now = await ask('GET /api/v1/tables/{id}', { params: { id: code } });
    if (!now.ok) return { said: '', key, table };
    return now.data.seat === null
      ? { said: 'The seat that you had asked for was given up in the meantime.', table: now.data }
      : { said: '', key, table: now.data };
  };
  return { pending: alive && !sits ? askedWithoutAnswer<SeatWish>(what) : undefined, askFor };
}

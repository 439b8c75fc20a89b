import { askedAfter, askOnce } from '@/components/ui/ask-once';
import { ask } from '@/lib/api/client';

const keyOfSeatAt = (code: string): string => `seat-key.${code}.`;

/** Makes the key void that a guest’s browser has to his seat, and has a new one: an answer that was lost on its way is had again. */
export const renewSeatKey = (code: string, n: number) =>
  askOnce(`${keyOfSeatAt(code)}${n}`, { renew: true }, (body, idempotencyKey) =>
    ask('POST /api/v1/tables/{id}/seats/{n}/key', { params: { id: code, n }, body, idempotencyKey }),
  );

/** The seat of this browser’s guest that was given a new key, it may be, without him hearing of it. */
export function seatWithoutAnswer(code: string): number | undefined {
  const [n] = askedAfter(keyOfSeatAt(code));
  return n === undefined ? undefined : Number(n);
}

import { askedWithoutAnswer, sendOnce } from '@/components/ui/ask-once';
import { ask, madeBefore, sayProblem } from '@/lib/api/client';
import type { List } from '@/lib/rules';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';
import { makeSalt, reckon } from './make-salt';

/** A list with the salt that its commitment is reckoned with. */
interface Salted {
  readonly list: List;
  readonly salt: string;
}

/**
 * Hands a list in at a seat, and reckons its commitment again. Where the answer is lost and the same list is sent once more, it
 * is handed in once, under the salt of the first time.
 * @returns whether it is in, and what there is to say
 */
export async function sendList(
  code: string,
  n: number,
  list: List,
): Promise<{ readonly isIn: boolean; readonly said: string }> {
  const what = `hand-in.${code}.${n}`;
  const params = { id: code, n };
  const before = askedWithoutAnswer<Salted>(what);
  const salt = before && isSameValue(before.list, list) ? before.salt : makeSalt();
  const sent = await sendOnce(what, { list, salt }, (body, idempotencyKey) =>
    ask('POST /api/v1/tables/{id}/seats/{n}/list', { params, body, idempotencyKey }),
  );
  const isThere = !sent.ok && madeBefore(sent) !== undefined;
  const answer = isThere ? await ask('GET /api/v1/tables/{id}/seats/{n}/list', { params }) : sent;
  if (!answer.ok) return { isIn: false, said: sayProblem(answer.problem) };
  const mine = await reckon(answer.data.list, salt);
  return {
    isIn: true,
    said:
      mine === answer.data.commitment
        ? 'Your list is in. This browser has reckoned its commitment again, and it fits.'
        : 'Your list is in, but its commitment is not the one that this browser reckons. Hand it in again.',
  };
}

import { sayDeleted } from '@/components/ui/bring-back';
import { sendOnce } from '@/components/ui/ask-once';
import { toast } from '@/components/ui/toast';
import { ask, madeBefore, sayProblem, type Refused } from '@/lib/api/client';
import type { KeptBoard } from '@/lib/rules/playing';

/** A board that was saved, as it is opened: by its owner, or by whoever has the link. */
export interface OpenedBoard {
  readonly id: string;
  readonly shareId: string;
  readonly version: number;
  readonly mine: boolean;
  readonly board: KeptBoard;
}

/** Why it was not saved, in words. */
const whyNot = ({ status, problem }: Refused): string =>
  status === 412
    ? 'It was changed elsewhere in the meantime, and nothing was overwritten. Open it anew, or save yours under another name.'
    : sayProblem(problem);

export const createBoard = async (board: KeptBoard) => {
  const made = await sendOnce('board', board, (body, idempotencyKey) =>
    ask('POST /api/v1/boards', { body, idempotencyKey }),
  );
  const id = made.ok ? undefined : madeBefore(made);
  const there = id === undefined ? made : await ask('GET /api/v1/boards/{id}', { params: { id } });
  return there.ok ? there.data : whyNot(there);
};

export const putBoard = async ({ id, version }: Pick<OpenedBoard, 'id' | 'version'>, board: KeptBoard) => {
  const put = await ask('PUT /api/v1/boards/{id}', { params: { id }, body: board, ifMatch: `"${version}"` });
  return put.ok ? put.data : whyNot(put);
};

/** Gives a board another name, whatever it is by now. */
export async function renameBoard(id: string, name: string) {
  const read = await ask('GET /api/v1/boards/{id}', { params: { id } });
  return read.ok ? putBoard(read.data, { ...read.data.board, name }) : whyNot(read);
}

/** Deletes a board, says so, and offers to take it back. */
export async function removeBoard(
  { id, version, name }: Pick<OpenedBoard, 'id' | 'version'> & { readonly name: string },
  renew: () => void,
): Promise<boolean> {
  const gone = await ask('DELETE /api/v1/boards/{id}', { params: { id }, ifMatch: `"${version}"` });
  if (!gone.ok) {
    toast({ text: whyNot(gone), tone: 'bad' });
    return false;
  }
  sayDeleted('boards', id, name, renew);
  renew();
  return true;
}

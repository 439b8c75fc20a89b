import { createHash } from 'node:crypto';
import { Problem, refused } from '../problem';

const stamp = (question: unknown): string =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64url').slice(0, 8);

/** Where a collection in memory goes on, tied to the question: a cursor of another one would jump to a random place. */
export const writeCursor = (offset: number, question: unknown): string =>
  Buffer.from(`${offset}.${stamp(question)}`).toString('base64url');

/** The offset that a cursor holds, 0 where there is none; a problem where it was written for another question. */
export function readCursor(cursor: string | undefined, question: unknown): number | Problem {
  if (cursor === undefined) return 0;
  const [offset, of] = Buffer.from(cursor, 'base64url').toString().split('.');
  return of === stamp(question) && /^\d{1,9}$/.test(offset ?? '') ? Number(offset) : badCursor();
}

/** For a cursor that this question has not given. */
export const badCursor = (): Problem =>
  refused(
    'invalid_request',
    [
      {
        path: ['cursor'],
        code: 'invalid_cursor',
        message: 'This cursor belongs to another question. Begin again without one.',
      },
    ],
    [],
    'query',
  );

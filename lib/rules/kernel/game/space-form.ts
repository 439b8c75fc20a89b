import type { z } from 'zod';
import { ok, refuse, type Result } from '../result';
import { readBy } from '../refusals';

/** How a board is changed by hand, one space after the other: the system says what may be said of a space. */
export interface SpaceForm<B> {
  /** What can be changed there, with titles for people; undefined where nothing can. */
  schema(board: B, space: string): z.ZodType<Readonly<Record<string, unknown>>> | undefined;
  /** How it is now. */
  read(board: B, space: string): Readonly<Record<string, unknown>>;
  /** Another board with that space changed; `value` was read by the schema. */
  write(board: B, space: string, value: Readonly<Record<string, unknown>>): B;
  /** What is done to it at one touch, with the board afterwards; absent: nothing. */
  deeds?(board: B, space: string): readonly SpaceDeed<B>[];
}

/** One touch on a space: turned left or right, turned over. */
export interface SpaceDeed<B> {
  readonly name: string;
  readonly icon: 'left' | 'right' | 'over';
  readonly board: B;
}

/** The board with one space changed by hand. Refuses what the form of that space does not take. */
export function changeSpace<B>(form: SpaceForm<B>, board: B, space: string, value: unknown): Result<B> {
  const schema = form.schema(board, space);
  if (!schema)
    return refuse({ path: [space], code: 'fixed', message: 'Nothing can be changed at this space.' });
  const read = readBy(schema, value, [space]);
  return read.ok ? ok(form.write(board, space, read.value)) : read;
}

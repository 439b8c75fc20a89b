import { restoreBoard } from '@/lib/api/contract';
import { notFound, tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { showBoard } from '@/app/api/_server/boards';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/boards';

const restore = handle(restoreBoard, async ({ params, user }) => {
  const saved = await db.restoreBoard(user.id, params.id);
  if (saved === 'too_many') return tooManyOf('boards');
  return saved ? { data: await showBoard(saved, true), version: saved.version } : notFound('deleted board');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(restore);

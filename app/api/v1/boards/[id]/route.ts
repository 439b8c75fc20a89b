import { deleteBoard, getBoard, updateBoard } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { checkBoard, showBoard } from '@/app/api/_server/boards';
import { movedGame, notChanged } from '@/app/api/_server/change';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/boards';

const read = handle(getBoard, async ({ params: { id }, user }) => {
  const mine = user && (await db.findBoard(user.id, id));
  const saved = mine ?? (await db.findSharedBoard(id, user?.id));
  if (!saved) return notFound('board');
  const isMine =
    mine !== undefined || (user !== undefined && (await db.findBoard(user.id, saved.id)) !== undefined);
  return { data: await showBoard(saved, isMine), version: saved.version };
});

const update = handle(updateBoard, async ({ params, body, user, expected }) => {
  const known = await db.findBoard(user.id, params.id);
  if (!known) return notFound('board');
  const moved = await movedGame('board', known, body);
  if (moved) return moved;
  const unfit = await checkBoard(body);
  if (unfit) return unfit;
  const change = await db.updateBoard(user.id, params.id, expected, body);
  if (!change.ok) return notChanged(change, 'board', (current) => showBoard(current, true));
  return { data: await showBoard(change.saved, true), version: change.saved.version };
});

const remove = handle(deleteBoard, async ({ params, user, expected }) => {
  const change = await db.deleteBoard(user.id, params.id, expected);
  if (!change.ok) return notChanged(change, 'board', (current) => showBoard(current, true));
  return { data: undefined };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, update, remove);

import { createBoard, listBoards } from '@/lib/api/contract';
import { Problem, tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { checkBoard, showBoard, summarizeBoard } from '@/app/api/_server/boards';
import { handle } from '@/app/api/_server/house';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import * as db from '@/lib/db/boards';

const list = handle(listBoards, async ({ query, user }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  const page = query.deleted
    ? await db.listDeletedBoards(user.id, request)
    : await db.listBoards(user.id, {
        ...request,
        words: query.q,
        ...(query.system === undefined ? {} : { system: query.system }),
      });
  return { data: await showPage(page, summarizeBoard) };
});

const create = handle(createBoard, async ({ body, user }) => {
  const unfit = await checkBoard(body);
  if (unfit) return unfit;
  const saved = await db.createBoard(user.id, body);
  if (saved === 'too_many') return tooManyOf('boards');
  return {
    data: await showBoard(saved, true),
    location: `/api/v1/boards/${saved.id}`,
    version: saved.version,
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list, create);

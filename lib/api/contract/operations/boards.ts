import { contract } from '../contract';
import { Board, BoardSummary, BoardToMake, MadeBoard, SavedBoard } from '../shapes/board';
import { ById, OwnThings, pageOf } from '../shapes/common';

const head = { tag: 'boards', caching: 'private' } as const;

export const makeBoard = contract({
  id: 'makeBoard',
  method: 'POST',
  path: '/api/v1/boards/generate',
  tag: 'boards',
  auth: 'none',
  weight: 'work',
  caching: 'fresh',
  summary: 'A board or map, with what its rules find and how even it is for the seats',
  description:
    'Nothing is kept: the same request gives the same board. `GET /systems/{system}` says which boards and ways there are.',
  body: BoardToMake,
  success: { status: 200, schema: MadeBoard },
  errors: [400],
});

export const listBoards = contract({
  ...head,
  id: 'listBoards',
  method: 'GET',
  path: '/api/v1/boards',
  auth: 'user',
  summary: 'The caller’s boards, newest first',
  query: OwnThings,
  success: { status: 200, schema: pageOf(BoardSummary) },
});

export const createBoard = contract({
  ...head,
  id: 'createBoard',
  method: 'POST',
  path: '/api/v1/boards',
  auth: 'user',
  idempotent: true,
  summary: 'Save a board; one that breaks rules of a board is saved too',
  body: Board,
  keeps: ['boards'],
  success: { status: 201, schema: SavedBoard },
  errors: [400],
});

export const getBoard = contract({
  ...head,
  id: 'getBoard',
  method: 'GET',
  path: '/api/v1/boards/{id}',
  auth: 'optional',
  summary: 'A board of the caller by its id, or anybody’s by its share id',
  params: ById,
  success: { status: 200, schema: SavedBoard },
  errors: [404],
});

export const updateBoard = contract({
  ...head,
  id: 'updateBoard',
  method: 'PUT',
  path: '/api/v1/boards/{id}',
  auth: 'user',
  ifMatch: true,
  summary: 'Change a board; its system stays',
  params: ById,
  body: Board,
  success: { status: 200, schema: SavedBoard },
  errors: [400, 404, 409],
});

export const deleteBoard = contract({
  ...head,
  id: 'deleteBoard',
  method: 'DELETE',
  path: '/api/v1/boards/{id}',
  auth: 'user',
  ifMatch: true,
  summary: 'Delete a board; for 30 days it can be restored',
  params: ById,
  success: { status: 204 },
  errors: [404],
});

export const restoreBoard = contract({
  ...head,
  id: 'restoreBoard',
  method: 'POST',
  path: '/api/v1/boards/{id}/restore',
  auth: 'user',
  summary: 'Bring a deleted board back',
  params: ById,
  keeps: ['boards'],
  success: { status: 200, schema: SavedBoard },
  errors: [404],
});

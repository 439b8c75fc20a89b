import { contract } from '../contract';
import { BoardToMake, MadeBoard } from '../shapes/board';

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

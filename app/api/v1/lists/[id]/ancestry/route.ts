import { getAncestry, markTakenIn } from '@/lib/api/contract';
import { notFound, refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { ancestryOf } from '@/app/_server/ancestry';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/lists/lists';

const read = handle(getAncestry, async ({ params, user }) => {
  const saved = await db.findList(user.id, params.id);
  return saved ? { data: await ancestryOf(saved, user.id) } : notFound('list');
});

const mark = handle(markTakenIn, async ({ params, body, user }) => {
  if ((await db.markTakenIn(user.id, params.id, body.version)) === 'unknown_version')
    return refused('invalid_request', [
      {
        path: ['version'],
        code: 'unknown_version',
        message: 'The origin has had no such version since it was copied.',
      },
    ]);
  const saved = await db.findList(user.id, params.id);
  return saved ? { data: await ancestryOf(saved, user.id) } : notFound('list');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, mark);

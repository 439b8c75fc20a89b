import { restoreList } from '@/lib/api/contract';
import { notFound, tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { showList } from '@/app/api/_server/lists';
import * as db from '@/lib/db/lists/lists';

const restore = handle(restoreList, async ({ params, user }) => {
  const saved = await db.restoreList(user.id, params.id);
  if (saved === 'too_many') return tooManyOf('lists');
  return saved ? { data: await showList(saved, user), version: saved.version } : notFound('deleted list');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(restore);

import { publishList } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { showList } from '@/app/api/_server/lists';
import * as db from '@/lib/db/lists/lists';

const publish = handle(publishList, async ({ params, body, user }) => {
  const saved = await db.publishList(user.id, params.id, body);
  if (saved === 'moved')
    return new Problem('moved_on', 'What is written on this list was changed elsewhere in the meantime.');
  return saved ? { data: await showList(saved, user), version: saved.version } : notFound('list');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(publish);

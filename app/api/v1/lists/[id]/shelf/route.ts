import { putShelf } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { putOnShelf } from '@/lib/db/lists/lists';

const put = handle(putShelf, async ({ params, body, user }) => {
  const saved = await putOnShelf(user.id, params.id, body);
  return saved ? { data: saved.shelf } : notFound('list');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(put);

import { getSeal } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { readableList } from '@/app/api/_server/lists';
import { sealOf } from '@/app/_server/open-copies';

const read = handle(getSeal, async ({ params, user }) => {
  const saved = (await readableList(user, params.id))?.saved;
  return saved ? { data: await sealOf(saved) } : notFound('list');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);

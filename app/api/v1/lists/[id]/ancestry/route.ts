import { getAncestry, markTakenIn } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { ancestryOf } from '@/app/_server/ancestry';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/lists/lists';

const read = handle(getAncestry, async ({ params, user }) => {
  const saved = await db.findList(user.id, params.id);
  return saved ? { data: await ancestryOf(saved, user.id) } : notFound('list');
});

const mark = handle(markTakenIn, async ({ params, body, user }) => {
  await db.markTakenIn(user.id, params.id, body.version);
  const saved = await db.findList(user.id, params.id);
  return saved ? { data: await ancestryOf(saved, user.id) } : notFound('list');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, mark);

import { openComments } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/lists/lists';

const put = handle(openComments, async ({ params, body, user }) =>
  (await db.openComments(user.id, params.id, body.open)) ? { data: body } : notFound('list'),
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(put);

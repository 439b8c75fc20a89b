import { getToken, revokeToken } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { showToken } from '@/app/api/_server/tokens';
import * as db from '@/lib/db/tokens';

const read = handle(getToken, async ({ params, user }) => {
  const token = await db.findOwnToken(user.id, params.id);
  return token ? { data: showToken(token) } : notFound('token');
});

const revoke = handle(revokeToken, async ({ params, user }) =>
  (await db.revokeToken(user.id, params.id)) ? { data: undefined } : notFound('token'),
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, revoke);

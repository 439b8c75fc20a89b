import { createToken, listTokens, revokeTokens } from '@/lib/api/contract';
import { tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { showToken } from '@/app/api/_server/tokens';
import * as db from '@/lib/db/tokens';

const DAY_MS = 24 * 60 * 60 * 1000;

const list = handle(listTokens, async ({ user }) => ({
  data: { data: (await db.listTokens(user.id)).map(showToken), nextCursor: null },
}));

const create = handle(createToken, async ({ body, user }) => {
  const expiresAt = new Date(Date.now() + body.expiresInDays * DAY_MS);
  const made = await db.createToken(user.id, {
    name: body.name,
    scopes: body.scopes,
    expiresAt,
  });
  if (made === 'too_many') return tooManyOf('tokens');
  const { token, secret } = made;
  return { data: { ...showToken(token), token: secret }, location: `/api/v1/tokens/${token.id}` };
});

const revoke = handle(revokeTokens, async ({ user }) => {
  await db.revokeTokens(user.id);
  return { data: undefined };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list, create, revoke);

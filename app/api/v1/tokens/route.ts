import { createToken, listTokens, revokeTokens } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { showToken } from '@/app/api/_server/tokens';
import * as db from '@/lib/db/tokens';

const DAY_MS = 24 * 60 * 60 * 1000;

const list = handle(listTokens, async ({ user }) => ({
  data: { data: (await db.listTokens(user.id)).map(showToken), nextCursor: null },
}));

const create = handle(createToken, async ({ body, user }) => {
  if (!(await db.mayMakeToken(user.id)))
    return new Problem(
      'too_many_tokens',
      'Revoke a token that is not used any more, or one that has expired.',
    );
  const expiresAt = new Date(Date.now() + body.expiresInDays * DAY_MS);
  const { token, secret } = await db.createToken(user.id, {
    name: body.name,
    scopes: body.scopes,
    expiresAt,
  });
  return { data: { ...showToken(token), token: secret }, location: `/api/v1/tokens/${token.id}` };
});

const revoke = handle(revokeTokens, async ({ user }) => {
  await db.revokeTokens(user.id);
  return { data: undefined };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list, create, revoke);

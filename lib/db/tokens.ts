import 'server-only';
import { createHash } from 'node:crypto';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { makeWithin } from './bounds';
import { db } from './client';
import { asUserId, newId, newSecret, type UserId } from './ids';
import { present } from './json';

export const tokenScopes = ['read', 'write', 'moderate'] as const;
export type TokenScope = (typeof tokenScopes)[number];

export interface SavedToken {
  readonly id: string;
  readonly name: string;
  /** The first letters of the secret, so that its owner can tell tokens apart. */
  readonly prefix: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt?: string;
}

/** The secret has 200 bits of chance, so a plain hash cannot be searched back and needs no salt. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const scopesOf = (words: string): readonly TokenScope[] => {
  const given = words.split(' ');
  return tokenScopes.filter((scope) => given.includes(scope));
};

const columns = {
  id: true,
  name: true,
  prefix: true,
  scopes: true,
  createdAt: true,
  expiresAt: true,
  lastUsedAt: true,
} as const satisfies Prisma.ApiTokenSelect;

const toSaved = (row: Prisma.ApiTokenGetPayload<{ select: typeof columns }>): SavedToken => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: scopesOf(row.scopes),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  ...present({ lastUsedAt: row.lastUsedAt?.toISOString() }),
});

const heldBy = (owner: UserId) => ({ ownerId: owner, revokedAt: null });

/** Makes a token. The secret is given back this once; only its hash is kept. Expired ones take room until they are revoked. */
export const createToken = (
  owner: UserId,
  wish: { readonly name: string; readonly scopes: readonly TokenScope[]; readonly expiresAt: Date },
): Promise<{ readonly token: SavedToken; readonly secret: string } | 'too_many'> =>
  makeWithin(owner, 'tokens', async (tx) => {
    const secret = newSecret();
    const row = await tx.apiToken.create({
      data: {
        id: newId(),
        ownerId: owner,
        name: wish.name,
        prefix: secret.slice(0, 'muster_'.length + 5),
        hash: hashOf(secret),
        scopes: tokenScopes.filter((scope) => wish.scopes.includes(scope)).join(' '),
        createdAt: new Date(),
        expiresAt: wish.expiresAt,
      },
      select: columns,
    });
    return { id: row.id, token: toSaved(row), secret };
  });

const minute = 60_000;

/** Whose secret is it? Undefined for one that is unknown, expired or revoked. Notes the use, once a minute at most. */
export async function findToken(
  secret: string,
  now = new Date(),
): Promise<
  { readonly id: string; readonly userId: UserId; readonly scopes: readonly TokenScope[] } | undefined
> {
  const row = await db().apiToken.findFirst({
    where: { hash: hashOf(secret), revokedAt: null, expiresAt: { gt: now } },
    select: { id: true, ownerId: true, scopes: true, lastUsedAt: true },
  });
  if (!row) return undefined;
  if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() >= minute)
    await db().apiToken.updateMany({ where: { id: row.id }, data: { lastUsedAt: now } });
  return { id: row.id, userId: asUserId(row.ownerId), scopes: scopesOf(row.scopes) };
}

/** The owner's tokens, newest first; expired ones too, revoked ones not. */
export async function listTokens(owner: UserId): Promise<readonly SavedToken[]> {
  const rows = await db().apiToken.findMany({
    where: heldBy(owner),
    orderBy: { id: 'desc' },
    select: columns,
  });
  return rows.map(toSaved);
}

/** One of the owner's tokens; undefined of one that is revoked. */
export async function findOwnToken(owner: UserId, id: string): Promise<SavedToken | undefined> {
  const row = await db().apiToken.findFirst({ where: { ...heldBy(owner), id }, select: columns });
  return row ? toSaved(row) : undefined;
}

/** Ends a token at once. False where the owner has no such token. */
export async function revokeToken(owner: UserId, id: string, now = new Date()): Promise<boolean> {
  const { count } = await db().apiToken.updateMany({
    where: { ...heldBy(owner), id },
    data: { revokedAt: now },
  });
  return count > 0;
}

/** Ends all of the owner's tokens at once and says how many. */
export async function revokeTokens(owner: UserId, now = new Date()): Promise<number> {
  const { count } = await db().apiToken.updateMany({
    where: heldBy(owner),
    data: { revokedAt: now },
  });
  return count;
}

import 'server-only';
import type { SavedToken } from '@/lib/db/tokens';

/** A token as the API shows it: never its secret. */
export const showToken = (token: SavedToken) => ({
  id: token.id,
  name: token.name,
  prefix: token.prefix,
  scopes: token.scopes,
  createdAt: token.createdAt,
  expiresAt: token.expiresAt,
  lastUsedAt: token.lastUsedAt ?? null,
});

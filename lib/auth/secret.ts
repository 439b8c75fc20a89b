import 'server-only';
import { randomBytes } from 'node:crypto';
import { findOrMakeSetting } from '../db/settings';
import { env } from '../env';

let secret: Promise<string> | undefined;

/** What sessions are sealed with: from the environment, or made on the first start and kept in the database. */
export function authSecret(): Promise<string> {
  const given = env().authSecret;
  if (given !== undefined) return Promise.resolve(given);
  secret ??= findOrMakeSetting('auth-secret', () => randomBytes(32).toString('base64url')).catch(
    (error: unknown) => {
      // The next request asks again.
      secret = undefined;
      throw error;
    },
  );
  return secret;
}

import 'server-only';
import { foldEmail, findUser } from '../db/users';
import type { UserId } from '../db/ids';
import { env } from '../env';

/** Does anybody moderate this server? Without moderators nothing is reported. */
export const hasModerators = (): boolean => env().moderators.length > 0;

/** Is this one of the accounts that the configuration names? */
export async function isModerator(id: UserId): Promise<boolean> {
  if (!hasModerators()) return false;
  const user = await findUser(id);
  return (
    user !== undefined && env().moderators.some((address) => foldEmail(address) === foldEmail(user.email))
  );
}

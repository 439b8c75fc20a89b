import 'server-only';
import type { BoundedKind } from '../../bounds';
import { db } from '../client';
import type { UserId } from '../ids';
import type { AccountFile } from './file';
import { holdAccount } from '../hold-account';
import { kindWithoutRoom } from './room';
import { planFor } from './plan';
import { tell, type TakenIn } from './tell';
import { writePlan } from './write';

export type { AccountFile } from './file';
export type { TakenIn } from './tell';
export { takeInLists } from './lists';

/**
 * Takes a whole account in, all of it or nothing; with `preview` it only says what would come.
 * @returns the kind of which there would be too many, where there would
 */
export const takeInAccount = (
  owner: UserId,
  file: AccountFile,
  { preview, now = new Date() }: { readonly preview: boolean; readonly now?: Date },
): Promise<readonly TakenIn[] | BoundedKind> =>
  db().$transaction(
    async (tx) => {
      if (!preview) await holdAccount(tx, owner);
      const plan = await planFor(tx, owner, file, now);
      const full = await kindWithoutRoom(tx, owner, file, plan);
      if (full) return full;
      if (preview) return tell(file, plan);
      await writePlan(tx, owner, file, plan, now);
      return tell(file, plan);
    },
    { timeout: 120_000 },
  );

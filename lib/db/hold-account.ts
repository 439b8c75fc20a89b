import type { Db } from './client';
import type { UserId } from './ids';

/** Naming its owner again holds the account until the transaction ends: what is asked for twice at once is one after the other. */
export const holdAccount = (tx: Db, owner: UserId): Promise<unknown> =>
  tx.user.updateMany({ where: { id: owner }, data: { sessionVersion: { increment: 0 } } });

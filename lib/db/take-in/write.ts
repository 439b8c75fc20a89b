import type { Db } from '../client';
import type { UserId } from '../ids';
import type { AccountFile } from './file';
import { writeMany } from '../portions';
import type { Plan } from './plan';
import { writeAgreements } from './write-agreements';
import { writeBoards } from './write-boards';
import { writeKept } from './write-kept';
import { writeLists } from './write-lists';
import { writeSaid } from './write-said';

/** Brings back what was deleted here and stands in the file. */
async function bringBack(tx: Db, owner: UserId, plan: Plan) {
  const returning = (places: Plan['lists'], restore: (rows: Returning) => Promise<unknown>) =>
    writeMany(
      [...places.values()].flatMap(({ state, id }) => (state === 'returns' ? [id] : [])),
      (ids) => restore({ where: { ownerId: owner, id: { in: ids } }, data: { deletedAt: null } }),
    );
  await returning(plan.lists, (rows) => tx.list.updateMany(rows));
  await returning(plan.agreements, (rows) => tx.agreement.updateMany(rows));
  await returning(plan.otherAgreements, (rows) => tx.agreement.updateMany(rows));
  await returning(plan.cards, (rows) => tx.ownCard.updateMany(rows));
  await returning(plan.boards, (rows) => tx.board.updateMany(rows));
}

interface Returning {
  readonly where: { readonly ownerId: UserId; readonly id: { readonly in: string[] } };
  readonly data: { readonly deletedAt: null };
}

/** Does what a plan says: brings back what was deleted here, and writes what is not here yet. */
export async function writePlan(tx: Db, owner: UserId, file: AccountFile, plan: Plan, now: Date) {
  await bringBack(tx, owner, plan);
  await writeAgreements(tx, owner, file, plan, now);
  await writeLists(tx, owner, file, plan, now);
  await writeBoards(tx, owner, file, plan, now);
  await writeKept(tx, owner, file, plan, now);
  await writeSaid(tx, owner, file, plan, now);
}

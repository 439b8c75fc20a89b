import 'server-only';
import { changeTable, Refused, type TableChange } from './table-change';
import { seatOf, type Visitor } from './table-rows';

/**
 * Writes at the table which game was begun with its lists, in the place of `before`.
 * @returns the game of the table: another than `next` where somebody who sits there was quicker
 */
export const setTableGame = (
  visitor: Visitor,
  address: string,
  before: string | undefined,
  next: string,
): Promise<TableChange<string>> =>
  changeTable(visitor, address, async (tx, table) => {
    if (!seatOf(table, visitor)) throw new Refused('missing');
    if (table.gameId !== null && table.gameId !== before) return table.gameId;
    await tx.table.update({ where: { id: table.id }, data: { gameId: next }, select: { id: true } });
    return next;
  });

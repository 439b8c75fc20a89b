import { badCursor } from '@/lib/api/memory/cursor';
import { getTableLog } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { visitorOf } from '@/app/api/_server/table-visitor';
import { gameOf } from '@/app/api/_server/tables';
import { findTable } from '@/lib/db/tables/tables';

const read = handle(getTableLog, async ({ request, params, query: { limit, cursor }, user }) => {
  // Marks are numbered upwards; the cursor is the last one that the caller has.
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) return badCursor();
  const visitor = visitorOf(request, user, params.id);
  if (visitor instanceof Problem) return visitor;
  const table = await findTable(visitor, params.id);
  if (!table) return notFound('table');
  const before = cursor === undefined ? Infinity : Number(cursor);
  const older = (gameOf(table)?.log ?? []).filter(({ n }) => n < before).toReversed();
  const data = older.slice(0, limit);
  return { data: { data, nextCursor: older.length > limit ? String(data.at(-1)!.n) : null } };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);

import { getTableChecks } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { visitorOf } from '@/app/api/_server/table-visitor';
import { notDone, showCheck } from '@/app/api/_server/tables';
import { hostChecks } from '@/lib/db/tables/table-checks';

const read = handle(getTableChecks, async ({ request, params, user }) => {
  const visitor = visitorOf(request, user, params.id);
  if (visitor instanceof Problem) return visitor;
  const found = await hostChecks(visitor, params.id);
  return found.ok ? { data: { checks: found.checks.map(showCheck) } } : notDone(found.reason);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);

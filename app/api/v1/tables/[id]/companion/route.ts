import { stepTable } from '@/lib/api/contract';
import { CompanionState } from '@/lib/api/contract/shapes/companion';
import { notFound, Problem, refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { companionProblem } from '@/app/api/_server/companion-refusals';
import { handle } from '@/app/api/_server/house';
import { visitorOf } from '@/app/api/_server/table-visitor';
import { changed, notDone } from '@/app/api/_server/tables';
import { openLists } from '@/lib/db/tables/table-lists';
import { isTaken } from '@/lib/db/tables/table-rows';
import { changeCompanion } from '@/lib/db/tables/table-seats';
import { companionSheet, fitCompanion, stepCompanion } from '@/lib/rules';

const step = handle(stepTable, async ({ request, params, body, user }) => {
  const visitor = visitorOf(request, user, params.id);
  if (visitor instanceof Problem) return visitor;
  const found = await openLists(visitor, params.id);
  if (!found) return notFound('table');
  const { table } = found;
  const open = !table.sealed || table.revealedAt !== undefined;
  // What a sealed list brings to count is part of its secret.
  const pieces = open ? found.lists.map(({ n, list }) => ({ seat: n, list })) : [];
  const sheet = await companionSheet(await systemOf(table.system), table.agreement, pieces);
  if (!sheet.ok) return refused('invalid_agreement', sheet.problems);
  let refusal: Problem | undefined;
  const change = await changeCompanion(visitor, params.id, (kept, { seats }) => {
    const read = CompanionState.safeParse(kept);
    const sitting = seats.filter(isTaken).map((s) => s.n);
    const state = fitCompanion(
      sheet.value,
      sitting.length > 0 ? sitting : seats.map((s) => s.n),
      read.success ? read.data : undefined,
    );
    const done = stepCompanion(sheet.value, state, body, table.seat ?? 0);
    if (!done.ok) refusal = companionProblem(done.reason, sheet.value, body);
    return done.ok ? done.state : undefined;
  });
  return change.ok ? changed(change.table) : (refusal ?? notDone(change.reason));
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(step);

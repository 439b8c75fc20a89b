import { stepTable } from '@/lib/api/contract';
import { CompanionState } from '@/lib/api/contract/shapes/companion';
import { notFound, Problem, refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { handle } from '@/app/api/_server/house';
import { visitorOf } from '@/app/api/_server/table-visitor';
import { changed, notDone } from '@/app/api/_server/tables';
import { openLists } from '@/lib/db/tables/table-lists';
import { isTaken } from '@/lib/db/tables/table-rows';
import { changeCompanion } from '@/lib/db/tables/table-seats';
import { companionSheet, fitCompanion, stepCompanion, type CompanionRefusal } from '@/lib/rules';

const refusals: Readonly<Record<CompanionRefusal, Problem>> = {
  moved_on: new Problem('moved_on', 'Somebody was quicker; the table stands elsewhere by now.'),
  out_of_range: new Problem('out_of_range', 'The rules keep this tracker, or these dice, within bounds.'),
  unknown: refused('invalid_request', [
    { path: [], code: 'unknown', message: 'There is no such phase, tracker, die or seat at this table.' },
  ]),
  nothing_to_undo: new Problem('moved_on', 'There is nothing to undo.'),
};

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
    if (!done.ok) refusal = refusals[done.reason];
    return done.ok ? done.state : undefined;
  });
  return change.ok ? changed(change.table) : (refusal ?? notDone(change.reason));
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(step);

import { reportThing, withdrawReport } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { hasModerators } from '@/lib/auth';
import * as db from '@/lib/db/moderation/reports';

const report = handle(reportThing, async ({ params, body, user }) => {
  if (!hasModerators())
    return new Problem('no_moderators', 'Nobody moderates this server. Tell whoever runs it.');
  const made = await db.reportThing(user.id, params, body);
  switch (made) {
    case 'missing':
      return notFound(params.kind);
    case 'own':
      return new Problem('own_work', 'This is your own. You can change it or take it away.');
    case 'too_many':
      return new Problem('too_many_reports', `${db.MOST_OPEN} of your reports wait for an answer.`);
    default:
      return { data: made };
  }
});

const withdraw = handle(withdrawReport, async ({ params, user }) =>
  (await db.withdrawReport(user.id, params)) ? { data: undefined } : notFound('open report'),
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(report, withdraw);

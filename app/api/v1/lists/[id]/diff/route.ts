import { diffList } from '@/lib/api/contract';
import { briefOf, changesInVerdict } from '@/lib/api/compare';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { handle } from '@/app/api/_server/house';
import { judgedUnder } from '@/app/_server/judged';
import { findAgreementOf } from '@/lib/db/agreements/agreement-access';
import { findWorkedList } from '@/lib/db/lists/list-access';
import * as db from '@/lib/db/lists/lists';
import { defaultAgreement, diffLists } from '@/lib/rules';

const diff = handle(diffList, async ({ params: { id }, query: { from, to }, user }) => {
  const [before, after] = await Promise.all([
    db.findListVersion(user.id, id, from),
    db.findListVersion(user.id, id, to),
  ]);
  if (!before || !after) return notFound('version');
  const system = await systemOf(after.list.system);
  const worked = await findWorkedList(user.id, id);
  const kept = worked && (await findAgreementOf(worked.saved, user.id));
  const [was, is] = [before, after].map(({ list }) =>
    judgedUnder(system, list, kept?.agreement ?? defaultAgreement(system)),
  );
  return {
    data: {
      from,
      to,
      changes: diffLists(system, before.list, after.list, is?.terms),
      verdicts: {
        from: briefOf(was?.verdict),
        to: briefOf(is?.verdict),
        changes: changesInVerdict(system, was?.verdict, is?.verdict),
      },
    },
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(diff);

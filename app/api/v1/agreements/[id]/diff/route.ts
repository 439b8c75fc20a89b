import { diffAgreement } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/agreements/agreements';
import { diffAgreements } from '@/lib/rules';

const diff = handle(diffAgreement, async ({ params: { id }, query: { from, to }, user }) => {
  const [before, after] = await Promise.all([
    db.findAgreementVersion(user.id, id, from),
    db.findAgreementVersion(user.id, id, to),
  ]);
  if (!before || !after) return notFound('version');
  const system = await systemOf(after.agreement.system);
  return { data: { from, to, changes: diffAgreements(system, before.agreement, after.agreement) } };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(diff);

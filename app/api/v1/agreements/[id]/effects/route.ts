import { agreementEffects } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { effectsOf } from '@/app/_server/agreement-effects';
import { listsUnder } from '@/lib/db/lists/lists';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/agreements/agreements';

const effects = handle(agreementEffects, async ({ params: { id }, query: { from, to }, user }) => {
  const [before, after] = await Promise.all([
    db.findAgreementVersion(user.id, id, from),
    db.findAgreementVersion(user.id, id, to),
  ]);
  if (!before || !after) return notFound('version');
  const system = await systemOf(after.agreement.system);
  const lists = await listsUnder(user.id, id);
  return { data: { from, to, lists: effectsOf(system, lists, before.agreement, after.agreement) } };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(effects);

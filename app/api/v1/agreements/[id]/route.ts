import { deleteAgreement, getAgreement, updateAgreement } from '@/lib/api/contract';
import { stale } from '@/lib/api/handle/stale';
import { notFound, refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { showAgreement, usableAgreement } from '@/app/api/_server/agreements';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/agreements';
import type { Change } from '@/lib/db/version';
import { prepareTerms } from '@/lib/rules';

const changed = (change: Change<db.SavedAgreement>) => {
  if (change.ok) return { data: showAgreement(change.saved, true), version: change.saved.version };
  return change.reason === 'missing'
    ? notFound('agreement')
    : stale(showAgreement(change.current, true), change.current.version);
};

const read = handle(getAgreement, async ({ params, user }) => {
  const saved = await usableAgreement(user, params.id);
  if (!saved) return notFound('agreement');
  const mine = user !== undefined && (await db.findAgreement(user.id, saved.id)) !== undefined;
  return { data: showAgreement(saved, mine), version: saved.version };
});

const update = handle(updateAgreement, async ({ params, body, user, expected }) => {
  if (!(await db.findAgreement(user.id, params.id))) return notFound('agreement');
  const terms = prepareTerms(await systemOf(body.system), body);
  if (!terms.ok) return refused('invalid_agreement', terms.problems);
  return changed(await db.updateAgreement(user.id, params.id, expected, body));
});

const remove = handle(deleteAgreement, async ({ params, user, expected }) => {
  const change = await db.deleteAgreement(user.id, params.id, expected);
  return change.ok ? { data: undefined } : changed(change);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, update, remove);

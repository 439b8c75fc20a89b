import { deleteAgreement, getAgreement, updateAgreement } from '@/lib/api/contract';
import { notFound, refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { showAgreement, usableAgreement } from '@/app/api/_server/agreements';
import { movedGame, notChanged } from '@/app/api/_server/change';
import { checkPictures } from '@/app/api/_server/cards';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/agreements/agreements';
import { prepareTerms, settle } from '@/lib/rules';

const read = handle(getAgreement, async ({ params, user }) => {
  const saved = await usableAgreement(user, params.id);
  if (!saved) return notFound('agreement');
  const mine = user !== undefined && (await db.findAgreement(user.id, saved.id)) !== undefined;
  return { data: await showAgreement(saved, mine), version: saved.version };
});

const update = handle(updateAgreement, async ({ params, body, user, expected }) => {
  const known = await db.findAgreement(user.id, params.id);
  if (!known) return notFound('agreement');
  // Lists stand under it, those of other people too.
  const moved = await movedGame('agreement', known, body);
  if (moved) return moved;
  const system = await systemOf(body.system);
  const terms = prepareTerms(system, body);
  if (!terms.ok) return refused('invalid_agreement', terms.problems);
  const unseen = checkPictures(terms.value);
  if (unseen) return unseen;
  const change = await db.updateAgreement(user.id, params.id, expected, settle(system, body));
  if (!change.ok) return notChanged(change, 'agreement', (current) => showAgreement(current, true));
  return { data: await showAgreement(change.saved, true), version: change.saved.version };
});

const remove = handle(deleteAgreement, async ({ params, user, expected }) => {
  const change = await db.deleteAgreement(user.id, params.id, expected);
  if (!change.ok) return notChanged(change, 'agreement', (current) => showAgreement(current, true));
  return { data: undefined };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, update, remove);

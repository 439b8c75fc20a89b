import { restoreAgreement } from '@/lib/api/contract';
import { notFound, tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { showAgreement } from '@/app/api/_server/agreements';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/agreements/agreements';

const restore = handle(restoreAgreement, async ({ params, user }) => {
  const saved = await db.restoreAgreement(user.id, params.id);
  if (saved === 'too_many') return tooManyOf('agreements');
  return saved
    ? { data: await showAgreement(saved, true), version: saved.version }
    : notFound('deleted agreement');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(restore);

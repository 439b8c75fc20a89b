import { getAgreementVersion } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/agreements/agreements';

const read = handle(getAgreementVersion, async ({ params, user }) => {
  const found = await db.findAgreementVersion(user.id, params.id, params.n);
  return found ? { data: found } : notFound('version');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);

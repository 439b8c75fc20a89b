import { getListVersion } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/lists';

const read = handle(getListVersion, async ({ params, user }) => {
  const found = await db.findListVersion(user.id, params.id, params.n);
  if (!found) return notFound('version');
  const { agreementId, ...version } = found;
  return { data: { ...version, agreement: agreementId ?? null } };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);

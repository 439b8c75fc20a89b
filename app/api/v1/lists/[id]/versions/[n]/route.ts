import { getListVersion } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { agreementsOfVersions, showVersion } from '@/app/api/_server/lists';
import * as db from '@/lib/db/lists/lists';

const read = handle(getListVersion, async ({ params, user }) => {
  const found = await db.findListVersion(user.id, params.id, params.n);
  if (!found) return notFound('version');
  return { data: showVersion(found, await agreementsOfVersions([found], user)) };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);

import { copyList } from '@/lib/api/contract';
import { notFound, tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { readableList, showList } from '@/app/api/_server/lists';
import { createList } from '@/lib/db/lists/lists';

const copy = handle(copyList, async ({ params, body, user }) => {
  const source = (await readableList(user, params.id))?.saved;
  if (!source) return notFound('list');
  const { catalogueVersion, verdict, agreementId, shareId, list, version } = source;
  const saved = await createList(
    user.id,
    { ...list, name: body.name ?? list.name },
    {
      catalogueVersion,
      forkOf: shareId,
      forkOfVersion: version,
      ...(verdict ? { verdict } : {}),
      ...(agreementId === undefined ? {} : { agreementId }),
    },
  );
  if (saved === 'too_many') return tooManyOf('lists');
  return { data: await showList(saved, user), location: `/api/v1/lists/${saved.id}`, version: saved.version };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(copy);

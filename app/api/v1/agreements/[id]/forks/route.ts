import { forkAgreement } from '@/lib/api/contract';
import { notFound, tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { showAgreement, usableAgreement } from '@/app/api/_server/agreements';
import { handle } from '@/app/api/_server/house';
import { createAgreement } from '@/lib/db/agreements/agreements';

const fork = handle(forkAgreement, async ({ params, body, user }) => {
  const source = await usableAgreement(user, params.id);
  if (!source) return notFound('agreement');
  const { agreement, shareId } = source;
  const named = { ...agreement, name: body.name ?? agreement.name };
  const saved = await createAgreement(user.id, named, { forkOf: shareId });
  if (saved === 'too_many') return tooManyOf('agreements');
  return {
    data: await showAgreement(saved, true),
    location: `/api/v1/agreements/${saved.id}`,
    version: saved.version,
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(fork);

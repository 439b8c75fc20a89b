import { getAct } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { showActLine } from '@/app/api/_server/moderation';
import { isModerator } from '@/lib/auth';
import { findAct } from '@/lib/db/moderation/log';

const read = handle(getAct, async ({ params, user }) => {
  const found = (await isModerator(user.id)) ? await findAct(user.id, params.act) : undefined;
  return found ? { data: showActLine(found) } : notFound();
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);

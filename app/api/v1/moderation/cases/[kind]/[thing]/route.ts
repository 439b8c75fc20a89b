import { getCase } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { showCase } from '@/app/api/_server/moderation';
import { isModerator } from '@/lib/auth';
import { findCase } from '@/lib/db/moderation/cases';

const read = handle(getCase, async ({ params, user }) => {
  const found = (await isModerator(user.id)) ? await findCase(params) : undefined;
  return found ? { data: showCase(found) } : notFound();
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);

import { restoreCard } from '@/lib/api/contract';
import { notFound, tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { showCard } from '@/app/api/_server/cards';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/cards';

const restore = handle(restoreCard, async ({ params, user }) => {
  const saved = await db.restoreCard(user.id, params.id);
  if (saved === 'too_many') return tooManyOf('cards');
  return saved ? { data: await showCard(saved), version: saved.version } : notFound('deleted card');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(restore);

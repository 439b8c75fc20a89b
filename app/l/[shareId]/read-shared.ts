import 'server-only';
import { cache } from 'react';
import { judgedOfSaved } from '@/app/_server/judged';
import { sessionUser } from '@/lib/auth';
import { findSharedList } from '@/lib/db/lists/lists';

/** A list by its link, judged: once for all that a request draws of it. */
export const readShared = cache(async (shareId: string) => {
  const reader = (await sessionUser())?.id;
  const saved = await findSharedList(shareId, reader);
  const found = saved && (await judgedOfSaved(saved, reader));
  return saved && found ? { saved, ...found } : undefined;
});

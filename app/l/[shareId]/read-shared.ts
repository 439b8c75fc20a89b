import 'server-only';
import { cache } from 'react';
import { judgedOfSaved } from '@/app/judged';
import { findSharedList } from '@/lib/db/lists/lists';

/** A list by its link, judged: once for all that a request draws of it. */
export const readShared = cache(async (shareId: string) => {
  const saved = await findSharedList(shareId);
  const found = saved && (await judgedOfSaved(saved));
  return saved && found ? { saved, ...found } : undefined;
});

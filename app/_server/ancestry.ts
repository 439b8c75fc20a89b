import 'server-only';
import type { UserId } from '@/lib/db/ids';
import { findCopies, findOrigin, type SavedList } from '@/lib/db/lists/lists';
import { diffLists, isSystemSlug, loadSystem } from '@/lib/rules';
import { termsOfSaved } from './judged';

/** Where a list of one's own comes from, what changed there since, and who copied it. */
export async function ancestryOf(saved: SavedList, caller: UserId) {
  const [origin, copies] = await Promise.all([findOrigin(saved, caller), findCopies(saved.shareId, caller)]);
  const { now, then } = origin ?? {};
  const system = now && isSystemSlug(now.system) ? await loadSystem(now.system) : undefined;
  return {
    origin: now
      ? {
          shareId: now.shareId,
          name: now.name,
          version: now.version,
          copied: then?.version ?? null,
          then: then?.list ?? null,
          changes:
            system && then
              ? diffLists(system, then.list, now.list, await termsOfSaved(system, saved, caller))
              : [],
        }
      : null,
    copies,
  };
}

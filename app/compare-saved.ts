import 'server-only';
import { briefOf, changesInVerdict } from '@/lib/api/compare';
import type { SavedList } from '@/lib/db/lists';
import { diffLists } from '@/lib/rules';
import { judgedOfSaved } from './judged';

/** Two saved lists of one game, each under its own agreement; undefined where the games differ. */
export async function comparisonOf(a: SavedList, b: SavedList) {
  const [one, other] = await Promise.all([judgedOfSaved(a), judgedOfSaved(b)]);
  if (!one || !other || one.system !== other.system) return undefined;
  const [from, to] = [one.judged?.verdict, other.judged?.verdict];
  return {
    a: { name: a.name, version: a.version, verdict: briefOf(from) },
    b: { name: b.name, version: b.version, verdict: briefOf(to) },
    system: one.system.slug,
    changes: diffLists(one.system, a.list, b.list),
    inVerdict: changesInVerdict(one.system, from, to),
  };
}

import 'server-only';
import { briefOf, changesInVerdict } from '@/lib/api/compare';
import type { UserId } from '@/lib/db/ids';
import type { SavedList } from '@/lib/db/lists/lists';
import { compareStatistics, diffLists, type Statistic } from '@/lib/rules';
import { judgedOfSaved, type JudgedSaved } from './judged';

async function statisticsOf({ system, judged }: JudgedSaved): Promise<readonly Statistic[]> {
  if (!judged) return [];
  const insights = await system.insights?.();
  return insights?.statistics(judged.list, judged.terms.house, judged.terms) ?? [];
}

/** Two saved lists of one game, each under its own agreement; undefined where the games differ. */
export async function comparisonOf(a: SavedList, b: SavedList, reader: UserId | undefined) {
  const [one, other] = await Promise.all([judgedOfSaved(a, reader), judgedOfSaved(b, reader)]);
  if (!one || !other || one.system !== other.system) return undefined;
  const [from, to] = [one.judged?.verdict, other.judged?.verdict];
  return {
    found: [one, other] as const,
    comparison: {
      a: { name: a.name, version: a.version, verdict: briefOf(from) },
      b: { name: b.name, version: b.version, verdict: briefOf(to) },
      system: one.system.slug,
      changes: diffLists(one.system, a.list, b.list, one.judged?.terms),
      inVerdict: changesInVerdict(one.system, from, to),
      measures: compareStatistics(await statisticsOf(one), await statisticsOf(other)),
    },
  };
}

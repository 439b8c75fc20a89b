import 'server-only';
import { changesInVerdict } from '@/lib/api/compare';
import type { SavedList } from '@/lib/db/lists/lists';
import { showBudget, type Agreement, type AnySystem, type Verdict } from '@/lib/rules';
import { judgedUnder } from './judged';

interface Short {
  readonly legal: boolean;
  readonly total: string;
}

/** One list under two versions of its agreement. */
export interface Effect {
  readonly id: string;
  readonly shareId: string;
  readonly name: string;
  readonly before: Short | null;
  readonly after: Short | null;
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

const short = (verdict: Verdict | undefined): Short | null =>
  verdict ? { legal: verdict.legal, total: showBudget(verdict.budget) } : null;

/** What a change of an agreement does to lists under it, as they stand now. */
export const effectsOf = (
  system: AnySystem,
  lists: readonly SavedList[],
  from: Agreement,
  to: Agreement,
): readonly Effect[] =>
  lists.map(({ id, shareId, name, list }) => {
    const [was, is] = [from, to].map((agreement) => judgedUnder(system, list, agreement)?.verdict);
    const words = changesInVerdict(system, was, is);
    const told = (mark: string) =>
      words.filter((text) => text.startsWith(mark)).map((text) => text.slice(mark.length));
    return {
      id,
      shareId,
      name,
      before: short(was),
      after: short(is),
      added: told('New: '),
      gone: told('Mended: '),
    };
  });

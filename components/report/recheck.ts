import { lastWords } from '@/components/simulator/log/log-lines';
import {
  defaultAgreement,
  isSystemSlug,
  judgeList,
  keptVerdict,
  loadSystem,
  sentence,
  verdictSince,
  versioned,
  type AnySystem,
  type VerdictSince,
} from '@/lib/rules';
import { loadPlayable, rebuildGame } from '@/lib/rules/playing';
import { agreementCode } from '@/lib/seal';
import type { Report } from './read-report';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

/** What becomes of a report when its list is judged and its game is played once more. */
export interface Rechecked {
  readonly system?: AnySystem;
  /** Of the list: the same verdict, another one, or that it cannot be read. */
  readonly verdict?:
    | { readonly is: 'same'; readonly legal: boolean }
    | { readonly is: 'other'; readonly since: VerdictSince }
    | { readonly is: 'unreadable'; readonly why: string; readonly before: boolean };
  /** Of the game: it comes to the same position with the same last lines, to others, or to none. */
  readonly game?:
    | { readonly is: 'same' }
    | { readonly is: 'other'; readonly then: readonly string[]; readonly now: readonly string[] }
    | { readonly is: 'lost'; readonly why: string };
}

async function recheckList(system: AnySystem, report: Report): Promise<Rechecked['verdict']> {
  const { list, verdict: then } = report;
  if (!list || !then) return undefined;
  const agreement = report.agreement ?? defaultAgreement(system);
  const judged = judgeList(system, list, agreement);
  const wasUnreadable = 'unreadable' in then;
  if (!judged.ok) return { is: 'unreadable', why: judged.problems[0]?.message ?? '', before: wasUnreadable };
  const code = report.agreementCode ?? agreementCode(agreement);
  const is = keptVerdict({
    ...judged.value,
    agreementCode: code,
    violations: judged.value.violations.map((v) => ({ ...v, message: sentence(system, v) })),
  });
  if (wasUnreadable) return { is: 'same', legal: is.legal };
  const was = keptVerdict({ ...then, agreementCode: code });
  const builtUnder = report.catalogue?.version ?? system.version;
  const since = verdictSince(await versioned(system), { list, builtUnder, verdict: was }, is);
  return since ? { is: 'other', since } : { is: 'same', legal: is.legal };
}

async function recheckGame(system: AnySystem, { game }: Report): Promise<Rechecked['game']> {
  if (!game) return undefined;
  const playable = isSystemSlug(system.slug) ? await loadPlayable(system.slug) : undefined;
  if (!playable) return { is: 'lost', why: 'No engine plays it.' };
  const rebuilt = rebuildGame(system, playable, game.record);
  if (!rebuilt.ok) return { is: 'lost', why: rebuilt.problems[0]?.message ?? '' };
  const { events: then, viewer } = game;
  const at = Math.min(game.at, game.record.moves.length);
  const now = lastWords(playable, rebuilt.value, viewer, at);
  return isSameValue(now, then) ? { is: 'same' } : { is: 'other', then, now };
}

/** Judges and plays what a report holds by the rules of today: so it is a test case, whoever opens it. */
export async function recheck(report: Report): Promise<Rechecked> {
  const slug = report.list?.system ?? report.game?.record.system;
  if (slug === undefined || !isSystemSlug(slug)) return {};
  const system = await loadSystem(slug);
  const verdict = await recheckList(system, report);
  const game = await recheckGame(system, report);
  return { system, ...(verdict ? { verdict } : {}), ...(game ? { game } : {}) };
}

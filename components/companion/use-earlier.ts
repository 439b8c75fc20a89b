import { useState } from 'react';
import { ask } from '@/lib/api/client';
import type { CompanionMark } from '@/lib/rules/kernel/companion/companion-state';

const PAGE = 100;
const NONE: readonly CompanionMark[] = [];

/** What is known of a log: the end of it that came last, and the marks before that. */
export interface KnownLog {
  readonly latest: readonly CompanionMark[];
  /** Oldest first; they join on to the latest. */
  readonly earlier: readonly CompanionMark[];
}

/** The log went on. What has left its end is known already; where marks between may be missing, all before is forgotten. */
export function gone({ latest, earlier }: KnownLog, next: readonly CompanionMark[]): KnownLog {
  const first = next[0]?.n;
  if (first === undefined) return { latest: next, earlier: [] };
  const joins = first <= (latest.at(-1)?.n ?? 0) + 1;
  return { latest: next, earlier: joins ? [...earlier, ...latest].filter(({ n }) => n < first) : [] };
}

/** Marks that were fetched stand before those that are known, unless the log was forgotten in the meantime. */
export const joined = (log: KnownLog, before: number, fetched: readonly CompanionMark[]): KnownLog =>
  firstOf(log) === before ? { ...log, earlier: [...fetched, ...log.earlier] } : log;

export const firstOf = ({ earlier, latest }: KnownLog): number | undefined => (earlier[0] ?? latest[0])?.n;

/** Marks of a table's log that lie before the ones that come with it; fetched once somebody wants them, each page once. */
export function useEarlier(
  code: string,
  latest: readonly CompanionMark[],
): { readonly earlier: readonly CompanionMark[]; readonly more: () => void } {
  const end = latest.length > 0 ? latest : NONE;
  const [log, setLog] = useState<KnownLog>({ latest: end, earlier: NONE });
  const [isAsking, setAsking] = useState(false);
  const now = log.latest === end ? log : gone(log, end);
  if (now !== log) setLog(now);
  const more = async () => {
    const before = firstOf(now);
    if (isAsking || before === undefined) return;
    setAsking(true);
    const query = { cursor: String(before), limit: PAGE };
    const page = await ask('GET /api/v1/tables/{id}/log', { params: { id: code }, query });
    setAsking(false);
    if (page.ok) setLog((known) => joined(known, before, page.data.data.toReversed()));
  };
  return { earlier: now.earlier, more: () => void more() };
}

import { useEffect, useState } from 'react';
import { ask } from '@/lib/api/client';
import type { CompanionMark } from '@/lib/rules/kernel/companion-state';

const PAGE = 100;

/** Marks of a table's log that lie before the ones that come with it; fetched once somebody wants them. */
export function useEarlier(
  code: string,
  latest: readonly CompanionMark[],
): { readonly earlier: readonly CompanionMark[]; readonly more: () => void } {
  const [pages, setPages] = useState(0);
  const [read, setRead] = useState<readonly CompanionMark[]>([]);
  const first = latest[0]?.n;
  useEffect(() => {
    if (pages === 0 || first === undefined) return;
    const gone = new AbortController();
    const fetchAll = async () => {
      const marks: CompanionMark[] = [];
      let cursor: string | null = String(first);
      for (let i = 0; i < pages && cursor !== null; i++) {
        const page: Awaited<ReturnType<typeof askPage>> = await askPage(code, cursor, gone.signal);
        if (!page.ok) return;
        marks.push(...page.data.data);
        cursor = page.data.nextCursor;
      }
      setRead(marks.toReversed());
    };
    // Broken off because the log went on: the next look is on its way.
    fetchAll().catch(() => undefined);
    return () => gone.abort();
  }, [code, pages, first]);
  return {
    earlier: first === undefined ? [] : read.filter(({ n }) => n < first),
    more: () => setPages(pages + 1),
  };
}

const askPage = (id: string, cursor: string, signal: AbortSignal) =>
  ask('GET /api/v1/tables/{id}/log', { params: { id }, query: { cursor, limit: PAGE }, signal });

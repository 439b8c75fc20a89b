'use client';

import { Search } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from '@/components/ui/link';
import { ask, sayProblem } from '@/lib/api/client';
import type { AnySystem, OwnCard } from '@/lib/rules';

/** So many come at a time. */
const SHOWN = 100;

interface Row {
  /** Of the account: cards may share the id that they have in agreements. */
  readonly id: string;
  readonly card: OwnCard;
}

interface Rows {
  /** The words that they were asked for by. */
  readonly q: string;
  readonly rows: readonly Row[];
  /** Behind which of them more follow; null where none do. */
  readonly cursor: string | null;
}

/** A page of the account’s cards for one system; a sentence where it cannot be had. */
async function pageOfCards(system: string, q: string, cursor?: string) {
  const answer = await ask('GET /api/v1/cards', {
    query: { system, limit: SHOWN, ...(q === '' ? {} : { q }), ...(cursor === undefined ? {} : { cursor }) },
  });
  return answer.ok ? answer.data : sayProblem(answer.problem);
}

/** The cards of the account for one system, to be taken into an agreement. */
export function MyCards({
  system,
  onPick,
}: {
  readonly system: AnySystem;
  readonly onPick: (card: OwnCard) => void;
}) {
  const [shown, setShown] = useState<Rows>();
  /** Has the account so many that they are worth searching? */
  const [many, setMany] = useState(false);
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(true);
  const list = useRef<HTMLUListElement>(null);
  /** Where the cards begin that are to come. */
  const goOnAt = useRef<number>(undefined);
  /** What was asked for last; an answer to something else comes too late. */
  const asked = useRef(0);

  const take = useCallback((q: string, page: Awaited<ReturnType<typeof pageOfCards>>, before?: Rows) => {
    setBusy(false);
    setFailed(typeof page === 'string' ? page : '');
    if (typeof page === 'string') return;
    const rows = [...(before?.rows ?? []), ...page.data.map(({ id, card }) => ({ id, card }))];
    setShown({ q, rows, cursor: page.nextCursor });
    if (page.nextCursor !== null) setMany(true);
  }, []);
  useEffect(() => {
    let here = true;
    void pageOfCards(system.slug, '').then((page) => here && take('', page));
    return () => {
      here = false;
    };
  }, [system, take]);
  // The button that was pressed may be gone: whoever goes by keys goes on where the new ones begin.
  useEffect(() => {
    const at = goOnAt.current;
    goOnAt.current = undefined;
    if (at !== undefined) list.current?.children.item(at)?.querySelector('button')?.focus();
  }, [shown]);
  const show = async (q: string, before?: Rows) => {
    const mine = ++asked.current;
    setBusy(true);
    const page = await pageOfCards(system.slug, q, before?.cursor ?? undefined);
    if (mine !== asked.current) return;
    goOnAt.current = before?.rows.length;
    take(q, page, before);
  };

  if (!shown)
    return failed ? (
      <p className="text-bad">{failed}</p>
    ) : (
      <p role="status" className="animate-pulse text-quiet">
        Looking for your cards …
      </p>
    );
  if (shown.rows.length === 0 && shown.q === '')
    return (
      <p>
        You keep no cards for {system.name} yet.{' '}
        <Link className="link" href={`/cards/new?system=${system.slug}`}>
          Make one
        </Link>
        .
      </p>
    );
  return (
    <div className="space-y-3">
      {many && (
        <form
          role="search"
          aria-label="Find your cards"
          className="flex items-end gap-2 text-sm"
          onSubmit={(event) => {
            event.preventDefault();
            void show((new FormData(event.currentTarget).get('q') as string).trim());
          }}
        >
          <label className="min-w-0 flex-1 font-semibold">
            Words of its name
            <input type="search" name="q" maxLength={200} className="input mt-0.5 font-normal" />
          </label>
          <button type="submit" className="button">
            <Search aria-hidden size={16} /> Find
          </button>
        </form>
      )}
      <p role="status" className="text-sm text-quiet empty:hidden">
        {many && !busy && said(shown)}
      </p>
      <ul ref={list} className="space-y-2">
        {shown.rows.map(({ id, card }) => (
          <li key={id}>
            <button type="button" className="button w-full justify-start" onClick={() => onPick(card)}>
              {card.name}
            </button>
          </li>
        ))}
      </ul>
      {failed && <p className="text-bad">{failed}</p>}
      {shown.cursor !== null && (
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() => busy || void show(shown.q, shown)}
        >
          Show more
        </button>
      )}
    </div>
  );
}

/** What is shown, in a sentence. */
function said({ q, rows, cursor }: Rows): string {
  if (rows.length === 0) return 'None of your cards is like that.';
  if (q !== '') return `${rows.length}${cursor === null ? '' : ' and more'} found.`;
  return cursor === null ? `All ${rows.length} are shown.` : `The newest ${rows.length} are shown.`;
}

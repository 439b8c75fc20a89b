'use client';

import { useCallback, useEffect, useState } from 'react';
import { keptText } from '@/components/ui/kept-text';
import { Link } from '@/components/ui/link';
import { registerWorker, takeNew } from './register';
import type { Waiting } from './outbox/waiting';
import { useOnline } from './use-online';

/** The same words as in outbox/queue and renew-games, which reading pages need not load. */
const WAITS = 'muster.outbox';
const GAMES = 'muster.games';

const lists = (n: number) => (n === 1 ? '1 list waits' : `${n} lists wait`);

/** For what the next page does again, if it does not succeed on this one. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

/**
 * Keeps the app at hand without a network: registers the worker, sends what waits, and says in one quiet line how things
 * stand. Nothing is ever reloaded unasked.
 */
export function Keeper({ owner }: { readonly owner: string }) {
  const online = useOnline();
  const [fresh, setFresh] = useState<ServiceWorker>();
  const [under, setUnder] = useState<readonly Waiting[]>([]);
  const [sends, setSends] = useState(false);

  useEffect(() => registerWorker(setFresh), []);
  useEffect(() => {
    const look = () => setSends(keptText(WAITS) !== undefined);
    look();
    // Within this tab, saving says so itself, also where the browser has no room to note it.
    const hear = () => setSends(true);
    window.addEventListener(WAITS, hear);
    window.addEventListener('storage', look);
    return () => {
      window.removeEventListener(WAITS, hear);
      window.removeEventListener('storage', look);
    };
  }, []);
  const tell = useCallback((all: readonly Waiting[]) => {
    setUnder(all);
    if (all.length === 0) setSends(false);
  }, []);
  useEffect(() => {
    if (!sends) return;
    let stop: (() => void) | undefined;
    let wanted = true;
    // What sends may itself be missing without a network.
    const again = () => window.addEventListener('online', begin, { once: true });
    const begin = () =>
      void import('./outbox/runner').then(({ runOutbox }) => {
        if (wanted) stop = runOutbox(tell);
      }, again);
    begin();
    return () => {
      wanted = false;
      window.removeEventListener('online', begin);
      stop?.();
    };
  }, [sends, tell]);
  useEffect(() => {
    // The worker notes whose page comes; without one, the page came from the network and says so itself.
    if (!navigator.serviceWorker?.controller)
      quietly(import('./owner').then(({ noteOwner }) => noteOwner(owner)));
  }, [owner]);
  useEffect(() => {
    if (!navigator.serviceWorker?.controller || !navigator.onLine || !keptText(GAMES)) return;
    const timer = setTimeout(
      () => quietly(import('./renew-games').then(({ renewGames }) => renewGames())),
      8000,
    );
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!owner || !navigator.onLine) return;
    const timer = setTimeout(() => {
      quietly(import('./list-copies').then(({ copyLists }) => copyLists(owner)));
      quietly(
        import('@/components/print/print-sync').then(({ syncPrintedNowAndThen }) =>
          syncPrintedNowAndThen(owner),
        ),
      );
    }, 3000);
    return () => clearTimeout(timer);
  }, [owner]);

  const waiting = under.filter((w) => w.state === 'waiting');
  // The one thing that keeps a list waiting and says so: its owner is not signed in any more.
  const unknown = online ? waiting.find(({ message }) => message) : undefined;
  const stuck = under.filter((w) => w.state !== 'waiting');
  const [first] = stuck;
  const isWaiting = !online || waiting.length > 0;
  // What waits and what is not saved come first: a new version is still there afterwards.
  const isFresh = fresh !== undefined && !(isWaiting && first);
  /** Words that are left out where several things share the line of a phone. */
  const spare = [isWaiting, first, isFresh].filter(Boolean).length > 1 ? 'max-sm:hidden' : undefined;
  return (
    // As high as the room that every page leaves below the header, and taken out of it: a line that comes moves nothing.
    // Whatever there is to say stands in this one line.
    <div
      role="status"
      aria-label="State of the app"
      className="relative z-10 -mb-6 flex min-h-6 justify-center gap-x-4 bg-sunk px-4 text-xs/6 whitespace-nowrap empty:mb-0 empty:min-h-0 sm:text-sm/6 print:hidden"
    >
      {isWaiting && (
        <p className={spare ? 'shrink-0' : 'min-w-0 truncate'}>
          {!online && (
            <>
              No network.{' '}
              <span className={waiting.length > 0 || spare ? 'max-sm:hidden' : 'max-[24rem]:hidden'}>
                What is in this browser works.{' '}
              </span>
            </>
          )}
          {waiting.length > 0 && (
            <>
              {lists(waiting.length)}
              <span className={spare}> to be saved</span>
              {!online && <span className="max-sm:hidden"> when it is back</span>}.{' '}
            </>
          )}
          {!online && (
            <Link className={`link ${spare ?? ''}`} href="/offline">
              What works
            </Link>
          )}
          {unknown && (
            <Link
              className="link"
              href={`/signin?callbackUrl=${encodeURIComponent(`/lists/new?system=${unknown.list.system}&draft=${unknown.id}`)}`}
            >
              Sign in<span className={spare}> to save</span>
            </Link>
          )}
        </p>
      )}
      {first && (
        <p className="flex min-w-0 gap-x-1.5">
          <span className="truncate text-warn">
            “{first.list.name}”{' '}
            {first.state === 'conflict'
              ? 'was changed elsewhere and is not saved.'
              : `is not saved: ${first.message}`}
          </span>
          {/* The next one comes when this one is settled. */}
          {stuck.length > 1 && <span className="shrink-0 text-quiet">1 of {stuck.length}</span>}
          <Link className="link shrink-0" href={`/lists/new?system=${first.list.system}&draft=${first.id}`}>
            Look at it
          </Link>
        </p>
      )}
      {isFresh && (
        <p className="shrink-0">
          {spare ? 'New version. ' : 'A new version of Muster is here. '}
          {!spare && <span className="max-sm:hidden">Drafts are kept. </span>}
          <button type="button" className="link px-1" onClick={() => takeNew(fresh)}>
            Reload
          </button>
        </p>
      )}
    </div>
  );
}

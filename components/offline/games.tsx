'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { Emblem } from '@/components/ui/emblem';
import { dropGame, fetchGame, presentOf, type Progress } from './fetch-game';
import type { RoomSystem } from './room-system';
import { wantedGames, wantGame } from './renew-games';
import { showBytes } from './show-bytes';
import { useOnline } from './use-online';

/** Each game, and the button that brings all of it into this browser. */
export function Games({ systems }: { readonly systems: readonly RoomSystem[] }) {
  return (
    <section aria-labelledby="games">
      <h2 id="games" className="text-3xl">
        A whole game at hand
      </h2>
      <p className="prose-measure mt-1 text-quiet">
        Catalogue, every entry, rules, builder and the sheets of the print room: fetched once, renewed with
        each new version.
      </p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {systems.map((system) => (
          <Game key={system.slug} system={system} />
        ))}
      </ul>
    </section>
  );
}

type State =
  | { readonly is: 'unknown' | 'none' | 'some' | 'whole' | 'impossible' }
  | { readonly is: 'fetching'; readonly progress: Progress }
  | { readonly is: 'broken' };

function Game({ system }: { readonly system: RoomSystem }) {
  const { slug, name, entries } = system;
  const online = useOnline();
  const [state, setState] = useState<State>({ is: 'unknown' });
  const [bytes, setBytes] = useState<number>();
  const stop = useRef<AbortController>(undefined);

  const fetchAll = useCallback(async () => {
    stop.current = new AbortController();
    await navigator.serviceWorker.ready;
    const whole = await fetchGame(
      slug,
      entries,
      (progress) => {
        setBytes(progress.bytes);
        setState({ is: 'fetching', progress });
      },
      stop.current.signal,
    );
    if (!stop.current.signal.aborted) setState({ is: whole ? 'whole' : 'broken' });
  }, [slug, entries]);

  useEffect(() => {
    const look = async () => {
      if (!('serviceWorker' in navigator) || !('caches' in window)) return setState({ is: 'impossible' });
      const present = await presentOf(slug, entries);
      setState({ is: present === 1 ? 'whole' : present > 0 ? 'some' : 'none' });
      // A new version came since: what was wanted is fetched again.
      if (present < 1 && wantedGames().includes(slug) && navigator.onLine) await fetchAll();
    };
    look().catch(() => setState({ is: 'impossible' }));
    return () => stop.current?.abort();
  }, [slug, entries, fetchAll]);

  const fetching = state.is === 'fetching' ? state.progress : undefined;
  return (
    <li className="sheet flex flex-col gap-3 p-4" data-tone={system.accent}>
      <p className="flex items-center gap-3">
        <Emblem name={system.emblem} className="size-9 shrink-0 text-tone-ink" />
        <b className="font-display text-xl">{name}</b>
      </p>
      {fetching ? (
        <>
          <progress
            className="h-2 w-full"
            aria-label={`Fetching ${name}`}
            value={fetching.done}
            max={fetching.of}
          />
          <p className="text-sm text-quiet tabular-nums">
            {fetching.done} of {fetching.of} pages, {showBytes(fetching.bytes)}
          </p>
        </>
      ) : (
        <p role="status" className="min-h-5 text-sm text-quiet">
          {state.is === 'whole' && `All of it is here${bytes === undefined ? '' : `, ${showBytes(bytes)}`}.`}
          {state.is === 'some' && 'A part of it is here.'}
          {state.is === 'none' && 'The builder works; pages you open are kept.'}
          {state.is === 'broken' && 'Not everything came. Try again; only the rest is fetched.'}
          {state.is === 'impossible' && 'This browser keeps no pages.'}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2">
        {state.is !== 'whole' && !fetching && (
          <button
            type="button"
            className="button button-small"
            disabled={!online || state.is === 'impossible' || state.is === 'unknown'}
            onClick={() => {
              wantGame(slug, true);
              setState({ is: 'fetching', progress: { done: 0, of: 1, bytes: 0 } });
              fetchAll().catch(() => setState({ is: 'broken' }));
            }}
          >
            Make all of it available<span className="sr-only">: {name}</span>
          </button>
        )}
        {fetching && (
          <button
            type="button"
            className="button button-small"
            onClick={() => {
              stop.current?.abort();
              wantGame(slug, false);
              setState({ is: 'some' });
            }}
          >
            Stop<span className="sr-only"> fetching {name}</span>
          </button>
        )}
        {(state.is === 'whole' || state.is === 'some') && (
          <button
            type="button"
            className="button button-small button-quiet"
            onClick={() => {
              wantGame(slug, false);
              void dropGame(slug, entries).then(() => setState({ is: 'none' }));
            }}
          >
            Remove<span className="sr-only"> {name}</span>
          </button>
        )}
      </div>
    </li>
  );
}

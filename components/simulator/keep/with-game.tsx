'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { isSystemSlug, loadSystem, type AnySystem, type SystemSlug } from '@/lib/rules';
import { loadBoards, loadPlayable, type AnyBoards, type AnyPlayable } from '@/lib/rules/playing';

/** A system with what plays it. */
export interface LoadedGame {
  readonly system: AnySystem;
  readonly playable: AnyPlayable;
}

export const LoadingRules = () => (
  <p role="status" className="animate-pulse text-quiet">
    Loading …
  </p>
);

/** Loads what plays a system, and may be asked again where the network failed. */
export const WithGame = ({
  slug,
  children,
}: {
  readonly slug: string;
  readonly children: (game: LoadedGame) => ReactNode;
}) => (
  <WithRules slug={slug} load={loadPlayable}>
    {(system, playable) => children({ system, playable })}
  </WithRules>
);

/** Loads the boards of a system, with an engine or without. */
export const WithBoards = ({
  slug,
  children,
}: {
  readonly slug: string;
  readonly children: (loaded: { readonly system: AnySystem; readonly game: AnyBoards }) => ReactNode;
}) => (
  <WithRules slug={slug} load={loadBoards}>
    {(system, game) => children({ system, game })}
  </WithRules>
);

function WithRules<T>({
  slug,
  load,
  children,
}: {
  readonly slug: string;
  /** Stays the same function. */
  readonly load: (slug: SystemSlug) => Promise<T> | undefined;
  readonly children: (system: AnySystem, loaded: T) => ReactNode;
}) {
  const [loaded, setLoaded] = useState<readonly [AnySystem, T] | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const coming = isSystemSlug(slug) ? load(slug) : undefined;
    if (!isSystemSlug(slug) || !coming) return;
    let wanted = true;
    Promise.all([loadSystem(slug), coming]).then(
      (both) => wanted && setLoaded(both),
      () => wanted && setLoaded('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [slug, load, attempt]);
  if (loaded === 'failed')
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        The rules could not be loaded.
        <button
          type="button"
          className="button"
          onClick={() => {
            setLoaded(undefined);
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </button>
      </p>
    );
  return loaded ? children(...loaded) : <LoadingRules />;
}

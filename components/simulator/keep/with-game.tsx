'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { isSystemSlug, loadSystem, type AnySystem } from '@/lib/rules';
import { loadPlayable, type AnyPlayable } from '@/lib/rules/playing';

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
export function WithGame({
  slug,
  children,
}: {
  readonly slug: string;
  readonly children: (game: LoadedGame) => ReactNode;
}) {
  const [game, setGame] = useState<LoadedGame | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const coming = isSystemSlug(slug) ? loadPlayable(slug) : undefined;
    if (!isSystemSlug(slug) || !coming) return;
    let wanted = true;
    Promise.all([loadSystem(slug), coming]).then(
      ([system, playable]) => wanted && setGame({ system, playable }),
      () => wanted && setGame('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [slug, attempt]);
  if (game === 'failed')
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        The rules could not be loaded.
        <button
          type="button"
          className="button"
          onClick={() => {
            setGame(undefined);
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </button>
      </p>
    );
  return game ? children(game) : <LoadingRules />;
}

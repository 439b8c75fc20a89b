'use client';

import { useEffect, useRef, useState } from 'react';
import type { AnySystem } from '@/lib/rules';
import { rebuildGame, type AnyPlayable } from '@/lib/rules/playing';
import { gameOfHash } from './game-link';
import { keepGame, keptGame, type KeptGame } from './kept-game';
import type { Session } from './session';

export interface GameHere {
  /** Still looking for a game to go on with. */
  readonly reading: boolean;
  readonly session: Session | undefined;
  /** Why a link or a kept game could not be opened. */
  readonly problem: string | undefined;
  readonly setSession: (session: Session | undefined) => void;
}

function rebuilt(
  system: AnySystem,
  playable: AnyPlayable,
  kept: KeptGame,
): Session | { readonly why: string } {
  const game = rebuildGame(system, playable, kept.record);
  return game.ok
    ? { game: game.value, players: kept.players }
    : { why: game.problems[0]?.message ?? 'It does not fit the rules of today.' };
}

const KEEP_MS = 400;

/** The game of this page: out of its address, or as this browser kept it. Every move is kept. */
export function useGame(system: AnySystem, playable: AnyPlayable): GameHere {
  const [reading, setReading] = useState(true);
  const [session, setSession] = useState<Session>();
  const [problem, setProblem] = useState<string>();
  const slug = system.slug;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const sent = await gameOfHash(window.location.hash);
      const kept = sent ?? keptGame(slug);
      if (!wanted) return;
      const opened = kept && ('why' in kept ? kept : rebuilt(system, playable, kept));
      if (opened && 'why' in opened) setProblem(opened.why);
      else if (opened) setSession(sent ? { ...opened, foreign: true } : opened);
      setReading(false);
    };
    const again = () => void read();
    again();
    window.addEventListener('hashchange', again);
    return () => {
      wanted = false;
      window.removeEventListener('hashchange', again);
    };
  }, [slug, system, playable]);

  useEffect(() => {
    if (!session || session.foreign) return;
    const keep = () => keepGame(slug, { record: session.game.record, players: session.players });
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, KEEP_MS);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [slug, session]);

  return {
    reading,
    session,
    problem,
    setSession: (next) => {
      setSession(next);
      setProblem(undefined);
      if (next?.foreign) return;
      // From here on it is this browser's own game, and no more the one of the link.
      const { hash, search, pathname } = window.location;
      if (hash.startsWith('#game=') || new URLSearchParams(search).has('draft'))
        window.history.replaceState(null, '', pathname);
      if (!next) {
        clearTimeout(timer.current);
        keepGame(slug, undefined);
      }
    },
  };
}

'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnySystem } from '@/lib/rules';
import type { AnyPlayable } from '@/lib/rules/playing';
import { openKept } from './game-file';
import { gameOfHash } from './game-link';
import { keepGame, keptGame } from './kept-game';
import { isUnderWay, type Session } from './session';

export interface GameHere {
  /** Still looking for a game to go on with. */
  readonly reading: boolean;
  readonly session: Session | undefined;
  /** Why a link or a kept game could not be opened. */
  readonly problem: string | undefined;
  readonly setSession: (session: Session | undefined) => void;
  /** The game of this browser, as it was kept last: what a new one would take the place of. */
  readonly underWay: Session | undefined;
}

const KEEP_MS = 400;

/** The game of this page: out of its address, or as this browser kept it. Every move is kept. */
export function useGame(system: AnySystem, playable: AnyPlayable): GameHere {
  const [reading, setReading] = useState(true);
  const [session, setSession] = useState<Session>();
  const [problem, setProblem] = useState<string>();
  const slug = system.slug;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unkept = useRef<() => void>(undefined);
  const foreign = session?.foreign === true;
  const own = useMemo(
    () => (foreign ? keptUnderWay(system, playable) : undefined),
    [foreign, system, playable],
  );

  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const sent = await gameOfHash(window.location.hash);
      const kept = sent ?? keptGame(slug);
      if (!wanted) return;
      const opened = kept && ('why' in kept ? kept : openKept(system, playable, kept));
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
    const keep = () => {
      clearTimeout(timer.current);
      unkept.current = undefined;
      keepGame(slug, { record: session.game.record, players: session.players });
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, KEEP_MS);
    unkept.current = keep;
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [slug, session]);

  return {
    reading,
    session,
    problem,
    setSession: (next) => {
      // Another game comes in view: the last moves of this one are kept first.
      if (next?.foreign) unkept.current?.();
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
    underWay: session && !foreign ? (isUnderWay(playable, session) ? session : undefined) : own,
  };
}

/** The game that this browser keeps, where it is not over. */
function keptUnderWay(system: AnySystem, playable: AnyPlayable): Session | undefined {
  const kept = keptGame(system.slug);
  const opened = kept && openKept(system, playable, kept);
  return opened && 'game' in opened && isUnderWay(playable, opened) ? opened : undefined;
}

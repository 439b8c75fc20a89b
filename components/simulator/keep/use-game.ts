'use client';

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { writeAddress } from '@/components/ui/write-address';
import { freshId } from '@/components/ui/fresh-id';
import type { AnySystem } from '@/lib/rules';
import type { AnyPlayable } from '@/lib/rules/playing';
import { openKept } from './game-file';
import { gameOfHash } from './game-link';
import { keepGame, keptGame, keptGames, keyOf, type ShelvedGame } from './kept-games';
import { otherTab } from './other-tab';
import { isUnderWay, outcomeOf, type Session } from './session';

export interface GameHere {
  /** Still looking for a game to go on with. */
  readonly reading: boolean;
  readonly session: Session | undefined;
  /** Why a link or a kept game could not be opened. */
  readonly problem: string | undefined;
  /** The browser has no room left: the last moves are not kept. */
  readonly full: boolean;
  readonly setSession: (session: Session | undefined) => void;
  /** The last moves are kept at once. */
  readonly keepNow: () => void;
  /** The game goes on in another tab of this browser. */
  readonly elsewhere: boolean;
  /** It goes on here from now on, from where the other tab has left it. */
  readonly goOnHere: () => void;
  /** The game of this browser that was played last, where it is not over. */
  readonly underWay: Session | undefined;
}

const KEEP_MS = 400;

/** The game of this page: out of its address, or the one that this browser kept last. Every move is kept. */
export function useGame(system: AnySystem, playable: AnyPlayable): GameHere {
  const [reading, setReading] = useState(true);
  const [session, setSession] = useState<Session>();
  const [problem, setProblem] = useState<string>();
  const [full, setFull] = useState(false);
  const [elsewhere, setElsewhere] = useState(false);
  const slug = system.slug;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unkept = useRef<() => void>(undefined);
  const foreign = session?.foreign === true;
  const own = useMemo(
    () => (foreign ? lastUnderWay(system, playable) : undefined),
    [foreign, system, playable],
  );

  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const sent = await gameOfHash(window.location.hash);
      const [kept] = sent ? [] : keptGames(slug);
      if (!wanted) return;
      const opened = kept
        ? openShelved(system, playable, kept)
        : sent && ('why' in sent ? sent : openKept(system, playable, sent));
      if (opened && 'why' in opened) setProblem(opened.why);
      else if (opened) setSession(sent ? { ...opened, foreign: true } : opened);
      setReading(false);
    };
    void read();
    const again = () => {
      const { hash } = window.location;
      // A place of the page is no other game.
      if (hash !== '' && !hash.startsWith('#game=')) return;
      unkept.current?.();
      void read();
    };
    window.addEventListener('hashchange', again);
    return () => {
      wanted = false;
      window.removeEventListener('hashchange', again);
    };
  }, [slug, system, playable]);

  useEffect(() => {
    if (!session || session.foreign || session.id === undefined || elsewhere) return;
    const { id, name, players, game, online } = session;
    const keep = () => {
      clearTimeout(timer.current);
      unkept.current = undefined;
      const over = outcomeOf(playable, session) !== undefined;
      setFull(!keepGame(slug, { id, name, players, record: game.record, over, online, at: Date.now() }));
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, KEEP_MS);
    unkept.current = keep;
    // What is kept already may have come farther in another tab.
    const keepLast = () => unkept.current?.();
    // Whoever goes to another tab finds there what he has just played.
    document.addEventListener('visibilitychange', keepLast);
    window.addEventListener('pagehide', keepLast);
    return () => {
      document.removeEventListener('visibilitychange', keepLast);
      window.removeEventListener('pagehide', keepLast);
    };
  }, [slug, session, playable, elsewhere]);

  const hearOfOther = useEffectEvent(({ key }: StorageEvent) => {
    if (!session || session.foreign || session.id === undefined || elsewhere) return;
    const theirs = key === keyOf(slug, session.id) ? keptGame(slug, session.id) : undefined;
    if (!theirs) return;
    const { game, name } = session;
    switch (otherTab({ record: game.record, name }, theirs)) {
      case 'there':
        clearTimeout(timer.current);
        unkept.current = undefined;
        setElsewhere(true);
        break;
      case 'here':
        // The other hears of it, and lets go.
        setSession({ ...session });
        break;
      case 'apart':
        setSession({ ...session, id: freshId() });
        break;
      case 'renamed':
        setSession({ ...session, name: theirs.name });
    }
  });
  useEffect(() => {
    window.addEventListener('storage', hearOfOther);
    return () => window.removeEventListener('storage', hearOfOther);
  }, []);

  return {
    reading,
    session,
    problem,
    full,
    keepNow: () => unkept.current?.(),
    elsewhere,
    goOnHere: () => {
      const kept = session?.id === undefined ? undefined : keptGame(slug, session.id);
      const opened = kept && openShelved(system, playable, kept);
      if (opened && 'game' in opened) setSession(opened);
      setElsewhere(false);
    },
    setSession: (next) => {
      setElsewhere(false);
      // Another game comes in view: the last moves of this one are kept first.
      if (next && next.id !== session?.id) unkept.current?.();
      setProblem(undefined);
      if (next?.foreign) return setSession(next);
      setSession(next && { ...next, id: next.id ?? freshId() });
      // From here on it is this browser's own game, and no more the one of the link.
      const { hash, search, pathname } = window.location;
      if (hash.startsWith('#game=') || wantsNew(search)) writeAddress(pathname);
      if (!next) {
        clearTimeout(timer.current);
        unkept.current = undefined;
      }
    },
    underWay: session && !foreign ? (isUnderWay(playable, session) ? session : undefined) : own,
  };
}

/** Does the address ask for a new game: with a list of one's own, or for a table with dice? */
export function wantsNew(search: string): boolean {
  const asked = new URLSearchParams(search);
  return asked.has('draft') || asked.has('dice');
}

/** Replays a game of the shelf; `why` it cannot be. */
export function openShelved(
  system: AnySystem,
  playable: AnyPlayable,
  kept: ShelvedGame,
): Session | { readonly why: string } {
  const opened = openKept(system, playable, kept);
  return 'why' in opened ? opened : { ...opened, id: kept.id, name: kept.name, online: kept.online };
}

/** The game that this browser kept last, where it is not over. */
function lastUnderWay(system: AnySystem, playable: AnyPlayable): Session | undefined {
  const [kept] = keptGames(system.slug);
  const opened = kept && !kept.over ? openShelved(system, playable, kept) : undefined;
  return opened && 'game' in opened && isUnderWay(playable, opened) ? opened : undefined;
}

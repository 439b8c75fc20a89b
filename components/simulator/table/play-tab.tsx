'use client';

import { useRef, useState } from 'react';
import type { KnownAgreement } from '@/components/builder/start/agreement-choice';
import { OnlineShelf } from '@/components/online/online-shelf';
import { lazyDialog } from '@/components/ui/lazy-part';
import type { AnySystem } from '@/lib/rules';
import type { AnyPlayable } from '@/lib/rules/playing';
import { ElsewhereNote } from '../keep/elsewhere-note';
import { GameTable } from './game-table';
import { useLooks } from './looks';
import type { Session } from '../keep/session';
import { SetupForm } from '../setup/setup-form';
import { openShelved, wantsNew, type GameHere } from '../keep/use-game';

const OpenGame = lazyDialog(() => import('../keep/open-game').then((m) => m.OpenGame));
const GameShelf = lazyDialog(() => import('../keep/game-shelf').then((m) => m.GameShelf));

/** The game of this browser, or the form that begins one. */
export function PlayTab({
  system,
  playable,
  known,
  signedIn,
  here: { reading, session, problem, full, keepNow, elsewhere, goOnHere, setSession, underWay },
  shown,
}: {
  readonly system: AnySystem;
  readonly playable: AnyPlayable;
  readonly known: readonly KnownAgreement[];
  readonly signedIn: boolean;
  readonly here: GameHere;
  /** Another tab is looked at where it is not: the bots wait. */
  readonly shown: boolean;
}) {
  const [anew, setAnew] = useState(() => wantsNew(window.location.search));
  const [game, setGame] = useState(0);
  const [opening, setOpening] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const looks = useLooks(system, undefined);
  const top = useRef<HTMLDivElement>(null);
  const showShelf = () => {
    keepNow();
    setChoosing(true);
  };
  if (reading)
    return (
      <p role="status" className="animate-pulse text-quiet">
        Setting up …
      </p>
    );
  /** The table begins anew with each game: whoever held the device before holds it no more. */
  const show = (next: Session) => {
    setSession(next);
    setAnew(false);
    setOpening(false);
    setGame(game + 1);
  };
  /**
   * What is new is seen from its top, wherever its form was left: on a phone the board is in sight then. The button that began it
   * is gone, and whoever goes by keys goes on here.
   */
  const showFromTop = (next: Session) => {
    show(next);
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  };
  const own = session?.foreign ? underWay : undefined;
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {full && (
        <p role="alert" className="sheet mb-4 flex flex-wrap items-center gap-3 border-warn p-3 text-warn">
          This browser has no room for this game any more. Save it as a file by “Share”, or delete others.
          <button type="button" className="button button-small" onClick={showShelf}>
            Your games
          </button>
        </p>
      )}
      {elsewhere && !anew ? (
        <ElsewhereNote
          onHere={() => {
            goOnHere();
            setGame(game + 1);
          }}
          onNew={() => setAnew(true)}
          onShelf={showShelf}
        />
      ) : session && !anew ? (
        <GameTable
          key={game}
          system={system}
          playable={playable}
          session={session}
          shown={shown}
          onSession={(next) => (session.foreign ? show(next) : setSession(next))}
          onNew={() => setAnew(true)}
          onOpen={() => setOpening(true)}
          onShelf={showShelf}
          onBack={own && (() => show(own))}
        />
      ) : (
        <div className="space-y-4">
          {problem && (
            <p role="alert" className="sheet border-bad p-3 text-bad">
              {problem}
            </p>
          )}
          {session && (
            <p className="flex flex-wrap items-center gap-3">
              <button type="button" className="button" onClick={() => setAnew(false)}>
                Back to the game {session.foreign ? 'that you looked at' : 'under way'}
              </button>
            </p>
          )}
          <OnlineShelf system={system} />
          <SetupForm
            system={system}
            playable={playable}
            known={known}
            signedIn={signedIn}
            icon={looks.icon}
            onStart={showFromTop}
            onOpen={() => setOpening(true)}
            onShelf={showShelf}
          />
        </div>
      )}
      {opening && (
        <OpenGame
          system={system}
          playable={playable}
          onOpen={(next) => showFromTop({ ...next, foreign: true })}
          onClose={() => setOpening(false)}
        />
      )}
      {choosing && (
        <GameShelf
          slug={system.slug}
          here={session?.id}
          onOpen={(kept) => {
            const opened = openShelved(system, playable, kept);
            if ('why' in opened) return opened.why;
            setChoosing(false);
            showFromTop(opened);
            return undefined;
          }}
          onName={(name) => session && setSession({ ...session, name })}
          onGone={() => setSession(undefined)}
          onClose={() => setChoosing(false)}
        >
          <OnlineShelf system={system} />
        </GameShelf>
      )}
    </div>
  );
}

'use client';

import { useState } from 'react';
import type { KnownAgreement } from '@/components/builder/agreement-choice';
import type { AnySystem } from '@/lib/rules';
import type { AnyPlayable } from '@/lib/rules/playing';
import { GameTable } from './game-table';
import { useLooks } from './looks';
import { SetupForm } from './setup-form';
import type { GameHere } from './use-game';

/** The game of this browser, or the form that begins one. */
export function PlayTab({
  system,
  playable,
  known,
  signedIn,
  here: { reading, session, problem, setSession },
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
  // A list that the address brings wants a new game.
  const [anew, setAnew] = useState(() => new URLSearchParams(window.location.search).has('draft'));
  const [game, setGame] = useState(0);
  const looks = useLooks(system, undefined);
  if (reading)
    return (
      <p role="status" className="animate-pulse text-quiet">
        Setting up …
      </p>
    );
  if (session && !anew)
    return (
      <GameTable
        // The table begins anew with each game: whoever held the device before holds it no more.
        key={game}
        system={system}
        playable={playable}
        session={session}
        shown={shown}
        onSession={setSession}
        onNew={() => setAnew(true)}
      />
    );
  return (
    <div className="space-y-4">
      {problem && (
        <p role="alert" className="sheet border-bad p-3 text-bad">
          {problem}
        </p>
      )}
      {session && (
        <p className="flex flex-wrap items-center gap-3">
          <button type="button" className="button" onClick={() => setAnew(false)}>
            Back to the game under way
          </button>
          <span className="text-sm text-quiet">A new game takes its place.</span>
        </p>
      )}
      <SetupForm
        system={system}
        playable={playable}
        known={known}
        signedIn={signedIn}
        icon={looks.icon}
        onStart={(next) => {
          setSession(next);
          setAnew(false);
          setGame(game + 1);
        }}
      />
    </div>
  );
}

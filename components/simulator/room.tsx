'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { KnownAgreement } from '@/components/builder/agreement-choice';
import { isSystemSlug, loadSystem, type AnySystem } from '@/lib/rules';
import { loadPlayable, type AnyPlayable } from '@/lib/rules/playing';
import { PlayTab } from './play-tab';
import { roomTabs, TabBar, tabOf, type RoomTab } from './tab-bar';
import { useGame } from './use-game';

const loading = () => (
  <p role="status" className="animate-pulse text-quiet">
    Loading …
  </p>
);
const BatchTab = dynamic(() => import('./batch-tab').then((m) => m.BatchTab), { ssr: false, loading });
const OddsTab = dynamic(() => import('./odds-tab').then((m) => m.OddsTab), { ssr: false, loading });

interface Game {
  readonly system: AnySystem;
  readonly playable: AnyPlayable;
}

/** The simulator of one system: play, many games at once, and odds. */
export function Room({
  slug,
  ...rest
}: {
  readonly slug: string;
  readonly known: readonly KnownAgreement[];
  readonly signedIn: boolean;
}) {
  const [game, setGame] = useState<Game | 'failed'>();
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
  return game ? <Ready {...game} {...rest} /> : loading();
}

function Ready({
  system,
  playable,
  known,
  signedIn,
}: Game & { readonly known: readonly KnownAgreement[]; readonly signedIn: boolean }) {
  const here = useGame(system, playable);
  const [tab, setTab] = useState<RoomTab>(() => tabOf(window.location.search));
  const [seen, setSeen] = useState<ReadonlySet<RoomTab>>(() => new Set([tab]));
  const [opened, setOpened] = useState(0);
  const go = (next: RoomTab) => {
    setTab(next);
    setSeen(new Set([...seen, next]));
    const address = new URL(window.location.href);
    address.search = next === 'play' ? '' : `?tab=${next}`;
    window.history.replaceState(null, '', address);
  };
  return (
    <div className="space-y-5">
      <TabBar tab={tab} onTab={go} />
      {/* What was begun on a tab goes on while another one is looked at. */}
      {roomTabs
        .filter((id) => seen.has(id))
        .map((id) => (
          <div key={id} role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} hidden={id !== tab}>
            {id === 'play' && (
              <PlayTab
                key={opened}
                system={system}
                playable={playable}
                known={known}
                signedIn={signedIn}
                here={here}
                shown={tab === 'play'}
              />
            )}
            {id === 'batch' && (
              <BatchTab
                system={system}
                playable={playable}
                known={known}
                signedIn={signedIn}
                onOpen={(session) => {
                  here.setSession(session);
                  setOpened(opened + 1);
                  go('play');
                }}
              />
            )}
            {id === 'odds' && <OddsTab system={system} playable={playable} />}
          </div>
        ))}
    </div>
  );
}

'use client';

import { useState } from 'react';
import type { KnownAgreement } from '@/components/builder/start/agreement-choice';
import { lazyPart } from '@/components/ui/lazy-part';
import { PlayTab } from './play-tab';
import { roomTabs, TabBar, tabOf, type RoomTab } from '../tab-bar';
import { useGame } from '../keep/use-game';
import { LoadingRules as loading, WithGame, type LoadedGame } from '../keep/with-game';

const BatchTab = lazyPart(() => import('../batch/batch-tab').then((m) => m.BatchTab), loading);
const OddsTab = lazyPart(() => import('../odds/odds-tab').then((m) => m.OddsTab), loading);

/** The simulator of one system: play, many games at once, and odds. */
export function Room({
  slug,
  ...rest
}: {
  readonly slug: string;
  readonly known: readonly KnownAgreement[];
  readonly signedIn: boolean;
}) {
  return <WithGame slug={slug}>{(game) => <Ready {...game} {...rest} />}</WithGame>;
}

function Ready({
  system,
  playable,
  known,
  signedIn,
}: LoadedGame & { readonly known: readonly KnownAgreement[]; readonly signedIn: boolean }) {
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
            {id === 'odds' && (
              <OddsTab system={system} situations={playable.situations} shown={tab === 'odds'} />
            )}
          </div>
        ))}
    </div>
  );
}

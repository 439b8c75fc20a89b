'use client';

import { lazyDialog } from '@/components/ui/lazy-part';
import type { AnySystem } from '@/lib/rules';
import type { AnyPlayable, Seat } from '@/lib/rules/playing';
import type { Session } from '../keep/session';

const ShareGame = lazyDialog(() => import('../keep/share-game').then((m) => m.ShareGame));
const ByMessage = lazyDialog(() => import('./by-message').then((m) => m.ByMessage));
const KeysSheet = lazyDialog(() => import('./keys-sheet').then((m) => m.KeysSheet));

export type TableDialog = 'share' | 'keys' | 'message';

/** What opens above a game: its link, its moves as texts, the keys. */
export function TableDialogs({
  open,
  system,
  playable,
  session,
  nameOf,
  onSession,
  onClose,
}: {
  readonly open: TableDialog | undefined;
  readonly system: AnySystem;
  readonly playable: AnyPlayable;
  readonly session: Session;
  readonly nameOf: (seat: Seat) => string;
  readonly onSession: (session: Session) => void;
  readonly onClose: () => void;
}) {
  switch (open) {
    case 'share':
      return <ShareGame session={session} onClose={onClose} />;
    case 'keys':
      return <KeysSheet onClose={onClose} />;
    case 'message':
      return (
        <ByMessage
          systemName={system.name}
          playable={playable}
          game={session.game}
          players={session.players}
          nameOf={nameOf}
          onTake={(game) => {
            onClose();
            // A game that was only looked at becomes one of this browser.
            onSession(session.foreign ? { game, players: session.players } : { ...session, game });
          }}
          onClose={onClose}
        />
      );
    case undefined:
      return null;
  }
}

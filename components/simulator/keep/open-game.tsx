'use client';

import { useState } from 'react';
import type { AnySystem } from '@/lib/rules';
import type { AnyPlayable } from '@/lib/rules/playing';
import { openGameText, type NotOpened } from './game-file';
import { gameLink, isTooLong } from './game-link';
import { OpenText } from './open-text';
import type { Session } from './session';

interface Refused extends NotOpened {
  /** The page on which it opens. */
  readonly there?: string;
}

/** Opens a game out of a file, a pasted text or a link. The game under way stays where it is. */
export function OpenGame({
  system,
  playable,
  onOpen,
  onClose,
}: {
  readonly system: AnySystem;
  readonly playable: AnyPlayable;
  readonly onOpen: (session: Session) => void;
  readonly onClose: () => void;
}) {
  const [refused, setRefused] = useState<Refused>();
  const open = async (text: string) => {
    const opened = await openGameText(system, playable, text);
    if (!('why' in opened)) return onOpen(opened);
    const { elsewhere } = opened;
    const link = elsewhere && (await gameLink(window.location.origin, elsewhere));
    const there = link && (isTooLong(link) ? `/simulator/${elsewhere.record.system}` : link);
    setRefused({ ...opened, ...(there ? { there } : {}) });
  };
  return (
    <OpenText
      title="Open a game"
      says="A saved game is replayed from its first choice, to look through or to play on. The games of this browser stay as they are."
      pasted="Or its text, or a link"
      onText={(text) => void open(text)}
      onClose={onClose}
      refused={
        refused && (
          <>
            <p>{refused.why}</p>
            {refused.there && (
              <p>
                <a className="link" href={refused.there}>
                  Open it on the page of its game
                </a>
              </p>
            )}
            {refused.part && (
              <button type="button" className="button button-small" onClick={() => onOpen(refused.part!)}>
                Open it up to there
              </button>
            )}
          </>
        )
      }
    />
  );
}

'use client';

import { useState } from 'react';
import { Modal } from '@/components/ui/modal';
import type { AnySystem } from '@/lib/rules';
import type { AnyPlayable } from '@/lib/rules/playing';
import { openGameText, type NotOpened } from './game-file';
import { gameLink, isTooLong } from './game-link';
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
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<Refused>();
  const open = async (given: string) => {
    const opened = await openGameText(system, playable, given);
    if (!('why' in opened)) return onOpen(opened);
    const { elsewhere } = opened;
    const link = elsewhere && (await gameLink(window.location.origin, elsewhere));
    const there = link && (isTooLong(link) ? `/simulator/${elsewhere.record.system}` : link);
    setRefused({ ...opened, ...(there ? { there } : {}) });
  };
  return (
    <Modal title="Open a game" onClose={onClose}>
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          void open(text);
        }}
      >
        <p className="text-sm">
          A saved game is replayed from its first choice, to look through or to play on. The game under way
          here stays as it is.
        </p>
        <label className="block text-sm font-semibold">
          File
          <input
            type="file"
            accept=".json,application/json,text/plain"
            className="input mt-0.5 font-normal"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void file.text().then(open, () => setRefused({ why: 'The file could not be read.' }));
            }}
          />
        </label>
        <label className="block text-sm font-semibold">
          Or its text, or a link
          <textarea
            className="input mt-0.5 h-28 font-mono text-xs font-normal"
            spellCheck={false}
            value={text}
            onChange={(e) => setText(e.target.value)}
          />
        </label>
        {refused && (
          <div role="alert" className="space-y-2 text-bad">
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
          </div>
        )}
        <button type="submit" className="button button-primary" disabled={text.trim() === ''}>
          Open
        </button>
      </form>
    </Modal>
  );
}

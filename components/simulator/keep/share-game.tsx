'use client';

import { useEffect, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { saveFile } from '@/components/ui/save-file';
import { copyText } from '@/components/ui/copy-text';
import { gameFileName, gameText } from './game-file';
import { gameLink, isTooLong } from './game-link';
import type { Session } from './session';

/** The link that rebuilds the game, to copy; and the game as a file. */
export function ShareGame({ session, onClose }: { readonly session: Session; readonly onClose: () => void }) {
  const [link, setLink] = useState('');
  const [copied, setCopied] = useState(false);
  const { players, game } = session;
  useEffect(() => {
    let wanted = true;
    void gameLink(window.location.origin, { record: game.record, players }).then(
      (made) => wanted && setLink(made),
    );
    return () => {
      wanted = false;
    };
  }, [game, players]);
  const kept = { record: game.record, players };
  return (
    <Modal title="Share this game" onClose={onClose}>
      <p className="text-sm">
        The link holds setup, seed and every choice, and rebuilds the game where it is opened: to look
        through, or to play on from any move. Whoever has it can read all hands.
      </p>
      <label className="mt-3 block text-sm font-semibold">
        Link
        <textarea
          readOnly
          className="input mt-1 h-28 font-mono text-xs font-normal break-all"
          value={isTooLong(link) ? '' : link}
          onFocus={(e) => e.target.select()}
        />
      </label>
      {isTooLong(link) && (
        <p className="text-sm text-warn">This game is too long for a link; send it as a file.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          className="button button-primary"
          disabled={link === '' || isTooLong(link)}
          onClick={() => void copyText(link).then(setCopied)}
        >
          {copied ? 'Copied' : 'Copy the link'}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => saveFile(gameFileName(kept), gameText(kept), 'application/json')}
        >
          Save as a file
        </button>
      </div>
      <p role="status" className="sr-only">
        {copied ? 'Copied.' : ''}
      </p>
    </Modal>
  );
}

'use client';

import { Modal } from '@/components/ui/modal';
import { saveFile } from '@/components/ui/save-file';
import { gameFileName, gameText } from './game-file';
import { movesOf, type Session } from './session';

/** Asks before another game takes the place of the one under way; it can be saved first. */
export function ReplaceGame({
  name,
  underWay,
  onReplace,
  onClose,
}: {
  /** Of the system. */
  readonly name: string;
  readonly underWay: Session;
  readonly onReplace: () => void;
  readonly onClose: () => void;
}) {
  const kept = { record: underWay.game.record, players: underWay.players };
  return (
    <Modal title="Replace the game under way?" onClose={onClose}>
      <p>
        This browser keeps one game of {name}. The one under way has {movesOf(underWay)} decisions behind it
        and is not over; the other one would take its place.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          className="button"
          onClick={() => saveFile(gameFileName(kept), gameText(kept), 'application/json')}
        >
          Save it as a file
        </button>
        <button type="button" className="button button-danger" onClick={onReplace}>
          Replace it
        </button>
        <button type="button" className="button" onClick={onClose}>
          Keep it
        </button>
      </div>
    </Modal>
  );
}

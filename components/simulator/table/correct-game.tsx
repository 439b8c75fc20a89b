'use client';

import { Modal } from '@/components/ui/modal';
import { counted } from '@/lib/rules/reference';

/** Asks whether the game shall go on from an earlier decision, though dice or secrets came out since. */
export function CorrectGame({
  to,
  moves,
  onCorrect,
  onClose,
}: {
  /** After how many moves it is to go on. */
  readonly to: number;
  readonly moves: number;
  readonly onCorrect: () => void;
  readonly onClose: () => void;
}) {
  const one = moves - to === 1;
  return (
    <Modal title="Correct the game?" onClose={onClose}>
      <p>
        {counted(moves - to, 'decision')} {one ? 'is' : 'are'} taken back, and with {one ? 'it' : 'them'} what
        dice and cards have shown. It goes on after move {to}.
      </p>
      <p className="mt-2 text-sm text-quiet">
        Do it where all at the table agree. The log and the result will say that the game was corrected. Where
        the same is done again, dice fall as they fell.
      </p>
      <p className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          className="button button-primary"
          onClick={() => {
            onClose();
            onCorrect();
          }}
        >
          Correct it
        </button>
        <button type="button" className="button" onClick={onClose}>
          Leave it as it is
        </button>
      </p>
    </Modal>
  );
}

'use client';

import { KeyList } from '@/components/ui/key-list';
import { Modal } from '@/components/ui/modal';

const keys = [
  ['1 … 9', 'Take one of the first nine choices'],
  ['Tab, ↓ ↑', 'To the list of choices, and through it'],
  ['Enter', 'Take the choice, or pick what is lit on the board'],
  ['← → ↑ ↓', 'On the board: to the next thing that is lit'],
  ['Esc', 'Let go of what was picked'],
  ['a', 'A steady bot decides this once'],
  ['f', 'Bots play on for you, until you press it again'],
  ['p', 'Pause and go on'],
  ['u, Ctrl Z', 'Undo'],
  [', .', 'One move back and on, as in a replay'],
  ['?', 'This sheet'],
] as const;

/** What can be done by keys. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal title="Keys of the table" onClose={onClose}>
      <KeyList keys={keys} />
    </Modal>
  );
}

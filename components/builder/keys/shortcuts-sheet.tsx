'use client';

import { useState } from 'react';
import { KeyList } from '@/components/ui/key-list';
import { Modal } from '@/components/ui/modal';
import { singleKeysWanted, wantSingleKeys } from './single-keys';

const groups = [
  {
    title: 'Anywhere',
    keys: [
      ['/', 'Search the catalogue'],
      ['g c', 'Go to the catalogue'],
      ['g l', 'Go to the list'],
      ['g v', 'Go to the verdict'],
      ['?', 'This sheet'],
      ['Ctrl Z', 'Undo'],
      ['Ctrl Shift Z', 'Redo'],
      ['Ctrl S', 'Save to the account'],
    ],
  },
  {
    title: 'In the catalogue',
    keys: [
      ['↓ ↑', 'From the search to the entries, and on from one to the next'],
      ['Enter', 'Add one use'],
      ['+ −', 'One use more, one fewer'],
    ],
  },
  {
    title: 'On a line of the list',
    keys: [
      ['↓ ↑', 'The next line, the one before'],
      ['+ −', 'One use more, one fewer'],
      ['Alt ↓ ↑', 'Move the line'],
      ['Enter', 'Its designation and note'],
      ['Delete', 'Remove it; undo brings it back'],
    ],
  },
] as const;

/** What can be done by keys, and the switch for those that are a single letter. */
export function ShortcutsSheet({ onClose }: { readonly onClose: () => void }) {
  const [single, setSingle] = useState(singleKeysWanted);
  return (
    <Modal title="Keys of the builder" onClose={onClose}>
      <div className="grid gap-5 sm:grid-cols-2">
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3 className="text-lg">{title}</h3>
            <div className="mt-1">
              <KeyList keys={keys} />
            </div>
          </section>
        ))}
      </div>
      <label className="mt-4 flex min-h-11 items-center gap-2 text-sm font-semibold">
        <input
          type="checkbox"
          className="size-5"
          checked={single}
          onChange={(e) => {
            wantSingleKeys(e.target.checked);
            setSingle(e.target.checked);
          }}
        />
        Keys without Ctrl, such as / and ?
      </label>
    </Modal>
  );
}

'use client';

import { useState, type ReactNode } from 'react';
import { Modal } from '@/components/ui/modal';

/** Asks for a text that somebody saved: as a file, or pasted. What is wrong with it stands below. */
export function OpenText({
  title,
  says,
  pasted,
  refused,
  onText,
  onClose,
}: {
  readonly title: string;
  readonly says: string;
  /** Above the field for the text. */
  readonly pasted: string;
  readonly refused: ReactNode;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [isUnread, setUnread] = useState(false);
  return (
    <Modal title={title} onClose={onClose}>
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          // It may have been opened from within another form, which hears of it through React.
          event.stopPropagation();
          setUnread(false);
          onText(text);
        }}
      >
        <p className="text-sm">{says}</p>
        <label className="block text-sm font-semibold">
          File
          <input
            type="file"
            accept=".json,application/json,text/plain"
            className="input mt-0.5 font-normal"
            onChange={(event) => {
              const file = event.target.files?.[0];
              setUnread(false);
              if (file) void file.text().then(onText, () => setUnread(true));
            }}
          />
        </label>
        <label className="block text-sm font-semibold">
          {pasted}
          <textarea
            className="input mt-0.5 h-28 font-mono text-xs font-normal"
            spellCheck={false}
            value={text}
            onChange={(e) => setText(e.target.value)}
          />
        </label>
        <div role="alert" className="space-y-2 text-bad empty:hidden">
          {isUnread ? <p>The file could not be read.</p> : refused}
        </div>
        <button type="submit" className="button button-primary" disabled={text.trim() === ''}>
          Open
        </button>
      </form>
    </Modal>
  );
}

'use client';

import { useState, type ReactNode } from 'react';

/** Asks for a text that somebody saved: as a file, or pasted. What is wrong with it stands below. */
export function FileOrText({
  pasted,
  refused,
  isBusy = false,
  onText,
}: {
  /** Above the field for the text. */
  readonly pasted: string;
  readonly refused: ReactNode;
  readonly isBusy?: boolean;
  readonly onText: (text: string) => void;
}) {
  const [text, setText] = useState('');
  const [isUnread, setUnread] = useState(false);
  const open = (read: string) => {
    setUnread(false);
    onText(read);
  };
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        // It may have been opened from within another form, which hears of it through React.
        event.stopPropagation();
        open(text);
      }}
    >
      <label className="block text-sm font-semibold">
        File
        <input
          type="file"
          accept=".json,application/json,text/plain"
          className="input mt-0.5 font-normal"
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file may be chosen again.
            event.target.value = '';
            if (file) void file.text().then(open, () => setUnread(true));
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
      <button type="submit" className="button button-primary" disabled={isBusy || text.trim() === ''}>
        {isBusy ? 'Opening …' : 'Open'}
      </button>
    </form>
  );
}

'use client';

import { useMemo, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { copyText } from '@/components/ui/copy-text';
import { readAgreementText, writeAgreementText, type Agreement, type AnySystem } from '@/lib/rules';

const MARK = { exact: 'understood', guess: 'guessed', ignored: 'left out' } as const;

/** The agreement as text for a chat, and an agreement from text that somebody sent. */
export function AsText({
  system,
  agreement,
  onTake,
  onClose,
}: {
  readonly system: AnySystem;
  readonly agreement: Agreement;
  /** Where the text may be changed: takes what was read from it. */
  readonly onTake?: (agreement: Agreement) => void;
  readonly onClose: () => void;
}) {
  const [text, setText] = useState(() => writeAgreementText(system, agreement));
  const [copied, setCopied] = useState(false);
  const read = useMemo(() => readAgreementText(system, text), [system, text]);
  const unsure = read.lines.filter((line) => line.sure !== 'exact');
  return (
    <Modal title="The agreement as text" onClose={onClose}>
      <label className="block text-sm font-semibold">
        {onTake ? 'A line for each setting; paste another text over it' : 'A line for each setting'}
        <textarea
          className="input mt-0.5 h-72 font-mono text-xs font-normal"
          spellCheck={false}
          readOnly={!onTake}
          value={text}
          onChange={(e) => {
            setText(e.target.value);
            setCopied(false);
          }}
        />
      </label>
      {unsure.length > 0 && (
        <ul aria-label="What was made of the lines" className="mt-2 space-y-1 text-sm">
          {unsure.map((line) => (
            <li key={line.line} className={line.sure === 'ignored' ? 'text-bad' : 'text-warn'}>
              Line {line.line}, {MARK[line.sure]}: {line.understood}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {onTake && (
          <button type="button" className="button button-primary" onClick={() => onTake(read.agreement)}>
            Take these settings
          </button>
        )}
        <button type="button" className="button" onClick={() => void copyText(text).then(setCopied)}>
          Copy
        </button>
      </div>
      <p role="status" className="mt-1 min-h-5 text-sm text-quiet">
        {copied ? 'Copied.' : ''}
      </p>
    </Modal>
  );
}

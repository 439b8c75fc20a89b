'use client';

import { useMemo, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import type { AnySystem, AnyTerms, List } from '@/lib/rules';
import { readPasted } from '../draft/read-pasted';

const certainty = { exact: 'text-good', guess: 'text-warn', ignored: 'text-bad' } as const;
const certaintyWord = { exact: 'Understood', guess: 'Guessed', ignored: 'Left out' } as const;

/** Reads a pasted list and shows, line by line, what was understood before anything changes. */
export function ImportDialog({
  system,
  terms,
  onTake,
  onClose,
}: {
  readonly system: AnySystem;
  readonly terms: AnyTerms;
  readonly onTake: (list: List) => void;
  readonly onClose: () => void;
}) {
  const [text, setText] = useState('');
  const read = useMemo(
    () => (text.trim() === '' ? undefined : readPasted(system, text, terms)),
    [system, terms, text],
  );
  return (
    <Modal title="Paste a list" onClose={onClose}>
      <label className="block text-sm font-semibold">
        Any text with one entry a line
        <textarea
          className="input mt-1 h-40 font-mono text-sm font-normal"
          placeholder={`2 ${system.entries[0]!.name}`}
          value={text}
          onChange={(e) => setText(e.target.value)}
        />
      </label>
      {read && !read.ok && <p className="mt-2 text-bad">{read.problems[0]!.message}</p>}
      {read?.ok && (
        <>
          <ol className="mt-3 max-h-56 space-y-1 overflow-y-auto text-sm">
            {read.value.lines.map((line, i) => (
              <li key={i} className="grid grid-cols-[6rem_1fr] gap-2">
                <span className={`font-semibold ${certainty[line.sure]}`}>{certaintyWord[line.sure]}</span>
                <span>
                  {line.sure === 'exact' ? '' : `“${line.text}”: `}
                  {line.understood}
                </span>
              </li>
            ))}
          </ol>
          <button
            type="button"
            className="button button-primary mt-3"
            onClick={() => onTake(read.value.list)}
          >
            Take this list
          </button>
        </>
      )}
    </Modal>
  );
}

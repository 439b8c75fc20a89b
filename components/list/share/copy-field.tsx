'use client';

import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { copyText } from '@/components/ui/copy-text';

const COPIED = 'Copied.';

/** A text to take along: it can be selected by hand where a browser does not let it be copied. */
export function CopyField({
  label,
  value,
  help,
}: {
  readonly label: string;
  readonly value: string;
  readonly help?: string;
}) {
  const id = useId();
  const [said, setSaid] = useState('');
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="mt-0.5 flex gap-2">
        <input
          id={id}
          readOnly
          className="input min-w-0 flex-1 font-mono text-sm"
          value={value}
          aria-describedby={help ? `${id}h` : undefined}
          onFocus={(e) => e.target.select()}
        />
        <button
          type="button"
          className="button shrink-0"
          aria-label={`Copy: ${label}`}
          onClick={() => {
            void copyText(value).then((done) =>
              setSaid(done ? COPIED : 'Your browser does not allow it; select the text and copy it.'),
            );
          }}
        >
          {said === COPIED ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          <span className="max-sm:sr-only">Copy</span>
        </button>
      </div>
      {help && (
        <p id={`${id}h`} className="mt-0.5 text-xs text-quiet">
          {help}
        </p>
      )}
      <p role="status" className={`text-xs font-semibold ${said === COPIED ? 'text-good' : 'text-bad'}`}>
        {said}
      </p>
    </div>
  );
}

'use client';

import { useState } from 'react';
import { copyText } from '@/components/ui/copy-text';
import { sayProblem } from '@/lib/api/client';
import { renewSeatKey } from './renew-seat-key';

/** The address that carries a guest's key behind the hash, where it reaches no server and no log. */
const linkOf = (code: string, key: string): string => `${window.location.origin}/tables/${code}/move#${key}`;

/** A guest's own link to his seat: shown once after sitting down, and made anew when asked for. */
export function SeatKey({
  code,
  seat,
  fresh,
}: {
  readonly code: string;
  readonly seat: number;
  readonly fresh: string | undefined;
}) {
  const [made, setMade] = useState<string>();
  const [said, setSaid] = useState('');
  const key = made ?? fresh;
  const renew = async () => {
    const answer = await renewSeatKey(code, seat);
    if (answer.ok) setMade(answer.data.key);
    else setSaid(sayProblem(answer.problem));
  };
  return (
    <details className="text-sm" open={fresh !== undefined}>
      <summary className="font-semibold">Your seat on another device</summary>
      {key ? (
        <div className="mt-2 space-y-2">
          <p>
            This link is yours alone; whoever has it sits in your place. It is shown this once, so keep it if
            you may need it.
          </p>
          <input
            readOnly
            aria-label="Link to your seat"
            className="input font-mono text-xs"
            value={linkOf(code, key)}
            onFocus={(e) => e.target.select()}
          />
          <button
            type="button"
            className="button button-small"
            onClick={() => {
              void copyText(linkOf(code, key)).then((done) =>
                setSaid(done ? 'Copied.' : 'Select the link and copy it.'),
              );
            }}
          >
            Copy link
          </button>
        </div>
      ) : (
        <div className="mt-2 space-y-2">
          <p>Makes a new link to your seat. One that was made before no longer works then.</p>
          <button type="button" className="button button-small" onClick={() => void renew()}>
            Make a link
          </button>
        </div>
      )}
      <p role="status" className="mt-1 min-h-5 text-quiet">
        {said}
      </p>
    </details>
  );
}

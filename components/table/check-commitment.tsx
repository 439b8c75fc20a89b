'use client';

import { useState } from 'react';
import type { List } from '@/lib/rules';
import { reckon } from './make-salt';

/** Lets the reader's own browser reckon a commitment again, and shows what any other tool needs for it. */
export function CheckCommitment({
  list,
  salt,
  commitment,
}: {
  readonly list: List;
  readonly salt: string;
  readonly commitment: string;
}) {
  const [found, setFound] = useState<string>();
  const [text, setText] = useState('');
  const check = async () => {
    const { canonicalValue } = await import('@/lib/rules/kernel/canonical-value');
    setText(`${salt}.${canonicalValue(list)}`);
    setFound(await reckon(list, salt));
  };
  return (
    <div className="space-y-2 text-sm">
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[7rem_1fr]">
        <dt className="text-quiet">Commitment</dt>
        <dd>
          <code className="text-xs break-all">{commitment}</code>
        </dd>
        <dt className="text-quiet">Salt</dt>
        <dd>
          <code className="text-xs break-all">{salt}</code>
        </dd>
      </dl>
      {found === undefined ? (
        <button type="button" className="button button-small" onClick={() => void check()}>
          Check it yourself
        </button>
      ) : (
        <>
          <p
            role="status"
            className={found === commitment ? 'font-semibold text-good' : 'font-semibold text-bad'}
          >
            {found === commitment
              ? 'It fits: this very list was sealed.'
              : 'It does not fit: this is not the list that was sealed.'}
          </p>
          <label className="block">
            SHA-256 over this text, with any tool, gives the commitment:
            <textarea
              readOnly
              className="input mt-1 h-24 font-mono text-xs"
              value={text}
              onFocus={(e) => e.target.select()}
            />
          </label>
        </>
      )}
    </div>
  );
}

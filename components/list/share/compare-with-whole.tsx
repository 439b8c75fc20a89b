'use client';

import { useState } from 'react';

/** The share id in what somebody pasted: a link or the id alone. */
const shareIdOf = (text: string): string | undefined =>
  /(?:\/l\/|^)([0-9a-z]{10,80})\/?$/.exec(text.trim())?.[1];

/** Reads the whole list, reckons its commitment in the browser and says whether this copy comes from it. */
async function compare(shareId: string, commitment: string): Promise<string> {
  const [{ ask }, { commit }] = await Promise.all([import('@/lib/api/client'), import('@/lib/seal')]);
  const params = { id: shareId };
  const [read, seal] = await Promise.all([
    ask('GET /api/v1/lists/{id}', { params }),
    ask('GET /api/v1/lists/{id}/seal', { params }),
  ]);
  if (!read.ok || !seal.ok) return 'No list was found behind this link.';
  return commit(read.data.list, seal.data.salt) === commitment
    ? 'They fit: this copy comes from that very list.'
    : 'They do not fit: it is another list, or it was changed since.';
}

/** For after play, when the whole list lies open. */
export function CompareWithWhole({ commitment }: { readonly commitment: string }) {
  const [link, setLink] = useState('');
  const [said, setSaid] = useState('');
  return (
    <details className="print:hidden">
      <summary className="font-semibold">Compare with the whole list</summary>
      <form
        className="mt-2 flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const id = shareIdOf(link);
          if (id === undefined) return setSaid('This is no link of a list.');
          setSaid('Comparing …');
          void compare(id, commitment).then(setSaid, () => setSaid('The list could not be read.'));
        }}
      >
        <label className="min-w-0 flex-1 basis-60 font-semibold">
          Link of the whole list
          <input
            className="input mt-0.5 font-normal"
            value={link}
            onChange={(e) => setLink(e.target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={link.trim() === ''}>
          Compare
        </button>
      </form>
      <p role="status" className="mt-1 min-h-6">
        {said}
      </p>
    </details>
  );
}

'use client';

import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '@/components/ui/copy-text';

const linkHere = (): string => window.location.href.replace(/#.*/s, '');

/** Copies the address of the page, which holds the question. */
export function CopyOddsLink() {
  const [said, setSaid] = useState('');
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm">
      <button
        type="button"
        className="button button-small"
        onClick={() =>
          void copyText(linkHere()).then((done) =>
            setSaid(done ? 'Copied: it opens with this question.' : linkHere()),
          )
        }
      >
        <Link2 aria-hidden size={16} /> Copy a link to this
      </button>
      <span role="status" className="min-w-0 break-words text-quiet">
        {said}
      </span>
    </p>
  );
}

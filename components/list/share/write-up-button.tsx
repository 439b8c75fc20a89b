'use client';

import { BookOpenText } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '@/components/ui/lazy-part';

const WriteUpDialog = lazyDialog(() => import('./write-up-dialog').then((m) => m.WriteUpDialog));

/** Where its owner tells how a list is meant to be played. */
export function WriteUpButton({
  id,
  text,
  published,
}: {
  readonly id: string;
  readonly text: string;
  readonly published: boolean;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button button-small" onClick={() => setOpen(true)}>
        <BookOpenText aria-hidden size={16} />{' '}
        {text === '' ? 'Write how to play it' : 'Change how to play it'}
      </button>
      {open && <WriteUpDialog id={id} text={text} published={published} onClose={() => setOpen(false)} />}
    </>
  );
}

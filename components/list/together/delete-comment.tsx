'use client';

import { X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { ask, sayProblem } from '@/lib/api/client';

/** Takes a comment away for good, so it asks once more. */
export function DeleteComment({ id }: { readonly id: string }) {
  const router = useRouter();
  const [sure, setSure] = useState(false);
  const remove = async () => {
    const gone = await ask('DELETE /api/v1/comments/{id}', { params: { id } });
    if (!gone.ok) toast({ text: sayProblem(gone.problem), tone: 'bad' });
    router.refresh();
  };
  return sure ? (
    <span className="flex shrink-0 gap-1">
      <button
        type="button"
        autoFocus
        className="button button-small button-danger"
        onClick={() => void remove()}
      >
        Delete
      </button>
      <button type="button" className="button button-small" onClick={() => setSure(false)}>
        Keep
      </button>
    </span>
  ) : (
    <button
      type="button"
      className="button button-small button-quiet shrink-0 px-2"
      aria-label="Delete this comment"
      onClick={() => setSure(true)}
    >
      <X aria-hidden size={16} />
    </button>
  );
}

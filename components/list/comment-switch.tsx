'use client';

import { useRouter } from 'next/navigation';
import { useOptimistic, useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import { ask, sayProblem } from '@/lib/api/client';

/** Opens and closes a list for comments of others. */
export function CommentSwitch({ id, open }: { readonly id: string; readonly open: boolean }) {
  const router = useRouter();
  const [, startTransition] = useTransition();
  const [shown, show] = useOptimistic(open);
  return (
    <label className="flex items-center gap-2 text-sm">
      <input
        type="checkbox"
        className="size-5 accent-(--brand-solid)"
        checked={shown}
        onChange={(event) => {
          const wanted = event.target.checked;
          startTransition(async () => {
            show(wanted);
            const done = await ask('PUT /api/v1/lists/{id}/comments', {
              params: { id },
              body: { open: wanted },
            });
            if (!done.ok) toast({ text: sayProblem(done.problem), tone: 'bad' });
            router.refresh();
          });
        }}
      />
      Others may comment
    </label>
  );
}

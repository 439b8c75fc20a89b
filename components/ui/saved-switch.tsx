'use client';

import { useRouter } from 'next/navigation';
import { useOptimistic, useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import { sayProblem, type Answer } from '@/lib/api/client';

/** A switch whose every turn is saved at once; what could not be saved is told, and turns back. */
export function SavedSwitch({
  label,
  on,
  save,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly save: (on: boolean) => Promise<Answer<unknown>>;
}) {
  const router = useRouter();
  const [, startTransition] = useTransition();
  const [shown, show] = useOptimistic(on);
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
            const done = await save(wanted);
            if (!done.ok) toast({ text: sayProblem(done.problem), tone: 'bad' });
            router.refresh();
          });
        }}
      />
      {label}
    </label>
  );
}

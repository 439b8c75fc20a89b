'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { ask } from '@/lib/api/client';

/** Takes the newest state of the original into a copy, as a new version of it; the name stays. */
export function TakeIn({
  id,
  origin,
  version,
}: {
  readonly id: string;
  readonly origin: string;
  readonly version: number;
}) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const seen = () => ask('PUT /api/v1/lists/{id}/ancestry', { params: { id }, body: { version } });
  const take = async (): Promise<string | undefined> => {
    const [mine, theirs] = await Promise.all([
      ask('GET /api/v1/lists/{id}', { params: { id } }),
      ask('GET /api/v1/lists/{id}', { params: { id: origin } }),
    ]);
    if (!mine.ok || !theirs.ok || !mine.etag) return 'One of the two lists could not be read.';
    const saved = await ask('PUT /api/v1/lists/{id}', {
      params: { id },
      body: { ...theirs.data.list, name: mine.data.name, agreement: mine.data.agreement },
      ifMatch: mine.etag,
    });
    if (!saved.ok) return saved.problem.detail ?? saved.problem.title;
    await seen();
    return undefined;
  };
  const run = async (work: () => Promise<string | undefined>, done: string) => {
    setBusy(true);
    const problem = await work();
    setBusy(false);
    toast(problem === undefined ? { text: done } : { text: problem, tone: 'bad' });
    router.refresh();
  };
  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        className="button button-small"
        disabled={busy}
        onClick={() => void run(take, 'Taken in. What stood here before is in the history.')}
      >
        Take it in, in place of mine
      </button>
      <button
        type="button"
        className="button button-small button-quiet"
        disabled={busy}
        onClick={() =>
          void run(async () => {
            const done = await seen();
            return done.ok ? undefined : (done.problem.detail ?? done.problem.title);
          }, 'Yours stays as it is.')
        }
      >
        Keep mine
      </button>
    </div>
  );
}

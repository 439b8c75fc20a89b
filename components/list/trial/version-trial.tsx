'use client';

import { Swords } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { ask } from '@/lib/api/client';
import type { Agreement } from '@/lib/rules';
import type { Contender } from './trial';

const Panel = lazyPart(() => import('./trial-panel').then((m) => m.TrialPanel));

/** What one version changed in strength against another, by games; both are fetched when it is asked. */
export function VersionTrial({
  id,
  from,
  to,
  agreement,
}: {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly agreement: Agreement;
}) {
  const [lists, setLists] = useState<readonly [Contender, Contender]>();
  const [state, setState] = useState<'idle' | 'asked' | 'failed'>('idle');
  const open = async () => {
    setState('asked');
    const version = async (n: number): Promise<Contender | undefined> => {
      const answer = await ask('GET /api/v1/lists/{id}/versions/{n}', { params: { id, n } });
      return answer.ok ? { name: `Version ${n}`, list: answer.data.list } : undefined;
    };
    const [one, other] = await Promise.all([version(from), version(to)]);
    if (one && other) setLists([one, other]);
    else setState('failed');
  };
  if (lists)
    return (
      <section aria-label={`Strength of version ${to} against version ${from}`} className="mt-3">
        <Panel lists={lists} agreements={[agreement]} ways={['change']} />
      </section>
    );
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2">
      <button
        type="button"
        className="button button-small"
        disabled={state === 'asked'}
        onClick={() => void open().catch(() => setState('failed'))}
      >
        <Swords aria-hidden size={16} /> Change in strength
        <span className="sr-only">
          {' '}
          from version {from} to {to}
        </span>
      </button>
      <span role="status" className="text-sm text-bad">
        {state === 'failed' && 'The two versions could not be fetched. Try again.'}
      </span>
    </p>
  );
}

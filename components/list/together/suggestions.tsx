'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { lazyDialog } from '@/components/ui/lazy-part';
import { toast } from '@/components/ui/toast';
import { ask, type Answer, sayProblem } from '@/lib/api/client';
import type { Operation, ReceivedOf } from '@/lib/api/contract';
import { Differences } from '../differences';
import type { SuggestedChange } from './accept-dialog';

export type Suggestion = ReceivedOf<Extract<Operation, { readonly id: 'getSuggestion' }>>;

const AcceptDialog = lazyDialog(() => import('./accept-dialog').then((m) => m.AcceptDialog));

const ends: Readonly<Record<Suggestion['state'], string>> = {
  open: 'waits for the owner',
  accepted: 'accepted',
  refused: 'refused',
};

/** The list as it is, as it was when the suggestion was made, and the rules to bring them together. */
async function readSides(id: string, { base, list }: Suggestion): Promise<SuggestedChange | string> {
  const [now, then] = await Promise.all([
    ask('GET /api/v1/lists/{id}', { params: { id } }),
    ask('GET /api/v1/lists/{id}/versions/{n}', { params: { id, n: base } }),
  ]);
  const { isSystemSlug, loadSystem } = await import('@/lib/rules');
  if (!now.ok || !then.ok || !isSystemSlug(now.data.system)) return 'The list could not be read.';
  return {
    system: await loadSystem(now.data.system),
    base: then.data.list,
    mine: now.data.list,
    theirs: list,
    version: now.data.version,
  };
}

/** What was suggested for a list, with its changes in words. The owner accepts or refuses; whoever suggested may take it back. */
export function Suggestions({
  id,
  you,
  suggestions,
}: {
  readonly id: string;
  readonly you: 'owner' | 'edit' | 'suggest';
  readonly suggestions: readonly Suggestion[];
}) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [accepts, setAccepts] = useState<{
    readonly suggestion: Suggestion;
    readonly sides: SuggestedChange;
  }>();
  const done = async (asked: Promise<Answer<unknown>>, text: string) => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    setAccepts(undefined);
    toast(answer.ok ? { text } : { text: sayProblem(answer.problem), tone: 'bad' });
    router.refresh();
  };
  const look = async (suggestion: Suggestion) => {
    setBusy(true);
    const sides = await readSides(id, suggestion).catch(() => 'The list could not be loaded.');
    setBusy(false);
    if (typeof sides === 'string') toast({ text: sides, tone: 'bad' });
    else setAccepts({ suggestion, sides });
  };
  const at = ({ id: suggestion }: Suggestion) => ({ params: { id, suggestion } });
  return (
    <section aria-labelledby="suggestions" className="space-y-3">
      <h2 id="suggestions" className="text-2xl">
        Suggestions
      </h2>
      {suggestions.length === 0 && (
        <p className="sheet p-4 text-quiet">
          Nothing was suggested yet.
          {you === 'suggest' && ' Open the list, change it, and press Suggest.'}
        </p>
      )}
      <ul className="space-y-3">
        {suggestions.map((suggestion) => (
          <li key={suggestion.id} className="sheet p-4">
            <p className="flex flex-wrap items-baseline justify-between gap-2">
              <b>{suggestion.mine ? 'You' : (suggestion.author ?? 'A player')}</b>
              <span className="text-sm text-quiet">
                from version {suggestion.base},{' '}
                <time dateTime={suggestion.createdAt}>{suggestion.createdAt.slice(0, 10)}</time>,{' '}
                {ends[suggestion.state]}
                {suggestion.became !== null && ` as version ${suggestion.became}`}
              </span>
            </p>
            {suggestion.note && <p className="mt-1 wrap-anywhere">“{suggestion.note}”</p>}
            <Differences changes={suggestion.changes} inVerdict={[]} none="It changes nothing." />
            {suggestion.state === 'open' && (
              <div className="mt-3 flex flex-wrap gap-2">
                {you === 'owner' && (
                  <>
                    <button
                      type="button"
                      className="button button-primary"
                      disabled={busy}
                      onClick={() => void look(suggestion)}
                    >
                      Accept …
                    </button>
                    <button
                      type="button"
                      className="button"
                      disabled={busy}
                      onClick={() =>
                        void done(
                          ask('PUT /api/v1/lists/{id}/suggestions/{suggestion}', {
                            ...at(suggestion),
                            body: { do: 'refuse' },
                          }),
                          'Refused. The list stays as it is.',
                        )
                      }
                    >
                      Refuse
                    </button>
                  </>
                )}
                {suggestion.mine && (
                  <button
                    type="button"
                    className="button"
                    disabled={busy}
                    onClick={() =>
                      void done(
                        ask('DELETE /api/v1/lists/{id}/suggestions/{suggestion}', at(suggestion)),
                        'Taken back.',
                      )
                    }
                  >
                    Take it back
                  </button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {accepts && (
        <AcceptDialog
          sides={accepts.sides}
          busy={busy}
          onClose={() => setAccepts(undefined)}
          onAccept={(list) =>
            void done(
              ask('PUT /api/v1/lists/{id}/suggestions/{suggestion}', {
                ...at(accepts.suggestion),
                body: { do: 'accept', version: accepts.sides.version, list },
              }),
              `Accepted as version ${accepts.sides.version + 1}.`,
            )
          }
        />
      )}
    </section>
  );
}

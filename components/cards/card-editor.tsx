'use client';

import { useRouter } from 'next/navigation';
import { useSystem } from '@/components/catalogue/use-system';
import { sendOnce } from '@/components/ui/ask-once';
import { lazyPart } from '@/components/ui/lazy-part';
import { ask, madeBefore, sayProblem } from '@/lib/api/client';
import type { OwnCard } from '@/lib/rules';

const loading = () => (
  <p role="status" className="animate-pulse text-quiet">
    Loading the designer …
  </p>
);
const CardDesigner = lazyPart(() => import('./card-designer').then((m) => m.CardDesigner), loading);

interface EditedCard {
  readonly id: string;
  readonly version: number;
  readonly card: OwnCard;
}

/** The designer on a card of one’s own: a new one, or one that is kept in the account. */
export function CardEditor({
  slug,
  taken,
  edited,
}: {
  readonly slug: string;
  readonly taken: readonly string[];
  readonly edited?: EditedCard;
}) {
  const system = useSystem(slug);
  const router = useRouter();
  const what = `card.${edited?.id ?? `new.${slug}`}`;
  if (!system) return loading();
  const save = async (card: OwnCard): Promise<string | undefined> => {
    const body = { system: slug, card };
    const answer = edited
      ? await ask('PUT /api/v1/cards/{id}', {
          params: { id: edited.id },
          body,
          ifMatch: `"${edited.version}"`,
        })
      : await sendOnce(what, body, (sent, idempotencyKey) =>
          ask('POST /api/v1/cards', { body: sent, idempotencyKey }),
        );
    if (answer.ok || madeBefore(answer) !== undefined) {
      router.push('/cards');
      router.refresh();
      return undefined;
    }
    if (answer.status === 412)
      return 'It was changed elsewhere in the meantime, and nothing was overwritten. Open it anew: what you have here is kept.';
    return sayProblem(answer.problem);
  };
  return (
    <CardDesigner
      system={system}
      taken={taken}
      {...(edited ? { card: edited.card, keepId: true } : {})}
      keptAs={{ what, version: edited?.version ?? 0 }}
      saveLabel={edited ? 'Save the card' : 'Keep the card'}
      onSave={save}
    />
  );
}

import { sendOnce } from '@/components/ui/ask-once';
import { ask, madeBefore, type Answer } from '@/lib/api/client';
import type { Agreement } from '@/lib/rules';
import type { EditorProps } from './beginning';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

const replace = (id: string, version: number, agreement: Agreement) =>
  ask('PUT /api/v1/agreements/{id}', { params: { id }, body: agreement, ifMatch: `"${version}"` });

/** The answer, or what was made where only the answer is lost. */
function orMade<T>(answer: Answer<T>) {
  const id = answer.ok ? undefined : madeBefore(answer);
  return id === undefined ? answer : ask('GET /api/v1/agreements/{id}', { params: { id } });
}

/** Saves what the form holds: as a new version, as a fork that remembers its origin, or as something new. */
export async function saveAgreement(
  agreement: Agreement,
  { edited, forkOf, source }: Pick<EditorProps, 'edited' | 'forkOf' | 'source'>,
) {
  if (edited) return replace(edited.id, edited.version, agreement);
  if (forkOf === undefined)
    return orMade(
      await sendOnce('agreement', agreement, (body, idempotencyKey) =>
        ask('POST /api/v1/agreements', { body, idempotencyKey }),
      ),
    );
  const same = isSameValue({ ...agreement, name: '' }, { ...source, name: '' });
  // What was changed before the first save is told from the original by being the second version.
  const fork = same ? { name: agreement.name } : { agreement };
  return orMade(
    await sendOnce(`fork.${forkOf}`, fork, (body, idempotencyKey) =>
      ask('POST /api/v1/agreements/{id}/forks', { params: { id: forkOf }, body, idempotencyKey }),
    ),
  );
}

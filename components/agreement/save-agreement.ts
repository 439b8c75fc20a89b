import { ask } from '@/lib/api/client';
import type { Agreement } from '@/lib/rules';
import type { EditorProps } from './beginning';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

const replace = (id: string, version: number, agreement: Agreement) =>
  ask('PUT /api/v1/agreements/{id}', { params: { id }, body: agreement, ifMatch: `"${version}"` });

/** Saves what the form holds: as a new version, as a fork that remembers its origin, or as something new. */
export async function saveAgreement(
  agreement: Agreement,
  { edited, forkOf, source }: Pick<EditorProps, 'edited' | 'forkOf' | 'source'>,
) {
  if (edited) return replace(edited.id, edited.version, agreement);
  if (forkOf === undefined) return ask('POST /api/v1/agreements', { body: agreement });
  const fork = await ask('POST /api/v1/agreements/{id}/forks', {
    params: { id: forkOf },
    body: { name: agreement.name },
  });
  const same = isSameValue({ ...agreement, name: '' }, { ...source, name: '' });
  // What was changed before the first save is told from the original by being the second version.
  return fork.ok && !same ? replace(fork.data.id, fork.data.version, agreement) : fork;
}

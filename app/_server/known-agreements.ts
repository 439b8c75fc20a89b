import 'server-only';
import type { KnownAgreement } from '@/components/builder/start/agreement-choice';
import { listAgreementNames, listAgreements } from '@/lib/db/agreements/agreements';
import type { UserId } from '@/lib/db/ids';

/** So many of the newest come whole with a page; the rest are fetched when they are chosen. */
const WHOLE = 100;

/** The agreements of a person for one system, for the builder's choice. */
export async function knownAgreements(owner: UserId, system: string): Promise<readonly KnownAgreement[]> {
  const [{ data: newest }, names] = await Promise.all([
    listAgreements(owner, { system, limit: WHOLE }),
    listAgreementNames(owner, system),
  ]);
  const whole = new Map(newest.map(({ id, agreement }) => [id, agreement]));
  return names.map(({ id, name }) => {
    const agreement = whole.get(id);
    return { id, name, ...(agreement ? { agreement } : {}) };
  });
}

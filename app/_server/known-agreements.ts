import 'server-only';
import type { KnownAgreement } from '@/components/builder/start/agreement-choice';
import { listAgreements } from '@/lib/db/agreements/agreements';
import type { UserId } from '@/lib/db/ids';

/** The agreements of a person for one system, for the builder's choice. */
export async function knownAgreements(owner: UserId, system: string): Promise<readonly KnownAgreement[]> {
  const page = await listAgreements(owner, { system, limit: 100 });
  return page.data.map(({ id, agreement }) => ({ id, agreement }));
}

import 'server-only';
import type { Agreement } from '@/lib/rules';
import { findUsableAgreement } from '@/lib/db/agreement-access';
import { findSharedAgreement, type SavedAgreement } from '@/lib/db/agreements';
import type { UserId } from '@/lib/db/ids';
import { refused, type Problem } from '@/lib/api/problem';

interface Who {
  readonly id: UserId;
}

/** An agreement that this person may use: one of his own by id, or anybody's by share id. */
export const usableAgreement = (user: Who | undefined, id: string): Promise<SavedAgreement | undefined> =>
  user ? findUsableAgreement(user.id, id) : findSharedAgreement(id);

export const unknownAgreement = (path: readonly (string | number)[]): Problem =>
  refused('invalid_request', [
    { path, code: 'unknown_agreement', message: 'There is no such agreement, or it is not yours.' },
  ]);

export const otherSystem = (agreement: Agreement, path: readonly (string | number)[]): Problem =>
  refused('invalid_request', [
    { path, code: 'wrong_system', message: `The agreement “${agreement.name}” is for ${agreement.system}.` },
  ]);

/** A saved agreement as the API shows it. */
export const showAgreement = (saved: SavedAgreement, mine: boolean) => ({
  ...summarizeAgreement(saved),
  mine,
  agreement: saved.agreement,
});

export const summarizeAgreement = (saved: SavedAgreement & { readonly restorableUntil?: string }) => ({
  id: saved.id,
  shareId: saved.shareId,
  version: saved.version,
  system: saved.system,
  name: saved.name,
  forkOf: saved.forkOf ?? null,
  createdAt: saved.createdAt,
  updatedAt: saved.updatedAt,
  ...(saved.restorableUntil === undefined ? {} : { restorableUntil: saved.restorableUntil }),
});

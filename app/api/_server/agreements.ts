import 'server-only';
import {
  contradictionsOf,
  isSystemSlug,
  loadSystem,
  type Agreement,
  type FoundContradiction,
} from '@/lib/rules';
import { agreementCode, codeUnder } from '@/lib/seal';
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

/** Contradictions as the API shows them. */
export const showContradictions = (found: readonly FoundContradiction[]) =>
  found.map((c) => ({ ...c, winner: c.winner ?? null }));

/** A saved agreement as the API shows it. What was saved once is shown for ever, also when its system reads it no longer. */
export const showAgreement = async (saved: SavedAgreement, mine: boolean) => {
  const system = isSystemSlug(saved.system) ? await loadSystem(saved.system) : undefined;
  const found = system && contradictionsOf(system, saved.agreement);
  return {
    ...summarizeAgreement(saved),
    mine,
    code: system ? codeUnder(system, saved.agreement) : agreementCode(saved.agreement),
    agreement: saved.agreement,
    contradictions: found?.ok ? showContradictions(found.value) : [],
  };
};

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

import 'server-only';
import {
  changesOf,
  contradictionsOf,
  isSystemSlug,
  loadSystem,
  type Agreement,
  type AnySystem,
  type FoundContradiction,
} from '@/lib/rules';
import { agreementCode, codeUnder } from '@/lib/seal';
import { findUsableAgreement } from '@/lib/db/agreements/agreement-access';
import {
  findSharedAgreement,
  countUse,
  type PublishedAgreement,
  type SavedAgreement,
} from '@/lib/db/agreements/agreements';
import type { UserId } from '@/lib/db/ids';
import { refused, type Problem } from '@/lib/api/problem';
import { showHiding } from './moderation';

interface Who {
  readonly id: UserId;
}

/** An agreement that this person may use: one of his own by id, or anybody's by share id. */
export const usableAgreement = (user: Who | undefined, id: string): Promise<SavedAgreement | undefined> =>
  user ? findUsableAgreement(user.id, id) : findSharedAgreement(id, undefined);

/** For an agreement that is named and cannot be used; `path` leads to where the request names it. */
export const unknownAgreement = (path: readonly (string | number)[]): Problem =>
  refused('invalid_request', [
    { path, code: 'unknown_agreement', message: 'There is no such agreement, or it is not yours.' },
  ]);

/** An agreement that was sent whole or by its id; undefined where none was. */
export async function agreementFor(
  user: Who | undefined,
  given: Agreement | string | undefined,
  path: readonly (string | number)[],
): Promise<Agreement | undefined | Problem> {
  if (typeof given !== 'string') return given;
  return (await usableAgreement(user, given))?.agreement ?? unknownAgreement(path);
}

/** For an agreement of another game than the one in hand. */
export const otherSystem = (agreement: Agreement, path: readonly (string | number)[]): Problem =>
  refused('invalid_request', [
    { path, code: 'wrong_system', message: `The agreement “${agreement.name}” is for ${agreement.system}.` },
  ]);

/** Contradictions as the API shows them. */
export const showContradictions = (found: readonly FoundContradiction[]) =>
  found.map((c) => ({ ...c, winner: c.winner ?? null }));

const codeOf = (system: AnySystem | undefined, agreement: Agreement): string =>
  system ? codeUnder(system, agreement) : agreementCode(agreement);

/** A saved agreement as the API shows it. What was saved once is shown for ever, also when its system reads it no longer. */
export const showAgreement = async (saved: SavedAgreement, mine: boolean) => {
  const system = isSystemSlug(saved.system) ? await loadSystem(saved.system) : undefined;
  const found = system && contradictionsOf(system, saved.agreement);
  return {
    ...summarizeAgreement(saved),
    mine,
    code: codeOf(system, saved.agreement),
    agreement: saved.agreement,
    contradictions: found?.ok ? showContradictions(found.value) : [],
    publishedAt: saved.publishedAt ?? null,
    hidden: mine ? await showHiding(saved) : null,
    use: mine || saved.publishedAt !== undefined ? await countUse(saved) : null,
  };
};

/** An agreement of the public list. */
export async function showPublished({ use, ...saved }: PublishedAgreement) {
  const system = isSystemSlug(saved.system) ? await loadSystem(saved.system) : undefined;
  return {
    shareId: saved.shareId,
    version: saved.version,
    system: saved.system,
    name: saved.name,
    code: codeOf(system, saved.agreement),
    changes: system ? changesOf(system, saved.agreement).map(({ text }) => text) : [],
    use,
    publishedAt: saved.publishedAt ?? saved.updatedAt,
    updatedAt: saved.updatedAt,
  };
}

/** A row of a collection: what an agreement is, without its settings. */
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

import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { authSecret } from '@/lib/auth/secret';
import { findListById, type SavedList } from '@/lib/db/lists/lists';
import { isSystemSlug, loadSystem, openCopyOf } from '@/lib/rules';
import { codeUnder, commit } from '@/lib/seal';
import { judgedOfSaved } from './judged';

/** Digits of a key that only this server can make; for each purpose another one. */
const keyed = async (purpose: string, text: string): Promise<string> =>
  createHmac('sha256', await authSecret())
    .update(`${purpose} ${text}`)
    .digest('hex')
    .slice(0, 32);

/**
 * The code of a list's opponent's copy: its id, which opens nothing, and 128 bits that only this server can reckon. The
 * share id does not go into it, so nobody gets from the copy to the whole list.
 */
const codeOf = async (id: string): Promise<string> => `${id}-${await keyed('open copy', id)}`;

/** Ties a version of a list to its opponent's copy. The salt goes with the whole list only. */
export async function sealOf(saved: SavedList) {
  const salt = await keyed('salt', `${saved.id} ${saved.version}`);
  const system = isSystemSlug(saved.system) ? await loadSystem(saved.system) : undefined;
  return {
    version: saved.version,
    commitment: commit(saved.list, salt),
    salt,
    openCopy: system?.openCopy ? await codeOf(saved.id) : null,
  };
}

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** A list without its secrets, for whoever has the code, and what a page needs to draw it. */
export async function openCopyByCode(code: string) {
  const id = /^([0-9a-z]+)-[0-9a-f]{32}$/.exec(code)?.[1];
  if (id === undefined || !same(code, await codeOf(id))) return undefined;
  const saved = await findListById(id);
  if (!saved) return undefined;
  const found = await judgedOfSaved(saved, undefined);
  if (!found?.system.openCopy) return undefined;
  const { system, agreement, judged } = found;
  const { list, leftOut } = openCopyOf(system, saved.list);
  const budget = judged?.verdict.budget;
  return {
    system,
    agreement,
    /** Of the verdict no more is told than its outcome: what was spent would tell of the secrets. */
    shown: {
      list,
      system: system.slug,
      version: saved.version,
      agreement: agreement.name,
      agreementCode: codeUnder(system, agreement),
      legal: judged?.verdict.legal ?? null,
      agreed: budget?.limit === undefined ? null : { name: budget.name, limit: budget.limit },
      leftOut,
      commitment: (await sealOf(saved)).commitment,
    },
  };
}

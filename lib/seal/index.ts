import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { settle, type Agreement, type AnySystem, type List } from '@/lib/rules';
import { canonicalValue } from '@/lib/rules/kernel/canonical-value';

/** Crockford's letters and digits: none that a hand mistakes for another. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

const digest = (text: string): Uint8Array => sha256(utf8ToBytes(text));

/**
 * The short code of an agreement: eight letters over what binds the players, its name aside. It stands on everything that
 * is judged under it, so that two tables can see at a glance whether they agreed on the same.
 */
export function agreementCode({ name: _, ...binding }: Agreement): string {
  const sets = {
    ...binding,
    banned: [...binding.banned].sort(),
    allowed: binding.allowed && [...binding.allowed].sort(),
    cards: [...binding.cards].sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
  const bytes = digest(canonicalValue(sets));
  const code = Array.from({ length: 8 }, (_unused, i) => LETTERS[bytes[i]! & 31]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The short code of an agreement as its system reads it: what is set to its default says nothing. */
export const codeUnder = (system: AnySystem, agreement: Agreement): string =>
  agreementCode(settle(system, agreement));

/**
 * The commitment to a list: SHA-256, in hex, over the salt, a full stop and the list in canonical JSON. Whoever knows it
 * can check the revealed list with any tool; nobody can read the list from it as long as the salt is secret.
 * @param salt 32 random hex digits at least, made where the list is sealed
 */
export const commit = (list: List, salt: string): string =>
  bytesToHex(digest(`${salt}.${canonicalValue(list)}`));

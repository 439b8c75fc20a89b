import 'server-only';
import { hash, verify } from '@node-rs/argon2';

/** Any characters; length is what counts. */
export const passwordLength = { min: 10, max: 200 } as const;

/** Is it neither too short nor too long? */
export const isPassword = (text: string): boolean => {
  const length = [...text].length;
  return length >= passwordLength.min && length <= passwordLength.max;
};

/** Keyboards write the same letter in more than one way; it must not matter on which one somebody signs in. */
const sameLetters = (password: string): string => password.normalize('NFKC');

/** Argon2id with 19 MiB, two passes, one lane: OWASP's recommendation and the package's default. */
export const hashPassword = (password: string): Promise<string> => hash(sameLetters(password));

let nobody: Promise<string> | undefined;

/** A hash that no password fits, made as all others are. */
const nobodysHash = (): Promise<string> =>
  (nobody ??= hashPassword(Array.from(crypto.getRandomValues(new Uint8Array(32))).join(' ')));

/** Is it the password? Without a hash it takes just as long, and the answer is no: nobody learns whether there is one. */
export async function fitsPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobodysHash()), sameLetters(password));
  return fits && passwordHash !== undefined;
}

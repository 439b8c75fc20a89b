import 'server-only';
import { z } from 'zod';
import { admitRegistration } from '../db/attempts';
import { createUser } from '../db/users';
import { hashPassword, isPassword, passwordLength } from './password';

const Form = z.strictObject({
  email: z.string().trim().max(254).pipe(z.email('This is not an e-mail address.')),
  password: z
    .string()
    .refine(isPassword, `A password has ${passwordLength.min} to ${passwordLength.max} characters.`),
  name: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^[^\p{C}]*$/u, 'A name is one line of letters.')
    .optional(),
});

export type Registration =
  /** The account exists now: it was made, or somebody had it already. Nothing tells the two apart. */
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'unfit';
      readonly problems: readonly { readonly path: readonly (string | number)[]; readonly message: string }[];
    }
  | { readonly ok: false; readonly reason: 'limited'; readonly retryAfterSeconds: number };

/**
 * Opens an account. The answer says no word on whether the address had one: the password is hashed in either case, and
 * an account that exists stays as it is. Whoever registered signs in next, with the password he chose.
 */
export async function register(
  given: { readonly email: string; readonly password: string; readonly name?: string | undefined },
  address: string,
): Promise<Registration> {
  const form = Form.safeParse(given);
  if (!form.success)
    return {
      ok: false,
      reason: 'unfit',
      problems: form.error.issues.map((issue) => ({
        path: issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
        message: issue.message,
      })),
    };
  const admission = await admitRegistration(address);
  if (!admission.ok) return { ok: false, reason: 'limited', retryAfterSeconds: admission.retryAfterSeconds };
  const { email, password, name } = form.data;
  await createUser({ email, passwordHash: await hashPassword(password), ...(name ? { name } : {}) });
  return { ok: true };
}

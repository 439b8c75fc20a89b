'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '@/components/ui/text-field';
import { useAlive } from '@/components/ui/use-alive';
import { ask, sayProblem } from '@/lib/api/client';
import { signInHere } from './sign-in-here';

const Form = z.object({
  current: z.string().min(1, 'The present password is needed.').max(200),
  next: z
    .string()
    .refine((text) => [...text].length >= 10, 'A password has at least 10 characters.')
    .max(200),
});
type Form = z.infer<typeof Form>;

const isField = (at: unknown): at is keyof Form => at === 'current' || at === 'next';

/** A new password for who knows the old one. All other sessions end; this browser is signed in again at once. */
export function PasswordForm({ email }: { readonly email: string }) {
  const { register, handleSubmit, formState, reset, setError } = useForm<Form>({
    resolver: zodResolver(Form),
  });
  const [said, setSaid] = useState('');
  const alive = useAlive();
  const { errors, isSubmitting } = formState;

  const change = handleSubmit(async ({ current, next }) => {
    setSaid('');
    const answer = await ask('PUT /api/v1/account/password', { body: { current, next } });
    if (answer.ok) {
      const against = await signInHere(email, next);
      reset();
      return setSaid(
        against === undefined
          ? 'The password is changed. Every other session has ended.'
          : 'The password is changed, and every session has ended. Sign in with it.',
      );
    }
    const fault = answer.problem.errors?.[0];
    const at = fault?.path[0];
    if (fault && isField(at)) setError(at, { message: fault.message });
    else setSaid(sayProblem(answer.problem));
  });

  return (
    <form className="max-w-md space-y-3" noValidate onSubmit={(e) => void change(e)}>
      {/* Lets password keepers know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Present password"
        type="password"
        autoComplete="current-password"
        error={errors.current?.message}
        {...register('current')}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        help="10 to 200 characters, any of them."
        error={errors.next?.message}
        {...register('next')}
      />
      {/* Until the page is alive the browser would send the form itself, with the passwords in the address. */}
      <button type="submit" className="button" disabled={!alive || isSubmitting}>
        Change the password
      </button>
      <p role="status" className="min-h-5 text-sm">
        {said}
      </p>
    </form>
  );
}

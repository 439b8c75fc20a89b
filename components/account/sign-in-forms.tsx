'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { signIn } from 'next-auth/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '@/components/ui/text-field';
import { useAlive } from '@/components/ui/use-alive';
import { ask, sayProblem } from '@/lib/api/client';
import { signInHere } from './sign-in-here';

const Form = z.object({
  email: z.email('This is not an e-mail address.').max(254),
  password: z.string().min(1, 'A password is needed.').max(200),
  name: z.string().max(80).optional(),
});
type Form = z.infer<typeof Form>;

const NewAccount = Form.extend({
  password: z.string().min(10, 'A password has at least 10 characters.').max(200),
});
const providerNames = { github: 'GitHub', google: 'Google' } as const;

/** Sign in, or open an account and be signed in; the same words whether an address is known or not. */
export function SignInForms({
  to,
  providers,
  error,
}: {
  readonly to: string;
  readonly providers: readonly ('github' | 'google')[];
  readonly error?: string;
}) {
  const [mode, setMode] = useState<'in' | 'new'>('in');
  const [said, setSaid] = useState(error);
  const alive = useAlive();
  const { register, handleSubmit, formState } = useForm<Form>({
    resolver: zodResolver(mode === 'in' ? Form : NewAccount),
  });

  const submit = handleSubmit(async ({ email, password, name }) => {
    setSaid(undefined);
    if (mode === 'new') {
      const made = await ask('POST /api/v1/account', {
        body: { email, password, ...(name?.trim() ? { name: name.trim() } : {}) },
      });
      if (!made.ok) return setSaid(sayProblem(made.problem));
    }
    const against = await signInHere(email, password);
    if (against === undefined) return window.location.assign(to);
    setSaid(
      against !== 'wrong'
        ? against
        : mode === 'new'
          ? 'An account could not be opened with these. If the address is yours already, sign in with its password.'
          : 'E-mail or password is wrong.',
    );
  });

  return (
    <div className="sheet p-5">
      <div role="group" aria-label="What you want" className="mb-4 grid grid-cols-2 gap-2">
        {(['in', 'new'] as const).map((m) => (
          <button
            key={m}
            type="button"
            aria-pressed={mode === m}
            className={`button ${mode === m ? 'border-brand bg-sunk' : ''}`}
            onClick={() => setMode(m)}
          >
            {m === 'in' ? 'I have an account' : 'Open an account'}
          </button>
        ))}
      </div>
      <form className="space-y-4" onSubmit={(e) => void submit(e)} noValidate>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        {mode === 'new' && (
          <TextField
            label="Name (optional)"
            autoComplete="nickname"
            error={formState.errors.name?.message}
            {...register('name')}
          />
        )}
        <TextField
          label="Password"
          type="password"
          autoComplete={mode === 'in' ? 'current-password' : 'new-password'}
          error={formState.errors.password?.message}
          {...(mode === 'new' ? { help: 'At least 10 characters; a sentence is fine.' } : {})}
          {...register('password')}
        />
        <p role="alert" className="min-h-5 text-sm text-bad">
          {said}
        </p>
        {/* Until the page is alive the browser would send the form itself, with the password in the address. */}
        <button
          type="submit"
          className="button button-primary w-full"
          disabled={!alive || formState.isSubmitting}
        >
          {mode === 'in' ? 'Sign in' : 'Open the account'}
        </button>
      </form>
      {providers.map((provider) => (
        <button
          key={provider}
          type="button"
          className="button mt-3 w-full"
          onClick={() => void signIn(provider, { callbackUrl: to })}
        >
          Go on with {providerNames[provider]}
        </button>
      ))}
    </div>
  );
}

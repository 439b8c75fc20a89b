'use client';

import { signIn } from 'next-auth/react';
import { useState, type FormEvent } from 'react';
import { TextField } from '@/components/ui/text-field';
import { ask, sayProblem } from '@/lib/api/client';

/** A new password for who knows the old one. All other sessions end; this browser is signed in again at once. */
export function PasswordForm({ email }: { readonly email: string }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [wrong, setWrong] = useState<{ readonly at: string; readonly message: string }>();
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const change = async (event: FormEvent) => {
    event.preventDefault();
    setWrong(undefined);
    setSaid('');
    if ([...next].length < 10)
      return setWrong({ at: 'next', message: 'A password has at least 10 characters.' });
    setBusy(true);
    const answer = await ask('PUT /api/v1/account/password', { body: { current, next } });
    if (answer.ok) {
      await signIn('credentials', { email, password: next, redirect: false });
      setCurrent('');
      setNext('');
      setSaid('The password is changed. Every other session has ended.');
    } else {
      const fault = answer.problem.errors?.[0];
      if (fault) setWrong({ at: String(fault.path[0] ?? ''), message: fault.message });
      else setSaid(sayProblem(answer.problem));
    }
    setBusy(false);
  };
  return (
    <form className="max-w-md space-y-3" noValidate onSubmit={(e) => void change(e)}>
      {/* Lets password keepers know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Present password"
        type="password"
        autoComplete="current-password"
        value={current}
        error={wrong?.at === 'current' ? wrong.message : undefined}
        onChange={(e) => setCurrent(e.target.value)}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        help="10 to 200 characters, any of them."
        value={next}
        error={wrong?.at === 'next' ? wrong.message : undefined}
        onChange={(e) => setNext(e.target.value)}
      />
      <button type="submit" className="button" disabled={busy || current === '' || next === ''}>
        Change the password
      </button>
      <p role="status" className="min-h-5 text-sm">
        {said}
      </p>
    </form>
  );
}

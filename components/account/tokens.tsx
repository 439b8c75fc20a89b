'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { sendOnce } from '@/components/ui/ask-once';
import { TextField } from '@/components/ui/text-field';
import { ask, sayProblem } from '@/lib/api/client';

const Form = z.object({
  name: z.string().trim().min(1, 'A token needs a name.').max(120),
  write: z.boolean(),
  moderate: z.boolean(),
  expiresInDays: z.enum(['30', '90', '365']),
});
type Form = z.infer<typeof Form>;

interface Token {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
}

const day = (moment: string | null, otherwise: string): string => moment?.slice(0, 10) ?? otherwise;

/** The tokens of the account: make one, see when each was used, take one back. */
export function Tokens({
  first,
  moderates,
}: {
  /** Those that there are as the page is drawn: fetched later they would push away what stands below. */
  readonly first: readonly Token[];
  readonly moderates: boolean;
}) {
  const [tokens, setTokens] = useState(first);
  const [secret, setSecret] = useState<string>();
  const [said, setSaid] = useState('');
  const { register, handleSubmit, reset, formState } = useForm<Form>({
    resolver: zodResolver(Form),
    defaultValues: { name: '', write: false, moderate: false, expiresInDays: '90' },
  });

  const load = async () => {
    const answer = await ask('GET /api/v1/tokens');
    if (answer.ok) setTokens(answer.data.data);
    else setSaid(sayProblem(answer.problem));
  };

  const make = handleSubmit(async ({ name, write, moderate, expiresInDays }) => {
    const chosen = { read: true, write, moderate };
    const scopes = (['read', 'write', 'moderate'] as const).filter((scope) => chosen[scope]);
    const body = { name, scopes, expiresInDays: Number(expiresInDays) };
    // Its secret is told once: an answer that was lost on its way must be had again.
    const made = await sendOnce('token', body, (again, idempotencyKey) =>
      ask('POST /api/v1/tokens', { body: again, idempotencyKey }),
    );
    if (!made.ok) return setSaid(sayProblem(made.problem));
    setSecret(made.data.token);
    setSaid('');
    reset();
    await load();
  });
  const revoke = async (id: string) => {
    const gone = await ask('DELETE /api/v1/tokens/{id}', { params: { id } });
    setSaid(gone.ok ? '' : sayProblem(gone.problem));
    await load();
  };

  return (
    <div className="space-y-4">
      <form
        className={`sheet grid items-end gap-3 p-4 ${moderates ? 'sm:grid-cols-[1fr_auto_auto] md:grid-cols-[1fr_auto_auto_auto_auto]' : 'sm:grid-cols-[1fr_auto_auto_auto]'}`}
        onSubmit={(e) => void make(e)}
        noValidate
      >
        <TextField
          label="Name of the token"
          maxLength={120}
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <label className="text-sm font-semibold">
          Holds for
          <select className="input mt-0.5 font-normal" {...register('expiresInDays')}>
            <option value="30">30 days</option>
            <option value="90">90 days</option>
            <option value="365">a year</option>
          </select>
        </label>
        <label className="flex min-h-11 items-center gap-2 text-sm font-semibold">
          <input type="checkbox" className="size-5" {...register('write')} />
          May write
        </label>
        {moderates && (
          <label className="flex min-h-11 items-center gap-2 text-sm font-semibold">
            <input type="checkbox" className="size-5" {...register('moderate')} />
            May moderate
          </label>
        )}
        <button type="submit" className="button button-primary" disabled={formState.isSubmitting}>
          Make a token
        </button>
      </form>
      {secret && (
        <div role="alert" className="sheet border-good p-4">
          <p className="font-semibold text-good">Copy it now; it is not shown again.</p>
          <code className="mt-1 block break-all">{secret}</code>
        </div>
      )}
      <p role="status" className="text-sm text-bad">
        {said}
      </p>
      {tokens.length === 0 && <p className="text-quiet">There are no tokens yet.</p>}
      {tokens.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {tokens.map((token) => (
            <li key={token.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 flex-1 basis-48">
                <b className="wrap-anywhere">{token.name}</b>
                <span className="block text-sm text-quiet">
                  {token.scopes.join(' and ')}; until {day(token.expiresAt, 'taken back')}; last used{' '}
                  {day(token.lastUsedAt, 'never')}
                </span>
              </span>
              <button
                type="button"
                className="button button-danger button-small"
                aria-label={`Take back ${token.name}`}
                onClick={() => void revoke(token.id)}
              >
                Take back
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

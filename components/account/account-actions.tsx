'use client';

import { useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { ask, sayProblem } from '@/lib/api/client';
import { signOutHere } from './sign-in-here';
import { TakeInFile } from './take-in-file';

/** Leave with everything, leave for now, or leave for good. */
export function AccountActions({ email }: { readonly email: string }) {
  const [deleting, setDeleting] = useState(false);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const remove = async () => {
    const gone = await ask('DELETE /api/v1/account', { body: { confirm: 'delete my account' } });
    if (!gone.ok) return setSaid(sayProblem(gone.problem));
    // Its sessions went with it.
    if ((await signOutHere()) !== undefined) window.location.assign('/');
  };
  const leave = async () => {
    const why = await signOutHere();
    if (why !== undefined) toast({ text: why, tone: 'bad' });
  };
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <a className="button" href="/api/v1/account/export" download="muster.json">
          Download everything
        </a>
        <TakeInFile />
        <button type="button" className="button" onClick={() => void leave()}>
          Sign out
        </button>
        <button type="button" className="button button-danger" onClick={() => setDeleting(true)}>
          Delete the account
        </button>
      </div>
      {deleting && (
        <Modal title="Delete the account" onClose={() => setDeleting(false)}>
          <p className="mb-3">
            All lists, agreements, cards, boards and tokens go with it, and the tables that you host, for
            everybody who sits there; links to them stop working. At tables of others your seat is open again.
            This cannot be undone. Drafts in this browser stay.
          </p>
          <TextField
            label={`Type ${email} to go on`}
            value={typed}
            onChange={(e) => setTyped(e.target.value)}
            autoComplete="off"
          />
          <p role="alert" className="my-2 min-h-5 text-sm text-bad">
            {said}
          </p>
          <button
            type="button"
            className="button button-danger"
            disabled={typed.trim().toLowerCase() !== email.toLowerCase()}
            onClick={() => void remove()}
          >
            Delete for good
          </button>
        </Modal>
      )}
    </div>
  );
}

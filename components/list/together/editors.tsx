'use client';

import { Link2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { ask, type Answer, sayProblem } from '@/lib/api/client';
import type { Operation, ReceivedOf } from '@/lib/api/contract';
import { CopyField } from '../share/copy-field';

type Hands = ReceivedOf<Extract<Operation, { readonly id: 'getEditors' }>>;
type Editor = Hands['editors'][number];
type Role = Editor['role'];

const may: Readonly<Record<Role, string>> = { edit: 'saves versions', suggest: 'suggests changes' };

/** Who works on a list. Its owner opens and closes the link, says who may do what, and ends a part; an editor leaves. */
export function Editors({
  id,
  name,
  origin,
  hands: { you, owner, editors, invite },
}: {
  readonly id: string;
  readonly name: string;
  /** Of this server, as people type it. */
  readonly origin: string;
  readonly hands: Hands;
}) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const isOwner = you === 'owner';
  const done = async (asked: Promise<Answer<unknown>>, text: string) => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    toast(answer.ok ? { text } : { text: sayProblem(answer.problem), tone: 'bad' });
    router.refresh();
    return answer.ok;
  };
  const setInvite = (role: Role | null) =>
    done(
      ask('PUT /api/v1/lists/{id}/editors', { params: { id }, body: { invite: role } }),
      role === null ? 'The link is closed. Who came in by it stays.' : 'The link is open.',
    );
  const setRole = ({ id: editor }: Editor, role: Role) =>
    done(
      ask('PUT /api/v1/lists/{id}/editors/{editor}', { params: { id, editor }, body: { role } }),
      'Changed.',
    );
  const remove = async (editor: Editor) => {
    const gone = await done(
      ask('DELETE /api/v1/lists/{id}/editors/{editor}', { params: { id, editor: editor.id } }),
      editor.you
        ? 'You have no part in the list any more.'
        : `${editor.name ?? 'A player'} has no part in it any more.`,
    );
    if (gone && editor.you) router.push('/lists');
  };
  return (
    <>
      <section aria-labelledby="hands" className="space-y-3">
        <h2 id="hands" className="text-2xl">
          Who works on it
        </h2>
        <ul className="space-y-2">
          <li className="sheet p-3">
            <b>{isOwner ? 'You' : (owner.name ?? 'A player')}</b>{' '}
            <span className="text-quiet">the owner</span>
          </li>
          {editors.map((editor) => {
            const who = editor.you ? 'You' : (editor.name ?? 'A player');
            return (
              <li key={editor.id} className="sheet flex flex-wrap items-center justify-between gap-2 p-3">
                <span className="min-w-0 wrap-anywhere">
                  <b>{who}</b>{' '}
                  <span className="text-quiet">
                    {isOwner ? 'since' : `${may[editor.role]}, since`}{' '}
                    <time dateTime={editor.since}>{editor.since.slice(0, 10)}</time>
                  </span>
                </span>
                <span className="flex items-center gap-2">
                  {isOwner && (
                    <select
                      aria-label={`What ${who} may do`}
                      className="input w-auto"
                      value={editor.role}
                      disabled={busy}
                      onChange={(e) => void setRole(editor, e.target.value as Role)}
                    >
                      <option value="edit">saves versions</option>
                      <option value="suggest">suggests changes</option>
                    </select>
                  )}
                  {(isOwner || editor.you) && (
                    <button
                      type="button"
                      className="button button-small button-danger"
                      aria-label={editor.you ? 'Leave the list' : `Remove ${who}`}
                      disabled={busy}
                      onClick={() => void remove(editor)}
                    >
                      {editor.you ? 'Leave' : 'Remove'}
                    </button>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
      {isOwner && (
        <section aria-labelledby="invitation" className="space-y-3">
          <h2 id="invitation" className="text-2xl">
            Invite others
          </h2>
          {invite ? (
            <>
              <p className="text-quiet">
                Whoever is signed in and opens this link {may[invite.role]} of “{name}”.
              </p>
              <CopyField label="Invitation" value={`${origin}/lists/join/${invite.code}`} />
              <div className="flex flex-wrap gap-2">
                <button
                  type="button"
                  className="button"
                  disabled={busy}
                  onClick={() => void setInvite(invite.role === 'edit' ? 'suggest' : 'edit')}
                >
                  {invite.role === 'edit' ? 'Let newcomers only suggest' : 'Let newcomers save'}
                </button>
                <button type="button" className="button" disabled={busy} onClick={() => void setInvite(null)}>
                  Close the link
                </button>
              </div>
            </>
          ) : (
            <>
              <p className="text-quiet">
                A link lets others work on this list with you. You can close it, and end anybody’s part, at
                any time.
              </p>
              <div className="flex flex-wrap gap-2">
                <button
                  type="button"
                  className="button button-primary"
                  disabled={busy}
                  onClick={() => void setInvite('edit')}
                >
                  <Link2 aria-hidden size={18} /> Invite to edit
                </button>
                <button
                  type="button"
                  className="button"
                  disabled={busy}
                  onClick={() => void setInvite('suggest')}
                >
                  Invite to suggest
                </button>
              </div>
            </>
          )}
        </section>
      )}
    </>
  );
}

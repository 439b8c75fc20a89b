'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { sayDeleted } from '@/components/ui/bring-back';
import { Modal } from '@/components/ui/modal';
import { TextField } from '@/components/ui/text-field';
import { useIsPast } from '@/components/ui/use-now';
import { ask, sayProblem } from '@/lib/api/client';
import { MOST_SEATS } from '@/lib/rules/kernel/game/seats';
import { LockField } from './lock-field';
import { fieldOfMoment, momentOfField } from './lock-time';
import { TermsSelect, termsOf, type TermsChoice } from './terms-select';
import type { TableNow } from './use-table';

/** A moment that is past by every clock: the server takes it as its own now. */
const AT_ONCE = new Date(0).toISOString();

/** What a host changes: name, seats, agreement, until when lists are taken; or takes the table away. */
export function HostTools({
  table,
  choices,
  onDone,
  onClose,
}: {
  readonly table: TableNow;
  readonly choices: readonly TermsChoice[];
  readonly onDone: (table: TableNow) => void;
  readonly onClose: () => void;
}) {
  const router = useRouter();
  const [opened] = useState(table);
  const [name, setName] = useState(opened.name);
  const [seats, setSeats] = useState(opened.seats.length);
  const [terms, setTerms] = useState('');
  const [said, setSaid] = useState('');
  const [sure, setSure] = useState(false);
  const lockedAt = table.locksAt === null ? '' : fieldOfMoment(table.locksAt);
  const [lock, setLock] = useState(lockedAt);
  const isClosed = useIsPast(table.locksAt);
  const sitting = table.seats.filter((s) => s.taken).length;

  const save = async (closing = false) => {
    const locksAt = closing ? AT_ONCE : (momentOfField(lock) ?? null);
    const answer = await ask('PATCH /api/v1/tables/{id}', {
      params: { id: table.id },
      ifMatch: `"${table.version}"`,
      body: {
        // What was changed here, and nothing that somebody else changed meanwhile.
        ...(name.trim() === opened.name ? {} : { name: name.trim() }),
        ...(table.revealedAt || seats === opened.seats.length ? {} : { seats }),
        ...(terms === '' ? {} : termsOf(terms)),
        ...(closing || lock !== lockedAt ? { locksAt } : {}),
      },
    });
    if (!answer.ok)
      return setSaid(
        answer.status === 412 ? 'The table changed in this moment. Press again.' : sayProblem(answer.problem),
      );
    onDone(answer.data);
    onClose();
  };
  const remove = async () => {
    const answer = await ask('DELETE /api/v1/tables/{id}', {
      params: { id: table.id },
      ifMatch: `"${table.version}"`,
    });
    if (!answer.ok)
      return setSaid(
        answer.status === 412 ? 'The table changed in this moment. Press again.' : sayProblem(answer.problem),
      );
    sayDeleted('tables', table.id, table.name, () => router.refresh());
    router.push('/tables');
  };
  return (
    <Modal title="Change the table" onClose={onClose}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Name of the table"
          required
          maxLength={120}
          value={name}
          onChange={(e) => setName(e.target.value)}
        />
        {!table.revealedAt && (
          <>
            <TextField
              label="Seats"
              type="number"
              min={Math.max(1, sitting)}
              max={MOST_SEATS}
              value={seats}
              help="Only open seats go; to free one, ask its player to leave."
              onChange={(e) => setSeats(Number(e.target.value))}
            />
            <TermsSelect
              label="Another agreement"
              choices={choices}
              value={terms}
              onChange={setTerms}
              none="Keep the one that is there"
              help="Everybody then accepts anew; lists that are in stay in."
            />
            <div className="space-y-2">
              <LockField value={lock} onChange={setLock} />
              {!isClosed && (
                <button
                  type="button"
                  className="button button-small"
                  disabled={name.trim() === ''}
                  onClick={() => void save(true)}
                >
                  Close handing in now
                </button>
              )}
              <p className="text-xs text-quiet">Everybody at the table reads when you change it.</p>
            </div>
          </>
        )}
        <button type="submit" className="button button-primary" disabled={name.trim() === ''}>
          Save
        </button>
        <p role="status" className="min-h-5 text-sm text-bad">
          {said}
        </p>
      </form>
      <div className="mt-2 border-t border-line pt-4">
        {sure ? (
          <>
            <p className="mb-2 text-sm">
              Its link stops working for everybody. For 30 days you can bring it back from your tables.
            </p>
            <button type="button" className="button button-danger" onClick={() => void remove()}>
              Yes, delete it
            </button>
          </>
        ) : (
          <button type="button" className="button button-danger" onClick={() => setSure(true)}>
            Delete this table
          </button>
        )}
      </div>
    </Modal>
  );
}

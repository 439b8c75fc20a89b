'use client';

import { useState } from 'react';
import { Modal } from './modal';
import { TextField } from './text-field';

/** Asks what a thing is to be called. */
export function NameDialog({
  title,
  field = 'Name',
  name: first,
  label,
  onName,
  onClose,
}: {
  readonly title: string;
  /** What the field is called. */
  readonly field?: string;
  readonly name: string;
  /** Of the button. */
  readonly label: string;
  /** @returns what stands against it; undefined where all went well */
  readonly onName: (name: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(first);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const send = async () => {
    setBusy(true);
    const why = await onName(name.trim());
    setBusy(false);
    if (why === undefined) onClose();
    else setRefused(why);
  };
  return (
    <Modal title={title} onClose={onClose}>
      <form
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={field}
          required
          maxLength={120}
          value={name}
          error={refused}
          onChange={(e) => setName(e.target.value)}
        />
        <button type="submit" className="button button-primary" disabled={busy || name.trim() === ''}>
          {label}
        </button>
      </form>
    </Modal>
  );
}

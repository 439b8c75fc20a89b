'use client';

import { useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { TextField } from '@/components/ui/text-field';

/** Asks what a board is to be called. */
export function NameDialog({
  title,
  name: first,
  label,
  onName,
  onClose,
}: {
  readonly title: string;
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
          label="Name"
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

'use client';

import type { ComponentProps } from 'react';
import { FileOrText } from '@/components/ui/file-or-text';
import { Modal } from '@/components/ui/modal';

/** A dialog that asks for a saved text. */
export function OpenText({
  title,
  says,
  onClose,
  ...asked
}: ComponentProps<typeof FileOrText> & {
  readonly title: string;
  readonly says: string;
  readonly onClose: () => void;
}) {
  return (
    <Modal title={title} onClose={onClose}>
      <p className="mb-3 text-sm">{says}</p>
      <FileOrText {...asked} />
    </Modal>
  );
}

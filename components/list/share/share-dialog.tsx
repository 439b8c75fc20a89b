'use client';

import { Share2 } from 'lucide-react';
import { Modal } from '@/components/ui/modal';
import type { Agreement, List } from '@/lib/rules';
import { CopyField } from './copy-field';
import { QrCode } from '@/components/ui/qr-code';
import { useWholeLink } from './use-whole-link';
import { MOST_LENGTH, SAFE_LENGTH } from './whole-link';

/** Every way to hand a list to somebody: the link, the link that holds all of it, and the opponent's copy. */
export function ShareDialog({
  list,
  agreement,
  shareId,
  openCopy,
  commitment,
  onClose,
}: {
  readonly list: List;
  readonly agreement: Agreement;
  /** Absent for a list that is saved nowhere. */
  readonly shareId?: string;
  readonly openCopy?: string | null;
  readonly commitment?: string;
  readonly onClose: () => void;
}) {
  const { origin } = window.location;
  const whole = useWholeLink(list, agreement);
  const link = shareId === undefined ? undefined : `${origin}/l/${shareId}`;
  const shown = link ?? (whole !== '' && whole.length <= SAFE_LENGTH ? whole : undefined);
  return (
    <Modal title="Share" onClose={onClose}>
      <div className="space-y-5">
        {link && (
          <CopyField
            label="Link"
            value={link}
            help="Opens without an account and always shows the newest version. Whoever has it may read, print and copy."
          />
        )}
        {/* Where the device has a sheet for it, the group chat is one touch away. */}
        {shown && typeof navigator.share === 'function' && (
          <button
            type="button"
            className="button button-primary w-full sm:hidden"
            onClick={() => void navigator.share({ title: list.name, url: shown }).catch(() => undefined)}
          >
            <Share2 aria-hidden size={18} /> Send the link
          </button>
        )}
        {shown && (
          <figure className="flex flex-col items-center gap-1">
            <QrCode
              text={shown}
              label="The link as a QR code"
              className="size-44 rounded-lg border border-line"
            />
            <figcaption className="text-xs text-quiet">Point a camera at it.</figcaption>
          </figure>
        )}
        {openCopy && (
          <CopyField
            label="Opponent’s copy"
            value={`${origin}/l/open/${openCopy}`}
            help="Leaves out what is secret before play, and does not lead to the whole list. Both carry the same commitment, so that they can be compared later."
          />
        )}
        {openCopy && commitment && (
          <p className="text-xs break-all text-quiet">
            Commitment: <code>{commitment}</code>
          </p>
        )}
        {whole === '' ? (
          <p role="status" className="text-sm text-quiet">
            Packing the list …
          </p>
        ) : whole.length > MOST_LENGTH ? (
          <p className="text-sm text-quiet">
            The list is too long for a link that holds all of it; send it as text or JSON.
          </p>
        ) : (
          <CopyField
            label="Link that holds the whole list"
            value={whole}
            help={`Needs no server to keep the list: this version and its agreement stand in the link itself, ${whole.length.toLocaleString('en')} characters.${
              whole.length > SAFE_LENGTH
                ? ` Some chats cut links longer than ${SAFE_LENGTH.toLocaleString('en')}.`
                : ''
            }`}
          />
        )}
      </div>
    </Modal>
  );
}

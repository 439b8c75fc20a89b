'use client';

import { Link2, QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { copyText } from '@/components/ui/copy-text';
import { lazyPart } from '@/components/ui/lazy-part';
import { invitation } from './invitation';
import type { SeatKey } from './kept-seats';

const QrCode = lazyPart(() => import('@/components/ui/qr-code').then((m) => m.QrCode));

/** Who is still to come: one link for each free seat, to be sent to whoever is to sit there. */
export function Invitations({
  id,
  free,
  nameOf,
}: {
  readonly id: string;
  readonly free: readonly SeatKey[];
  /** `Bob (Blue)` */
  readonly nameOf: (seat: number) => string;
}) {
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState<SeatKey>();
  if (free.length === 0) return null;
  const linkOf = (seat: SeatKey) => invitation(window.location.origin, id, seat);
  return (
    <section aria-labelledby="invitations" className="sheet space-y-3 border-tone p-4">
      <h2 id="invitations" className="text-xl">
        Invite the others
      </h2>
      <p className="text-sm text-quiet">
        Each link opens one seat, once, without an account. Send it only to whoever is to sit there.
      </p>
      <ul className="space-y-2">
        {free.map((seat) => (
          <li key={seat.seat} className="flex flex-wrap items-center gap-2">
            <span className="min-w-32 font-semibold wrap-anywhere">{nameOf(seat.seat)}</span>
            <button
              type="button"
              className="button button-small"
              onClick={() => {
                void copyText(linkOf(seat)).then((done) =>
                  setSaid(done ? `Link for ${nameOf(seat.seat)} copied.` : linkOf(seat)),
                );
              }}
            >
              <Link2 aria-hidden size={16} /> Copy link
            </button>
            <button type="button" className="button button-small" onClick={() => setShown(seat)}>
              <QrIcon aria-hidden size={16} /> QR code
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="min-h-5 text-sm wrap-anywhere text-quiet">
        {said}
      </p>
      {shown && (
        <Modal title={`Scan to play ${nameOf(shown.seat)}`} onClose={() => setShown(undefined)}>
          <QrCode
            text={linkOf(shown)}
            label={`QR code of the link for ${nameOf(shown.seat)}`}
            className="mx-auto w-full max-w-80"
          />
        </Modal>
      )}
    </section>
  );
}

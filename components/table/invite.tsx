'use client';

import { Link2, QrCode as QrIcon, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { copyText } from '@/components/ui/copy-text';
import { lazyPart } from '@/components/ui/lazy-part';

const QrCode = lazyPart(() => import('@/components/ui/qr-code').then((m) => m.QrCode));

/** The invitation: whoever opens it may take a seat, without an account. */
export function Invite({ code, name }: { readonly code: string; readonly name: string }) {
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState('');
  const address = () => `${window.location.origin}/tables/${code}`;
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button"
          onClick={() => {
            void copyText(address()).then((done) =>
              setSaid(done ? 'Link copied. Whoever opens it may take a seat.' : address()),
            );
          }}
        >
          <Link2 aria-hidden size={18} /> Copy invitation
        </button>
        <button type="button" className="button" onClick={() => setShown(address())}>
          <QrIcon aria-hidden size={18} /> QR code
        </button>
        <button
          type="button"
          className="button sm:hidden"
          onClick={() => {
            if (typeof navigator.share === 'function')
              navigator.share({ title: name, url: address() }).catch(() => undefined);
            else setSaid(address());
          }}
        >
          <Share2 aria-hidden size={18} /> Share
        </button>
      </div>
      <p role="status" className="mt-1 min-h-5 text-sm wrap-anywhere text-quiet">
        {said}
      </p>
      {shown && (
        <Modal title="Scan to sit down" onClose={() => setShown('')}>
          <QrCode text={shown} label={`QR code of ${shown}`} className="mx-auto w-full max-w-80" />
          <p className="mt-3 text-center text-sm wrap-anywhere">{shown}</p>
        </Modal>
      )}
    </div>
  );
}

'use client';

import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';

/** What a dialog is made of; see `Modal`. */
export function ModalBody({
  title,
  opener,
  children,
  wide,
  onClose,
}: {
  readonly title: string;
  /** Gets the focus back. */
  readonly opener: Element | null;
  readonly children: ReactNode;
  readonly wide: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
          className={`sheet fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] overflow-y-auto rounded-b-none p-5 sm:top-1/2 sm:right-auto sm:bottom-auto sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-b-(--radius-card) ${wide ? 'sm:w-[min(64rem,96vw)]' : 'sm:w-[min(42rem,92vw)]'}`}
        >
          <div className="mb-3 flex items-center justify-between gap-4">
            <Dialog.Title className="text-2xl">{title}</Dialog.Title>
            <Dialog.Close className="button button-quiet px-2.5" aria-label="Close">
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

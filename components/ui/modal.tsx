'use client';

import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';

/** What the reader came from. A row of a menu is gone by the time the dialog closes; then it is the menu's button. */
function openerOf(from: Element | null): Element | null {
  const menu = from?.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : from;
}

/** A dialog over the page: focus stays in it, Escape closes it and gives the focus back. On a phone it fills the lower part of the screen. */
export function Modal({
  title,
  children,
  onClose,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}) {
  const [opener] = useState(() => openerOf(document.activeElement));
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
          className="sheet fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] overflow-y-auto rounded-b-none p-5 sm:top-1/2 sm:right-auto sm:bottom-auto sm:left-1/2 sm:w-[min(42rem,92vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-b-(--radius-card)"
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

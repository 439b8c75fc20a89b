'use client';

import { useState, type ReactNode } from 'react';
import { lazyDialog } from './lazy-part';

const ModalBody = lazyDialog(() => import('./modal-body').then((m) => m.ModalBody));

/** What the reader came from. A row of a menu is gone by the time the dialog closes; then it is the menu's button. */
function openerOf(from: Element | null): Element | null {
  const menu = from?.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : from;
}

/**
 * A dialog over the page: focus stays in it, Escape closes it and gives the focus back. On a phone it fills the lower part
 * of the screen. Its script is fetched with the first one.
 */
export function Modal({
  title,
  children,
  onClose,
  wide = false,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** For what needs the width of a desk, such as a form with a preview. */
  readonly wide?: boolean;
}) {
  const [opener] = useState(() => openerOf(document.activeElement));
  return (
    <ModalBody title={title} opener={opener} wide={wide} onClose={onClose}>
      {children}
    </ModalBody>
  );
}

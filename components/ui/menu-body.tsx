'use client';

import { DropdownMenu } from 'radix-ui';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { MenuPartsContext, type MenuParts } from './menu-parts';

const parts: MenuParts = DropdownMenu;

/** Where menus hang: within the main landmark, so that whoever walks by landmarks meets them. */
const menuPlace = (): HTMLElement | null => document.getElementById('main');

/** The open half of a menu. The button stays the page's own; it is only lent as the place to hang from and to go back to. */
export function MenuBody({
  open,
  onClose,
  button,
  labelledBy,
  id,
  startAtFirst,
  children,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly labelledBy: string;
  readonly id: string;
  /** Opened by a key: the first row takes the focus, not the menu as a whole. */
  readonly startAtFirst: boolean;
  readonly children: ReactNode;
}) {
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={(wish) => !wish && onClose()}>
      <DropdownMenu.Trigger asChild>
        <Lent button={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={menuPlace()}>
        <DropdownMenu.Content
          id={id}
          aria-labelledby={labelledBy}
          align="end"
          tabIndex={0}
          sideOffset={4}
          collisionPadding={8}
          className="sheet z-40 max-h-[min(70dvh,var(--radix-dropdown-menu-content-available-height))] max-w-80 min-w-48 overflow-y-auto p-1 text-sm"
          // A press on the button while the menu is open is the button's own to answer.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault();
          }}
        >
          <MenuPartsContext value={parts}>
            <Rows startAtFirst={startAtFirst}>{children}</Rows>
          </MenuPartsContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Stands for the button in the menu's tree without being drawn. */
function Lent({
  button,
  ref,
}: {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly ref?: Ref<HTMLElement>;
}) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const back = ref(button.current);
    return typeof back === 'function' ? back : () => void ref(null);
  }, [ref, button]);
  return null;
}

function Rows({ startAtFirst, children }: { readonly startAtFirst: boolean; readonly children: ReactNode }) {
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startAtFirst)
      rows.current
        ?.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')
        ?.focus({ preventScroll: true });
  }, [startAtFirst]);
  return (
    <div ref={rows} role="none">
      {children}
    </div>
  );
}

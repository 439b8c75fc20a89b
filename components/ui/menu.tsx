'use client';

import type { Route } from 'next';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { later, useLater } from './later';
import { useMenuParts } from './menu-parts';

const body = later(() => import('./menu-body'));
const fetchSoon = () => void body.load().catch(() => undefined);

/**
 * A button and the menu that it opens. What the menu is made of is fetched when a pointer or the focus reaches the button;
 * a press before it is here counts. `label` names the button where it shows no words.
 */
export function Menu({
  button: face,
  label,
  className = 'button',
  disabled = false,
  children,
}: {
  readonly button: ReactNode;
  readonly label?: string;
  readonly className?: string;
  readonly disabled?: boolean;
  /** `MenuItem`, `MenuLink`, `MenuSeparator`, `MenuGroup`; drawn only while the menu is open. */
  readonly children: ReactNode;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [byKey, setByKey] = useState(false);
  const [used, setUsed] = useState(false);
  const part = useLater(body, used, () => setOpen(false));
  const press = (wish: boolean, key: boolean) => {
    setByKey(key);
    setUsed(true);
    setOpen(wish);
    fetchSoon();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        id={`${id}button`}
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open && part !== undefined}
        aria-controls={open && part ? `${id}menu` : undefined}
        disabled={disabled}
        onPointerEnter={fetchSoon}
        onFocus={fetchSoon}
        // Enter and Space are clicks without a pointer's count.
        onClick={(event) => press(!open, event.detail === 0)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          press(true, true);
        }}
      >
        {face}
      </button>
      {used && part && (
        <part.MenuBody
          open={open}
          onClose={() => setOpen(false)}
          button={button}
          labelledBy={`${id}button`}
          id={`${id}menu`}
          startAtFirst={byKey}
        >
          {children}
        </part.MenuBody>
      )}
    </>
  );
}

const row =
  'flex cursor-default items-center gap-2 rounded px-3 py-2 outline-none data-[disabled]:text-quiet data-[highlighted]:bg-tone-soft';

export function MenuItem({
  onSelect,
  disabled = false,
  danger = false,
  children,
}: {
  readonly onSelect: () => void;
  readonly disabled?: boolean;
  /** It takes something away. */
  readonly danger?: boolean;
  readonly children: ReactNode;
}) {
  const { Item } = useMenuParts();
  return (
    <Item className={danger ? `${row} text-bad` : row} disabled={disabled} onSelect={onSelect}>
      {children}
    </Item>
  );
}

/** A row that leads to another page. */
export function MenuLink<T extends string>({
  href,
  children,
}: {
  readonly href: Route<T>;
  readonly children: ReactNode;
}) {
  const { Item } = useMenuParts();
  return (
    <Item className={row} asChild>
      <Link href={href}>{children}</Link>
    </Item>
  );
}

export function MenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator className="my-1 h-px bg-line" />;
}

/** Rows under a heading. */
export function MenuGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { Group, Label } = useMenuParts();
  return (
    <Group aria-label={label}>
      <Label className="px-3 py-1 text-xs font-semibold text-quiet">{label}</Label>
      {children}
    </Group>
  );
}
